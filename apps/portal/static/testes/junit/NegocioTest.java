import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class NegocioTest {
    @RegisterExtension
    static final Sandbox sandbox = new Sandbox();

    // Mais dígitos do que um double guarda.
    private static final BigDecimal PRECO = new BigDecimal("1234567890.12345678");
    private static final String NEGOCIO = """
        {
          "operacaoCodigo": "LNC000417",
          "quantidade": 500,
          "precoUnitario": %s,
          "tipoLiquidacao": "NUCLEA",
          "investidorOrigem": { "cpfCnpj": "31415926000171", "custodianteCnpj": "27182818000129" },
          "investidorDestino": { "cpfCnpj": "04172538690", "custodianteCnpj": "27182818000129" }
        }""".formatted(PRECO);
    private static final String LISTA = "/api/v1/movimentacoes?tipo=COMPRA_VENDA&operacaoCodigo=LNC000417";
    // No seu projeto, uma biblioteca de JSON que leia números como BigDecimal.
    private static final Pattern PRECO_LIDO = Pattern.compile("\"precoUnitario\":([\\d.]+)");
    private static final Pattern TOKEN_LIDO = Pattern.compile("\"accessToken\":\"([^\"]+)\"");
    private static String token;
    private static String estado;

    // A história é percorrida uma vez, e cada teste começa do estado em que ela deixa o simulador.
    @BeforeAll
    static void percorrerAHistoria() throws Exception {
        String inicio = sandbox.controlar("POST seed", "{\"journey\":\"compra-e-venda\",\"step\":2}");
        token = ler(TOKEN_LIDO, inicio).get(0);
        estado = sandbox.controlar("GET state", null);
    }

    @BeforeEach
    void voltarAoComecoDoNegocio() throws Exception {
        sandbox.controlar("PUT state", estado);
    }

    @Test
    void oPrecoVoltaComTodosOsDigitos() throws Exception {
        assertEquals("registrado", registrarNegocio());
        assertEquals(List.of(PRECO), precos());
    }

    @Test
    void um500DepoisDeGravarNaoRegistraONegocioDuasVezes() throws Exception {
        sandbox.controlar("POST fail", "{\"operation\":\"solicitarCompraEVenda\",\"kind\":\"500\",\"afterWork\":true}");
        assertEquals("já estava registrado", registrarNegocio());
        assertEquals(List.of(PRECO), precos());
    }

    @Test
    void um500AntesDeGravarERepetido() throws Exception {
        sandbox.controlar("POST fail", "{\"operation\":\"solicitarCompraEVenda\",\"kind\":\"500\"}");
        assertEquals("registrado na segunda vez", registrarNegocio());
        assertEquals(List.of(PRECO), precos());
    }

    @Test
    void oTokenVenceComORelogio() throws Exception {
        assertEquals(200, sandbox.chamar("GET", LISTA, null, token).statusCode());
        sandbox.controlar("PUT clock", "{\"advance\":3600}");
        assertEquals(401, sandbox.chamar("GET", LISTA, null, token).statusCode());
    }

    @Test
    void umaOperacaoSuspensaApareceComoSuspensa() throws Exception {
        sandbox.controlar("POST state", "{\"id\":\"LNC000417\",\"suspended\":true}");
        String pagina = sandbox.chamar("GET", "/api/v1/operacoes?operacaoCodigo=LNC000417", null, token).body();
        assertTrue(pagina.contains("\"suspenso\":true"), pagina);
    }

    /** O código que se testa: depois de um 500, consulta antes de repetir. */
    private String registrarNegocio() throws Exception {
        if (pedir() == 201) return "registrado";
        if (precos().contains(PRECO)) return "já estava registrado";
        int codigo = pedir();
        return codigo == 201 ? "registrado na segunda vez" : "falhou com " + codigo;
    }

    private int pedir() throws Exception {
        return sandbox.chamar("POST", "/api/v1/compras-vendas", NEGOCIO, token).statusCode();
    }

    private List<BigDecimal> precos() throws Exception {
        String pagina = sandbox.chamar("GET", LISTA, null, token).body();
        return ler(PRECO_LIDO, pagina).stream().map(BigDecimal::new).toList();
    }

    private static List<String> ler(Pattern padrao, String texto) {
        return padrao.matcher(texto).results().map((MatchResult achado) -> achado.group(1)).toList();
    }
}
