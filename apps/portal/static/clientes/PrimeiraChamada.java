import frontier.ErroDaApi.RequisicaoInvalida;
import frontier.Frontier;
import frontier.Opcoes;
import frontier.PosEmissaoApi.*;
import java.math.BigDecimal;

public class PrimeiraChamada {
    public static void main(String[] args) {
        Frontier frontier = new Frontier(new Opcoes(
            System.getenv().getOrDefault("API_KEY", "d23f0824-128b-4f33-8c5c-7fd0a6a3a450"),
            System.getenv().getOrDefault("SECRET_KEY", "sk_homologacao_8Qv2LmZr5TnW")
        ).endereco("http://127.0.0.1:4600"));

        int operacoes = frontier.operacao().listarOperacoes().data().size();
        System.out.println(operacoes + " operações");

        try {
            frontier.posEmissao().liquidarEventoExtraordinario(
                PedidoDeLiquidacaoExtraordinaria.builder()
                    .operacaoCodigo("LNC000417")
                    .valorPagamento(new BigDecimal("1000.00000001"))
                    .tipoLiquidacao(TipoDeLiquidacao.NUCLEA)
                    .valorJuros(new BigDecimal("10.5"))
                    .valorPremio(BigDecimal.ZERO)
                    .build()
            );
        } catch (RequisicaoInvalida erro) {
            System.out.println(erro.operacao + ": " + erro.status);
        }
    }
}
