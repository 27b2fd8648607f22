import { isObject } from '@frontier/openapi';
import { LOGIN } from '@frontier/sandbox/examples';
import { z } from 'zod';
import { checkPath, type KnownOperation, type Operations } from '../portal/Operations.js';
import { ToolRefusal } from '../Refusal.js';
import type { someParameters } from '../tools/inputs.js';
import { parse } from '../tools/readInput.js';
import { quoteData } from '../tools/writeAnswer.js';
import { ConnectedSimulator, type SimulatorAnswer } from './Simulator.js';

const PROBLEMS = z.object({
  problemas: z.array(z.object({ onde: z.string(), problema: z.string() })),
});
const TOKEN = z.object({ accessToken: z.string() });

export type LoadSandbox = () => Promise<Pick<typeof import('@frontier/sandbox'), 'createSandbox'>>;

export interface CallInput {
  readonly parameters: z.output<typeof someParameters>;
  readonly body?: string | undefined;
}

export class SimulatorSession {
  #current: ConnectedSimulator | undefined;
  #token: string | undefined;
  /** The start in progress, shared by concurrent calls. */
  #starting: Promise<void> | undefined;

  constructor(
    private readonly operations: Operations,
    private readonly loadSandbox: LoadSandbox,
    private readonly state: Uint8Array | undefined,
  ) {}

  /**
   * Starts a simulator on a free port if the current one does not answer.
   *
   * @returns whether it is new.
   * @throws {ToolRefusal} if the package is not installed, or for an invalid instant.
   */
  async start(clock?: string): Promise<boolean> {
    if (await this.#current?.isThere()) return false;
    const isNew = this.#starting === undefined;
    this.#starting ??= this.#begin(clock).finally(() => {
      this.#starting = undefined;
    });
    await this.#starting;
    return isNew;
  }

  async #begin(clock: string | undefined): Promise<void> {
    const { createSandbox } = await this.#load();
    let sandbox: Awaited<ReturnType<typeof createSandbox>>;
    try {
      sandbox = await createSandbox({
        ...(clock !== undefined && { clock }),
        ...(this.state && { state: this.state }),
      });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new ToolRefusal(`O simulador não iniciou:\n${quoteData('simulador', reason)}`);
    }
    this.#use(await ConnectedSimulator.attach(await sandbox.listen(), () => sandbox.close()));
  }

  /** Switches to a running simulator and stops one that was started here. @throws {ToolRefusal} */
  async attach(address: string): Promise<void> {
    const simulator = await ConnectedSimulator.attach(address);
    // A client may attach to the current simulator.
    if (simulator.address === this.#current?.address) return;
    await this.#current?.close();
    this.#use(simulator);
  }

  /** @throws {ToolRefusal} before a simulator was started. */
  get simulator(): ConnectedSimulator {
    if (this.#current) return this.#current;
    throw new ToolRefusal('Nenhum simulador ainda: chame sandbox_start.');
  }

  /**
   * Calls a control route by the end of its path. A token in the response replaces the current one.
   *
   * @throws {ToolRefusal} with the problems that the simulator reports, or for any other response.
   */
  async callControl<Schema extends z.ZodType>(
    schema: Schema,
    method: 'GET' | 'POST' | 'PUT',
    name: string,
    body?: unknown,
  ): Promise<z.output<Schema>> {
    const url = `/_sandbox/${name}`;
    const answer = await this.simulator.send({ method, url, body: JSON.stringify(body) });
    const parsed = parse(answer.text);
    if (answer.status >= 300) {
      const { data } = PROBLEMS.safeParse(parsed);
      const reasons = data?.problemas.map(({ onde, problema }) => `${onde}: ${problema}`);
      throw new ToolRefusal(
        `O simulador recusou (${answer.status}):\n${this.#quote(reasons?.join('\n') ?? answer.text)}`,
      );
    }
    const read = schema.safeParse(parsed);
    if (!read.success) {
      throw new ToolRefusal(
        `${this.simulator.address}${url} não respondeu como este simulador:\n${this.#quote(answer.text)}`,
      );
    }
    this.#token = TOKEN.safeParse(parsed).data?.accessToken ?? this.#token;
    return read.data;
  }

  /** Calls an operation. Logs in if it needs a token, and retries once after a 401. @throws {ToolRefusal} */
  async call(operation: KnownOperation, written: CallInput): Promise<SimulatorAnswer> {
    const { method } = operation;
    const { simulator } = this;
    const request = { method, url: fillUrl(operation, written.parameters) };
    const send = (token?: string) =>
      simulator.send({ ...request, token, body: encodeBody(operation, written.body) });
    if (!operation.secured) return send();
    this.#token ??= await this.#logIn();
    const answer = await send(this.#token);
    if (answer.status !== 401) return answer;
    // Advancing the clock may expire the token; a 401 has no side effects.
    this.#token = await this.#logIn();
    return send(this.#token);
  }

  async #logIn(): Promise<string> {
    const { examples } = this.operations;
    const { method, path } = examples.call(LOGIN);
    const body = JSON.stringify(examples.request(LOGIN).value);
    const { status, text } = await this.simulator.send({ method, url: path, body });
    const { data } = TOKEN.safeParse(parse(text));
    if (status < 300 && data) return data.accessToken;
    throw new ToolRefusal(`O simulador não gerou um token (${status}):\n${this.#quote(text)}`);
  }

  #quote(text: string): string {
    return quoteData(`simulador em ${this.simulator.address}`, text);
  }

  #use(simulator: ConnectedSimulator): void {
    this.#token = undefined;
    this.#current = simulator;
  }

  async #load() {
    try {
      return await this.loadSandbox();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
      throw new ToolRefusal(
        'O simulador não está instalado ao lado deste servidor. Baixe /downloads/frontier-sandbox.tgz do portal e instale-o na mesma pasta (npm install ./frontier-sandbox.tgz), ou inicie-o à parte (npx --yes ./frontier-sandbox.tgz) e informe o endereço em address.',
      );
    }
  }
}

