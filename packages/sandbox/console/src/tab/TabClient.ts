import { proxy, type Remote, wrap } from 'comlink';
import { encodeForm } from '../../../src/story/encodeForm.js';
import type { ProgramFiles, SentAnswer, TabWorker } from '../../../src/tab/messages.js';
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

/** Asks the simulator in a worker of this tab. */
export class TabClient {
  readonly #remote: Remote<TabWorker>;
  /** Rejects when the worker ends, by `close` or for example without memory: no call to it is then answered. */
  readonly #end: Promise<never>;
  #rejectCalls: (reason: Error) => void = () => undefined;

  private constructor(private readonly worker: Worker) {
    this.#remote = wrap<TabWorker>(worker);
    this.#end = new Promise((_, reject) => {
      this.#rejectCalls = reject;
      worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    });
    this.#end.catch(() => undefined);
  }

  /**
   * Starts a worker with a simulator.
   * @returns the client, once the simulator answers calls
   * @throws Error when a file does not load, or the state is no saved one
   */
  static async start({ files, onProgress, state, worker }: StartOptions): Promise<TabClient> {
    const client = new TabClient(new Worker(trust(worker), { type: 'module' }));
    let loaded = 0;
    const add = (bytes: number) => {
      loaded += bytes;
      onProgress(loaded);
    };
    try {
      await Promise.race([client.#remote.start(files, state, proxy(add)), client.#end]);
    } catch (error) {
      client.close();
      throw error;
    }
    return client;
  }

  /** Calls the simulator as `fetch` does. @throws the signal's reason, or Error when the worker has ended */
  readonly send: Send = async (address, init = {}) => {
    const body = init.body instanceof FormData ? encodeForm(init.body) : init.body;
    const request = new Request(address, { ...init, body: body ?? null, signal: null });
    const { pathname, search } = new URL(request.url);
    const call = {
      method: request.method,
      url: pathname + search,
      headers: [...request.headers],
      body: body ? await request.arrayBuffer() : undefined,
    };
    init.signal?.throwIfAborted();
    const aborting = new Promise<never>((_, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
    return readAnswer(await Promise.race([this.#remote.call(call), aborting, this.#end]));
  };

  /** Returns the whole state of the simulator as a file. */
  save(): Promise<Blob> {
    return Promise.race([this.#remote.save(), this.#end]);
  }

  /** Ends the worker and rejects its open calls. */
  close(): void {
    this.worker.terminate();
    this.#rejectCalls(new Error('The simulator was closed'));
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
