import type { ResolvedContract, ResolvedOperation } from '@frontier/openapi/resolve';
import { Decimal } from 'decimal.js';
import type { Header } from 'har-format';
import type { CompileSchema } from '../contract/compileSchema.js';
import type { Violation } from '../contract/describeViolations.js';
import { LOGIN } from '../contract/Examples.js';
import { compileBody } from '../contract/validators.js';
import { isFields, parseExact, writeExact } from '../exact/exactJson.js';
import { RequestValidator, type ValidationReport } from '../services/RequestValidator.js';
import { decodePart, readTimes } from './decode.js';
import { type HarEntry, readHar } from './har.js';

interface RecordedExchange {
  /** File and position in `log.entries`: `run.har#0`. */
  source: string;
  entry: HarEntry;
  /** Instants of its begin and end by the clock of the recording, in milliseconds. */
  begun: number;
  ended: number;
  /** 0 without a response. */
  status: number;
  isOk: boolean;
  /** The body of the request: JSON with exact numbers, or the fields of a form. */
  sent: unknown;
}

/** An exchange of a call of the contracts. */
export interface RecordedCall extends RecordedExchange {
  id: string;
  operation: ResolvedOperation;
  /** Parameters of the path. */
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** The body of the response as JSON; `undefined` if it is none. */
  got: unknown;
  /** Whether the response has a body, which the recorder may only describe, and its media type. */
  hasBody: boolean;
  type: string;
  /** The token, or its mark; empty without one. */
  token: string;
  /** The instant of the service at the begin, in milliseconds: that of its tokens, which a simulator may have moved. */
  now: number;
}

/** A notification that came in. */
export interface RecordedDelivery extends RecordedExchange {
  /** The body as it was sent: repetitions are equal. */
  body: string;
  subjectId: string;
  eventType: string;
  /** In milliseconds; `NaN` if it is missing. */
  expiresAt: number;
}

/** The exchanges of recordings, in the order of their begins. */
export class Traffic {
  readonly calls: readonly RecordedCall[];
  readonly deliveries: readonly RecordedDelivery[];
  /** Exchanges of other addresses, such as those of files. */
  readonly others: readonly RecordedExchange[];
  /** Files that end too early, and where, in Portuguese. */
  readonly cuts: readonly (readonly [file: string, place: string])[];
  /** The times of each issued token, and its account. */
  readonly tokens = new Map<
    string,
    { iat: number; exp: number; account: string; offset: number }
  >();

  readonly #requests: RequestValidator;

  /**
   * Reads recordings.
   * @param files HTTP archives by their names
   * @param compile compiles schemas of the contracts; a page of a browser may only use compiled ones
   * @throws Error in Portuguese naming a file that is no HTTP archive
   */
  constructor(
    contracts: readonly ResolvedContract[],
    files: ReadonlyMap<string, string>,
    private readonly compile: CompileSchema,
  ) {
    this.#requests = new RequestValidator(compile);
    const read = [...files].map(([name, text]) => ({ name, ...readHar(text, name) }));
    this.cuts = read.flatMap(({ cut, name }) => (cut === undefined ? [] : [[name, cut] as const]));
    const all = read
      .flatMap(({ entries, name }) =>
        entries.map((entry, index) => readHarEntry(entry, `${name}#${index}`)),
      )
      .sort((one, other) => one.begun - other.begun);
    const find = prepareFind(contracts);
    const calls: RecordedCall[] = [];
    const deliveries: RecordedDelivery[] = [];
    const others: RecordedExchange[] = [];
    let offset = 0;
    for (const exchange of all) {
      const url = new URL(exchange.entry.request.url);
      const found = find(exchange.entry.request.method, url.pathname);
      const { eventType, subjectId } = Object(exchange.sent) as Record<string, unknown>;
      if (found) {
        const call = readCall(exchange, url, found);
        offset = this.#noteToken(call) ?? this.tokens.get(call.token)?.offset ?? offset;
        calls.push({ ...call, now: call.begun + offset });
      } else if (typeof eventType === 'string' && typeof subjectId === 'string') {
        const body = exchange.entry.request.postData?.text ?? '';
        const expiresAt = Date.parse(textAt(exchange.sent, 'expiresAt'));
        deliveries.push({ ...exchange, body, eventType, subjectId, expiresAt });
      } else others.push(exchange);
    }
    this.calls = calls;
    this.deliveries = deliveries;
    this.others = others;
  }

  /** The calls of operations. */
  of(...ids: string[]): RecordedCall[] {
    return this.calls.filter(({ id }) => ids.includes(id));
  }

  /** The successful calls of operations. */
  ok(...ids: string[]): RecordedCall[] {
    return this.of(...ids).filter(({ isOk }) => isOk);
  }

