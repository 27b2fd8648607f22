package frontier;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.Field;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** O que há entre JSON e os tipos dos contratos, pelos componentes de cada modelo. */
final class Modelos {
    private static final String FURTHER = "outrosCampos";
    private static final String OUTSIDE = "foraDoContrato";
    /** Os componentes de cada modelo: Java os relê a cada pedido. */
    private static final Map<Class<?>, RecordComponent[]> PARTS = new ConcurrentHashMap<>();

    private Modelos() {}

    /** Um modelo do contrato: um record. */
    interface Modelo {}

    /** O nome de um campo em JSON, onde difere do nome em Java. */
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.RECORD_COMPONENT)
    @interface Nome {
        String value();
    }

    /** Um tipo do contrato, com os tipos dos seus itens: {@code new Tipo<List<Parcela>>() {}}. */
    abstract static class Tipo<T> {
        /** Só a resposta que o contrato não descreve pode ser vazia. */
        @SuppressWarnings("unchecked")
        final T read(Object json) {
            Type type = argument(getClass().getGenericSuperclass(), 0);
            return (T) Modelos.read(type, type == Object.class ? json : Servico.required("a resposta", json));
        }
    }

    /** Os campos de um modelo, por nome em JSON; null fica de fora. */
    static Map<String, Object> fieldsOf(Modelo model) {
        Map<String, Object> fields = new LinkedHashMap<>();
        try {
            for (RecordComponent part : partsOf(model.getClass())) {
                Object value = part.getAccessor().invoke(model);
                if (value instanceof Map<?, ?> extra && Set.of(FURTHER, OUTSIDE).contains(part.getName())) {
                    extra.forEach((name, one) -> fields.putIfAbsent(name.toString(), one));
                } else if (value != null) {
                    fields.put(nameOf(part), value);
                }
            }
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
        return fields;
    }

    /** O que veio em JSON, no tipo do contrato; as listas de valores são abertas. */
    static Object read(Type type, Object json) {
        if (json == null || type == Object.class) {
            return json;
        }
        if (type == String.class) {
            return json instanceof BigDecimal number ? number.toPlainString() : (String) json;
        }
        if (type == BigDecimal.class) {
            return json instanceof String text ? Json.lerNumero(text) : (BigDecimal) json;
        }
        if (type == Long.class) {
            return ((BigDecimal) read(BigDecimal.class, json)).longValueExact();
        }
        if (type == LocalDate.class) {
            return LocalDate.parse((String) json);
        }
        if (type instanceof Class<?> kind) {
            return readObject(kind, json);
        }
        if (((ParameterizedType) type).getRawType() == List.class) {
            List<Object> list = new ArrayList<>();
            ((List<?>) json).forEach(item -> list.add(read(argument(type, 0), item)));
            return list;
        }
        Map<String, Object> map = new LinkedHashMap<>();
        ((Map<?, ?>) json).forEach((name, item) -> map.put((String) name, read(argument(type, 1), item)));
        return map;
    }

    /** Um modelo, ou um valor de uma lista do contrato. */
    private static Object readObject(Class<?> kind, Object json) {
        try {
            if (kind.isRecord() && kind != Arquivo.class) {
                return readModel(kind, (Map<?, ?>) json);
            }
            return Valor.class.isAssignableFrom(kind) ? readValue(kind, (String) json) : kind.cast(json);
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** A constante do contrato, para que {@code ==} sirva, ou um valor novo. */
    private static Object readValue(Class<?> kind, String text) throws ReflectiveOperationException {
        for (Field constant : kind.getFields()) {
            Object value = constant.get(null);
            if (value.toString().equals(text)) {
                return value;
            }
        }
        return kind.getDeclaredConstructor(String.class).newInstance(text);
    }

    private static Object readModel(Class<?> kind, Map<?, ?> json) throws ReflectiveOperationException {
        Map<Object, Object> left = new LinkedHashMap<>(json);
        Map<Object, Object> outside = new LinkedHashMap<>();
        RecordComponent[] parts = partsOf(kind);
        List<Object> values = new ArrayList<>();
        for (RecordComponent part : parts) {
            if (part.getName().equals(OUTSIDE)) {
                outside.putAll(left);
                values.add(outside);
            } else if (part.getName().equals(FURTHER)) {
                Map<Object, Object> further = new LinkedHashMap<>();
                for (Object name : List.copyOf(left.keySet())) {
                    Object value = take(name, argument(part.getGenericType(), 1), left, outside);
                    if (!outside.containsKey(name)) {
                        further.put(name, value);
                    }
                }
                values.add(further);
            } else {
                values.add(take(nameOf(part), part.getGenericType(), left, outside));
            }
        }
        Class<?>[] types = Arrays.stream(parts).map(RecordComponent::getType).toArray(Class<?>[]::new);
        return kind.getDeclaredConstructor(types).newInstance(values.toArray());
    }

    /** Um campo. O que não se pôde ler fica sem alteração em {@code outside}, em vez de custar a resposta. */
    private static Object take(Object name, Type type, Map<Object, Object> left, Map<Object, Object> outside) {
        Object value = left.remove(name);
        try {
            return read(type, value);
        } catch (ArithmeticException | ClassCastException | DateTimeException | IllegalArgumentException fault) {
            outside.put(name, value);
            return null;
        }
    }

    private static RecordComponent[] partsOf(Class<?> kind) {
        return PARTS.computeIfAbsent(kind, Class::getRecordComponents);
    }

    private static String nameOf(RecordComponent part) {
        Nome own = part.getAnnotation(Nome.class);
        return own == null ? part.getName() : own.value();
    }

    private static Type argument(Type type, int index) {
        return ((ParameterizedType) type).getActualTypeArguments()[index];
    }
}
