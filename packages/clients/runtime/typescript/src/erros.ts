/** A API respondeu com um código de erro. O corpo dos erros não é documentado. */
export class ErroDaApi extends Error {
  override readonly name: string = 'ErroDaApi';
  constructor(
    /** O `operationId`. */
    readonly operacao: string,
    readonly status: number,
    /** O corpo, sem alteração. */
    readonly corpo: string,
    /** Os cabeçalhos da resposta, por nome em minúsculas. */
    readonly cabecalhos: Readonly<Record<string, string>>,
    /** Quantos segundos o servidor pede que se espere (`Retry-After`), se pede. */
    readonly segundosDeEspera?: number,
  ) {
    super(`${operacao} respondeu ${status}: ${corpo.slice(0, 500)}`);
  }
}

/** 400 */
export class RequisicaoInvalida extends ErroDaApi {
  override readonly name = 'RequisicaoInvalida';
}
/** 401, depois de um token novo. */
export class NaoAutorizado extends ErroDaApi {
  override readonly name = 'NaoAutorizado';
}
/** 403 */
export class AcessoProibido extends ErroDaApi {
  override readonly name = 'AcessoProibido';
}
/** 404 */
export class NaoEncontrado extends ErroDaApi {
  override readonly name = 'NaoEncontrado';
}
/** 500 ou mais: não se sabe se a chamada foi feita. */
export class ErroInterno extends ErroDaApi {
  override readonly name = 'ErroInterno';
}

/** Não veio resposta, ou não se pôde lê-la: não se sabe se a chamada foi feita. A razão está em `cause`. */
export class SemResposta extends Error {
  override readonly name = 'SemResposta';
  constructor(
    /** O `operationId`. */
    readonly operacao: string,
    options: ErrorOptions,
    { method = 'GET', needsToken }: { method?: string; needsToken?: boolean } = {},
    /** Os cabeçalhos da resposta que não se pôde ler, e o corpo dela. */
    readonly cabecalhos: Readonly<Record<string, string>> = {},
    readonly corpo = '',
  ) {
    // Só a autenticação não leva token.
    const advice = method !== 'GET' && needsToken ? '; consulte antes de repetir' : '';
    // O erro do fetch só traz a razão no seu próprio `cause`.
    const { cause: reason = options.cause } = Object(options.cause);
    super(`${operacao}: sem resposta que se possa ler (${reason})${advice}`, options);
  }
}

const BY_STATUS: Readonly<Record<number, typeof ErroDaApi>> = {
  400: RequisicaoInvalida,
  401: NaoAutorizado,
  403: AcessoProibido,
  404: NaoEncontrado,
};

/** A classe do erro de um código que não é de sucesso. */
export function classeDoErro(status: number): typeof ErroDaApi {
  return BY_STATUS[status] ?? (status >= 500 ? ErroInterno : ErroDaApi);
}
