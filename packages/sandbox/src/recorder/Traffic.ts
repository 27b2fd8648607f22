import type { ResolvedContract, ResolvedOperation } from '@frontier/openapi/resolve';
import type { CompileSchema } from '../contract/compileSchema.js';
import type { Violation } from '../contract/describeViolations.js';
import { LOGIN } from '../contract/Examples.js';
import { type DescribedPart, listParts } from '../contract/schemaParts.js';
import { checkBody } from '../contract/validators.js';
import { dayOf } from '../domain/days.js';
import { groupBy } from '../domain/groupBy.js';
import { writeExact } from '../exact/exactJson.js';
import { parseQuery } from '../server/HttpCall.js';
import { type RequestFault, RequestValidator } from '../services/RequestValidator.js';
import { bytesOf, type HarEntry, type HarHeader, readForm, readHar } from './har.js';
import { decodePart, findList, NO_ORIGIN, parseBody, readTimes, textAt } from './values.js';

/** An exchange of any address, or a notification that came in. */
export type RecordedExchange = ReturnType<typeof readExchange>;

interface FoundOperation {
  operation: ResolvedOperation;
  /** Values of the path. */
  params: Readonly<Record<string, string>>;
}

export interface RecordedCall extends RecordedExchange, FoundOperation {
  id: string;
  /** The account of its token; the token if no exchange shows it. */
  account: string;
  /** The day of the service's clock. */
  day: string;
  /** The fields that the contract describes in a successful answer. */
  parts: readonly DescribedPart[];
}

type IsOwn = (call: RecordedCall) => boolean;

/** The exchanges of recordings, sorted by start time. */
export class Traffic {
  readonly calls: RecordedCall[] = [];
  readonly deliveries: RecordedExchange[] = [];
  /** Exchanges of other addresses, such as those of files. */
  readonly others: RecordedExchange[] = [];
  /** Files that lack something, in Portuguese. */
  readonly gaps: (readonly [file: string, gap: string])[] = [];
  /** By token: its end in seconds, its account, and how far the service's clock is ahead, in milliseconds. */
  readonly tokens = new Map<string, { exp: number; account: string; offset: number }>();
  readonly #requests: RequestValidator;
  /** The successful calls of each operation, which are looked up for each call. */
  readonly #successes = new Map<string, RecordedCall[]>();

  /**
   * @param files HTTP archives by their names
   * @param compile compiles schemas of the contracts; a page of a browser may only use compiled ones
   * @param mask hides the secrets and persons of an entry, where they may not be shown
   * @throws Error in Portuguese naming a file that is no HTTP archive
   */
  constructor(
    contracts: readonly ResolvedContract[],
    files: ReadonlyMap<string, string>,
    private readonly compile: CompileSchema,
    mask = (entry: HarEntry): HarEntry => entry,
  ) {
    this.#requests = new RequestValidator(compile);
    const find = prepareFind(contracts);
    const all = [...files].flatMap(([name, text]) => {
      const { cut, entries } = readHar(text, name);
      const exchanges = entries.map((entry, at) => readExchange(`${name}#${at}`, mask(entry)));
      const own = exchanges.filter(({ method, path }) => find(method, path));
      const lost = own.filter(({ isLost }) => isLost).length;
      if (cut !== undefined) this.gaps.push([name, cut]);
      else if (own.length === 0 && !exchanges.some(({ sent }) => textAt(sent, 'eventType'))) {
        this.gaps.push([name, 'nenhuma notificação, nem chamada com o caminho de um contrato']);
      }
      const advice = 'repita as chamadas, ou exporte com os corpos das respostas';
      if (lost > 0) this.gaps.push([name, `respostas incompletas: ${lost}; ${advice}`]);
      return exchanges;
    });
    // Two exports of a browser can have the same entries.
    const unique = new Map(all.map((exchange) => [JSON.stringify(exchange.entry), exchange]));
    let offset = 0;
    for (const exchange of [...unique.values()].sort((one, other) => one.begun - other.begun)) {
      const { got, isOk, method, path, sent, token } = exchange;
      const found = find(method, path);
      const isLogin = found?.operation.id === LOGIN;
      const times = this.tokens.get(isLogin ? this.#noteToken(exchange) : token);
      offset = times?.offset ?? offset;
      exchange.now += offset;
      if (found) {
        const { answer, id } = found.operation;
        const day = dayOf(new Date(exchange.now));
        const account = times?.account ?? token;
        const parts = answer && isOk ? [...listParts(answer.schema, got, '')] : [];
        this.calls.push({ ...exchange, ...found, id, account, day, parts });
      } else if (textAt(sent, 'eventType') && textAt(sent, 'subjectId')) {
        this.deliveries.push(exchange);
      } else this.others.push(exchange);
    }
    const successes = this.calls.filter(({ isOk }) => isOk);
    for (const own of groupBy(successes, ({ id }) => id)) this.#successes.set(own[0].id, own);
  }

  /** Whether the recordings have the headers with secrets. Chrome leaves these out. */
  get hasTokens(): boolean {
    return this.calls.some(({ token }) => token !== '');
  }

  ok(...ids: string[]): RecordedCall[] {
    const all = ids.flatMap((id) => this.#successes.get(id) ?? []);
    return ids.length > 1 ? all.sort((one, other) => one.begun - other.begun) : all;
  }

  /** The latest successful call of an operation by the same account that had ended before. */
  earlier({ account, begun }: RecordedCall, id: string, isOwn: IsOwn = () => true) {
    const isBefore = (one: RecordedCall) => one.ended <= begun && one.account === account;
    return this.ok(id).findLast((one) => isBefore(one) && isOwn(one));
  }

  /** The next successful call of an operation by the same account that began after the end. */
  later({ account, ended }: RecordedCall, id: string, isOwn: IsOwn = () => true) {
    const isAfter = (one: RecordedCall) => ended <= one.begun && one.account === account;
    return this.ok(id).find((one) => isAfter(one) && isOwn(one));
  }

  /** Whether a call began before an exchange ended and was not refused: without an answer it may have worked. */
  mayPrecede({ ended }: RecordedExchange, id: string, isOwn: IsOwn): boolean {
    const own = this.calls.filter((one) => one.id === id && one.begun < ended && isOwn(one));
    return own.some(({ status }) => status < 400 || status >= 500);
  }

  /** The problems that the contract and the simulator's rules find in a request. */
  findProblems({ operation, params, query, sent }: RecordedCall): RequestFault[] {
    const { faults, refusals } = this.#requests.check(operation, {
      parameters: { ...params, ...query },
      ...(sent !== undefined && { body: writeExact(sent) }),
    });
    return [...faults, ...refusals];
  }

