package frontier;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.math.BigDecimal;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Function;

/** O que os serviços têm em comum: token, repetições, erros e o que há entre JSON e os tipos dos contratos. */
public abstract class Servico {
    private static final Set<Integer> TRANSIENT = Set.of(408, 429, 500, 502, 503, 504);
    /** Milissegundos: a primeira espera, e a maior que um servidor pode pedir. */
    private static final long PAUSE = 250;
    private static final long LONGEST_PAUSE = 30_000;

    private final Opcoes opcoes;
    private final String endereco;
    private final Token token;

    Servico(Opcoes opcoes, String endereco, Token token) {
        this.opcoes = opcoes;
        this.endereco = endereco;
        this.token = token;
    }

    /** Um modelo do contrato, que se escreve em JSON. */
    public interface JsonValue {
        Object toJson();
    }

    /** Uma chamada e o que ela leva. */
    static final class Call {
        private final String id;
        private final String method;
        private final boolean needsToken;
        private final Map<String, List<String>> query = new LinkedHashMap<>();
        private String path;
        private byte[] body;
        private String contentType;

        Call(String id, String method, String path, boolean needsToken) {
            this.id = id;
            this.method = method;
            this.path = path;
            this.needsToken = needsToken;
        }

        /** Um valor da consulta, ou vários; null não é enviado. */
        void query(String name, Object value) {
            if (value instanceof Iterable<?> values) {
                values.forEach(one -> query(name, one));
            } else if (value != null) {
                query.computeIfAbsent(name, key -> new ArrayList<>()).add(textValue(value));
            }
        }

        /** Nomes e valores do caminho, aos pares. */
        void fill(String... pairs) {
            for (int index = 0; index < pairs.length; index += 2) {
                if (pairs[index + 1] == null || pairs[index + 1].isEmpty()) {
                    throw new IllegalArgumentException(id + ": falta " + pairs[index]);
                }
                path = path.replace("{" + pairs[index] + "}", encode(pairs[index + 1]));
            }
        }

        void json(Object value) {
            body = Json.escrever(value).getBytes(StandardCharsets.UTF_8);
            contentType = "application/json";
        }

        void form(JsonValue fields) {
            String boundary = UUID.randomUUID().toString();
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            asObject(fields.toJson()).forEach((name, value) -> {
                if (value == null) {
                    return;
                }
                Arquivo file = value instanceof Arquivo one ? one : null;
                String head = "--" + boundary + "\r\nContent-Disposition: form-data; name=\"" + quote(name) + "\""
                    + (file == null ? "" : "; filename=\"" + quote(file.nome()) + "\"\r\nContent-Type: " + file.tipo());
                out.writeBytes((head + "\r\n\r\n").getBytes(StandardCharsets.UTF_8));
                out.writeBytes(file == null ? textValue(value).getBytes(StandardCharsets.UTF_8) : file.conteudo());
                out.writeBytes("\r\n".getBytes(StandardCharsets.UTF_8));
            });
            out.writeBytes(("--" + boundary + "--\r\n").getBytes(StandardCharsets.UTF_8));
            body = out.toByteArray();
            contentType = "multipart/form-data; boundary=" + boundary;
        }

        private String address(String base) {
            StringBuilder out = new StringBuilder(base).append(path);
            query.forEach((name, values) -> values.forEach(value ->
                out.append(out.indexOf("?") < 0 ? '?' : '&').append(encode(name)).append('=').append(encode(value))
            ));
            return out.toString();
        }
    }

    /**
     * Faz a chamada e lê a resposta; o corpo que não vem é null.
     *
     * @param reader dá ao JSON o tipo do contrato.
     */
    <T> T send(Call call, Function<Object, T> reader) {
        String text = exchange(call);
        try {
            return reader.apply(text.isEmpty() ? null : Json.ler(text));
        } catch (ArithmeticException | ClassCastException | DateTimeException | IllegalArgumentException fault) {
            throw new SemResposta(call.id, fault);
        }
    }

