import { loadScripts } from '../../../shared/browser/loadScripts';
import { reportFailure } from '../../../shared/browser/reportFailure';
import { readHanded, TOOL_EVENT, TOOLS_META } from './toolEvent';

/* Client module: loads the script of a tool when a reader turns to it (`[data-tool]`), and forwards the press of its
   button (`button[data-tool-run]`). */
const FAILED = 'A ferramenta não carregou';

const loading = new Map<string, Promise<boolean>>();
let hideFailure: (() => void) | undefined;

/** @returns whether the script has loaded; after a failure the next call tries again. */
function load(tool: string): Promise<boolean> {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name=${TOOLS_META}]`);
  const asked =
    loading.get(tool) ??
    loadScripts([String(meta?.dataset[tool])]).then(([missing]) => {
      if (missing) loading.delete(tool);
      return !missing;
    });
  loading.set(tool, asked);
  return asked;
}

async function run(tool: string, button: Element): Promise<void> {
  const isThere = await load(tool);
  hideFailure?.();
  if (isThere) button.dispatchEvent(new Event(TOOL_EVENT, { bubbles: true }));
  else hideFailure = reportFailure(FAILED, () => run(tool, button));
}

if (typeof window !== 'undefined') {
  for (const type of ['pointerover', 'focusin', 'click']) {
    document.addEventListener(type, ({ target }) => {
      const element = target as Element;
      const tool = element.closest<HTMLElement>('[data-tool]')?.dataset.tool;
      if (!tool) return;
      const button = element.closest('[data-tool-run]');
      if (type !== 'click') void load(tool);
      else if (button) void run(tool, button);
    });
  }
  // A delivery that the simulator hands over is shown as soon as the page opens.
  if (readHanded()) void load('signature');
}
