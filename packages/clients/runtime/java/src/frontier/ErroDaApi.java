package frontier;

/** A API respondeu com um código de erro. O corpo dos erros não é documentado. */
public class ErroDaApi extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private static final int LONGEST = 500;
    /** O operationId. */
    public final String operacao;
    public final int status;
    /** O corpo, como veio. */
    public final String corpo;

    ErroDaApi(String operacao, int status, String corpo) {
        super(operacao + " respondeu " + status + ": " + corpo.substring(0, Math.min(LONGEST, corpo.length())));
        this.operacao = operacao;
        this.status = status;
        this.corpo = corpo;
    }

    static ErroDaApi of(String operacao, int status, String corpo) {
        return switch (status) {
            case 400 -> new RequisicaoInvalida(operacao, corpo);
            case 401 -> new NaoAutorizado(operacao, corpo);
            case 403 -> new AcessoProibido(operacao, corpo);
            case 404 -> new NaoEncontrado(operacao, corpo);
            default -> status >= 500
                ? new ErroInterno(operacao, status, corpo)
                : new ErroDaApi(operacao, status, corpo);
        };
    }

    /** 400 */
    public static final class RequisicaoInvalida extends ErroDaApi {
        private static final long serialVersionUID = 1L;

        RequisicaoInvalida(String operacao, String corpo) {
            super(operacao, 400, corpo);
        }
    }

    /** 401, depois de um token novo. */
    public static final class NaoAutorizado extends ErroDaApi {
        private static final long serialVersionUID = 1L;

        NaoAutorizado(String operacao, String corpo) {
            super(operacao, 401, corpo);
        }
    }

    /** 403 */
    public static final class AcessoProibido extends ErroDaApi {
        private static final long serialVersionUID = 1L;

        AcessoProibido(String operacao, String corpo) {
            super(operacao, 403, corpo);
        }
    }

    /** 404 */
    public static final class NaoEncontrado extends ErroDaApi {
        private static final long serialVersionUID = 1L;

        NaoEncontrado(String operacao, String corpo) {
            super(operacao, 404, corpo);
        }
    }

    /** 500 ou mais: não se sabe se a chamada foi feita. */
    public static final class ErroInterno extends ErroDaApi {
        private static final long serialVersionUID = 1L;

        ErroInterno(String operacao, int status, String corpo) {
            super(operacao, status, corpo);
        }
    }
}
