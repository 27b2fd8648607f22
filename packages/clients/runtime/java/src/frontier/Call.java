package frontier;

import java.io.ByteArrayOutputStream;
import java.math.BigDecimal;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;

/** Uma chamada e o que ela leva. */
final class Call {
    final String id;
    final String method;
    final boolean needsToken;
    private final Map<String, List<String>> query = new LinkedHashMap<>();
    private String path;
    byte[] body;
    String contentType;

    Call(String id, String method, String path, boolean needsToken) {
        this.id = id;
        this.method = method;
        this.path = path;
        this.needsToken = needsToken;
    }

    /** Um valor da consulta, ou vários; null não é enviado. */
    void query(String name, Object value) {
        if (value instanceof List<?> values) {
            // Uma lista vazia sumiria, e a resposta viria sem o filtro.
            if (values.isEmpty()) {
                throw new IllegalArgumentException(id + ": " + name + ": a lista está vazia");
            }
            values.forEach(one -> query(name, Servico.required(name, one)));
        } else if (value != null) {
            query.computeIfAbsent(name, key -> new ArrayList<>()).add(Servico.textValue(value));
        }
    }

    /** Troca um valor da consulta. */
    void ask(String name, Object value) {
        query.remove(name);
        query(name, value);
    }

    /** Um número da consulta. */
    BigDecimal asked(String name, BigDecimal standard) {
        return query.containsKey(name) ? new BigDecimal(query.get(name).get(0)) : standard;
    }

    /** Nomes e valores do caminho, aos pares. */
    void fill(String... pairs) {
        for (int index = 0; index < pairs.length; index += 2) {
            String name = pairs[index];
            String value = Servico.required(name, pairs[index + 1]);
            // Um endereço com `..` seria o de outra chamada.
            if (Set.of("", ".", "..").contains(value)) {
                throw new IllegalArgumentException(id + ": " + name + ": \"" + value + "\" não serve");
            }
            path = path.replace("{" + name + "}", encode(value));
        }
    }

    void json(Object value) {
        if (value != null) {
            body = Json.escrever(value).getBytes(StandardCharsets.UTF_8);
            contentType = "application/json";
        }
    }

    void form(Modelos.Modelo fields) {
        String boundary = UUID.randomUUID().toString();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Modelos.fieldsOf(fields).forEach((name, value) -> {
            if (value == null) {
                return;
            }
            Arquivo file = value instanceof Arquivo one ? one : null;
            String head = "--" + boundary + "\r\nContent-Disposition: form-data; name=\"" + quote(name) + "\""
                + (file == null ? "" : "; filename=\"" + quote(file.nome()) + "\"\r\nContent-Type: " + file.tipo());
            out.writeBytes((head + "\r\n\r\n").getBytes(StandardCharsets.UTF_8));
            out.writeBytes(file == null ? Servico.textValue(value).getBytes(StandardCharsets.UTF_8) : file.conteudo());
            out.writeBytes("\r\n".getBytes(StandardCharsets.UTF_8));
        });
        out.writeBytes(("--" + boundary + "--\r\n").getBytes(StandardCharsets.UTF_8));
        body = out.toByteArray();
        contentType = "multipart/form-data; boundary=" + boundary;
    }

    String address(String base) {
        StringBuilder out = new StringBuilder(base).append(path);
        query.forEach((name, values) -> values.forEach(value ->
            out.append(out.indexOf("?") < 0 ? '?' : '&').append(encode(name)).append('=').append(encode(value))
        ));
        return out.toString();
    }

    private static String quote(String text) {
        return Servico.textValue(text).replace("\"", "%22").replace("\r", "%0D").replace("\n", "%0A");
    }

    private static String encode(String value) {
        return URLEncoder.encode(value, StandardCharsets.UTF_8).replace("+", "%20");
    }
}
