package frontier;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** JSON em que nenhum número perde um dígito: cada um é um BigDecimal do texto que veio. */
public final class Json {
    /** Objetos e listas uns nos outros: nenhum contrato precisa de dez. */
    private static final int DEEPEST = 64;
    /** Casas, antes ou depois da vírgula: um expoente maior encheria a memória. */
    private static final int LONGEST_NUMBER = 400;
    private static final String NUMBER = "-?(0|[1-9][0-9]*+)(\\.[0-9]++)?([eE][+-]?[0-9]++)?";
    /** Um número, ou true, false ou null. */
    private static final Pattern WORD = Pattern.compile("[-+.0-9A-Za-z]*+");
    /** O que um texto tem até a próxima aspa, barra ou quebra de linha. */
    private static final Pattern PLAIN = Pattern.compile("[^\"\\\\\\x00-\\x1f]*+");
    private final String text;
    private int at;

    private Json(String text) {
        this.text = Servico.required("text", text);
    }

    /** Map, List, String, BigDecimal, Boolean ou null; de um número longo demais, o seu texto. */
    public static Object ler(String text) {
        Json json = new Json(text);
        Object value = json.readValue(0);
        json.skipSpace();
        if (json.at < text.length()) {
            throw json.fault();
        }
        return value;
    }

    /**
     * Lê JSON no tipo de um modelo, como o de uma notificação que chega ao seu endereço.
     *
     * @throws IllegalArgumentException se não é JSON, ou não é um objeto.
     */
    public static <T> T ler(String text, Class<T> model) {
        if (ler(text) instanceof Map<?, ?> object) {
            return model.cast(Modelos.read(model, object));
        }
        throw new IllegalArgumentException("não é um objeto de JSON");
    }

    /** Recusa double e float, que já perderam dígitos. */
    public static String escrever(Object value) {
        if (value == null || value instanceof Boolean || value instanceof Long || value instanceof Integer) {
            return String.valueOf(value);
        }
        if (value instanceof BigDecimal number) {
            return bounded(number).toPlainString();
        }
        if (value instanceof Map<?, ?> map) {
            return map.entrySet().stream()
                .map(field -> quote(field.getKey().toString()) + ":" + escrever(field.getValue()))
                .collect(Collectors.joining(",", "{", "}"));
        }
        if (value instanceof List<?> list) {
            return list.stream().map(Json::escrever).collect(Collectors.joining(",", "[", "]"));
        }
        if (value instanceof Modelos.Modelo model) {
            return escrever(Modelos.fieldsOf(model));
        }
        if (value instanceof String || value instanceof LocalDate || value instanceof Valor) {
            return quote(value.toString());
        }
        throw new IllegalArgumentException(
            value + " é " + value.getClass().getSimpleName() + ": em números, use BigDecimal"
        );
    }

    /** Recusa o que não é um número de JSON, e um que encheria a memória. */
    static BigDecimal lerNumero(String text) {
        if (text.length() > LONGEST_NUMBER || !text.matches(NUMBER)) {
            throw new IllegalArgumentException("não é um número, ou é longo demais");
        }
        return bounded(new BigDecimal(text));
    }

    static BigDecimal bounded(BigDecimal number) {
        if (Math.abs((long) number.scale()) > LONGEST_NUMBER) {
            throw new IllegalArgumentException(number + ": o número é longo demais");
        }
        return number;
    }

    private IllegalArgumentException fault() {
        return new IllegalArgumentException("não é JSON a partir do caractere " + at);
    }

    private void skipSpace() {
        while (at < text.length() && " \n\r\t".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
    }

    private boolean take(char sign) {
        skipSpace();
        if (at < text.length() && text.charAt(at) == sign) {
            at++;
            return true;
        }
        return false;
    }

    private void expect(char sign) {
        if (!take(sign)) {
            throw fault();
        }
    }

    private String take(Pattern pattern) {
        Matcher found = pattern.matcher(text).region(at, text.length());
        found.lookingAt();
        at = found.end();
        return found.group();
    }

    private Object readValue(int depth) {
        if (depth > DEEPEST) {
            throw fault();
        }
        if (take('{')) {
            Map<String, Object> object = new LinkedHashMap<>();
            readAll('}', () -> {
                expect('"');
                String name = readString();
                expect(':');
                object.put(name, readValue(depth + 1));
            });
            return object;
        }
        if (take('[')) {
            List<Object> array = new ArrayList<>();
            readAll(']', () -> array.add(readValue(depth + 1)));
            return array;
        }
        if (take('"')) {
            return readString();
        }
        String word = take(WORD);
        if (word.matches("true|false|null")) {
            return word.equals("null") ? null : Boolean.valueOf(word);
        }
        if (!word.matches(NUMBER)) {
            at -= word.length();
            throw fault();
        }
        try {
            return lerNumero(word);
        } catch (IllegalArgumentException tooLong) {
            return word;
        }
    }

    /** Os itens até {@code end}, com vírgulas entre eles. */
    private void readAll(char end, Runnable read) {
        if (take(end)) {
            return;
        }
        do {
            read.run();
        } while (take(','));
        expect(end);
    }

    /** O texto depois da primeira aspa. */
    private String readString() {
        StringBuilder out = new StringBuilder();
        for (;;) {
            out.append(take(PLAIN));
            if (at < text.length() && text.charAt(at++) == '"') {
                return out.toString();
            }
            out.append(readEscape());
        }
    }

    private char readEscape() {
        char sign = at < text.length() && text.charAt(at - 1) == '\\' ? text.charAt(at++) : ' ';
        int plain = "\"\\/bfnrt".indexOf(sign);
        if (plain >= 0) {
            return "\"\\/\b\f\n\r\t".charAt(plain);
        }
        if (sign != 'u' || at + 4 > text.length()) {
            throw fault();
        }
        at += 4;
        return (char) HexFormat.fromHexDigits(text, at - 4, at);
    }

    private static String quote(String value) {
        StringBuilder out = new StringBuilder("\"");
        for (char sign : value.toCharArray()) {
            if (sign == '"' || sign == '\\') {
                out.append('\\').append(sign);
            } else if (sign < ' ' || Character.isSurrogate(sign)) {
                out.append(String.format("\\u%04x", (int) sign));
            } else {
                out.append(sign);
            }
        }
        return out.append('"').toString();
    }
}