/** Unknown names are in the query, too: the simulator judges them. @throws {ToolRefusal} without one value in the path. */
function fillUrl(operation: KnownOperation, parameters: CallInput['parameters']): string {
  const { path, pathParameters } = operation;
  checkPath(operation, parameters);
  const missing = pathParameters.find((name) => !Object.hasOwn(parameters, name));
  if (missing !== undefined) {
    throw new ToolRefusal(`parameters: falta ${missing}, do caminho ${path}.`);
  }
  const filled = path.replace(/\{([^}]+)\}/g, (_part, name: string) =>
    encodeURIComponent(String(parameters[name])),
  );
  const query = new URLSearchParams();
  for (const [name, values] of Object.entries(parameters)) {
    if (pathParameters.includes(name)) continue;
    for (const value of [values].flat()) query.append(name, String(value));
  }
  return query.size > 0 ? `${filled}?${query}` : filled;
}

/** JSON unchanged, or a form. @throws {ToolRefusal} for an unexpected body, or a form that is not an object. */
function encodeBody(operation: KnownOperation, body: string | undefined) {
  const { bodyTypes, id } = operation;
  if (body === undefined) return undefined;
  if (bodyTypes.length === 0) throw new ToolRefusal(`body: ${id} não tem corpo.`);
  if (bodyTypes.includes('application/json')) return body;
  const form = new FormData();
  const fields = parse(body);
  if (!isObject(fields)) {
    throw new ToolRefusal('body: de um formulário, um objeto JSON com um texto por campo.');
  }
  for (const [name, value] of Object.entries(fields)) {
    const isFile = operation.body?.schema.properties?.[name]?.format === 'binary';
    // Files of this machine are never read; the simulator accepts any content.
    if (isFile) form.set(name, new Blob(['Arquivo de exemplo do frontier-mcp.\n']), String(value));
    else form.set(name, String(value));
  }
  return form;
}
