// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.service.samples;

import benchmark.Lifeline;
import benchmark.launch.ExitStatus;
import benchmark.service.InvalidServiceException;
import benchmark.service.JsonValues;
import benchmark.service.ServiceMethods;
import benchmark.service.UserClasses;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.reflect.Method;
import java.util.List;

/**
 * Makes the description of a service with one sample call of each method, filled with plausible
 * objects, and prints an object with {@code description}, and in {@code leftOut} a sentence for
 * each method that has no call.
 *
 * <p>Arguments: the interface, how many elements collections have, the seed, and the classpath as
 * the description is to have it. Exit status: 0, or 2 with a sentence on standard error if there is
 * nothing to call.
 */
public final class SampleMain {

  private SampleMain() {}

  public static void main(String[] args) {
    Lifeline.attach();
    System.exit(sample(List.of(args)));
  }

  private static int sample(List<String> args) {
    try {
      ServiceMethods methods = ServiceMethods.of(args.get(0), args.subList(3, args.size()));
      var samples = new Samples(Integer.parseInt(args.get(1)), Long.parseLong(args.get(2)));
      System.out.println(found(methods, samples, args.subList(3, args.size())));
      return ExitStatus.SUCCESS;
    } catch (InvalidServiceException invalid) {
      System.err.println(invalid.getMessage());
      return ExitStatus.BAD_INPUT;
    }
  }

  private static ObjectNode found(ServiceMethods methods, Samples samples, List<String> classpath) {
    ObjectNode found = JsonValues.MAPPER.createObjectNode();
    ObjectNode description = found.putObject("description");
    description.put("interface", methods.type().getName());
    classpath.forEach(description.putArray("classpath")::add);
    ArrayNode calls = description.putArray("calls");
    ArrayNode leftOut = found.putArray("leftOut");
    for (Method method : methods.all()) {
      try {
        methods.requireData(method);
        ObjectNode call = JsonValues.MAPPER.createObjectNode();
        call.put("method", methods.written(method));
        samples.fill(call, method);
        calls.add(call);
      } catch (InvalidServiceException reason) {
        leftOut.add(reason.getMessage());
      } catch (LinkageError unusable) {
        leftOut.add(UserClasses.unusable(method.getName(), unusable).getMessage());
      }
    }
    return found;
  }
}
