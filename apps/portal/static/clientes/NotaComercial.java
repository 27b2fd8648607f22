// A jornada da nota comercial, da solicitação à decisão da oferta. No simulador, comece por:
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

        String id = frontier.emissao().criarSolicitacao(NovaSolicitacao.builder()
            .tipo(TipoDaSolicitacao.NOTA_COMERCIAL)
            .numeroDaEmissao(BigDecimal.ONE)
            .numeroDaSerie("1")
            .dataDaEmissao(emissao)
            .dataDoVencimento(vencimento)
            .localDaEmissao("São Paulo")
            .ufDaEmissao("SP")
            .dataLimiteIntegralizacao(LocalDate.of(2026, 3, 20))
            .cnpjDoEmissor("04821357000191")
            .emissor(EmissorEnviado.builder()
                .cnpj("04821357000191")
                .dadosBancarios(DadosBancariosEnviados.builder()
                    .codigoBanco("341")
                    .agencia("0912")
                    .conta("48217")
                    .contaDigito("6")
                    .build())
                .build())
            .cnpjDoEscriturador("11235813000187")
            .investidores(List.of(InvestidorEnviado.builder()
                .cpfCnpj("31415926000171")
                .cnpjDoCustodiante("27182818000129")
                .precoUnitario(preco)
                .quantidadeSubscrita(new BigDecimal(5000))
                .build()))
            .build()).id();
        frontier.emissao().adicionarDadosFinanceiros(id, DadosFinanceirosEnviados.builder()
            .custoDaEmissao(new BigDecimal(35000))
            .valorNominalUnitario(new BigDecimal(1000))
            .quantidade(new BigDecimal(5000))
            .percentualDosJurosRemuneratorios(new BigDecimal("2.75"))
            .percentualDoIndexador(new BigDecimal(100))
            .dataDeEmissao(emissao)
            .dataDeVencimento(vencimento)
            .indexador(Indexador.CDI)
            .tipoDeIndexador(Indexador.CDI)
            .convencao(Convencao.CONVENCAO_DU_252)
            .localDePagamento("São Paulo")
            .ufDePagamento("SP")
            .tipoDePagamento(TipoDePagamento.PAGAMENTO_FINAL)
            .proRata(ProRata.UTIL)
            .tipoProjecao(TipoProjecao.ANBIMA)
            .diaAniversario(16L)
            .build());
        frontier.emissao().adicionarParcelas(id, List.of(Parcela.builder()
            .dataVencimento(vencimento)
            .valorAmortizacao(new BigDecimal(5_000_000))
            .valorJuros(new BigDecimal("754000.00000001"))
            .valorTotal(new BigDecimal("5754000.00000001"))
            .isIncorporacaoJuros(false)
            .build()));
        frontier.emissao().enviarDocumentoDaSolicitacao(id, EnvioDeDocumento.builder()
            .arquivo(new Arquivo("termo-constitutivo.pdf", "%PDF-1.7\n".getBytes(), "application/pdf"))
            .tipo(TipoDeDocumento.TERMO_CONSTITUTIVO)
            .build());

        Solicitacao lida = frontier.emissao().consultarSolicitacao(id);
        Parcela parcela = frontier.emissao().consultarParcelas(id).get(0);
        System.out.println(lida.status() + ", emissão em " + lida.dataDaEmissao());
        System.out.println("preço " + lida.investidores().get(0).precoUnitario() + ", juros " + parcela.valorJuros());

        String codigo = frontier.emissao().submeterSolicitacao(id).codigoInstrumentoFinanceiro();
        frontier.emissao().criarOfertaPrimaria(NovaOfertaPrimaria.builder()
            .codigoInstrumento(codigo)
            .investidores(List.of(InvestidorDaNovaOferta.builder()
                .cpfCnpj("31415926000171")
                .quantidade(new BigDecimal(5000))
                .precoUnitario(preco)
                .build()))
            .tipoLiquidacao(TipoDeLiquidacao.NUCLEA)
            .build());
        PaginaDeOfertasPrimarias ofertas =
            frontier.emissao().listarOfertasPrimarias(
                ListarOfertasPrimariasParams.builder().operacaoCodigo(codigo).build()
            );
        OfertaPrimaria oferta = ofertas.data().get(0);
        frontier.emissao().aprovarOuReprovarOfertaPrimaria(AprovacaoDaOfertaPrimaria.builder()
            .id(oferta.id())
            .acao(AcaoDeAprovacao.CONFIRMAR)
            .tipoLiquidacao(TipoDeLiquidacao.NUCLEA)
            .justificativa("Conferida.")
            .build());
        System.out.println(oferta.status() + ", preço " + oferta.investidores().get(0).precoUnitario());
        System.out.println(ofertas.pagination().total() + " oferta de " + codigo);
    }

    private static String ambiente(String nome, String padrao) {
        return System.getenv().getOrDefault(nome, padrao);
    }
}
