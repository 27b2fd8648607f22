/** O que se pode mudar para algumas chamadas, com `frontier.com(…)`. */
export interface OpcoesDaChamada {
  /** Milissegundos de uma tentativa inteira: conexão, cabeçalhos e corpo; por padrão, 30000. */
  readonly limite?: number | undefined;
  /** Quantas vezes um GET que falhou é repetido; por padrão, 2. Nenhuma outra chamada é repetida. */
  readonly repeticoes?: number | undefined;
  /** Cancela a chamada, que termina em `SemResposta`. */
  readonly sinal?: AbortSignal | undefined;
}

/** Como um cliente chama as APIs. */
export interface Opcoes<Nome extends string> extends OpcoesDaChamada {
  readonly apiKey: string;
  readonly secretKey: string;
  /** Um endereço para todos os serviços, como o do simulador, ou um para cada; sem ele, os dos contratos. */
  readonly endereco?: string | Readonly<Partial<Record<Nome, string>>> | undefined;
  /** Recebe cada tentativa, depois que ela termina. Uma falha dele não muda a chamada. */
  readonly registrar?: ((tentativa: Tentativa) => void) | undefined;
  /** Outro `fetch`, como o do simulador em um teste. */
  readonly fetch?: ((address: string, init: RequestInit) => Promise<Response>) | undefined;
}

/** Uma tentativa de uma chamada, sem corpos nem token. O endereço pode ter dados pessoais, como um CPF. */
export interface Tentativa {
  /** O `operationId`. */
  readonly operacao: string;
  readonly metodo: string;
  readonly endereco: string;
  /** 1 é a primeira. */
  readonly numero: number;
  readonly milissegundos: number;
  /** O código da resposta, se veio uma inteira. */
  readonly status?: number;
  /** Os cabeçalhos dela, por nome em minúsculas. */
  readonly cabecalhos?: Readonly<Record<string, string>>;
  /** Quantos segundos o servidor pede que se espere (`Retry-After`), se pede. */
  readonly segundosDeEspera?: number | undefined;
  /** Por que não veio. */
  readonly falha?: unknown;
}

/** O que vale de uma opção, para a mensagem, e se um valor serve. */
type Rule = readonly [string, (value: unknown) => boolean];

/** Um tempo maior faria o relógio de JavaScript disparar na hora. */
const LONGEST = 2 ** 31 - 1;
const LABEL = '[a-z\\d]+(?:-+[a-z\\d]+)*';
const BYTE = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const HOST = `(?:(?:${LABEL}\\.)*(?!\\d)${LABEL}|(?:${BYTE}\\.){3}${BYTE}|\\[[\\da-f:]+\\])`;
const PORT = '(?:[1-9]\\d{0,3}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5])';
/** Um segmento `..` mudaria o caminho das chamadas. */
const SEGMENT = "/(?!(?:\\.|%2e){1,2}(?:/|$))(?:[\\w.~!$&'()*+,;=:@-]|%[\\da-f]{2})*";
/** Só o que todo cliente HTTP entende do mesmo jeito. */
const ADDRESS = new RegExp(`^https?://${HOST}(?::${PORT})?(?:${SEGMENT})*$`, 'i');

const isFunction = (value: unknown) => typeof value === 'function';
const isFilled = (value: unknown) => typeof value === 'string' && value !== '';
const isAddress = (value: unknown) => typeof value === 'string' && ADDRESS.test(value);
const isSignal = (value: unknown) =>
  typeof value === 'object' && value !== null && 'aborted' in value && 'addEventListener' in value;

const OF_CALLS: Readonly<Record<string, Rule>> = {
  limite: [
    `milissegundos, mais de 0 e até ${LONGEST}`,
    (value) => typeof value === 'number' && value > 0 && value <= LONGEST,
  ],
  repeticoes: [
    'um inteiro a partir de 0',
    (value) => Number.isSafeInteger(value) && Number(value) >= 0,
  ],
  sinal: ['um AbortSignal', isSignal],
};

/** @throws {TypeError} se um cliente não pode ser feito com estas opções. */
export function conferirOpcoes(opcoes: Opcoes<string>, nomes: readonly string[]): void {
  const endereco = opcoes?.endereco;
  check(opcoes && { ...opcoes, apiKey: opcoes.apiKey ?? '', secretKey: opcoes.secretKey ?? '' }, {
    ...OF_CALLS,
    apiKey: ['um texto', isFilled],
    secretKey: ['um texto', isFilled],
    fetch: ['uma função', isFunction],
    registrar: ['uma função', isFunction],
    endereco: [
      `um endereço como https://servidor/caminho, sem usuário, consulta ou fragmento, ou um para cada serviço: ${nomes.join(', ')}`,
      () =>
        isAddress(endereco) ||
        (Object.prototype.toString.call(endereco) === '[object Object]' &&
          Object.entries(endereco ?? {}).every(
            ([nome, one]) => nomes.includes(nome) && isAddress(one),
          )),
    ],
  });
}

/** @throws {TypeError} se uma mudança não serve para uma chamada. */
export function mudarOpcoes<Todas extends OpcoesDaChamada>(
  opcoes: Todas,
  mudancas: OpcoesDaChamada,
): Todas {
  check(mudancas, OF_CALLS);
  const given = Object.entries(mudancas).filter(([, value]) => value !== undefined);
  return { ...opcoes, ...Object.fromEntries(given) };
}

/** O endereço de um serviço, sem barra no fim. */
export function lerEndereco(endereco: Opcoes<string>['endereco'], nome: string, padrao: string) {
  const chosen = typeof endereco === 'string' ? endereco : (endereco?.[nome] ?? padrao);
  return chosen.replace(/\/+$/, '');
}

function check(values: object, rules: Readonly<Record<string, Rule>>): void {
  if (Object(values) !== values)
    throw new TypeError(`use um objeto com ${Object.keys(rules).join(', ')}`);
  for (const [name, value] of Object.entries(values)) {
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    if (!rule) throw new TypeError(`${name}: há só ${Object.keys(rules).join(', ')}`);
    const [expected, fits] = rule;
    if (value !== undefined && !fits(value)) throw new TypeError(`${name}: use ${expected}`);
  }
}
