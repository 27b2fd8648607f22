import { classeDoErro, ErroDaApi, SemResposta } from './erros.js';
import { type Decimal, escreverJson, lerInteiros, lerJson, type Modelos } from './json.js';
import type { Opcoes, OpcoesDaChamada, Tentativa } from './opcoes.js';
import { type Argumentos, type Chamada, escreverPedido, temForma } from './pedido.js';

export type { Chamada, Modelos };

/** Um arquivo a enviar; com um `File`, o nome dele vai junto. */
export type Arquivo = Blob;

type Operacoes = Readonly<Record<string, { args: object; result: unknown; paginas?: true }>>;

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

type Metodo<Args, Devolvido> = object extends Args
  ? (args?: Args) => Devolvido
  : (args: Args) => Devolvido;

/** As chamadas de um serviço, pelos nomes do contrato; das listas, também página por página. */
export type Servico<Ops extends Operacoes> = {
  readonly [K in keyof Ops]: Metodo<Ops[K]['args'], Promise<Resposta<Ops[K]['result']>>>;
} & {
  readonly [K in keyof Ops & string as Ops[K]['paginas'] extends true
    ? `${K}EmPaginas`
    : never]: Metodo<Ops[K]['args'], AsyncGenerator<Resposta<Ops[K]['result']>, void>>;
};

const TOKEN_CALL = 'gerarTokenDeAcesso';
/** Um token é trocado tanto antes de expirar, em milissegundos. */
const MARGIN = 60_000;
const TRANSIENT = [408, 429, 500, 502, 503, 504];
/** Segundos: a primeira espera, e a maior que um servidor pode pedir. */
const PAUSE = 0.25;
const LONGEST_PAUSE = 30;
/** Bytes de uma resposta, já descomprimida. Uma maior encheria a memória. */
const LONGEST_ANSWER = 8 * 2 ** 20;

/** Dá o token de uma conta, para todos os serviços, ou outro no lugar do que foi recusado com 401. */
export type Token = (refused?: string) => Promise<string>;

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
    if (typeof accessToken !== 'string' || accessToken === '') {
      const cause = new Error('a autenticação respondeu sem accessToken');
      throw new SemResposta(TOKEN_CALL, { cause });
    }
    const until = Date.parse(String(expiresAt)) - MARGIN;
    token = { text: accessToken, until: until > Date.now() ? until : Number.POSITIVE_INFINITY };
    return accessToken;
  };
  return async (refused) => {
    if (token !== undefined && token.text !== refused && token.until > Date.now()) {
      return token.text;
    }
    coming ??= renew().finally(() => {
      coming = undefined;
    });
    return coming;
  };
}

/** De onde e como um serviço é chamado. */
interface Acesso {
  /** Sem barra no fim. */
  readonly endereco: string;
  readonly opcoes: Opcoes<string>;
  readonly token: Token;
}

/** As chamadas de um serviço. */
export function criarServico<Ops extends Operacoes>(
  chamadas: Readonly<Record<keyof Ops & string, Chamada>>,
  modelos: Modelos,
  acesso: Acesso,
): Servico<Ops> {
  const methods = Object.values<Chamada>(chamadas).flatMap((chamada) => {
    const { id, pages } = chamada;
    const ask = (args: Argumentos) => send(chamada, args, acesso);
    const read = (answer: Recebida) => readAnswer(chamada, answer, modelos);
    const call = async (args: Argumentos = {}) => read(await ask(args));
    const callPages = (args?: Argumentos) => readPages(chamada, args, ask, read);
    return [[id, call], ...(pages ? [[`${id}EmPaginas`, callPages]] : [])];
  });
  return Object.fromEntries(methods) as Servico<Ops>;
}

/** @throws {SemResposta} se a resposta não é JSON, ou não é o que o contrato diz. */
function readAnswer(chamada: Chamada, { cabecalhos, corpo }: Recebida, modelos: Modelos) {
  const { forma, id, responseKind } = chamada;
  if (responseKind === 'void' || (responseKind === 'any' && corpo.trim() === '')) return undefined;
  try {
    const value = lerJson(corpo);
    if (temForma(value, responseKind)) return lerInteiros(value, forma, modelos);
    throw new Error('a resposta não tem a forma do contrato');
  } catch (cause) {
    throw new SemResposta(id, { cause }, chamada, cabecalhos, corpo);
  }
}

