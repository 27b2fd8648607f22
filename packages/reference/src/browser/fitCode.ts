/** What is hidden below this many pixels is not worth a scroll bar. */
const LAST_BIT = 24;

/** Shows the code of a panel whole where only its last bit would have to be scrolled for. */
export function fitCode(place: EventTarget | null): void {
  if (!(place instanceof Element)) return;
  const panel = place.closest('.r-panel') ?? place.querySelector('.r-panel');
  for (const code of panel?.querySelectorAll('pre') ?? []) {
    code.style.maxHeight = '';
    const hidden = code.scrollHeight - code.clientHeight;
    if (hidden > 0 && hidden <= LAST_BIT) code.style.maxHeight = 'none';
  }
}
