package frontier;

import java.util.Map;

/** A API respondeu com um código de erro. O corpo dos erros não é documentado. */
@SuppressWarnings("serial")
public class ErroDaApi extends RuntimeException {
    private static final int LONGEST = 500;
    /** O operationId. */
    public final String operacao;
    public final int status;
    /** O corpo, sem alteração. */
    public final String corpo;
    /** Os cabeçalhos da resposta, por nome em minúsculas. */
    public final Map<String, String> cabecalhos;
    /** Quantos segundos o servidor pede que se espere (Retry-After), ou null. */
    public final Long segundosDeEspera;

    ErroDaApi(String operacao, Resposta resposta) {
        super(
            operacao + " respondeu " + resposta.status() + ": "
                + resposta.corpo().substring(0, Math.min(LONGEST, resposta.corpo().length()))
        );
        this.operacao = operacao;
        status = resposta.status();
        corpo = resposta.corpo();
        cabecalhos = resposta.cabecalhos();
        segundosDeEspera = resposta.segundosDeEspera();
    }

    static ErroDaApi of(String operacao, Resposta resposta) {
        return switch (resposta.status()) {
            case 400 -> new RequisicaoInvalida(operacao, resposta);
            case 401 -> new NaoAutorizado(operacao, resposta);
            case 403 -> new AcessoProibido(operacao, resposta);
            case 404 -> new NaoEncontrado(operacao, resposta);
            default -> resposta.status() >= 500
                ? new ErroInterno(operacao, resposta)
                : new ErroDaApi(operacao, resposta);
        };
    }

    /** 400 */
    public static final class RequisicaoInvalida extends ErroDaApi {
        RequisicaoInvalida(String operacao, Resposta resposta) {
            super(operacao, resposta);
        }
    }

    /** 401, depois de um token novo. */
    public static final class NaoAutorizado extends ErroDaApi {
        NaoAutorizado(String operacao, Resposta resposta) {
            super(operacao, resposta);
        }
    }

    /** 403 */
    public static final class AcessoProibido extends ErroDaApi {
        AcessoProibido(String operacao, Resposta resposta) {
            super(operacao, resposta);
        }
    }

    /** 404 */
    public static final class NaoEncontrado extends ErroDaApi {
        NaoEncontrado(String operacao, Resposta resposta) {
            super(operacao, resposta);
        }
    }

    /** 500 ou mais: não se sabe se a chamada foi feita. */
    public static final class ErroInterno extends ErroDaApi {
        ErroInterno(String operacao, Resposta resposta) {
            super(operacao, resposta);
        }
    }
}