/** As páginas de uma lista, até a primeira que não traz item novo ou que é recusada depois de `total` itens. */
async function* readPages(
  chamada: Chamada,
  args: Argumentos = {},
  ask: (args: Argumentos) => Promise<Recebida>,
  read: (answer: Recebida) => unknown,
) {
  escreverPedido(chamada, args);
  const { id, pages } = chamada;
  const { page: asked = 1, [pages?.name ?? '']: size = pages?.standard } = args.query ?? {};
  const first = Number(String(asked));
  const seen = new Set<string>();
  let total = Number.NaN;
  for (let number = first; ; number += 1) {
    const query = { ...args.query, page: number };
    const answer = await ask({ ...args, query }).catch((fault: unknown) => {
      const isBeyond = fault instanceof ErroDaApi && [400, 404].includes(fault.status);
      if (!isBeyond || !(seen.size >= total)) throw fault;
    });
    if (!answer) return;
    const page = read(answer);
    total = Number(String(Object(Object(page).pagination).total));
    let items: string[];
    let isNew: boolean;
    try {
      items = itemsOf(page);
      isNew = items.some((item) => !seen.has(item));
      if (!isNew && number === first + 1 && items.length >= Number(String(size))) {
        throw new Error(`a página ${number} repete a ${first}: o servidor ignorou page`);
      }
    } catch (cause) {
      throw new SemResposta(id, { cause }, chamada, answer.cabecalhos, answer.corpo);
    }
    if (isNew || number === first) yield page;
    if (!isNew) return;
    for (const item of items) seen.add(item);
  }
}

/** Os itens de uma página, para comparar; a lista pode ter qualquer nome. */
function itemsOf(answer: unknown): string[] {
  const fields = Array.isArray(answer) ? [answer] : Object.values(answer ?? {});
  const lists = fields.filter(Array.isArray);
  if (lists.length === 0) throw new Error('a página não tem uma lista');
  return lists.flat().map(escreverJson);
}

/** O que veio em uma resposta; os nomes dos cabeçalhos são minúsculos. */
interface Recebida {
  readonly status: number;
  readonly cabecalhos: Readonly<Record<string, string>>;
  readonly corpo: string;
}

/** A resposta de uma gravação vale mais do que o registro dela. */
const ignore = () => undefined;

async function send(chamada: Chamada, args: Argumentos, acesso: Acesso): Promise<Recebida> {
  const { endereco, opcoes, token } = acesso;
  const { fetch: exchange = fetch, registrar, repeticoes = 2, sinal } = opcoes;
  const { id, method, needsToken } = chamada;
  const pedido = escreverPedido(chamada, args);
  const address = endereco + pedido.path;
  const call = { operacao: id, metodo: method, endereco: address };
  const readToken = (refused?: string) =>
    within(opcoes, () => token(refused)).catch((cause) => {
      const isOwn = cause instanceof ErroDaApi || cause instanceof SemResposta;
      throw isOwn ? cause : new SemResposta(TOKEN_CALL, { cause });
    });
  let bearer = needsToken ? await readToken() : undefined;
  let isRenewed = false;
  let left = method === 'GET' ? repeticoes : 0;
  for (let attempt = 0; ; attempt += 1) {
    const headers = { ...pedido.headers, ...(bearer && { Authorization: `Bearer ${bearer}` }) };
    const start = Date.now();
    const log = async (end: Partial<Tentativa>) => {
      const [numero, milissegundos] = [attempt + 1, Date.now() - start];
      await registrar?.({ ...call, numero, milissegundos, ...end });
    };
    let answer: Recebida;
    try {
      answer = await within(opcoes, async (signal) => {
        // Um token não segue um redirecionamento a outro endereço.
        const init = { method, headers, body: pedido.body ?? null, redirect: 'manual' } as const;
        const response = await exchange(address, { ...init, signal });
        const { headers: given } = response;
        // De vários `set-cookie`, os pares de `given` só deixariam o último.
        const names = Array.from(given.keys(), (name) => [name, given.get(name) ?? '']);
        const cabecalhos = Object.fromEntries(names);
        return { status: response.status, corpo: await readText(response), cabecalhos };
      });
    } catch (cause) {
      log({ falha: cause }).catch(ignore);
      // A resposta grande demais seria a mesma.
      if (left <= 0 || sinal?.aborted || cause instanceof RangeError) {
        throw new SemResposta(id, { cause }, chamada);
      }
      left -= 1;
      await pause(opcoes, attempt);
      continue;
    }
    const { cabecalhos, corpo, status } = answer;
    const segundosDeEspera = lerEspera(cabecalhos);
    log({ status, cabecalhos, segundosDeEspera }).catch(ignore);
    if (status >= 200 && status < 300) return answer;
    if (status === 401 && needsToken && !isRenewed) {
      isRenewed = true;
      bearer = await readToken(bearer);
      continue;
    }
    const isLong = segundosDeEspera !== undefined && segundosDeEspera > LONGEST_PAUSE;
    if (left <= 0 || isLong || !TRANSIENT.includes(status)) {
      const Kind = classeDoErro(status);
      throw new Kind(id, status, corpo, cabecalhos, segundosDeEspera);
    }
    left -= 1;
    await pause(opcoes, attempt, segundosDeEspera);
  }
}

