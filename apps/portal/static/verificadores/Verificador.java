import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

public final class Verificador {
    private static boolean ajustado = true;
    private static final List<String> SEGREDOS =
        Stream.of("WEBHOOK_SEGREDO", "WEBHOOK_SEGREDO_ANTERIOR")
            .map(nome -> ambiente(nome, ""))
            .filter(segredo -> !segredo.isEmpty())
            .toList();

    static {
        if (SEGREDOS.isEmpty()) System.err.println("WEBHOOK_SEGREDO: informe o segredo");
    }

    private static final String TIPO =
        escolher("WEBHOOK_TIPO", "", "HMAC", "BEARER_TOKEN", "CUSTOM_HEADER", "CUSTOM_QUERY_PARAMETER");

    // Valores iniciais: confirme-os com a Frontier ou com um teste. Um ajuste vazio é o mesmo que nenhum.
    private static final String ALGORITMO =
        escolher("WEBHOOK_ALGORITMO", "sha256", "sha1", "sha256", "sha384", "sha512");
    private static final String CODIFICACAO = escolher("WEBHOOK_CODIFICACAO", "hex", "hex", "base64");
    private static final String PREFIXO = ambiente("WEBHOOK_PREFIXO", "");

    private static byte[] assinado(byte[] corpo) {
        return corpo;
    }

    private static String esperar(String segredo, byte[] corpo) throws GeneralSecurityException {
        if (!TIPO.equals("HMAC")) return PREFIXO + segredo;
        String nome = "Hmac" + ALGORITMO.toUpperCase(Locale.ROOT);
        Mac mac = Mac.getInstance(nome);
        mac.init(new SecretKeySpec(bytes(segredo), nome));
        byte[] assinatura = mac.doFinal(assinado(corpo));
        return PREFIXO + (CODIFICACAO.equals("base64")
            ? Base64.getEncoder().encodeToString(assinatura)
            : HexFormat.of().formatHex(assinatura));
    }

    public static boolean verificar(byte[] corpo, String recebido) throws GeneralSecurityException {
        if (!ajustado || recebido == null) return false;
        for (String segredo : SEGREDOS) {
            if (MessageDigest.isEqual(bytes(esperar(segredo, corpo)), bytes(recebido))) return true;
        }
        return false;
    }

    private static byte[] bytes(String texto) {
        return texto.getBytes(StandardCharsets.UTF_8);
    }

    private static String ambiente(String nome, String padrao) {
        String valor = System.getenv(nome);
        return valor == null || valor.isEmpty() ? padrao : valor;
    }

    /** Com um ajuste errado, toda entrega é recusada. */
    private static String escolher(String nome, String padrao, String... aceitos) {
        String valor = ambiente(nome, padrao);
        if (!List.of(aceitos).contains(valor)) {
            System.err.println(nome + ": use " + String.join(", ", aceitos));
            ajustado = false;
        }
        return valor;
    }

    public static void main(String[] args) throws IOException, GeneralSecurityException {
        String recebido = args.length > 0 ? args[0] : null;
        boolean aceita = verificar(System.in.readAllBytes(), recebido);
        System.out.println(aceita ? "aceita" : "recusada");
    }
}
