import type { ResolvedOperation } from '@frontier/openapi/resolve';
import type { CompileSchema } from '../contract/compileSchema.js';
import type { Violation } from '../contract/describeViolations.js';
import { compileBody } from '../contract/validators.js';
import { dayOf } from '../domain/days.js';
import { writeExact } from '../exact/exactJson.js';
import type { RequestFault, RequestValidator } from '../services/RequestValidator.js';
import type { HarEntry, HarHeader } from './har.js';
import { listInAnswer, parseBody } from './values.js';

/** An exchange of any address, or a notification that came in. */
export class RecordedExchange {
  /** Instants of its begin and end by the clock of the recording, in milliseconds. */
  readonly begun: number;
  readonly ended: number;
  /** 0 without a response. */
  readonly status: number;
  readonly isOk: boolean;
  /** The body of the request: JSON with exact numbers, or the fields of a form. */
  readonly sent: unknown;

  /** @param source file and position in `log.entries`: `run.har#0` */
  constructor(
    readonly source: string,
    readonly entry: HarEntry,
  ) {
    const { params, text } = entry.request.postData ?? {};
    const fields = params?.map(({ comment, fileName, name, value }) => [
      name,
      value ?? fileName ?? comment ?? '',
    ]);
    this.begun = Date.parse(entry.startedDateTime);
    this.ended = this.begun + entry.time;
    this.status = entry.response.status;
    this.isOk = this.status >= 200 && this.status < 300;
    this.sent = text ? parseBody(text) : fields && Object.fromEntries(fields);
  }
}

/** The calls of a recording, sorted by start time, and their checks. */
interface Recording {
  calls: readonly RecordedCall[];
  requests: RequestValidator;
  compile: CompileSchema;
}

export class RecordedCall extends RecordedExchange {
  readonly id: string;
  readonly query: URLSearchParams;
  /** The body of the response as JSON; `undefined` if it is none. */
  readonly got: unknown;
  /** Whether the response has a body. The recorder keeps only the size of some bodies. */
  readonly hasBody: boolean;
  readonly type: string;
  /** The token, or its mark; empty without one. */
  readonly token: string;
  /** The clock of the service when the call started, in milliseconds. A simulator may have moved it. */
  now: number;

  /** @param params values of the path */
  constructor(
    source: string,
    entry: HarEntry,
    readonly operation: ResolvedOperation,
    readonly params: Readonly<Record<string, string>>,
    private readonly recording: Recording,
  ) {
    super(source, entry);
    const { content, headers } = entry.response;
    this.id = operation.id;
    this.query = new URL(entry.request.url).searchParams;
    this.got = parseBody(content.text ?? '', content.encoding);
    this.hasBody = content.size > 0 || !!content.text;
    this.type = findHeader(headers, 'content-type') || content.mimeType;
    this.token = findHeader(entry.request.headers, 'authorization').replace(/^Bearer +/i, '');
    this.now = this.begun;
  }

  /** Refused for its content: not for its token, a missing object or its frequency. */
  get isRefused(): boolean {
    return [400, 409, 422].includes(this.status);
  }

  /** By the clock of the service. */
  get day(): string {
    return dayOf(new Date(this.now));
  }

  /** The items of the answer: those of its list, or itself. */
  get items(): readonly unknown[] {
    return listInAnswer(this.got)?.items ?? [this.got];
  }

  /** The latest successful call of an operation that had ended before. */
  earlier(id: string, isOwn: IsOwn = () => true): RecordedCall | undefined {
    const isEarlier = (one: RecordedCall) => one.id === id && one.isOk && one.ended <= this.begun;
    return this.recording.calls.findLast((one) => isEarlier(one) && isOwn(one));
  }

  /** The next successful call of an operation that began after the end. */
  later(id: string, isOwn: IsOwn = () => true): RecordedCall | undefined {
    const isLater = (one: RecordedCall) => one.id === id && one.isOk && this.ended <= one.begun;
    return this.recording.calls.find((one) => isLater(one) && isOwn(one));
  }

  /** The problems that the contract and the simulator's rules find in the request. */
  get problems(): RequestFault[] {
    const names = [...new Set(this.query.keys())].map((name) => {
      const values = this.query.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    });
    const { faults, refusals } = this.recording.requests.check(this.operation, {
      parameters: { ...this.params, ...Object.fromEntries(names) },
      ...(this.sent !== undefined && { body: writeExact(this.sent) }),
    });
    return [...faults, ...refusals];
  }

  get isClean(): boolean {
    return this.problems.length === 0;
  }

  findViolations(): Violation[] {
    const { answer, errorTexts, successStatus } = this.operation;
    const { status } = this;
    const known = this.isOk ? [successStatus] : [0, ...Object.keys(errorTexts).map(Number)];
    const wanted = this.isOk ? `; o contrato diz ${successStatus}` : ' não está no contrato';
    const code = known.includes(status) ? [] : [{ location: '', problem: status + wanted }];
    if (!answer || !this.isOk) return code;
    const result = compileBody(this.recording.compile, answer.schema)(this.got);
    return 'violations' in result ? [...code, ...result.violations] : code;
  }
}

type IsOwn = (call: RecordedCall) => boolean;

function findHeader(headers: readonly HarHeader[], wanted: string): string {
  return headers.find(({ name }) => name.toLowerCase() === wanted)?.value ?? '';
}
