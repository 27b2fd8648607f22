import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Extensão do JUnit 5 que inicia o comando frontier-sandbox, que deve estar no PATH, em uma porta livre; um simulador
 * para cada classe de testes, esvaziado antes de cada teste.
 */
public final class Sandbox implements BeforeAllCallback, BeforeEachCallback, AfterAllCallback {
    private static final Pattern ENDERECO = Pattern.compile("http://\\S+");
    private final HttpClient cliente = HttpClient.newHttpClient();
    private final List<String> comando = new ArrayList<>(List.of("frontier-sandbox", "--port", "0"));
    private Process processo;
    private String endereco;

    public Sandbox(String... opcoes) {
        comando.addAll(List.of(opcoes));
    }

    @Override
    public void beforeAll(ExtensionContext contexto) throws Exception {
        processo = new ProcessBuilder(comando).redirectError(ProcessBuilder.Redirect.INHERIT).start();
        // O comando escolhe a porta, e imprime o endereço quando já atende.
        String linha = processo.inputReader().readLine();
        Matcher lido = ENDERECO.matcher(linha == null ? "" : linha);
        if (!lido.find()) throw new IllegalStateException("frontier-sandbox saiu com " + processo.waitFor());
        endereco = lido.group();
        if (chamar("GET", "/health", null, null).statusCode() != 200) {
            throw new IllegalStateException("/health não respondeu 200");
        }
    }

    @Override
    public void beforeEach(ExtensionContext contexto) throws Exception {
        controlar("POST reset", null);
    }

    @Override
    public void afterAll(ExtensionContext contexto) throws Exception {
        processo.destroy();
        processo.waitFor();
    }

    /** Uma chamada à API; `corpo` e `token` podem ser nulos. */
    public HttpResponse<String> chamar(String metodo, String caminho, String corpo, String token)
            throws IOException, InterruptedException {
        HttpRequest.Builder pedido = HttpRequest.newBuilder(URI.create(endereco + caminho))
            .method(metodo, corpo == null ? BodyPublishers.noBody() : BodyPublishers.ofString(corpo));
        if (corpo != null) pedido.header("Content-Type", "application/json");
        if (token != null) pedido.header("Authorization", "Bearer " + token);
        return cliente.send(pedido.build(), BodyHandlers.ofString());
    }

    /** Uma chamada sob /_sandbox/, como controlar("POST seed", "{\"journey\":\"bloqueios\"}"). */
    public String controlar(String chamada, String corpo) throws IOException, InterruptedException {
        String[] partes = chamada.split(" ");
        HttpResponse<String> resposta = chamar(partes[0], "/_sandbox/" + partes[1], corpo, null);
        if (resposta.statusCode() < 300) return resposta.body();
        throw new IllegalStateException(chamada + " respondeu " + resposta.statusCode() + ": " + resposta.body());
    }
}
