package frontier;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.Year;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/** O que veio em uma resposta; os nomes dos cabeçalhos são minúsculos. */
record Resposta(Integer status, String corpo, Map<String, String> cabecalhos) {
    /** A que não veio. */
    static final Resposta NONE = new Resposta(null, "", Map.of());
    /** Bytes do maior corpo: um maior encheria a memória. */
    private static final int LONGEST = 8 << 20;
    private static final Pattern SHORT_YEAR = Pattern.compile("-(\\w{3})-(\\d\\d) ");

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

    /** O instante de uma data de HTTP, ou null; as formas antigas se escrevem como a de hoje (RFC 9110, 5.6.7). */
    private static Instant readDate(String text) {
        // Um ano de dois dígitos está no máximo 50 anos à frente.
        int latest = Year.now(ZoneOffset.UTC).getValue() + 50;
        String day = text.replaceFirst("^\\w+,? ", "")
            .replaceFirst("^(\\w{3}) +(\\d+) (\\S+) (\\d{4})$", "$2 $1 $4 $3 GMT");
        String date = SHORT_YEAR.matcher(day).replaceFirst(old ->
            " " + old.group(1) + " " + (latest - (latest - Integer.parseInt(old.group(2))) % 100) + " ");
        if (!date.matches("\\d+ \\w{3} \\d{4} [\\d:]{8} GMT")) {
            return null;
        }
        try {
            return ZonedDateTime.parse(date, DateTimeFormatter.RFC_1123_DATE_TIME).toInstant();
        } catch (DateTimeException notOne) {
            return null;
        }
    }
}
