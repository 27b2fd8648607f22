import type { KnownOperation, Operations } from '../portal/Operations.js';
import { Refusal } from '../Refusal.js';
import { Simulator, type SimulatorAnswer } from './Simulator.js';

/** The operation that issues tokens. */
const LOGIN = 'gerarTokenDeAcesso';
const UNAUTHORISED = 401;

/** Imports `@frontier/sandbox`, which starts a simulator in this process. */
export type LoadSandbox = () => Promise<Pick<typeof import('@frontier/sandbox'), 'createSandbox'>>;

/** Parameters and body of a call, as the client wrote them. */
export interface CallInput {
  readonly parameters: Readonly<Record<string, string | number | boolean>>;
  readonly body?: string | undefined;
}

/** The simulator of a connection, and the token of its calls. */
export class SimulatorSession {
  #current: Simulator | undefined;
  #token: string | undefined;
  /** The start in progress, shared by concurrent calls. */
  #starting: Promise<Simulator> | undefined;

  constructor(
    private readonly operations: Operations,
    private readonly loadSandbox: LoadSandbox,
  ) {}

  /**
   * Starts a simulator in this process on a free port, or returns the current one if it still answers.
   * @throws {Refusal} if the package is not installed, or for an invalid instant.
   */
  async start(clock?: string): Promise<{ simulator: Simulator; isNew: boolean }> {
    if (this.#current && (await this.#current.isThere())) {
      return { simulator: this.#current, isNew: false };
    }
    this.#starting ??= this.#begin(clock).finally(() => {
      this.#starting = undefined;
    });
    return { simulator: await this.#starting, isNew: true };
  }

  async #begin(clock: string | undefined): Promise<Simulator> {
    const { createSandbox } = await this.#load();
    let sandbox: Awaited<ReturnType<typeof createSandbox>>;
    try {
      sandbox = await createSandbox({ ...(clock !== undefined && { clock }) });
    } catch (error) {
      throw new Refusal(
        `O simulador não iniciou: ${error instanceof Error ? error.message : error}`,
      );
    }
    const simulator = await Simulator.attach(await sandbox.listen(), () => sandbox.close());
    this.#use(simulator);
    return simulator;
  }

  /** Switches to a running simulator and stops one that was started here. @throws {Refusal} */
  async attach(address: string): Promise<Simulator> {
    const simulator = await Simulator.attach(address);
    // A client may attach to the current simulator.
    if (simulator.address === this.#current?.address) return this.#current;
    await this.#current?.close();
    this.#use(simulator);
    return simulator;
  }

  /** @throws {Refusal} before a simulator was started. */
  get simulator(): Simulator {
    if (this.#current) return this.#current;
    throw new Refusal('Nenhum simulador ainda: chame sandbox_start.');
  }

  /**
   * Calls a control route by the end of its path. A token in the response replaces the current one.
   * @throws {Refusal} with the problems that the simulator reports.
   */
  async steer(method: 'GET' | 'POST' | 'PUT', name: string, body?: object): Promise<unknown> {
    const sent = body && JSON.stringify(body);
    const { status, text } = await this.simulator.send({
      method,
      url: `/_sandbox/${name}`,
      body: sent,
    });
    const answer: unknown = text === '' ? {} : JSON.parse(text);
    if (status >= 300) {
      const { problemas = [] } = answer as { problemas?: { onde: string; problema: string }[] };
      const reasons = problemas.map(({ onde, problema }) => `${onde}: ${problema}`);
      throw new Refusal(`O simulador recusou: «${reasons.join('; ')}».`);
    }
    const { accessToken } = answer as { accessToken?: string };
    this.#token = accessToken ?? this.#token;
    return answer;
  }

  /** Calls an operation. Logs in if it needs a token, and retries once after a 401. @throws {Refusal} */
  async call(operation: KnownOperation, written: CallInput): Promise<SimulatorAnswer> {
    const { method } = operation;
    const { simulator } = this;
    const request = { method, url: writeUrl(operation, written.parameters) };
    const send = (token?: string) =>
      simulator.send({ ...request, token, body: writeBody(operation, written.body) });
    if (!operation.secured) return send();
    this.#token ??= await this.#logIn();
    const answer = await send(this.#token);
    if (answer.status !== UNAUTHORISED) return answer;
    // Advancing the clock may expire the token; a 401 has no side effects.
    this.#token = await this.#logIn();
    return send(this.#token);
  }

  /** Logs in with the account of the contract's example. */
  async #logIn(): Promise<string> {
    const { examples } = this.operations;
    const { method, path } = examples.route(LOGIN);
    const body = JSON.stringify(examples.request(LOGIN).value);
    const { status, text } = await this.simulator.send({ method, url: path, body });
    if (status >= 300) throw new Refusal(`O simulador não deu um token: ${status} ${text}`);
    return (JSON.parse(text) as { accessToken: string }).accessToken;
  }

  #use(simulator: Simulator): void {
    this.#current = simulator;
    this.#token = undefined;
  }

  async #load() {
    try {
      return await this.loadSandbox();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
      throw new Refusal(
        'O simulador não está instalado ao lado deste servidor. Baixe /downloads/frontier-sandbox.tgz do portal e instale-o na mesma pasta (npm install ./frontier-sandbox.tgz), ou inicie-o à parte (npx --yes ./frontier-sandbox.tgz) e informe o endereço em address.',
      );
    }
  }
}

