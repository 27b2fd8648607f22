package frontier;

/** Não veio resposta, ou não se pôde lê-la: não se sabe se a chamada foi feita. */
public final class SemResposta extends RuntimeException {
    private static final long serialVersionUID = 1L;
    /** O operationId. */
    public final String operacao;

    SemResposta(String operacao, Throwable causa) {
        super(operacao + ": sem resposta que se possa ler; consulte antes de repetir", causa);
        this.operacao = operacao;
    }
}
