package frontier;

import java.net.URI;
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
    /** Só o que todo cliente HTTP entende do mesmo jeito; um segmento {@code ..} mudaria o caminho das chamadas. */
    private static final Pattern ADDRESS = Pattern.compile(
        "(?i)https?://(?:[a-z\\d.-]*[a-z\\d]|\\[[\\da-f:.]+\\])(?::\\d+)?"
            + "(?:/(?!(?:\\.|%2e){1,2}(?:/|$))(?:[\\w.~!$&'()*+,;=:@-]|%[\\da-f]{2})*)*"
    );
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
        check(isAddress(text), "endereco: use um endereço como " + expected);
        return text;
    }

    private static boolean isAddress(String text) {
        if (text == null || !ADDRESS.matcher(text).matches()) {
            return false;
        }
        try {
            URI address = URI.create(text);
            return address.getHost() != null && address.getPort() != 0 && address.getPort() < 65_536;
        } catch (IllegalArgumentException wrong) {
            return false;
        }
    }
}
