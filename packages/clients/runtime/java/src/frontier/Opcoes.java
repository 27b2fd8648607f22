package frontier;

import java.net.http.HttpClient;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Como um cliente chama as APIs. */
public final class Opcoes {
    final String apiKey;
    final String secretKey;
    final Map<String, String> enderecos = new LinkedHashMap<>();
    String endereco;
    Duration limite = Duration.ofSeconds(30);
    int repeticoes = 2;
    /** HTTP/1.1: o pedido de HTTP/2 sem TLS confunde servidores que não o falam. */
    HttpClient http = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    public Opcoes(String apiKey, String secretKey) {
        this.apiKey = apiKey;
        this.secretKey = secretKey;
    }

    /** Um endereço para todos os serviços, como o do simulador. Sem ele, valem os dos contratos. */
    public Opcoes endereco(String endereco) {
        this.endereco = endereco;
        return this;
    }

    /** O endereço de um serviço, como {@code posEmissao}. */
    public Opcoes endereco(String servico, String endereco) {
        enderecos.put(servico, endereco);
        return this;
    }

    /** Quanto uma tentativa espera pela resposta; 30 segundos se não for dito. */
    public Opcoes limite(Duration limite) {
        this.limite = limite;
        return this;
    }

    /** Quantas vezes um GET que falhou é repetido; 2 se não for dito. Nenhuma outra chamada é repetida. */
    public Opcoes repeticoes(int repeticoes) {
        this.repeticoes = repeticoes;
        return this;
    }

    /** Outro cliente de HTTP, que não siga redirecionamentos: um token não deve ir a outro endereço. */
    public Opcoes http(HttpClient http) {
        this.http = http;
        return this;
    }

    void conferir(List<String> servicos) {
        enderecos.keySet().stream().filter(nome -> !servicos.contains(nome)).findFirst().ifPresent(nome -> {
            throw new IllegalArgumentException(
                "endereco: não há o serviço " + nome + "; há " + String.join(", ", servicos)
            );
        });
    }

    String enderecoDe(String servico, String padrao) {
        String chosen = enderecos.getOrDefault(servico, endereco != null ? endereco : padrao);
        return chosen.replaceAll("/+$", "");
    }
}