  /** The problems that the contract and the simulator's rules find in a request. */
  checkRequest({ operation, params, query, sent }: RecordedCall): ValidationReport {
    const names = [...new Set(query.keys())].map((name) => {
      const values = query.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    });
    return this.#requests.check(operation, {
      parameters: { ...params, ...Object.fromEntries(names) },
      ...(sent !== undefined && { body: writeExact(sent) }),
    });
  }

  /** Whether neither contract nor rules find a problem in a request. */
  isClean(call: RecordedCall): boolean {
    const { faults, refusals } = this.checkRequest(call);
    return faults.length + refusals.length === 0;
  }

  /** The problems that the contract finds in a response. */
  checkResponse({ got, isOk, operation, status }: RecordedCall): Violation[] {
    const { answer, errorTexts, successStatus } = operation;
    if (!isOk) {
      const isKnown = status in errorTexts || status === 0;
      return isKnown ? [] : [{ location: 'código', problem: `${status} não está no contrato` }];
    }
    const code =
      status === successStatus
        ? []
        : [{ location: 'código', problem: `${status}; o contrato diz ${successStatus}` }];
    if (!answer) return code;
    const result = compileBody(this.compile, answer.schema)(got);
    return 'violations' in result ? [...code, ...result.violations] : code;
  }

  /** Notes the token of a login. @returns how far the service's clock is ahead, in milliseconds */
  #noteToken({ begun, got, id, isOk, sent }: RecordedCall): number | undefined {
    const token = textAt(got, 'accessToken');
    const times = readTimes(token);
    if (id !== LOGIN || !isOk || !times) return undefined;
    const ahead = times.iat * 1000 - begun;
    // A token counts whole seconds, and a clock may be a little off.
    const offset = Math.abs(ahead) < 60_000 ? 0 : ahead;
    this.tokens.set(token, { ...times, account: textAt(sent, 'apiKey'), offset });
    return offset;
  }
}

interface FoundOperation {
  operation: ResolvedOperation;
  /** Values of the path. */
  params: Record<string, string>;
}

/** Prepares contracts. @returns a function that finds the operation that a method and a path belong to */
export function prepareFind(
  contracts: readonly ResolvedContract[],
): (method: string, path: string) => FoundOperation | undefined {
  const routes = contracts
    .flatMap(({ operations }) => operations)
    .map((operation) => {
      const escaped = operation.path.replace(/[^\w{}/]/g, '\\$&');
      // A host may have a path before that of the contract.
      const pattern = new RegExp(`${escaped.replace(/\{[^}]+\}/g, '([^/]+)')}$`);
      const names = [...operation.path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
      return { operation, names, pattern };
    })
    // A fixed path comes before one with a parameter in its place.
    .sort((one, other) => one.names.length - other.names.length);
  return (method, path) => {
    for (const { names, operation, pattern } of routes) {
      const [found, ...values] = (operation.method === method && pattern.exec(path)) || [];
      if (found === undefined) continue;
      const params = names.map((name, at) => [name, decodePart(values[at] ?? '')]);
      return { operation, params: Object.fromEntries(params) };
    }
    return undefined;
  };
}

function readHarEntry(entry: HarEntry, source: string): RecordedExchange {
  const { postData } = entry.request;
  const { status } = entry.response;
  const begun = Date.parse(entry.startedDateTime);
  const fields = postData?.params?.map(({ comment, fileName, name, value }) => [
    name,
    value ?? fileName ?? comment ?? '',
  ]);
  return {
    source,
    entry,
    begun,
    ended: begun + Math.max(0, entry.time),
    status,
    isOk: status >= 200 && status < 300,
    sent: postData?.text ? parse(postData.text) : fields && Object.fromEntries(fields),
  };
}

function readCall(
  exchange: RecordedExchange,
  url: URL,
  { operation, params }: FoundOperation,
): RecordedCall {
  const { content, headers } = exchange.entry.response;
  const text =
    content.encoding === 'base64' ? decodeBase64(content.text ?? '') : (content.text ?? '');
  const authorization = findHeader(exchange.entry.request.headers, 'authorization');
  return {
    ...exchange,
    id: operation.id,
    operation,
    params,
    query: url.searchParams,
    got: parse(text),
    hasBody: content.size > 0 || text !== '',
    type: findHeader(headers, 'content-type') || content.mimeType,
    token: authorization.replace(/^Bearer +/i, ''),
    now: exchange.begun,
  };
}

function findHeader(headers: readonly Header[], wanted: string): string {
  return headers.find(({ name }) => name.toLowerCase() === wanted)?.value ?? '';
}

function parse(text: string): unknown {
  try {
    return parseExact(text);
  } catch {
    return undefined;
  }
}

function decodeBase64(text: string): string {
  return new TextDecoder().decode(Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0)));
}

/** The value at names with dots between them; `undefined` if it is missing or null. */
export function valueAt(tree: unknown, path: string): unknown {
  let value = tree;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name))
      return undefined;
    value = (value as Record<string, unknown>)[name];
  }
  return value ?? undefined;
}

/** The text at a path; empty if there is none. */
export function textAt(tree: unknown, path: string): string {
  const value = valueAt(tree, path);
  return typeof value === 'string' ? value : '';
}

/** The number at a path, also one that is written as a text; `NaN` if there is none. */
export function numberAt(tree: unknown, path: string): number {
  const value = valueAt(tree, path);
  const isNumber = Decimal.isDecimal(value) || (typeof value === 'string' && value !== '');
  return isNumber ? Number(value) : Number.NaN;
}

/** The list at a path; empty if there is none. */
export function listAt(tree: unknown, path: string): readonly unknown[] {
  const value = valueAt(tree, path);
  return Array.isArray(value) ? value : [];
}

/** The only list of an answer, with its name: the answer itself has none. */
export function listInAnswer(
  answer: unknown,
): { name: string; items: readonly unknown[] } | undefined {
  if (Array.isArray(answer)) return { name: '', items: answer };
  if (!isFields(answer)) return undefined;
  const lists = Object.entries(answer).filter(([, value]) => Array.isArray(value));
  const [[name = '', items] = []] = lists;
  return lists.length === 1 ? { name, items: items as unknown[] } : undefined;
}
