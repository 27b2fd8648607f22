import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '../App.js';
import { startRoutes } from '../routes.js';
import { startTheme } from '../theme.js';
import { setTransport } from '../transport.js';
import { StartPage } from './StartPage.js';
import { TabContext, type TabState } from './StateTools.js';
import { TabClient } from './TabClient.js';

/** Facts of the built files, which the build puts in place of this name (`scripts/buildTab.mjs`). */
declare const PROGRAM: {
  worker: string;
  files: { wasm: string; data: string; cluster: string };
  /** Bytes of the files, as they are and compressed. */
  bytes: number;
  packed: number;
};

const megabytes = (PROGRAM.packed / 1e6).toLocaleString('pt-BR', { maximumFractionDigits: 1 });

let client: TabClient | undefined;

/** Starts a simulator, which then answers instead of the one before. */
async function start(state: Blob | undefined, onProgress: (part: number) => void): Promise<void> {
  const { bytes, files, worker } = PROGRAM;
  const next = await TabClient.start({
    worker,
    files,
    state,
    onProgress: (loaded) => onProgress(loaded / bytes),
  });
  client?.close();
  client = next;
  setTransport(next.send);
}

const tab: TabState = {
  save: () => (client as TabClient).save(),
  restore: (state) => start(state, () => undefined),
};

function Experiment() {
  const [isStarted, setStarted] = useState(false);
  if (!isStarted) {
    return (
      <StartPage
        megabytes={megabytes}
        start={async (...given) => {
          await start(...given);
          setStarted(true);
        }}
      />
    );
  }
  return (
    <TabContext value={tab}>
      <App />
    </TabContext>
  );
}

startTheme();
startRoutes();
const place = document.getElementById('console');
if (place) createRoot(place).render(<Experiment />);