/** O corpo de uma resposta. */
async function readText({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let left = LONGEST_ANSWER;
  for await (const bytes of body ?? []) {
    left -= bytes.length;
    if (left < 0) throw new RangeError(`a resposta tem mais de ${LONGEST_ANSWER} bytes`);
    text += decoder.decode(bytes, { stream: true });
  }
  return text + decoder.decode();
}

/**
 * Quantos segundos `Retry-After` pede. Uma data se conta a partir da hora do servidor, que pode não ser a nossa.
 */
function lerEspera({ date = '', 'retry-after': header = '' }: Recebida['cabecalhos']) {
  const asked = header.trim();
  const [given] = /^\d+(?=\s*,|$)/.exec(asked) ?? [];
  if (given !== undefined) return Number(given);
  const seconds = Math.ceil((readDate(asked) - (readDate(date) || Date.now())) / 1000);
  return seconds >= 0 ? seconds : undefined;
}

/** O instante de uma data de HTTP na forma de hoje (RFC 9110, 5.6.7), em milissegundos, ou `NaN`. */
function readDate(text: string): number {
  const isDate = /^\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT$/.test(text);
  return isDate ? Date.parse(text) : Number.NaN;
}

/** O que um sinal cancela, com um só ouvinte: a partir de onze, Node avisaria de um vazamento. */
const CANCELLED = new WeakMap<AbortSignal, Set<() => void>>();

/** @returns a função que deixa de ouvir. */
function listen(sinal: AbortSignal, cancel: () => void): () => void {
  const all = CANCELLED.get(sinal) ?? new Set();
  if (!CANCELLED.has(sinal)) {
    CANCELLED.set(sinal, all);
    sinal.addEventListener('abort', () => {
      for (const one of all) one();
    });
  }
  all.add(cancel);
  return () => all.delete(cancel);
}

/** O resultado de `work`, ou a falha do limite ou do sinal, o que vier primeiro. */
async function within<T>(
  { limite = 30_000, sinal }: OpcoesDaChamada,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const control = new AbortController();
  const { signal } = control;
  const ended = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  const cancel = () => control.abort(sinal?.reason);
  const timer = setTimeout(() => {
    control.abort(new DOMException(`mais de ${limite} ms`, 'TimeoutError'));
  }, limite);
  const forget = sinal && listen(sinal, cancel);
  if (sinal?.aborted) cancel();
  try {
    return await Promise.race([ended, signal.aborted ? ended : work(signal)]);
  } finally {
    clearTimeout(timer);
    forget?.();
  }
}

/** Espera os segundos que o servidor pede, ou um tempo que cresce; um cancelamento a termina. */
async function pause(
  { sinal }: OpcoesDaChamada,
  attempt: number,
  segundos = PAUSE * 2 ** attempt * (0.5 + Math.random() / 2),
): Promise<void> {
  const limite = Math.min(segundos, LONGEST_PAUSE) * 1000;
  await within({ limite, sinal }, () => new Promise(() => undefined)).catch(ignore);
}
