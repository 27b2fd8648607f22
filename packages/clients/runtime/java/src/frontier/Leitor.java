package frontier;

import java.time.DateTimeException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/** Os campos de um objeto que veio em JSON. O que não se pôde ler fica como veio, em vez de custar a resposta. */
final class Leitor {
    /** Os que ainda não foram pedidos. */
    private final Map<String, Object> left;
    /** Os que foram pedidos e não são do tipo do contrato. */
    private final Map<String, Object> outside = new LinkedHashMap<>();

    private Leitor(Map<String, Object> data) {
        left = new LinkedHashMap<>(data);
    }

    static Leitor of(Object json) {
        return json == null ? null : new Leitor(Servico.asObject(json));
    }

    <T> T read(String name, Function<Object, T> reader) {
        Object value = left.remove(name);
        try {
            return reader.apply(value);
        } catch (ArithmeticException | ClassCastException | DateTimeException | IllegalArgumentException fault) {
            outside.put(name, value);
            return null;
        }
    }

    /** Os campos de outros nomes que são do tipo que o contrato dá a eles. */
    <T> Map<String, T> further(Function<Object, T> reader) {
        Map<String, T> out = new LinkedHashMap<>();
        for (String name : left.keySet().toArray(String[]::new)) {
            T value = read(name, reader);
            if (!outside.containsKey(name)) {
                out.put(name, value);
            }
        }
        return out;
    }

    /** Tudo o que sobrou. */
    Map<String, Object> outside() {
        outside.putAll(left);
        return outside;
    }
}