  isClean(call: RecordedCall): boolean {
    return this.findProblems(call).length === 0;
  }

  /** The parts of an answer that its contract does not allow. */
  findViolations({ got, isOk, operation, status }: RecordedCall): Violation[] {
    const { answer, errorTexts, successStatus } = operation;
    const known = isOk ? [successStatus] : [0, ...Object.keys(errorTexts).map(Number)];
    const wanted = isOk ? `; o contrato diz ${successStatus}` : ' não está no contrato';
    const code = known.includes(status) ? [] : [{ location: '', problem: status + wanted }];
    if (!answer || !isOk) return code;
    const result = checkBody(this.compile, answer.schema, got);
    return 'violations' in result ? [...code, ...result.violations] : code;
  }

  /** Notes the token of a login. @returns the token; empty without one */
  #noteToken({ begun, got, isOk, sent }: RecordedExchange): string {
    const token = textAt(got, 'accessToken');
    const times = readTimes(token);
    if (!isOk || !times) return '';
    const ahead = times.iat * 1000 - begun;
    // A token counts whole seconds, and a clock may be a little off.
    const offset = Math.abs(ahead) < 60_000 ? 0 : ahead;
    this.tokens.set(token, { exp: times.exp, account: textAt(sent, 'apiKey'), offset });
    return token;
  }
}

/** @param source file and position in `log.entries`: `run.har#0` */
function readExchange(source: string, entry: HarEntry) {
  const { request, response, startedDateTime, time } = entry;
  const { postData = { mimeType: '' } } = request;
  const { content, headers } = response;
  const form = readForm(postData).map(({ name, comment = '', fileName, value }) => {
    return [name, value ?? fileName ?? comment];
  });
  const address = new URL(request.url, NO_ORIGIN);
  const begun = Date.parse(startedDateTime);
  const got = parseBody(bytesOf(content));
  const type = findHeader(headers, 'content-type') || content.mimeType;
  // An answer whose JSON was cut off, or is not in the file, would look empty.
  const isSent = content.size !== 0 || response.status === 0;
  const isLost = got === undefined && isSent && /json/i.test(type);
  const status = isLost ? 0 : response.status;
  return {
    source,
    entry,
    /** Instants by the clock of the recording, in milliseconds. */
    begun,
    /** By the service's clock, which a simulator may have moved. */
    now: begun,
    // A start has whole milliseconds. Some tools write 0, and a call must not precede itself.
    ended: begun + Math.max(Math.floor(time), 1),
    method: request.method,
    path: address.pathname,
    query: parseQuery(address.href),
    /** The token, or its mark; empty without one. */
    token: findToken(request.headers),
    /** The body of the request: JSON with exact numbers, or the fields of a form. */
    sent: parseBody(bytesOf(postData)) ?? (form.length > 0 ? Object.fromEntries(form) : undefined),
    /** 0 without a response that can be read. */
    status,
    isOk: status >= 200 && status < 300,
    /** Refused for its content: not for its token, a missing object or its frequency. */
    isRefused: [400, 409, 422].includes(status),
    type,
    /** The recorder keeps only the size of some bodies. */
    hasBody: content.size > 0 || !!content.text,
    isLost,
    /** The body of the response as JSON; `undefined` if it is none. */
    got,
    /** The items of the answer: those of its list, or itself. */
    items: findList(got)?.items ?? [got],
  };
}

export function findToken(headers: readonly HarHeader[]): string {
  return findHeader(headers, 'authorization').replace(/^Bearer +/i, '');
}

function findHeader(headers: readonly HarHeader[], wanted: string): string {
  return headers.find(({ name }) => name.toLowerCase() === wanted)?.value ?? '';
}

/** @returns a function that finds the operation of a method and a path */
export function prepareFind(contracts: readonly ResolvedContract[]) {
  const countParams = ({ path }: ResolvedOperation) => path.split('{').length;
  const routes = contracts
    .flatMap(({ operations }) => operations)
    // A fixed path comes before one with a parameter in its place.
    .sort((one, other) => countParams(one) - countParams(other))
    .map((operation) => {
      // A host may have a path before that of the contract.
      const pattern = `${operation.path.replace(/\{[^}]+\}/g, '([^/]+)')}$`;
      return { operation, pattern: new RegExp(pattern) };
    });
  return (method: string, path: string): FoundOperation | undefined => {
    for (const { operation, pattern } of routes) {
      const found = operation.method === method && pattern.exec(path);
      if (!found) continue;
      const names = operation.path.match(/[^{}]+(?=\})/g) ?? [];
      const params = names.map((name, at) => [name, decodePart(found[at + 1] ?? '')]);
      return { operation, params: Object.fromEntries(params) };
    }
    return undefined;
  };
}
