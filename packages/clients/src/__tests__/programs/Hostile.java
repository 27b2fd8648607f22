import frontier.Arquivo;
import frontier.ErroDaApi;
import frontier.Frontier;
import frontier.EmissaoApi;
import frontier.Json;
import frontier.Opcoes;
import frontier.OnboardingApi;
import frontier.OperacaoApi;
import frontier.PosEmissaoApi;
import frontier.SemResposta;
import frontier.Tentativa;
import frontier.WebhookApi;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class Hostile {
    private static final String ENDERECO = System.getenv("FRONTIER_HOSTIL");

    public static void main(String[] args) throws InterruptedException {
        List<Tentativa> tentativas = new ArrayList<>();
        Frontier frontier = new Frontier(options(ENDERECO).registrar(tentativa -> {
            tentativas.add(tentativa);
            throw new IllegalStateException("the log is full");
        }));

        // Undocumented fields are kept, and a value of another type is no error.
        EmissaoApi.Solicitacao lida = frontier.emissao().consultarSolicitacao("datas");
        Map<String, Object> fora = lida.foraDoContrato();
        System.out.println(
            lida.id() + " " + fora.get("dataDaEmissao") + " " + fora.get("dataLimiteIntegralizacao") + " \"" + fora.get("dataDoVencimento") + "\" " + fora.get("novo") + " " + fora.get("tipo")
                + " " + lida.emissor().status() + " " + lida.emissor().foraDoContrato().get("extra")
        );
        if (lida.dataDaEmissao() != null || lida.dataDoVencimento() != null) {
            System.out.println("a date was guessed");
        }

        Frontier rapido = frontier.com(opcoes -> opcoes.limite(Duration.ofMillis(700)).repeticoes(0));
        for (String id : "vazia nula lista texto quebra cortada profunda para corpo cabecalhos".split(" ")) {
            report(id, () -> rapido.emissao().consultarSolicitacao(id));
        }
        tentativas.clear();
        report("ocupada", () -> {
            frontier.emissao().consultarSolicitacao("ocupada");
            return tentativas.stream().map(one -> one.numero() + ":" + one.status()).collect(Collectors.joining(" "));
        });
        for (String id : List.of("enorme", "demora", "data")) {
            report(id, () -> frontier.emissao().consultarSolicitacao(id));
        }
        PosEmissaoApi.PedidoDeLiberacao liberacao = PosEmissaoApi.PedidoDeLiberacao.builder().justificativa("x").build();
        report("gravação", () -> frontier.posEmissao().liberarBloqueio("1", liberacao));
        Tentativa ultima = tentativas.get(tentativas.size() - 1);
        System.out.println(
            ultima.numero() + " " + ultima.segundosDeEspera() + " " + ultima.cabecalhos().get("set-cookie")
        );
        report("muda", () -> frontier.posEmissao().liberarBloqueio("muda", liberacao));
        Thread chamada = new Thread(() -> report("cancelada", () -> frontier.emissao().consultarSolicitacao("para")));
        chamada.start();
        Thread.sleep(100);
        chamada.interrupt();
        chamada.join();
        report("antes", () -> {
            Thread.currentThread().interrupt();
            try {
                return frontier.posEmissao().liberarBloqueio("antes", liberacao);
            } finally {
                Thread.interrupted();
            }
        });
        for (String token : List.of("quebrado", "mudo")) {
            Frontier outro = new Frontier(options(ENDERECO + "/" + token).repeticoes(0));
            report(token, () -> outro.emissao().consultarSolicitacao("certa"));
        }

        for (String codigo : List.of("certa", "repete", "recusa", "falta", "ignora", "nenhuma")) {
            report(codigo, () -> {
                List<String> sizes = new ArrayList<>();
                PosEmissaoApi.ListarBloqueiosParams params =
                    PosEmissaoApi.ListarBloqueiosParams.builder().operacaoCodigo(codigo).pagesize(2L).build();
                Iterable<PosEmissaoApi.PaginaDeBloqueios> paginas =
                    frontier.posEmissao().listarBloqueiosEmPaginas(params);
                paginas.forEach(pagina -> sizes.add(String.valueOf(pagina.dados().size())));
                sizes.clear();
                // A second reading begins at the first page again.
                paginas.forEach(pagina -> sizes.add(String.valueOf(pagina.dados().size())));
                return String.join(" ", sizes);
            });
        }

        for (String id : List.of(".", "..", "", "\ud83d")) {
            report(Json.escrever(id), () -> frontier.emissao().consultarSolicitacao(id));
        }
        OperacaoApi.ListarOperacoesParams nenhum =
            OperacaoApi.ListarOperacoesParams.builder().operacaoCodigo(List.of()).build();
        report("[]", () -> frontier.operacao().listarOperacoes(nenhum));

        List<String> addresses = Stream.of(System.getenv("ADDRESSES").split(" ", -1)).filter(Hostile::isTaken).toList();
        System.out.println(String.join(" ", addresses));

        refuse("params", () -> frontier.onboarding().listarInvestidores(null));
        refuse("pageSize", () -> OnboardingApi.ListarInvestidoresParams.builder().page(BigDecimal.ONE).build());
        refuse("file name", () -> new Arquivo("", new byte[1], "application/pdf"));
        refuse("file type", () -> new Arquivo("a.pdf", new byte[1], ""));
        Arquivo arquivo = new Arquivo("\udce7.pdf", new byte[1], "application/pdf");
        refuse("file name in half a sign", () -> frontier.emissao().enviarDocumentoDaSolicitacao(
            "certa", new EmissaoApi.EnvioDeDocumento(arquivo, EmissaoApi.TipoDeDocumento.TERMO_CONSTITUTIVO, Map.of())
        ));
        refuse("notification", () -> Json.ler("[]", WebhookApi.Notificacao.class));
        refuse("text", () -> Json.ler(null));
        refuse("number", () -> Json.escrever(new BigDecimal("1e999999999")));
        refuse("id", () -> frontier.emissao().consultarSolicitacao(null));
        refuse("body", () -> frontier.posEmissao().criarBloqueio(null));
        refuse("builder", () -> EmissaoApi.NovaSolicitacao.builder().numeroDaSerie("1").build());
        refuse("null", () -> new Frontier(options(null)));
        refuse("service null", () -> new Opcoes("conta", "segredo").endereco(null, ENDERECO));
        refuse("service", () -> new Frontier(new Opcoes("conta", "segredo").endereco("pos_emissao", ENDERECO)));
        refuse("options null", () -> new Frontier(null));
        refuse("change null", () -> frontier.com(null));
        for (Duration limite : List.of(Duration.ofSeconds(-1), Duration.ZERO, Duration.ofDays(9999))) {
            refuse("" + limite, () -> new Frontier(options(ENDERECO).limite(limite)));
        }
        refuse("limite null", () -> new Frontier(options(ENDERECO).limite(null)));
        refuse("repeticoes", () -> new Frontier(options(ENDERECO).repeticoes(-1)));
        refuse("apiKey", () -> new Frontier(new Opcoes("", "segredo")));
        refuse("secretKey", () -> new Frontier(new Opcoes("conta", null)));
    }

    private static Opcoes options(String endereco) {
        return new Opcoes("conta", "segredo").endereco(endereco);
    }

    private static boolean isTaken(String endereco) {
        try {
            return options(endereco) != null;
        } catch (IllegalArgumentException fault) {
            return !fault.getMessage().startsWith("endereco: use");
        }
    }

    private static void report(String name, Supplier<Object> call) {
        try {
            System.out.println(name + " " + call.get());
        } catch (IllegalArgumentException fault) {
            System.out.println(name + " recusa");
        } catch (SemResposta fault) {
            String got = (fault.cabecalhos.isEmpty() ? "" : " com cabeçalhos") + (fault.corpo.isEmpty() ? "" : " e corpo");
            String token = fault.operacao.equals("gerarTokenDeAcesso") ? " do token" : "";
            String advice = fault.getMessage().contains("; consulte") ? " consulte" : "";
            System.out.println(name + " SemResposta" + got + token + advice);
        } catch (ErroDaApi fault) {
            String id = fault.cabecalhos.get("set-cookie");
            System.out.println(name + " " + fault.status + " " + fault.segundosDeEspera + " " + id);
        }
    }

    private static void refuse(String name, Supplier<Object> call) {
        try {
            System.out.println(name + " gives " + call.get());
        } catch (IllegalArgumentException refused) {
        }
    }
}
