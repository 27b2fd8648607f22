const SHOWN_MS = 1500;

/** Copies what a `[data-copy]` button names: the code beside it (`code`) or the text it carries. */
export async function copyFrom(target: EventTarget | null): Promise<void> {
  const button =
    target instanceof Element ? target.closest<HTMLButtonElement>('button[data-copy]') : null;
  if (!button) return;
  const { copy = '' } = button.dataset;
  const text =
    copy === 'code' ? (button.parentElement?.querySelector('pre')?.textContent ?? '') : copy;
  await navigator.clipboard.writeText(text);
  const label = button.textContent;
  button.textContent = 'Copiado';
  window.setTimeout(() => {
    button.textContent = label;
  }, SHOWN_MS);
}
