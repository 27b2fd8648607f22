import { type Decimal, escreverJson, lerInteiros, lerJson } from './json.js';

/** Um arquivo a enviar; com um `File`, o nome dele vai junto. */
export type Arquivo = Blob;

/** Uma chamada, como o contrato a descreve. */
export interface Chamada {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly tags?: readonly string[];
  readonly params?: readonly { readonly name: string; readonly in: string }[];
  readonly body?: { readonly contentType: string };
  readonly responseKind?: string;
  readonly security?: readonly unknown[];
}

/** O que uma chamada leva. */
interface Argumentos {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

type Operacoes = Readonly<Record<string, { args: object; result: unknown }>>;

/**
 * Uma resposta: as listas de valores são abertas, e um valor que o contrato não conhece chega como texto em vez de
 * falhar.
 */
export type Resposta<T> = T extends Decimal
  ? T
  : T extends `${number}-${number}-${number}`
    ? T
    : T extends string
      ? string extends T
        ? T
        : T | (string & Record<never, never>)
      : T extends object
        ? { [K in keyof T]: Resposta<T[K]> }
        : T;

/** As chamadas de um serviço, pelos nomes do contrato. */
export type Servico<Ops extends Operacoes> = {
  readonly [K in keyof Ops]: object extends Ops[K]['args']
    ? (args?: Ops[K]['args']) => Promise<Resposta<Ops[K]['result']>>
    : (args: Ops[K]['args']) => Promise<Resposta<Ops[K]['result']>>;
};

/** Como um cliente chama as APIs. */
export interface Opcoes<Nome extends string> {
  readonly apiKey: string;
  readonly secretKey: string;
  /** Um endereço para todos os serviços, como o do simulador, ou um para cada; sem ele, os dos contratos. */
  readonly endereco?: string | Readonly<Partial<Record<Nome, string>>>;
  /** Milissegundos que uma tentativa espera pela resposta; 30000 se não for dito. */
  readonly limite?: number;
  /** Quantas vezes um GET que falhou é repetido; 2 se não for dito. Nenhuma outra chamada é repetida. */
  readonly repeticoes?: number;
  /** Outro `fetch`, como o do simulador em um teste. */
  readonly fetch?: (address: string, init: RequestInit) => Promise<Response>;
}

/** A API respondeu com um código de erro. O corpo dos erros não é documentado. */
export class ErroDaApi extends Error {
  override readonly name: string = 'ErroDaApi';
  constructor(
    /** O `operationId`. */
    readonly operacao: string,
    readonly status: number,
    /** O corpo, como veio. */
    readonly corpo: string,
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

/** Não veio resposta, ou não se pôde lê-la: não se sabe se a chamada foi feita. */
export class SemResposta extends Error {
  override readonly name = 'SemResposta';
  constructor(
    /** O `operationId`. */
    readonly operacao: string,
    options: ErrorOptions,
  ) {
    super(`${operacao}: sem resposta que se possa ler; consulte antes de repetir`, options);
  }
}

const BY_STATUS: Readonly<Record<number, typeof ErroDaApi>> = {
  400: RequisicaoInvalida,
  401: NaoAutorizado,
  403: AcessoProibido,
  404: NaoEncontrado,
};
/** Um token é trocado tanto antes de expirar, em milissegundos. */
const MARGIN = 60_000;
const TRANSIENT = [408, 429, 500, 502, 503, 504];
/** Milissegundos: a primeira espera, e a maior que um servidor pode pedir. */
const PAUSE = 250;
const LONGEST_PAUSE = 30_000;

/** O token de uma conta, para todos os serviços. */
export interface Token {
  /** @param refused o que foi recusado com 401: é trocado. */
  readonly ler: (refused?: string) => Promise<string>;
}

/**
 * Guarda o token até um minuto antes de expirar. Um que já chega expirado é de um relógio que difere do nosso, como o
 * do simulador: fica até ser recusado.
 *
 * @param gerar a chamada que dá um token novo.
 */
export function guardarToken(
  gerar: () => Promise<{ accessToken?: string; expiresAt?: string }>,
): Token {
  let token: { text: string; until: number } | undefined;
  let coming: Promise<string> | undefined;
  const renew = async () => {
    const { accessToken, expiresAt } = await gerar();
    if (accessToken === undefined) throw new Error('a autenticação respondeu sem accessToken');
    const until = Date.parse(expiresAt ?? '') - MARGIN;
    token = { text: accessToken, until: until > Date.now() ? until : Number.POSITIVE_INFINITY };
    return accessToken;
  };
  return {
    async ler(refused) {
      if (token !== undefined && token.text !== refused && token.until > Date.now()) {
        return token.text;
      }
      coming ??= renew().finally(() => {
        coming = undefined;
      });
      return coming;
    },
  };
}

/**
 * As chamadas de um serviço.
 *
 * @param endereco sem barra no fim.
 * @param token nenhum para a chamada que o dá.
 */
export function criarServico<Ops extends Operacoes>(
  chamadas: Readonly<Record<keyof Ops & string, Chamada>>,
  inteiros: Readonly<Record<string, readonly string[]>>,
  endereco: string,
  opcoes: Opcoes<string>,
  token?: Token,
): Servico<Ops> {
  const methods = Object.values<Chamada>(chamadas).map((chamada) => [
    chamada.id,
    async (args: Argumentos = {}) => {
      const answer = await send(chamada, args, endereco, opcoes, token);
      if (answer.text === '' || chamada.responseKind === 'void') return undefined;
      try {
        return lerInteiros(lerJson(answer.text), inteiros[chamada.id]);
      } catch (cause) {
        throw new SemResposta(chamada.id, { cause });
      }
    },
  ]);
  return Object.fromEntries(methods) as Servico<Ops>;
}

/** Um nome errado deixaria as chamadas irem ao endereço do contrato. */
export function conferirEndereco(
  endereco: Opcoes<string>['endereco'],
  nomes: readonly string[],
): void {
  if (typeof endereco === 'string') return;
  const wrong = Object.keys(endereco ?? {}).find((nome) => !nomes.includes(nome));
  if (wrong === undefined) return;
  throw new TypeError(`endereco: não há o serviço ${wrong}; há ${nomes.join(', ')}`);
}

/** O endereço de um serviço, sem barra no fim. */
export function lerEndereco(endereco: Opcoes<string>['endereco'], nome: string, padrao: string) {
  const chosen = typeof endereco === 'string' ? endereco : (endereco?.[nome] ?? padrao);
  return chosen.replace(/\/+$/, '');
}

async function send(
  chamada: Chamada,
  args: Argumentos,
  endereco: string,
  { fetch: call = fetch, limite = 30_000, repeticoes = 2 }: Opcoes<string>,
  token: Token | undefined,
): Promise<{ text: string }> {
  const { id, method } = chamada;
  const address = endereco + writePath(chamada, args) + writeQuery(args.query);
  const needsToken = token !== undefined && (chamada.security?.length ?? 0) > 0;
  let bearer = needsToken ? await token.ler() : undefined;
  let isRenewed = false;
  let left = method === 'GET' ? repeticoes : 0;
  for (let attempt = 0; ; attempt += 1) {
    const { body, headers } = writeBody(chamada, args.body);
    if (bearer !== undefined) headers.Authorization = `Bearer ${bearer}`;
    let response: Response;
    let text: string;
    try {
      const signal = AbortSignal.timeout(limite);
      // Um token não segue um redirecionamento a outro endereço.
      const init = { method, headers, signal, redirect: 'manual' } as const;
      response = await call(address, body === undefined ? init : { ...init, body });
      text = await response.text();
    } catch (cause) {
      if (left <= 0) throw new SemResposta(id, { cause });
      left -= 1;
      await pause(attempt, null);
      continue;
    }
    const { status } = response;
    if (status >= 200 && status < 300) return { text };
    if (status === 401 && needsToken && !isRenewed) {
      isRenewed = true;
      bearer = await token.ler(bearer);
      continue;
    }
    if (left > 0 && TRANSIENT.includes(status)) {
      left -= 1;
      await pause(attempt, response.headers.get('retry-after'));
      continue;
    }
    throw new (BY_STATUS[status] ?? (status >= 500 ? ErroInterno : ErroDaApi))(id, status, text);
  }
}

function writePath({ id, path }: Chamada, args: Argumentos): string {
  return path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const value = args.path?.[name];
    if (value === undefined || value === null || value === '') {
      throw new TypeError(`${id}: falta path.${name}`);
    }
    return encodeURIComponent(String(value));
  });
}

function writeQuery(query: Argumentos['query'] = {}): string {
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined) pairs.append(name, String(item));
    }
  }
  return pairs.size === 0 ? '' : `?${pairs}`;
}

function writeBody({ body: described }: Chamada, body: unknown) {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (described === undefined || body === undefined) return { headers };
  if (described.contentType === 'multipart/form-data') {
    const form = new FormData();
    for (const [name, value] of Object.entries(body as object)) {
      if (value instanceof Blob) form.append(name, value);
      else if (value !== undefined) form.append(name, String(value));
    }
    return { headers, body: form };
  }
  headers['Content-Type'] = described.contentType;
  return { headers, body: escreverJson(body) };
}

function pause(attempt: number, retryAfter: string | null): Promise<void> {
  const asked = Number(retryAfter ?? Number.NaN) * 1000;
  const own = PAUSE * 2 ** attempt * (0.5 + Math.random() / 2);
  const time = Number.isFinite(asked) && asked >= 0 ? Math.min(asked, LONGEST_PAUSE) : own;
  return new Promise((resolve) => {
    setTimeout(resolve, time);
  });
}
