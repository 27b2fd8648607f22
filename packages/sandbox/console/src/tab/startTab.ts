import { setTransport } from '../api.js';
import { TabClient, trust } from './TabClient.js';

/** Facts of the built files, which the build puts in place of this name (`scripts/buildTab.mjs`). */
declare const PROGRAM: {
  worker: string;
  files: { wasm: string; data: string; cluster: string };
  /** Bytes of these files. */
  bytes: number;
  /** Bytes of all files as servers send them. */
  packed: number;
};

/** Millions of bytes that a first visit loads. */
export const LOADED = PROGRAM.packed / 1e6;

let client: TabClient | undefined;

/**
 * Starts the simulator of this tab, unless it runs. All further requests go to it.
 * @param onProgress receives the loaded part, from 0 to 1
 * @throws Error when a file does not load
 */
export async function startTab(onProgress: (part: number) => void): Promise<void> {
  if (client && !client.hasEnded) return;
  const { bytes, files, worker } = PROGRAM;
  client = await TabClient.start({
    worker,
    files,
    onProgress: (loaded) => onProgress(loaded / bytes),
  });
  setTransport(client.send);
  keepPage();
}

/** Lets `/experimente` open again without a network, where the browser can do that. */
function keepPage(): void {
  const { serviceWorker } = navigator as Partial<Navigator>;
  const page = { scope: '/experimente' };
  serviceWorker?.register(trust('/experimente-offline.js'), page).catch(() => undefined);
}
