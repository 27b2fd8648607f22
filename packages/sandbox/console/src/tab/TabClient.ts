import { encodeForm } from '../../../src/story/encodeForm.js';
import type { FromWorker, ProgramFiles, SentAnswer, ToWorker } from '../../../src/tab/messages.js';
import type { Send } from '../transport.js';

interface StartOptions {
  /** Address of the worker's script. */
  worker: string;
  files: ProgramFiles;
  /** A saved state; an empty simulator by default. */
  state?: Blob | undefined;
  /** Receives the bytes that are loaded so far. */
  onProgress: (bytes: number) => void;
}

/** A message that waits for its answer; each kind of message has one kind of answer. */
interface Waiting {
  resolve: (answer: FromWorker) => void;
  reject: (error: Error) => void;
}

/** Asks the simulator in a worker of this tab. */
export class TabClient {
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;
  /** Set once the worker has ended by itself, for example without memory. */
  #end: Error | undefined;

  private constructor(private readonly worker: Worker) {}

  /**
   * Starts a worker with a simulator.
   * @returns the client, once the simulator answers calls
   * @throws Error when a file does not load, or the state is no saved one
   */
  static async start({ files, onProgress, state, worker }: StartOptions): Promise<TabClient> {
    const client = new TabClient(new Worker(trust(worker), { type: 'module' }));
    try {
      await client.#start(files, state, onProgress);
    } catch (error) {
      client.close();
      throw error;
    }
    return client;
  }

  readonly send: Send = async (address, init = {}) => {
    init.signal?.throwIfAborted();
    const body = init.body instanceof FormData ? encodeForm(init.body) : init.body;
    const request = new Request(address, { ...init, body: body ?? null, signal: null });
    const { pathname, search } = new URL(request.url);
    const call = {
      method: request.method,
      url: pathname + search,
      headers: [...request.headers],
      body: body ? await request.arrayBuffer() : undefined,
    };
    const asked = this.#ask((number) => ({ kind: 'call', number, call }));
    const aborting = new Promise<never>((_, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
    const answer = await Promise.race([asked, aborting]);
    if (answer.kind !== 'answer') throw new Error(answer.kind);
    return readAnswer(answer.answer);
  };

  /** Returns the whole state of the simulator as a file. */
  async save(): Promise<Blob> {
    const answer = await this.#ask((number) => ({ kind: 'save', number }));
    if (answer.kind !== 'saved') throw new Error(answer.kind);
    return answer.state;
  }

  close(): void {
    this.worker.terminate();
  }

  #start(
    files: ProgramFiles,
    state: Blob | undefined,
    onProgress: StartOptions['onProgress'],
  ): Promise<void> {
    let loaded = 0;
    return new Promise<void>((resolve, reject) => {
      this.worker.addEventListener('error', ({ message }) => {
        this.#end = new Error(message);
        reject(this.#end);
        for (const { reject: refuse } of this.#waiting.values()) refuse(this.#end);
        this.#waiting.clear();
      });
      this.worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
        if (data.kind === 'progress') {
          loaded += data.bytes;
          onProgress(loaded);
        } else if (data.kind === 'ready') resolve();
        else if (data.kind === 'failed') reject(new Error(data.message));
        else {
          this.#waiting.get(data.number)?.resolve(data);
          this.#waiting.delete(data.number);
        }
      });
      this.#post({ kind: 'start', files, state });
    });
  }

  #ask(write: (number: number) => ToWorker): Promise<FromWorker> {
    this.#last += 1;
    const number = this.#last;
    return new Promise((resolve, reject) => {
      if (this.#end) return reject(this.#end);
      this.#waiting.set(number, { resolve, reject });
      this.#post(write(number));
    });
  }

  #post(message: ToWorker): void {
    this.worker.postMessage(message);
  }
}

function readAnswer({ body, headers, status }: SentAnswer): Response {
  return new Response(status === 204 || status === 304 ? null : body, { status, headers });
}

const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
/** The page's policy accepts a worker's address only from a policy of this name, which can be created once. */
const policy = trustedTypes?.createPolicy('simulador', { createScriptURL: (url) => url });

function trust(address: string): string {
  return (policy?.createScriptURL(address) ?? address) as string;
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => unknown };
}
