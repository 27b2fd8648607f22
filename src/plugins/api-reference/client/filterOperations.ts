/** Narrows a list of operations to the entries that hold every word typed, accents aside. */
export function filterOperations(target: EventTarget | null): void {
  if (!(target instanceof HTMLInputElement)) return;
  const list = target.closest('.r-nav, .r-index');
  if (!list) return;
  const words = fold(target.value).split(/\s+/).filter(Boolean);
  let found = 0;
  for (const item of list.querySelectorAll<HTMLElement>('li:not(:has(li))')) {
    const text = fold(`${item.textContent} ${item.querySelector('a')?.hash}`);
    item.hidden = !words.every((word) => text.includes(word));
    if (!item.hidden) found += 1;
  }
  for (const group of list.querySelectorAll<HTMLElement>(':is(li, section):has(li)')) {
    group.hidden = !group.querySelector('li:not([hidden])');
  }
  const empty = list.querySelector<HTMLElement>('.r-empty');
  if (empty) empty.hidden = found > 0;
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
