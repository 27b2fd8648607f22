import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '../App.js';
import { setTransport } from '../api.js';
import { OutsideLink } from '../parts.js';
import { startRoutes } from '../routes.js';
import { startTheme } from '../theme.js';
import { StartPage } from './StartPage.js';
import { StateButton, type TabState } from './StateTools.js';
import { TabClient, trust } from './TabClient.js';

/** Facts of the built files, which the build puts in place of this name (`scripts/buildTab.mjs`). */
declare const PROGRAM: {
  worker: string;
  files: { wasm: string; data: string; cluster: string };
  /** Bytes of each file. */
  sizes: { wasm: number; data: number; cluster: number };
  /** Bytes of all files as servers send them. */
  packed: number;
};

let client: TabClient | undefined;

/** Starts the simulator of this tab, with a saved state or empty. */
async function start(state: Blob | undefined, onProgress: (part: number) => void): Promise<void> {
  const { files, sizes, worker } = PROGRAM;
  const bytes = sizes.wasm + sizes.data + sizes.cluster;
  if (!client || client.hasEnded) {
    client = await TabClient.start({
      worker,
      files,
      onProgress: (loaded) => onProgress(loaded / bytes),
    });
  }
  if (state) await client.load(state);
  setTransport(client.send);
  keepPage();
}

/** Lets the page open again without a network, where the browser can do that. */
function keepPage(): void {
  const { serviceWorker } = navigator as Partial<Navigator>;
  const page = { scope: '/experimente' };
  serviceWorker?.register(trust('/experimente-offline.js'), page).catch(() => undefined);
}

const tab: TabState = {
  save: (keep) => (client as TabClient).save(keep),
  restore: (state) => (client as TabClient).load(state),
};

/** The tools of this page: the state, and the way to the portal. */
const TOOLS = (
  <>
    <StateButton tab={tab} />
    <OutsideLink href="/docs" className="tool-link">
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        <path d="M12 6C9 4 6 4 3 5v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1Zm0 0v14" />
      </svg>
      <span className="tool-name">Documentação</span>
    </OutsideLink>
  </>
);

function Experiment() {
  const [isStarted, setStarted] = useState(false);
  if (isStarted) return <App tools={TOOLS} />;
  return (
    <StartPage
      size={PROGRAM.packed / 1e6}
      start={async (...given) => {
        await start(...given);
        setStarted(true);
      }}
    />
  );
}

window.addEventListener('beforeunload', (event) => {
  if (client?.isChanged) event.preventDefault();
});
startTheme();
startRoutes();
const root = document.getElementById('console');
if (root) createRoot(root).render(<Experiment />);
