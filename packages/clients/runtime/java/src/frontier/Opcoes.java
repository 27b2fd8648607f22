package frontier;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/** Como um cliente chama as APIs. */
public final class Opcoes {
    /** O maior limite que todo sistema aceita. */
    private static final Duration LONGEST = Duration.ofSeconds(2_147_483);
    private static final String LABEL = "[a-z\\d]+(?:-+[a-z\\d]+)*";
    private static final String BYTE = "(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";
    private static final String HOST = "(?:(?:" + LABEL + "\\.)*(?!\\d)" + LABEL
        + "|(?:" + BYTE + "\\.){3}" + BYTE + "|\\[[\\da-f:]+\\])";
    private static final String PORT =
        "(?:[1-9]\\d{0,3}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5])";
    /** Um segmento {@code ..} mudaria o caminho das chamadas. */
    private static final String SEGMENT = "/(?!(?:\\.|%2e){1,2}(?:/|$))(?:[\\w.~!$&'()*+,;=:@-]|%[\\da-f]{2})*";
    /** Só o que todo cliente HTTP entende do mesmo jeito. */
    private static final Pattern ADDRESS =
        Pattern.compile("(?i)https?://" + HOST + "(?::" + PORT + ")?(?:" + SEGMENT + ")*");
    final String apiKey;
    final String secretKey;
    final Map<String, String> enderecos = new LinkedHashMap<>();
    String endereco;
    Duration limite = Duration.ofSeconds(30);
    int repeticoes = 2;
    Consumer<Tentativa> registrar = tentativa -> {};

    public Opcoes(String apiKey, String secretKey) {
        this.apiKey = apiKey;
        this.secretKey = secretKey;
    }

    Opcoes(Opcoes outras) {
        this(outras.apiKey, outras.secretKey);
        enderecos.putAll(outras.enderecos);
        endereco = outras.endereco;
        limite = outras.limite;
        repeticoes = outras.repeticoes;
        registrar = outras.registrar;
    }

    /** Um endereço para todos os serviços, como o do simulador. Sem ele, valem os dos contratos. */
    public Opcoes endereco(String endereco) {
        this.endereco = checkAddress(endereco);
        return this;
    }

    /** O endereço de um serviço, como {@code posEmissao}. */
    public Opcoes endereco(String servico, String endereco) {
        enderecos.put(Servico.required("servico", servico), checkAddress(endereco));
        return this;
    }

    /** O tempo de uma tentativa inteira: conexão, cabeçalhos e corpo; por padrão, 30 segundos. */
    public Opcoes limite(Duration limite) {
        boolean fits = limite != null && limite.compareTo(Duration.ZERO) > 0 && limite.compareTo(LONGEST) <= 0;
        check(fits, "limite: use mais de 0 e até " + LONGEST.toSeconds() + " segundos");
        this.limite = limite;
        return this;
    }

    /** Quantas vezes um GET que falhou é repetido; por padrão, 2. Nenhuma outra chamada é repetida. */
    public Opcoes repeticoes(int repeticoes) {
        check(repeticoes >= 0, "repeticoes: use um inteiro a partir de 0");
        this.repeticoes = repeticoes;
        return this;
    }

    /** Recebe cada tentativa, depois que ela termina. Uma falha dele não muda a chamada. */
    public Opcoes registrar(Consumer<Tentativa> registrar) {
        check(registrar != null, "registrar: use uma função");
        this.registrar = registrar;
        return this;
    }

    void conferir(List<String> servicos) {
        check(apiKey != null && !apiKey.isEmpty(), "apiKey: use um texto");
        check(secretKey != null && !secretKey.isEmpty(), "secretKey: use um texto");
        for (String nome : enderecos.keySet()) {
            check(
                servicos.contains(nome),
                "endereco: não há o serviço " + nome + "; há " + String.join(", ", servicos)
            );
        }
    }

    String enderecoDe(String servico, String padrao) {
        String chosen = enderecos.getOrDefault(servico, endereco != null ? endereco : padrao);
        return chosen.replaceAll("/+$", "");
    }

    private static void check(boolean holds, String message) {
        if (!holds) {
            throw new IllegalArgumentException(message);
        }
    }

    private static String checkAddress(String text) {
        String expected = "https://servidor/caminho, sem usuário, consulta ou fragmento";
        check(text != null && ADDRESS.matcher(text).matches(), "endereco: use um endereço como " + expected);
        return text;
    }
}