    /** O corpo da resposta. */
    private String exchange(Call call) {
        String bearer = call.needsToken ? token.read(null) : null;
        boolean isRenewed = false;
        int left = call.method.equals("GET") ? opcoes.repeticoes : 0;
        for (int attempt = 0; ; attempt++) {
            HttpResponse<String> answer;
            try {
                answer = opcoes.http.send(request(call, bearer), BodyHandlers.ofString(StandardCharsets.UTF_8));
            } catch (IOException fault) {
                if (left-- <= 0) {
                    throw new SemResposta(call.id, fault);
                }
                pause(call, attempt, Optional.empty());
                continue;
            } catch (InterruptedException stop) {
                Thread.currentThread().interrupt();
                throw new SemResposta(call.id, stop);
            }
            int status = answer.statusCode();
            if (status >= 200 && status < 300) {
                return answer.body();
            }
            if (status == 401 && call.needsToken && !isRenewed) {
                isRenewed = true;
                bearer = token.read(bearer);
            } else if (left > 0 && TRANSIENT.contains(status)) {
                left--;
                pause(call, attempt, answer.headers().firstValue("Retry-After"));
            } else {
                throw ErroDaApi.of(call.id, status, answer.body());
            }
        }
    }

    private HttpRequest request(Call call, String bearer) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(call.address(endereco)))
            .timeout(opcoes.limite)
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

    private static void pause(Call call, int attempt, Optional<String> retryAfter) {
        long own = (long) (PAUSE * (1L << attempt) * ThreadLocalRandom.current().nextDouble(0.5, 1));
        long time = retryAfter
            .filter(text -> text.matches("\\d{1,6}"))
            .map(text -> Math.min(Duration.ofSeconds(Long.parseLong(text)).toMillis(), LONGEST_PAUSE))
            .orElse(own);
        try {
            Thread.sleep(time);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            throw new SemResposta(call.id, stop);
        }
    }

    private static String quote(String text) {
        return text.replace("\"", "%22").replace("\r", "%0D").replace("\n", "%0A");
    }

    private static String encode(String value) {
        return URLEncoder.encode(value, StandardCharsets.UTF_8).replace("+", "%20");
    }

    static String textValue(Object value) {
        return value instanceof BigDecimal number ? number.toPlainString() : value == null ? null : value.toString();
    }

    static String asString(Object value) {
        return value == null ? null : textValue(value);
    }

    static BigDecimal asDecimal(Object value) {
        return value == null ? null : new BigDecimal(textValue(value));
    }

    static Long asLong(Object value) {
        return value == null ? null : asDecimal(value).longValueExact();
    }

    static Boolean asBoolean(Object value) {
        return (Boolean) value;
    }

    static LocalDate asDay(Object value) {
        return value == null ? null : LocalDate.parse(textValue(value));
    }

    static Arquivo asFile(Object value) {
        return (Arquivo) value;
    }

    static <T> List<T> asList(Object value, Function<Object, T> item) {
        if (!(value instanceof List<?> raw)) {
            return null;
        }
        List<T> out = new ArrayList<>(raw.size());
        raw.forEach(entry -> out.add(item.apply(entry)));
        return out;
    }

    static <T> Map<String, T> asMap(Object value, Function<Object, T> item) {
        if (!(value instanceof Map<?, ?> raw)) {
            return null;
        }
        Map<String, T> out = new LinkedHashMap<>();
        raw.forEach((name, entry) -> out.put(String.valueOf(name), item.apply(entry)));
        return out;
    }

    static Map<String, Object> asObject(Object value) {
        return asMap(value, item -> item);
    }

    /** Um campo opcional: null fica de fora. */
    static void putGiven(Map<String, Object> fields, String name, Object value) {
        if (value != null) {
            fields.put(name, value);
        }
    }

    static void putFurther(Map<String, Object> fields, Map<String, ?> further) {
        if (further != null) {
            fields.putAll(further);
        }
    }

    /** Os campos que não têm um destes nomes. */
    static Map<String, Object> further(Map<String, Object> data, Set<String> known) {
        Map<String, Object> out = new LinkedHashMap<>(data);
        out.keySet().removeAll(known);
        return out;
    }
}
