import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { Refusal } from '../Refusal.js';

/** Names of this machine; the port is required, so that nothing is called by chance. */
const LOOPBACK = /^http:\/\/(127\.0\.0\.1|localhost|\[::1\]):(\d{1,5})\/?$/;
/** Milliseconds until a call is given up. */
const PATIENCE = 30_000;
/** Bytes of an answer that are read. */
const LONGEST = 1024 * 1024;
/** Id of a rule. */
const RULE = /^[a-z\d-]{1,80}$/;
/** Of its own: Node's global one may be told to go through a proxy. */
const agent = new Agent();

/** What is sent to the simulator. */
export interface SimulatorRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly token?: string | undefined;
  readonly body?: string | FormData | undefined;
}

/** What it answers. */
export interface SimulatorAnswer {
  readonly status: number;
  readonly text: string;
  /** Ids of the rules that shaped the answer. */
  readonly rules: readonly string[];
}

/** A simulator on this machine, as calls reach it. No other address is ever called. */
export class Simulator {
  /** @param address `http://127.0.0.1:4600`, without a slash at its end */
  private constructor(
    readonly address: string,
    /** Ends it, where it was started here. */
    readonly close: () => Promise<void>,
  ) {}

  /**
   * A simulator that runs at an address already.
   * @throws {Refusal} for an address of another machine, and where no simulator answers
   */
  static async attach(address: string, close = async () => {}): Promise<Simulator> {
    const [, host, port] = LOOPBACK.exec(address) ?? [];
    if (host === undefined || Number(port) < 1 || Number(port) > 65_535) {
      throw new Refusal(
        'address: só um simulador desta máquina, como http://127.0.0.1:4600, sem caminho.',
      );
    }
    // A name is looked up, an address is not.
    const name = host === 'localhost' ? '127.0.0.1' : host;
    const simulator = new Simulator(`http://${name}:${port}`, close);
    if (await simulator.#tellsTime()) return simulator;
    throw new Refusal(`address: em ${address} não responde um simulador das Frontier APIs.`);
  }

  /** Whether it still answers. */
  async isThere(): Promise<boolean> {
    return this.#tellsTime().catch(() => false);
  }

  async #tellsTime(): Promise<boolean> {
    const { status, text } = await this.send({ method: 'GET', url: '/_sandbox/clock' });
    return status === 200 && /^\{"now":/.test(text);
  }

  /** @throws {Refusal} where nothing answers, or what answers leads elsewhere */
  async send({ body, method, token, url }: SimulatorRequest): Promise<SimulatorAnswer> {
    // Writes forms as they are sent.
    const written = new Request(this.address + url, { method, body: body ?? null });
    const type =
      typeof body === 'string' ? 'application/json' : written.headers.get('content-type');
    const headers = {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(type !== null && { 'content-type': type }),
    };
    const bytes = Buffer.from(await written.arrayBuffer());
    const signal = AbortSignal.timeout(PATIENCE);
    try {
      const sent = request(written.url, { agent, method, headers, signal });
      sent.end(bytes);
      const [response] = (await once(sent, 'response')) as [IncomingMessage];
      const { headers: answered, statusCode = 0 } = response;
      if (statusCode >= 300 && statusCode < 400) {
        response.destroy();
        throw new Refusal(`${this.address} respondeu com um redirecionamento, que não é seguido.`);
      }
      // Another's simulator may say anything there, and they are not quoted.
      const rules = String(answered['sandbox-regras'] ?? '')
        .split(', ')
        .filter((rule) => RULE.test(rule));
      return { status: statusCode, text: await readText(response), rules };
    } catch (error) {
      if (error instanceof Refusal) throw error;
      const late = signal.aborted ? ` em ${PATIENCE / 1000} segundos` : '';
      throw new Refusal(
        `O simulador em ${this.address} não respondeu${late}. Veja se está no ar ou chame sandbox_start de novo.`,
      );
    }
  }
}

/** @throws {Refusal} for an answer that is longer than any should be */
async function readText(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > LONGEST) throw new Refusal('A resposta passa de 1 MiB e não foi lida.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
