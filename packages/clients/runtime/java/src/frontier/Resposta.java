package frontier;

import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodySubscriber;
import java.net.http.HttpResponse.BodySubscribers;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;

/** O que veio em uma resposta; os nomes dos cabeçalhos são minúsculos. */
record Resposta(int status, String corpo, Map<String, String> cabecalhos) {
    static Resposta of(HttpResponse<String> response) {
        Map<String, String> headers = new HashMap<>();
        response.headers().map().forEach((name, values) ->
            headers.put(name.toLowerCase(Locale.ROOT), String.join(", ", values)));
        String text = response.body();
        return new Resposta(response.statusCode(), text.startsWith("\uFEFF") ? text.substring(1) : text, headers);
    }

    /** O que Retry-After pede, ou null. Uma data se conta a partir da hora do servidor, que pode não ser a nossa. */
    Long segundosDeEspera() {
        String asked = cabecalhos.getOrDefault("retry-after", "");
        if (asked.matches("[0-9]+(,.*)?")) {
            String digits = asked.split(",")[0];
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

    private static Instant readDate(String text) {
        try {
            return ZonedDateTime.parse(text, DateTimeFormatter.RFC_1123_DATE_TIME).toInstant();
        } catch (DateTimeException notOne) {
            return null;
        }
    }

    /** Lê o corpo até um tamanho: um maior encheria a memória. */
    static final class Leitura implements BodySubscriber<String> {
        private static final int LONGEST = 8 << 20;
        private final BodySubscriber<String> text = BodySubscribers.ofString(StandardCharsets.UTF_8);
        private Flow.Subscription subscription;
        private long size;

        @Override
        public CompletionStage<String> getBody() {
            return text.getBody();
        }

        @Override
        public void onSubscribe(Flow.Subscription given) {
            subscription = given;
            text.onSubscribe(given);
        }

        @Override
        public void onNext(List<ByteBuffer> parts) {
            size += parts.stream().mapToLong(ByteBuffer::remaining).sum();
            if (size <= LONGEST) {
                text.onNext(parts);
            } else {
                subscription.cancel();
                text.onError(new Longa());
            }
        }

        @Override
        public void onError(Throwable fault) {
            text.onError(fault);
        }

        @Override
        public void onComplete() {
            text.onComplete();
        }
    }

    /** A resposta tem bytes demais; repetida, seria a mesma. */
    static final class Longa extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Longa() {
            super("a resposta tem mais de " + Leitura.LONGEST + " bytes");
        }
    }
}
