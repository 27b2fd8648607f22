package frontier;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** JSON em que nenhum número perde um dígito: cada um é um BigDecimal do texto que veio. */
public final class Json {
    /** Objetos e listas uns nos outros: nenhum contrato precisa de dez. */
    private static final int DEEPEST = 64;
    /** Casas, antes ou depois da vírgula: um expoente maior encheria a memória. */
    private static final int LONGEST_NUMBER = 400;
    private static final String NUMBER = "-?(0|[1-9][0-9]*+)(\\.[0-9]++)?([eE][+-]?[0-9]++)?";
    private final String text;
    private int at;

    private Json(String text) {
        this.text = text;
    }

    /** Map, List, String, BigDecimal, Boolean ou null. */
    public static Object ler(String text) {
        Json json = new Json(text);
        Object value = json.readValue(0);
        json.skipSpace();
        if (json.at < text.length()) {
            throw json.fault();
        }
        return value;
    }

    /** Recusa double e float, que já perderam dígitos. */
    public static String escrever(Object value) {
        StringBuilder out = new StringBuilder();
        write(out, value);
        return out.toString();
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

    private Object readValue(int depth) {
        skipSpace();
        if (at >= text.length() || depth > DEEPEST) {
            throw fault();
        }
        switch (text.charAt(at)) {
            case '{':
                return readObject(depth);
            case '[':
                return readArray(depth);
            case '"':
                return readString();
            case 't':
                return readWord("true", Boolean.TRUE);
            case 'f':
                return readWord("false", Boolean.FALSE);
            case 'n':
                return readWord("null", null);
            default:
                return readNumber();
        }
    }

    private Object readWord(String word, Object value) {
        if (!text.startsWith(word, at)) {
            throw fault();
        }
        at += word.length();
        return value;
    }

    /** Um número; um longo demais é o seu texto. */
    private Object readNumber() {
        int start = at;
        while (at < text.length() && "+-.0123456789eE".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        String digits = text.substring(start, at);
        if (!digits.matches(NUMBER)) {
            at = start;
            throw fault();
        }
        try {
            return lerNumero(digits);
        } catch (IllegalArgumentException tooLong) {
            return digits;
        }
    }

    /** Recusa o que não é um número de JSON, e um que encheria a memória. */
    static BigDecimal lerNumero(String text) {
        if (text.length() > LONGEST_NUMBER || !text.matches(NUMBER)) {
            throw new IllegalArgumentException("não é um número, ou é longo demais");
        }
        BigDecimal number = new BigDecimal(text);
        if (Math.abs((long) number.scale()) > LONGEST_NUMBER) {
            throw new IllegalArgumentException("não é um número, ou é longo demais");
        }
        return number;
    }

    private Map<String, Object> readObject(int depth) {
        Map<String, Object> object = new LinkedHashMap<>();
        expect('{');
        if (take('}')) {
            return object;
        }
        do {
            skipSpace();
            String name = readString();
            expect(':');
            object.put(name, readValue(depth + 1));
        } while (take(','));
        expect('}');
        return object;
    }

    private List<Object> readArray(int depth) {
        List<Object> array = new ArrayList<>();
        expect('[');
        if (take(']')) {
            return array;
        }
        do {
            array.add(readValue(depth + 1));
        } while (take(','));
        expect(']');
        return array;
    }

    private String readString() {
        StringBuilder out = new StringBuilder();
        expect('"');
        while (at < text.length()) {
            char sign = text.charAt(at++);
            if (sign == '"') {
                return out.toString();
            }
            out.append(sign == '\\' ? readEscape() : sign);
        }
        throw fault();
    }

    private char readEscape() {
        char sign = at < text.length() ? text.charAt(at++) : ' ';
        int plain = "\"\\/bfnrt".indexOf(sign);
        if (plain >= 0) {
            return "\"\\/\b\f\n\r\t".charAt(plain);
        }
        if (sign != 'u' || at + 4 > text.length()) {
            throw fault();
        }
        at += 4;
        try {
            return (char) Integer.parseInt(text.substring(at - 4, at), 16);
        } catch (NumberFormatException notOne) {
            throw fault();
        }
    }

    private static void write(StringBuilder out, Object value) {
        if (value == null || value instanceof Boolean || value instanceof Long || value instanceof Integer) {
            out.append(value);
        } else if (value instanceof BigDecimal number) {
            out.append(number.toPlainString());
        } else if (value instanceof Map<?, ?> map) {
            String comma = "";
            out.append('{');
            for (Map.Entry<?, ?> entry : map.entrySet()) {
                out.append(comma);
                writeString(out, String.valueOf(entry.getKey()));
                out.append(':');
                write(out, entry.getValue());
                comma = ",";
            }
            out.append('}');
        } else if (value instanceof Iterable<?> list) {
            String comma = "";
            out.append('[');
            for (Object item : list) {
                out.append(comma);
                write(out, item);
                comma = ",";
            }
            out.append(']');
        } else if (value instanceof Servico.JsonValue model) {
            write(out, model.toJson());
        } else if (value instanceof String || value instanceof LocalDate || value instanceof Valor) {
            writeString(out, value.toString());
        } else {
            throw new IllegalArgumentException(
                value + " é " + value.getClass().getSimpleName() + ": em números, use BigDecimal"
            );
        }
    }

    private static void writeString(StringBuilder out, String value) {
        out.append('"');
        for (char sign : value.toCharArray()) {
            if (sign == '"' || sign == '\\') {
                out.append('\\').append(sign);
            } else if (sign < ' ') {
                out.append(String.format("\\u%04x", (int) sign));
            } else {
                out.append(sign);
            }
        }
        out.append('"');
    }
}
