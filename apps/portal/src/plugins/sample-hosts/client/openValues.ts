import { loadCode } from '../../../shared/browser/loadCode';
import { OWN_VALUES } from '../../../shared/sampleHosts';
import { startReact } from '../../../start/startReact';

/* Client module: opens the fields for a reader's own values. Their code loads when a reader turns to the button. React
   starts before them: it would remove fields that it finds. */

const load = async () => {
  const [code] = await Promise.all([
    import(/* webpackChunkName: "valores" */ '../values/valueFields'),
    startReact(),
  ]);
  return code;
};

async function open(button: HTMLButtonElement): Promise<void> {
  const code = await loadCode(load, 'A ferramenta não carregou', () => open(button));
  code?.openPanel(button);
}

if (typeof window !== 'undefined') {
  for (const type of ['pointerover', 'focusin', 'click']) {
    document.addEventListener(type, (event) => {
      const target = event.target as Element;
      const button = target.closest<HTMLButtonElement>(`[${OWN_VALUES}]`);
      if (!button || button.popoverTargetElement) return;
      if (type === 'click') {
        // Otherwise the browser closes the fields that this click has just opened.
        event.preventDefault();
        open(button);
      } else load().catch(() => {});
    });
  }
}
