/** Saves the code beside a `[data-save]` button as a file of the attribute's name. */
export function saveFrom(target: EventTarget | null): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-save]') : null;
  const code = button?.parentElement?.querySelector('pre')?.textContent;
  if (!button || code == null) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([`${code.trimEnd()}\n`]));
  link.download = button.dataset.save ?? '';
  link.click();
  // Some browsers read the address after the click.
  window.setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
