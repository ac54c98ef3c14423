// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

/**
 * Asks a framework's load balancer, through a call that is never sent, whether an address is among
 * those that a call could go to now.
 */
public final class AddressProbe {

  private static final ThreadLocal<AddressProbe> CURRENT = new ThreadLocal<>();

  private final String host;
  private boolean listed;

  private AddressProbe(String host) {
    this.host = host;
  }

  /** Ends the call, through all layers of the framework. */
  private static final class Answered extends RuntimeException {

    private static final long serialVersionUID = 1;

    Answered() {
      super("The load balancer has answered", null, false, false);
    }
  }

  /**
   * Whether a call could go to a host.
   *
   * @param call begins a call in this thread, as the framework's users do
   */
  public static boolean isListed(String host, Runnable call) {
    var probe = new AddressProbe(host);
    CURRENT.set(probe);
    try {
      call.run();
    } catch (RuntimeException answered) {
      // whatever the framework makes of it, the probe has the answer
    } finally {
      CURRENT.remove();
    }
    return probe.listed;
  }

  /** The probe that this thread's call is; null for an ordinary call. */
  public static AddressProbe current() {
    return CURRENT.get();
  }

  /** The address that is asked for. */
  public String host() {
    return host;
  }

  /** Takes the answer; what is returned is to be thrown, so that the call ends. */
  public RuntimeException answer(boolean isListed) {
    listed = isListed;
    return new Answered();
  }
}
