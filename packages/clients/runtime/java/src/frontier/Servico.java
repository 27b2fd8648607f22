package frontier;

import frontier.Modelos.Tipo;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.DateTimeException;
import java.time.Duration;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** O que os serviços têm em comum: token, repetições, erros e páginas. */
public abstract class Servico {
    private static final Set<Integer> TRANSIENT = Set.of(408, 429, 500, 502, 503, 504);
    /** Milissegundos da primeira espera. */
    private static final long PAUSE = 250;
    /** Segundos da maior espera que um servidor pode pedir. */
    private static final long LONGEST_PAUSE = 30;
    /** Não segue redirecionamentos. HTTP/1.1: o pedido de HTTP/2 sem TLS confunde servidores que não o falam. */
    private static final HttpClient HTTP = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    private final Opcoes opcoes;
    private final String endereco;
    private final UnaryOperator<String> token;

    /** @param token dá o token, ou outro no lugar do que foi recusado. */
    Servico(Opcoes opcoes, String endereco, UnaryOperator<String> token) {
        this.opcoes = opcoes;
        this.endereco = endereco;
        this.token = token;
    }

    /** Faz a chamada e lê a resposta. */
    <T> T send(Call call, Tipo<T> type) {
        Resposta answer = exchange(call);
        return read(call, answer, () -> type.read(answer.json()));
    }

    /** As páginas de uma lista; {@code size} é o parâmetro do tamanho, e {@code standard} o tamanho sem ele. */
    <T> Iterable<T> pages(Call call, String size, long standard, Tipo<T> type) {
        long first = call.asked("page", BigDecimal.ONE).longValueExact();
        BigDecimal full = call.asked(size, BigDecimal.valueOf(standard));
        return () -> {
            Paginas<T> pages = new Paginas<>(this, call, first, full, type);
            return Stream.generate(pages::next).takeWhile(Objects::nonNull).iterator();
        };
    }

    /** O que {@code reader} lê de uma resposta, ou SemResposta. */
    static <T> T read(Call call, Resposta answer, Supplier<T> reader) {
        try {
            return reader.get();
        } catch (ArithmeticException | ClassCastException | DateTimeException | IllegalArgumentException fault) {
            throw new SemResposta(call, fault, answer);
        }
    }

    Resposta exchange(Call call) {
        String bearer = call.needsToken ? token.apply(null) : null;
        boolean isRenewed = false;
        int left = call.method.equals("GET") ? opcoes.repeticoes : 0;
        for (int number = 1; ; number++) {
            Resposta answer = Resposta.NONE;
            Throwable fault = null;
            long start = System.nanoTime();
            try {
                answer = attempt(call, bearer);
            } catch (ExecutionException | InterruptedException | RuntimeException | TimeoutException failed) {
                fault = failed instanceof ExecutionException ? failed.getCause() : failed;
            }
            log(call, number, Duration.ofNanos(System.nanoTime() - start), answer, fault);
            if (fault instanceof InterruptedException) {
                Thread.currentThread().interrupt();
            }
            if (fault != null) {
                // A resposta grande demais seria a mesma.
                boolean isFinal = fault instanceof InterruptedException || fault instanceof IllegalStateException;
                if (left-- <= 0 || isFinal) {
                    throw new SemResposta(call, fault, answer);
                }
                pause(call, number, null);
                continue;
            }
            int status = answer.status();
            if (status >= 200 && status < 300) {
                return answer;
            }
            if (status == 401 && call.needsToken && !isRenewed) {
                isRenewed = true;
                bearer = token.apply(bearer);
                continue;
            }
            Long seconds = answer.segundosDeEspera();
            boolean isLong = seconds != null && seconds > LONGEST_PAUSE;
            if (left-- <= 0 || isLong || !TRANSIENT.contains(status)) {
                throw ErroDaApi.of(call.id, answer);
            }
            pause(call, number, seconds);
        }
    }

    /** Uma tentativa: o limite de um HttpRequest não inclui o corpo da resposta. */
    private Resposta attempt(Call call, String bearer)
        throws ExecutionException, InterruptedException, TimeoutException {
        CompletableFuture<HttpResponse<InputStream>> coming =
            HTTP.sendAsync(request(call, bearer), BodyHandlers.ofInputStream());
        try {
            return coming.thenApplyAsync(Resposta::of).get(opcoes.limite.toNanos(), TimeUnit.NANOSECONDS);
        } finally {
            coming.cancel(true);
            // Termina uma leitura em andamento.
            coming.thenAccept(Servico::close);
        }
    }

    private static void close(HttpResponse<InputStream> response) {
        try {
            response.body().close();
        } catch (IOException closed) {
            // A resposta já foi lida, ou não interessa mais.
        }
    }

    private HttpRequest request(Call call, String bearer) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(call.address(endereco)))
            .header("Accept", "application/json")
            // Sem ele, um servidor poderia comprimir a resposta, que Java não descomprime.
            .header("Accept-Encoding", "identity")
            .method(call.method, call.body == null ? BodyPublishers.noBody() : BodyPublishers.ofByteArray(call.body));
        if (call.contentType != null) {
            request.header("Content-Type", call.contentType);
        }
        if (bearer != null) {
            request.header("Authorization", "Bearer " + bearer);
        }
        return request.build();
    }

    private void log(Call call, int number, Duration time, Resposta answer, Throwable fault) {
        try {
            opcoes.registrar.accept(new Tentativa(
                call.id, call.method, call.address(endereco), number, time,
                answer.status(), fault, answer.cabecalhos(), answer.segundosDeEspera()
            ));
        } catch (RuntimeException ignored) {
            // A resposta de uma gravação vale mais do que o registro dela.
        }
    }

    /** Espera os segundos que o servidor pede, ou um tempo que cresce. */
    private static void pause(Call call, int number, Long seconds) {
        long own = (long) (PAUSE * (1L << Math.min(number - 1, 9)) * ThreadLocalRandom.current().nextDouble(0.5, 1));
        try {
            Thread.sleep(seconds == null ? Math.min(own, LONGEST_PAUSE * 1000) : seconds * 1000);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            throw new SemResposta(call.id, stop);
        }
    }

    static String textValue(Object value) {
        if (value instanceof BigDecimal number) {
            return Json.bounded(number).toPlainString();
        }
        String text = value == null ? null : value.toString();
        // Metade de um emoji, por exemplo, iria como outro sinal.
        if (text != null && text.codePoints().anyMatch(sign -> Character.getType(sign) == Character.SURROGATE)) {
            throw new IllegalArgumentException(text + ": não é texto Unicode");
        }
        return text;
    }

    /** Um valor que o contrato exige. */
    static <T> T required(String name, T value) {
        if (value == null) {
            throw new IllegalArgumentException("falta " + name);
        }
        return value;
    }
}
