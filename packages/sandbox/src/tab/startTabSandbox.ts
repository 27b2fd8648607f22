import type { Contract } from '../contract/Contract.js';
import { findCheck } from '../contract/findCheck.js';
import { createCore, type SimulatorCore } from '../server/createCore.js';
import { EmbeddedPool } from '../store/EmbeddedPool.js';
import { openEmbedded, unpackState } from '../store/openOn.js';
import type { ProgramFiles } from './messages.js';

/** A simulator in a worker of a browser. */
export interface TabSandbox {
  fetch: SimulatorCore['fetch'];
  /** Returns the whole store, for `state`. */
  save: () => Promise<Blob>;
}

interface TabOptions {
  contracts: Contract[];
  files: ProgramFiles;
  /** A saved store; an empty one by default. */
  state: Blob | undefined;
  /** Receives the size of each part of the files as it arrives, in bytes. */
  onProgress: (bytes: number) => void;
}

/**
 * Starts a simulator without a network: a delivery counts as received with 200, and the log has its request.
 * @throws Error when a file does not load, or the state is no saved store
 */
export async function startTabSandbox(options: TabOptions): Promise<TabSandbox> {
  const { contracts, files, onProgress, state } = options;
  const load = (url: string) => loadFile(url, onProgress);
  const [wasm, data, cluster] = await Promise.all([
    load(files.wasm).then((response) => WebAssembly.compileStreaming(response)),
    load(files.data).then((response) => response.blob()),
    state ? unpackState(state) : load(files.cluster).then((response) => response.blob()),
  ]);
  const pool = await EmbeddedPool.open({
    cluster,
    program: { pgliteWasmModule: wasm, initdbWasmModule: wasm, fsBundle: data },
  });
  const store = await openEmbedded(pool);
  const core = await createCore({
    contracts,
    compile: findCheck,
    store,
    send: async (request) => ({ status: 200, body: '', request }),
  });
  return { fetch: core.fetch, save: () => pool.dump('gzip') };
}

/** Loads a file and reports its bytes as they arrive. */
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
