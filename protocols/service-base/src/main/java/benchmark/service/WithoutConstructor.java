// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.service;

import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.deser.ValueInstantiator;
import com.fasterxml.jackson.databind.deser.ValueInstantiators;
import com.fasterxml.jackson.databind.module.SimpleModule;
import org.objenesis.Objenesis;
import org.objenesis.ObjenesisStd;
import org.objenesis.instantiator.ObjectInstantiator;

/**
 * Has Jackson make objects without calling a constructor where it finds none, and then set their
 * fields, as serializations do.
 */
@SuppressWarnings("serial") // nobody serializes a mapper's parts
final class WithoutConstructor extends SimpleModule {

  @Override
  public void setupModule(SetupContext context) {
    context.addValueInstantiators(
        new ValueInstantiators.Base() {
          @Override
          public ValueInstantiator findValueInstantiator(
              DeserializationConfig config, BeanDescription bean, ValueInstantiator found) {
            Class<?> type = bean.getBeanClass();
            return found.canInstantiate() || !bean.getType().isConcrete() || !DataField.isOwn(type)
                ? found
                : new Allocating(type);
          }
        });
  }

  private static final class Allocating extends ValueInstantiator.Base {

    private static final Objenesis OBJENESIS = new ObjenesisStd();

    private final ObjectInstantiator<?> instantiator;

    Allocating(Class<?> type) {
      super(type);
      instantiator = OBJENESIS.getInstantiatorOf(type);
    }

    @Override
    public boolean canInstantiate() {
      return true;
    }

    @Override
    public boolean canCreateUsingDefault() {
      return true;
    }

    @Override
    public Object createUsingDefault(DeserializationContext context) {
      return instantiator.newInstance();
    }
  }
}
