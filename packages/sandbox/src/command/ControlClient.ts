import { isWebAddress } from '../domain/webhookSettings.js';

/** Client of the control calls of a running simulator. */
export class ControlClient {
  private constructor(
    readonly address: string,
    private readonly stop: AbortSignal | undefined,
  ) {}

  /**
   * Connects to the simulator at an address.
   * @param stop aborts calls under way
   * @throws Error in Portuguese when nothing answers, or another program does
   */
  static async connect(address: string, stop?: AbortSignal): Promise<ControlClient> {
    if (!isWebAddress(address)) {
      throw new Error(`--sandbox: deve ser um endereço http, como ${DEFAULT_ADDRESS}`);
    }
    const client = new ControlClient(new URL(address).origin, stop);
    const { now } = (await client.#call('GET', '/health')) as { now?: unknown };
    if (typeof now !== 'string') throw client.#createStrangerError();
    return client;
  }

  /**
   * Makes a control call.
   * @returns the body of the response
   * @throws Error in Portuguese with the problems that the simulator names
   */
  ask(method: 'GET' | 'POST', name: string, body?: object): Promise<unknown> {
    return this.#call(method, `/_sandbox/${name}`, body);
  }

  async #call(method: string, path: string, body?: object): Promise<unknown> {
    const response = await this.#send(method, path, body);
    const answer = await response.json().catch(() => undefined);
    const { problemas } = (answer ?? {}) as { problemas?: { onde: string; problema: string }[] };
    if (response.status === 400 && problemas) {
      throw new Error(
        plainText(problemas.map(({ onde, problema }) => `${onde}: ${problema}`).join('; ')),
      );
    }
    if (!response.ok || typeof answer !== 'object' || answer === null)
      throw this.#createStrangerError();
    return answer;
  }

  async #send(method: string, path: string, body?: object): Promise<Response> {
    const timeout = AbortSignal.timeout(ANSWERS_WITHIN);
    try {
      return await fetch(this.address + path, {
        method,
        redirect: 'manual',
        signal: this.stop ? AbortSignal.any([timeout, this.stop]) : timeout,
        ...(body && {
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      });
    } catch (error) {
      throw new NoSimulatorError(this.address, error);
    }
  }

  #createStrangerError(): Error {
    return new Error(`quem responde em ${this.address} não é um simulador desta versão`);
  }
}

/** The simulator's default address. */
export const DEFAULT_ADDRESS = 'http://127.0.0.1:4600';

/** Timeout of a call in milliseconds. */
const ANSWERS_WITHIN = 10_000;

/** Thrown when no simulator answers at the address. */
export class NoSimulatorError extends Error {
  constructor(address: string, cause: unknown) {
    super(
      `nenhum simulador responde em ${address}; inicie um com frontier-sandbox, ou diga o endereço em --sandbox`,
      { cause },
    );
  }
}

/**
 * Makes received text safe to print: control characters and marks of text direction become
 * `\u{1b}`.
 */
export function plainText(received: unknown): string {
  return String(received).replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`,
  );
}
