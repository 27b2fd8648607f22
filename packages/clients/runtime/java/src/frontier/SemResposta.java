package frontier;

import java.util.Map;

/** Não veio resposta, ou não se pôde lê-la: não se sabe se a chamada foi feita. */
public final class SemResposta extends RuntimeException {
    private static final long serialVersionUID = 2L;
    /** O operationId. */
    public final String operacao;
    /** Os cabeçalhos da resposta que não se pôde ler. */
    public final Map<String, String> cabecalhos;

    SemResposta(String operacao, Throwable causa) {
        this(operacao, causa, Map.of());
    }

    SemResposta(String operacao, Throwable causa, Map<String, String> cabecalhos) {
        super(operacao + ": sem resposta que se possa ler; consulte antes de repetir", causa);
        this.operacao = operacao;
        this.cabecalhos = cabecalhos;
    }
}