/** @throws {Refusal} for a missing path parameter or an unknown parameter. */
function writeUrl(operation: KnownOperation, parameters: CallInput['parameters']): string {
  const { id, path, pathParameters, queryParameters } = operation;
  const known = [...pathParameters, ...queryParameters];
  const unknown = Object.keys(parameters).find((name) => !known.includes(name));
  if (unknown !== undefined) {
    const there = known.length > 0 ? `tem ${known.join(', ')}` : 'não tem nenhum';
    throw new Refusal(`parameters: ${id} não tem o parâmetro ${unknown}; ${there}.`);
  }
  const missing = pathParameters.find((name) => String(parameters[name] ?? '') === '');
  if (missing !== undefined) throw new Refusal(`parameters: falta ${missing}, do caminho ${path}.`);
  const dots = pathParameters.find((name) => /^\.{1,2}$/.test(String(parameters[name])));
  if (dots !== undefined) throw new Refusal(`parameters: ${dots} não pode ser só pontos.`);
  const filled = path.replace(/\{([^}]+)\}/g, (_part, name: string) =>
    encodeURIComponent(String(parameters[name])),
  );
  const query = new URLSearchParams();
  for (const name of queryParameters) {
    if (parameters[name] !== undefined) query.set(name, String(parameters[name]));
  }
  return query.size > 0 ? `${filled}?${query}` : filled;
}

/** JSON unchanged, or a form. @throws {Refusal} for an unexpected body, or a form that is not an object. */
function writeBody(operation: KnownOperation, body: string | undefined) {
  const { bodyTypes, fileFields, id } = operation;
  if (body === undefined || body === '') return undefined;
  if (bodyTypes.length === 0) throw new Refusal(`body: ${id} não tem corpo.`);
  if (bodyTypes.includes('application/json')) return body;
  const form = new FormData();
  for (const [name, value] of Object.entries(readForm(body))) {
    if (!fileFields.includes(name)) form.set(name, String(value));
    // Files of this machine are never read; the simulator accepts any content.
    else form.set(name, new Blob(['Arquivo de exemplo do frontier-mcp.\n']), String(value));
  }
  return form;
}

function readForm(body: string): object {
  try {
    const form: unknown = JSON.parse(body);
    if (typeof form === 'object' && form !== null && !Array.isArray(form)) return form;
  } catch {
    // Refused below, like JSON that is not an object.
  }
  throw new Refusal('body: de um formulário, um objeto JSON com um texto por campo.');
}
