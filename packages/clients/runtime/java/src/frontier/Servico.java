package frontier;

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
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** O que os serviços têm em comum: token, repetições, erros e o que há entre JSON e os tipos dos contratos. */
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

    /** Um modelo do contrato, que se escreve em JSON. */
    public interface JsonValue {
        Object toJson();
    }

    /**
     * Faz a chamada e lê a resposta, que não pode ser vazia.
     *
     * @param reader dá ao JSON o tipo do contrato.
     */
    <T> T send(Call call, Function<Object, T> reader) {
        Resposta answer = exchange(call);
        return convert(call, answer, read(call, answer), reader);
    }

    /** As páginas de uma lista; {@code size} é o parâmetro do tamanho, e {@code standard} o tamanho sem ele. */
    <T> Iterable<T> pages(Call call, String size, long standard, Function<Object, T> reader) {
        long first = call.asked("page", BigDecimal.ONE).longValueExact();
        BigDecimal full = call.asked(size, BigDecimal.valueOf(standard));
        return () -> new Paginas<>(this, call, first, full, reader);
    }

    /** O JSON de uma resposta; o corpo que não vem é null. */
    Object read(Call call, Resposta answer) {
        String text = answer.corpo().strip();
        try {
            return text.isEmpty() ? null : Json.ler(text);
        } catch (IllegalArgumentException fault) {
            throw new SemResposta(call.id, fault, answer.cabecalhos());
        }
    }

    <T> T convert(Call call, Resposta answer, Object json, Function<Object, T> reader) {
        try {
            return required("a resposta", reader.apply(json));
        } catch (ArithmeticException | ClassCastException | DateTimeException | IllegalArgumentException fault) {
            throw new SemResposta(call.id, fault, answer.cabecalhos());
        }
    }

    Resposta exchange(Call call) {
        String bearer = call.needsToken ? token.apply(null) : null;
        boolean isRenewed = false;
        int left = call.method.equals("GET") ? opcoes.repeticoes : 0;
        for (int number = 1; ; number++) {
            Resposta answer = null;
            Throwable fault = null;
            long start = System.nanoTime();
            try {
                answer = attempt(call, bearer);
            } catch (ExecutionException failed) {
                fault = failed.getCause();
            } catch (InterruptedException | RuntimeException | TimeoutException failed) {
                fault = failed;
            }
            log(call, number, Duration.ofNanos(System.nanoTime() - start), answer, fault);
            if (fault instanceof InterruptedException) {
                Thread.currentThread().interrupt();
            }
            if (answer == null) {
                boolean isFinal = fault instanceof InterruptedException || fault instanceof Resposta.Longa;
                if (left-- <= 0 || isFinal) {
                    throw new SemResposta(call.id, fault);
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
        boolean isAnswered = answer != null;
        try {
            opcoes.registrar.accept(new Tentativa(
                call.id, call.method, call.address(endereco), number, time,
                isAnswered ? (Integer) answer.status() : null, fault,
                isAnswered ? answer.cabecalhos() : Map.of(),
                isAnswered ? answer.segundosDeEspera() : null
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
        return value instanceof BigDecimal number ? number.toPlainString() : value == null ? null : value.toString();
    }

    static String asString(Object value) {
        return value instanceof BigDecimal ? textValue(value) : (String) value;
    }

    static BigDecimal asDecimal(Object value) {
        return value instanceof String text ? Json.lerNumero(text) : (BigDecimal) value;
    }

    static Long asLong(Object value) {
        return value == null ? null : asDecimal(value).longValueExact();
    }

    static Boolean asBoolean(Object value) {
        return (Boolean) value;
    }

    static LocalDate asDay(Object value) {
        return value == null ? null : LocalDate.parse((String) value);
    }

    static Arquivo asFile(Object value) {
        return (Arquivo) value;
    }

    static <T> List<T> asList(Object value, Function<Object, T> item) {
        if (value == null) {
            return null;
        }
        List<T> out = new ArrayList<>();
        ((List<?>) value).forEach(entry -> out.add(item.apply(entry)));
        return out;
    }

    static <T> Map<String, T> asMap(Object value, Function<Object, T> item) {
        if (value == null) {
            return null;
        }
        Map<String, T> out = new LinkedHashMap<>();
        ((Map<?, ?>) value).forEach((name, entry) -> out.put(String.valueOf(name), item.apply(entry)));
        return out;
    }

    static Map<String, Object> asObject(Object value) {
        return asMap(value, item -> item);
    }

    /** Um valor que o contrato exige. */
    static <T> T required(String name, T value) {
        if (value == null) {
            throw new IllegalArgumentException("falta " + name);
        }
        return value;
    }

    /** Um campo opcional: null fica de fora. */
    static void putGiven(Map<String, Object> fields, String name, Object value) {
        if (value != null) {
            fields.put(name, value);
        }
    }

    static void putFurther(Map<String, Object> fields, Map<String, ?> further) {
        if (further != null) {
            further.forEach(fields::putIfAbsent);
        }
    }
}
