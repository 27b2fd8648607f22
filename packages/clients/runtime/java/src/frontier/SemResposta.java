package frontier;

import java.util.Map;

/** Não veio resposta, ou não se pôde lê-la: não se sabe se a chamada foi feita. */
public final class SemResposta extends RuntimeException {
    private static final long serialVersionUID = 2L;
    /** O operationId. */
    public final String operacao;
    /** Os cabeçalhos da resposta que não se pôde ler, e o corpo dela. */
    public final Map<String, String> cabecalhos;
    public final String corpo;

    SemResposta(String operacao, Throwable causa) {
        super(operacao + ": sem resposta que se possa ler (" + causa + ")", causa);
        this.operacao = operacao;
        this.cabecalhos = Map.of();
        this.corpo = "";
    }

    SemResposta(Call call, Throwable causa, Resposta resposta) {
        // Só a autenticação não leva token.
        super(call.id + ": sem resposta que se possa ler (" + causa + ")"
            + (call.needsToken && !call.method.equals("GET") ? "; consulte antes de repetir" : ""), causa);
        this.operacao = call.id;
        this.cabecalhos = resposta.cabecalhos();
        this.corpo = resposta.corpo();
    }
}
