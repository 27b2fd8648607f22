import './noEval.js';
import { expose, transfer } from 'comlink';
import contracts from '../contracts.json';
import { createCore } from '../server/createCore.js';
import type { Simulator } from '../server/Simulator.js';
import { EmbeddedPool } from '../store/EmbeddedPool.js';
import { openEmbedded } from '../store/openOn.js';

/*
 * The worker of the page that runs the simulator. It has no network: a delivery counts as received with 200, and the log
 * has its request.
 */

export interface ProgramFiles {
  wasm: string;
  data: string;
  cluster: string;
}

/** A `Request` for the simulator as plain data, which can be sent to a worker. */
interface SentCall {
  method: string;
  url: string;
  headers: [name: string, value: string][];
  body: ArrayBuffer | null;
}

/** The functions that a page calls through Comlink. */
export type TabWorker = typeof functions;

let core: Simulator;

const functions = {
  /**
   * @param onProgress receives the size of each loaded part, in bytes
   * @throws Error when a file does not load
   */
  async start(files: ProgramFiles, onProgress: (bytes: number) => void): Promise<void> {
    const load = (url: string) => loadFile(url, onProgress);
    const [wasm, data, cluster] = await Promise.all([
      load(files.wasm).then((response) => WebAssembly.compileStreaming(response)),
      load(files.data).then((response) => response.blob()),
      load(files.cluster).then((response) => response.blob()),
    ]);
    const pool = await EmbeddedPool.open({
      loadDataDir: cluster,
      pgliteWasmModule: wasm,
      initdbWasmModule: wasm,
      fsBundle: data,
    });
    core = await createCore({
      contracts,
      store: await openEmbedded(pool),
      send: async (request) => ({ status: 200, body: '', request }),
    });
  },
  async call({ body, headers, method, url }: SentCall) {
    // The simulator answers calls to this machine's name only.
    const address = new URL(url, 'http://localhost');
    const response = await core.fetch(new Request(address, { method, headers, body }));
    const bytes = await response.arrayBuffer();
    const { headers: answered, status } = response;
    return transfer({ status, headers: [...answered], body: bytes }, [bytes]);
  },
};

expose(functions);

async function loadFile(url: string, onProgress: (bytes: number) => void): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok || !response.body) throw new Error(`${url}: ${response.status}`);
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      onProgress(chunk.length);
      controller.enqueue(chunk);
    },
  });
  const { headers } = response;
  return new Response(response.body.pipeThrough(counter), { headers });
}
