// A jornada da nota comercial, da solicitação à decisão da oferta. No sandbox local, comece por:
// curl -X POST http://127.0.0.1:4600/_sandbox/seed -H 'Content-Type: application/json' -d '{"journey":"nota-comercial"}'
import frontier.Arquivo;
import frontier.EmissaoApi.*;
import frontier.Frontier;
import frontier.Opcoes;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;

public class NotaComercial {
    public static void main(String[] args) {
        Frontier frontier = new Frontier(new Opcoes(
            ambiente("API_KEY", "d23f0824-128b-4f33-8c5c-7fd0a6a3a450"),
            ambiente("SECRET_KEY", "sk_homologacao_8Qv2LmZr5TnW")
        ).endereco(ambiente("FRONTIER", "http://127.0.0.1:4600")));
        BigDecimal preco = new BigDecimal("1000.00000001");
        LocalDate emissao = LocalDate.of(2026, 3, 16);
        LocalDate vencimento = LocalDate.of(2028, 3, 16);

        String id = frontier.emissao().criarSolicitacao(new NovaSolicitacao(
            TipoDaSolicitacao.NOTA_COMERCIAL, BigDecimal.ONE, "1", emissao, vencimento, "São Paulo", "SP",
            LocalDate.of(2026, 3, 20), "04821357000191",
            new EmissorEnviado("04821357000191", new DadosBancariosEnviados("341", "0912", null, "48217", "6")),
            "11235813000187",
            List.of(new InvestidorEnviado("31415926000171", "27182818000129", preco, new BigDecimal(5000)))
        )).id();
        frontier.emissao().adicionarDadosFinanceiros(id, new DadosFinanceirosEnviados(
            new BigDecimal(35000), new BigDecimal(1000), new BigDecimal(5000), new BigDecimal("2.75"),
            new BigDecimal(100), emissao, vencimento, Indexador.CDI, Indexador.CDI, Convencao.CONVENCAO_DU_252,
            "São Paulo", "SP", TipoDePagamento.PAGAMENTO_FINAL, ProRata.UTIL, TipoProjecao.ANBIMA, 16L, null, null, null
        ));
        frontier.emissao().adicionarParcelas(id, List.of(new Parcela(
            vencimento, new BigDecimal(5_000_000), new BigDecimal("754000.00000001"),
            new BigDecimal("5754000.00000001"), false
        )));
        frontier.emissao().enviarDocumentoDaSolicitacao(id, new EnvioDeDocumento(
            new Arquivo("termo-constitutivo.pdf", "%PDF-1.7\n".getBytes(), "application/pdf"),
            TipoDeDocumento.TERMO_CONSTITUTIVO
        ));

        Solicitacao lida = frontier.emissao().consultarSolicitacao(id);
        Parcela parcela = frontier.emissao().consultarParcelas(id).get(0);
        System.out.println(lida.status() + ", emissão em " + lida.dataDaEmissao());
        System.out.println("preço " + lida.investidores().get(0).precoUnitario() + ", juros " + parcela.valorJuros());

        String codigo = frontier.emissao().submeterSolicitacao(id).codigoInstrumentoFinanceiro();
        frontier.emissao().criarOfertaPrimaria(new NovaOfertaPrimaria(
            codigo, List.of(new InvestidorDaNovaOferta("31415926000171", new BigDecimal(5000), preco)),
            TipoDeLiquidacao.NUCLEA
        ));
        PaginaDeOfertasPrimarias ofertas =
            frontier.emissao().listarOfertasPrimarias(new ListarOfertasPrimariasParams().operacaoCodigo(codigo));
        OfertaPrimaria oferta = ofertas.data().get(0);
        frontier.emissao().aprovarOuReprovarOfertaPrimaria(new AprovacaoDaOfertaPrimaria(
            oferta.id(), AcaoDeAprovacao.CONFIRMAR, TipoDeLiquidacao.NUCLEA, "Conferida."
        ));
        System.out.println(oferta.status() + ", preço " + oferta.investidores().get(0).precoUnitario());
        System.out.println(ofertas.pagination().total() + " oferta de " + codigo);
    }

    private static String ambiente(String nome, String padrao) {
        return System.getenv().getOrDefault(nome, padrao);
    }
}
