// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.spring;

import org.springframework.http.HttpStatus;
import org.springframework.http.ProblemDetail;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.servlet.mvc.method.annotation.ResponseEntityExceptionHandler;

/**
 * Answers failures as RFC 9457 says: Spring's own for requests that cannot be read, and status 500
 * with the message for an exception that the service throws.
 */
@RestControllerAdvice
public class ProblemDetails extends ResponseEntityExceptionHandler {

  /** Returns the message of what a service has thrown. */
  @ExceptionHandler
  public ProblemDetail failed(RuntimeException failure) {
    return ProblemDetail.forStatusAndDetail(HttpStatus.INTERNAL_SERVER_ERROR, failure.getMessage());
  }
}
