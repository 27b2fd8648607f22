import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { ToolRefusal } from '../Refusal.js';

/** Addresses of this machine; the port is required, so that no other server is called by chance. */
const LOOPBACK = /^http:\/\/(127\.0\.0\.1|localhost|\[::1\]):([1-9]\d*)\/?$/;
/** Of a call, in ms. */
const TIMEOUT = 30_000;
/** Of a response, in bytes. */
const LONGEST = 1024 * 1024;
const RULE = /^[a-z\d-]{1,80}$/;
/** A separate agent, because Node's global one may use a proxy. */
const agent = new Agent();

export interface SimulatorRequest {
  readonly method: string;
  readonly url: string;
  readonly token?: string | undefined;
  readonly body?: string | FormData | undefined;
}

export interface SimulatorAnswer {
  readonly status: number;
  readonly text: string;
  /** Ids of the rules that shaped the response. */
  readonly rules: readonly string[];
}

/** Calls no address of another machine. */
export class ConnectedSimulator {
  /** @param address `http://127.0.0.1:4600`, without a trailing slash. */
  private constructor(
    readonly address: string,
    /** Stops it if it was started here. */
    readonly close: () => Promise<void>,
  ) {}

  /** @throws {ToolRefusal} for an address of another machine, or if no simulator answers. */
  static async attach(address: string, close = async () => {}): Promise<ConnectedSimulator> {
    const [, host, port] = LOOPBACK.exec(address) ?? [];
    if (host === undefined || !URL.canParse(address)) {
      throw new ToolRefusal(
        'address: só um simulador desta máquina, como http://127.0.0.1:4600, sem caminho.',
      );
    }
    // Avoids the name lookup.
    const name = host === 'localhost' ? '127.0.0.1' : host;
    const simulator = new ConnectedSimulator(`http://${name}:${port}`, close);
    if (await simulator.isThere()) return simulator;
    throw new ToolRefusal(`address: em ${address} não responde um simulador das Frontier APIs.`);
  }

  async isThere(): Promise<boolean> {
    const call = { method: 'GET', url: '/_sandbox/clock' };
    const answer = await this.send(call).catch(() => undefined);
    return answer?.status === 200 && /^\{"now":/.test(answer.text);
  }

  /** @throws {ToolRefusal} for a timeout, a failed connection, a redirect or a too long response. */
  async send({ body, method, token, url }: SimulatorRequest): Promise<SimulatorAnswer> {
    // Serialises forms.
    const written = new Request(this.address + url, { method, body: body ?? null });
    const type =
      typeof body === 'string' ? 'application/json' : written.headers.get('content-type');
    const headers = {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(type !== null && { 'content-type': type }),
    };
    const bytes = Buffer.from(await written.arrayBuffer());
    const signal = AbortSignal.timeout(TIMEOUT);
    try {
      const sent = request(written.url, { agent, method, headers, signal });
      sent.end(bytes);
      const [response] = (await once(sent, 'response')) as [IncomingMessage];
      const { headers: answered, statusCode = 0 } = response;
      if (statusCode >= 300 && statusCode < 400) {
        response.destroy();
        throw new ToolRefusal(
          `${this.address} respondeu com um redirecionamento, que não é seguido.`,
        );
      }
      // The header of a foreign server is not trusted, and rule ids are not quoted as data.
      const rules = String(answered['sandbox-regras'] ?? '')
        .split(', ')
        .filter((rule) => RULE.test(rule));
      return { status: statusCode, text: await readText(response), rules };
    } catch (error) {
      if (error instanceof ToolRefusal) throw error;
      const late = signal.aborted ? ` em ${TIMEOUT / 1000} segundos` : '';
      throw new ToolRefusal(
        `O simulador em ${this.address} não respondeu${late}. Veja se está no ar ou chame sandbox_start de novo.`,
      );
    }
  }
}

async function readText(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > LONGEST) throw new ToolRefusal('A resposta passa de 1 MiB e não foi lida.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
