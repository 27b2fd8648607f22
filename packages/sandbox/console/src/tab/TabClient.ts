import { proxy, type Remote, wrap } from 'comlink';
import { encodeForm } from '../../../src/story/encodeForm.js';
import type { ProgramFiles, TabWorker } from '../../../src/tab/worker.js';
import type { Send } from '../api.js';

interface StartOptions {
  worker: string;
  files: ProgramFiles;
  /** Receives the bytes that are loaded so far. */
  onProgress: (bytes: number) => void;
}

/** The fault of a worker whose script did not load. The browser gives it no message. */
export const UNLOADED = "The worker's script did not load";

export class TabClient {
  readonly #remote: Remote<TabWorker>;
  /** Reject the open calls. */
  readonly #open = new Set<(reason: Error) => void>();
  /** Why the worker has ended: `close` ended it, or it failed. */
  #ended: Error | undefined;

  get hasEnded(): boolean {
    return this.#ended !== undefined;
  }

  private constructor(private readonly worker: Worker) {
    this.#remote = wrap<TabWorker>(worker);
    worker.addEventListener('error', (event: Event) =>
      this.#end('message' in event ? String(event.message) : UNLOADED),
    );
  }

  /** @returns the client, once the simulator answers calls. @throws Error when a file does not load */
  static async start({ files, onProgress, worker }: StartOptions): Promise<TabClient> {
    const client = new TabClient(new Worker(trust(worker), { type: 'module' }));
    let loaded = 0;
    const add = (bytes: number) => {
      loaded += bytes;
      onProgress(loaded);
    };
    try {
      await client.#ask((remote) => remote.start(files, proxy(add)));
    } catch (error) {
      client.close();
      throw error;
    }
    return client;
  }

  /** Calls the simulator as `fetch` does. @throws the signal's reason, or TypeError when the worker has ended */
  readonly send: Send = async (address, init = {}) => {
    const body = init.body instanceof FormData ? encodeForm(init.body) : init.body;
    const request = new Request(address, { ...init, body: body ?? null, signal: null });
    const { pathname, search } = new URL(request.url);
    const call = {
      method: request.method,
      url: pathname + search,
      headers: [...request.headers],
      body: body ? await request.arrayBuffer() : null,
    };
    init.signal?.throwIfAborted();
    const aborting = new Promise<never>((_, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
    const answer = this.#ask((remote) => remote.call(call));
    const { body: bytes, headers, status } = await Promise.race([answer, aborting]);
    return new Response(status === 204 || status === 304 ? null : bytes, { status, headers });
  };

  close(): void {
    this.worker.terminate();
    this.#end('The simulator was closed');
  }

  #end(message: string): void {
    this.#ended = new TypeError(message);
    for (const reject of this.#open) reject(this.#ended);
  }

  /**
   * Asks the worker, which answers nothing once it has ended. A race with one promise of its end would keep every answer
   * in memory.
   */
  #ask<Answer>(ask: (remote: Remote<TabWorker>) => Promise<Answer>): Promise<Answer> {
    if (this.#ended) return Promise.reject(this.#ended);
    return new Promise((resolve, reject) => {
      this.#open.add(reject);
      void ask(this.#remote)
        .then(resolve, reject)
        .finally(() => this.#open.delete(reject));
    });
  }
}

const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
/** The page's policy accepts a worker's address only from a policy of this name, which can be created once. */
const policy = trustedTypes?.createPolicy('simulador', { createScriptURL: (url) => url });

/** Marks the address of a script of this site as one that the page may start. */
export function trust(address: string): string {
  return (policy?.createScriptURL(address) ?? address) as string;
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => unknown };
}
