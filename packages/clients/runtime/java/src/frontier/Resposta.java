package frontier;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** O que veio em uma resposta; os nomes dos cabeçalhos são minúsculos. */
record Resposta(Integer status, String corpo, Map<String, String> cabecalhos) {
    /** A que não veio. */
    static final Resposta NONE = new Resposta(null, "", Map.of());
    /** Bytes do maior corpo: um maior encheria a memória. */
    private static final int LONGEST = 8 << 20;

    static Resposta of(HttpResponse<InputStream> response) {
        Map<String, String> headers = new HashMap<>();
        response.headers().map().forEach((name, values) ->
            headers.put(name.toLowerCase(Locale.ROOT), String.join(", ", values)));
        String text = read(response.body());
        return new Resposta(response.statusCode(), text.startsWith("\uFEFF") ? text.substring(1) : text, headers);
    }

    private static String read(InputStream body) {
        try (body) {
            byte[] bytes = body.readNBytes(LONGEST + 1);
            if (bytes.length > LONGEST) {
                throw new IllegalStateException("a resposta tem mais de " + LONGEST + " bytes");
            }
            return new String(bytes, StandardCharsets.UTF_8);
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    /** O corpo que não vem é null. */
    Object json() {
        return corpo.isBlank() ? null : Json.ler(corpo);
    }

    /** O que Retry-After pede, ou null. Uma data se conta a partir da hora do servidor, que pode não ser a nossa. */
    Long segundosDeEspera() {
        String asked = cabecalhos.getOrDefault("retry-after", "");
        if (asked.matches("[0-9]+(\\s*,.*)?")) {
            String digits = asked.split("[\\s,]")[0];
            return Long.valueOf(digits.substring(0, Math.min(18, digits.length())));
        }
        Instant until = readDate(asked);
        Instant now = readDate(cabecalhos.getOrDefault("date", ""));
        if (until == null) {
            return null;
        }
        long seconds = until.getEpochSecond() - (now == null ? Instant.now() : now).getEpochSecond();
        return seconds < 0 ? null : seconds;
    }

    /** O instante de uma data de HTTP na forma de hoje (RFC 9110, 5.6.7), ou null. */
    private static Instant readDate(String text) {
        try {
            boolean isDate = text.matches("\\w{3}, \\d\\d \\w{3} \\d{4} [\\d:]{8} GMT");
            // Sem o dia da semana, que seria conferido.
            return isDate ? ZonedDateTime.parse(text.substring(5), DateTimeFormatter.RFC_1123_DATE_TIME).toInstant() : null;
        } catch (DateTimeException notOne) {
            return null;
        }
    }
}
