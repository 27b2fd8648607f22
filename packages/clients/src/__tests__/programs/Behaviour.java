import frontier.ErroDaApi;
import frontier.Frontier;
import frontier.Json;
import frontier.Opcoes;
import frontier.OperacaoApi;
import frontier.PosEmissaoApi;
import frontier.SemResposta;
import frontier.WebhookApi;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;

public class Behaviour {
    public static void main(String[] args) {
        Frontier frontier = new Frontier(new Opcoes("conta", "segredo").endereco(System.getenv("FRONTIER")));
        OperacaoApi.PaginaDeOperacoes pagina = frontier.operacao().listarOperacoes(
            OperacaoApi.ListarOperacoesParams.builder()
                .operacaoCodigo(List.of("LNC000417", "LNC000418"))
                .distribuicaoPublica(true)
                .build()
        );
        OperacaoApi.Operacao operacao = pagina.data().get(0);
        BigDecimal preco = operacao.criteriosRemuneracao().precoUnitarioEmissao();
        System.out.println(
            pagina.pagination().total() + " " + preco + " " + operacao.status() + " " + operacao.tipo()
        );
        if (operacao.tipo() != OperacaoApi.TipoDaOperacao.CRA) {
            System.out.println("a value of the contract is not its constant");
        }

        PosEmissaoApi.EventosDaOperacao grupo = frontier.posEmissao().listarEventosFinanceiros(
            PosEmissaoApi.ListarEventosFinanceirosParams.builder()
                .dataVencimento(LocalDate.of(2026, 3, 16))
                .build()
        ).data().get(0);
        System.out.println(grupo.puCurva() + " " + grupo.outrosCampos().get("eventos").get(0).dataVencimento());

        PosEmissaoApi.PedidoDeBloqueio pedido = PosEmissaoApi.PedidoDeBloqueio.builder()
            .operacaoCodigo("LNC000417")
            .investidorCpfCnpj("31415926000171")
            .quantidade(new BigDecimal("12345678901234567890.00000001"))
            .constricaoTipo(PosEmissaoApi.TipoDeConstricao.JUDICIAL)
            .justificativa("Ofício \"7\"\n")
            .build();
        report(() -> frontier.posEmissao().criarBloqueio(pedido));
        report(() -> frontier.onboarding().consultarCadastro("a/b"));
        report(() -> frontier.posEmissao().listarBloqueios());
        PosEmissaoApi.PedidoDeLiberacao liberacao = PosEmissaoApi.PedidoDeLiberacao.builder().justificativa("x").build();
        report(() -> frontier.posEmissao().liberarBloqueio("1", liberacao));

        String corpo = "{\"subjectId\":\"7\",\"novo\":1.50}";
        if (!corpo.equals(Json.escrever(Json.ler(corpo, WebhookApi.Notificacao.class)))) {
            System.out.println("a model is not read or written as it was");
        }
    }

    private static void report(Runnable call) {
        try {
            call.run();
        } catch (SemResposta fault) {
            System.out.println(fault.getMessage().substring(0, 48));
        } catch (ErroDaApi fault) {
            System.out.println(fault.getClass().getSimpleName() + " " + fault.status + " " + fault.operacao);
        }
    }
}
