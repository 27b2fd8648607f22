import type { ResolvedContract, ResolvedOperation } from '@frontier/openapi/resolve';
import type { CompileSchema } from '../contract/compileSchema.js';
import { LOGIN } from '../contract/Examples.js';
import { RequestValidator } from '../services/RequestValidator.js';
import { readHar } from './har.js';
import { RecordedCall, RecordedExchange } from './RecordedExchange.js';
import { decodePart, readTimes, textAt } from './values.js';

/** The exchanges of recordings, sorted by start time. */
export class Traffic {
  readonly calls: RecordedCall[] = [];
  readonly deliveries: RecordedExchange[] = [];
  /** Exchanges of other addresses, such as those of files. */
  readonly others: RecordedExchange[] = [];
  /** Files that end too early, and where, in Portuguese. */
  readonly cuts: (readonly [file: string, place: string])[] = [];
  /** The times of each issued token, and its account. */
  readonly tokens = new Map<
    string,
    { iat: number; exp: number; account: string; offset: number }
  >();

  /**
   * @param files HTTP archives by their names
   * @param compile compiles schemas of the contracts; a page of a browser may only use compiled ones
   * @throws Error in Portuguese naming a file that is no HTTP archive
   */
  constructor(
    contracts: readonly ResolvedContract[],
    files: ReadonlyMap<string, string>,
    compile: CompileSchema,
  ) {
    const all = [...files].flatMap(([name, text]) => {
      const { cut, entries } = readHar(text, name);
      if (cut !== undefined) this.cuts.push([name, cut]);
      return entries.map((entry, index) => {
        return { begun: Date.parse(entry.startedDateTime), entry, source: `${name}#${index}` };
      });
    });
    const recording = { calls: this.calls, requests: new RequestValidator(compile), compile };
    const find = prepareFind(contracts);
    let offset = 0;
    for (const { entry, source } of all.sort((one, other) => one.begun - other.begun)) {
      const found = find(entry.request.method, new URL(entry.request.url).pathname);
      if (found) {
        const call = new RecordedCall(source, entry, found.operation, found.params, recording);
        offset = this.#noteToken(call) ?? this.tokens.get(call.token)?.offset ?? offset;
        call.now += offset;
        this.calls.push(call);
        continue;
      }
      const exchange = new RecordedExchange(source, entry);
      const isDelivery = textAt(exchange.sent, 'eventType') && textAt(exchange.sent, 'subjectId');
      (isDelivery ? this.deliveries : this.others).push(exchange);
    }
  }

  ok(...ids: string[]): RecordedCall[] {
    return this.calls.filter(({ id, isOk }) => isOk && ids.includes(id));
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
  params: Record<string, string>;
}

/** @returns a function that finds the operation of a method and a path */
export function prepareFind(
  contracts: readonly ResolvedContract[],
): (method: string, path: string) => FoundOperation | undefined {
  const countParams = ({ path }: ResolvedOperation) => path.split('{').length;
  const routes = contracts
    .flatMap(({ operations }) => operations)
    // A fixed path comes before one with a parameter in its place.
    .sort((one, other) => countParams(one) - countParams(other))
    .map((operation) => {
      // A host may have a path before that of the contract.
      const pattern = `${operation.path.replace(/\{([^}]+)\}/g, '(?<$1>[^/]+)')}$`;
      return { operation, pattern: new RegExp(pattern) };
    });
  return (method, path) => {
    for (const { operation, pattern } of routes) {
      const found = operation.method === method && pattern.exec(path);
      if (!found) continue;
      const params = Object.entries(found.groups ?? {});
      const decoded = params.map(([name, value]) => [name, decodePart(value)]);
      return { operation, params: Object.fromEntries(decoded) };
    }
    return undefined;
  };
}
