let observer: IntersectionObserver | undefined;

/** Marks, in the list beside the page, the operation its reader has reached, and keeps it in sight. */
export function markCurrent(): void {
  observer?.disconnect();
  const nav = document.querySelector<HTMLElement>('.r-page .r-nav');
  if (!nav) return;
  observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) mark(nav, target.id);
      }
    },
    // The line a reader reads on: a third down the screen.
    { rootMargin: '-33% 0px -66% 0px' },
  );
  for (const operation of document.querySelectorAll('.r-main .r-op')) observer.observe(operation);
}

/** Scrolls the list, and nothing else, to the operation marked in it. */
export function showCurrent(nav: HTMLElement): void {
  const link = nav.querySelector('[aria-current]');
  if (!link?.checkVisibility()) return;
  const { bottom, top } = link.getBoundingClientRect();
  // What scrolls is the column on wide screens, what the bar opens on narrow ones.
  for (const list of [nav, ...nav.querySelectorAll('.r-oplist')]) {
    if (list.scrollHeight <= list.clientHeight) continue;
    const frame = list.getBoundingClientRect();
    if (top < frame.top || bottom > frame.bottom) {
      list.scrollTop += top - frame.top - frame.height / 2;
    }
  }
}

function mark(nav: HTMLElement, anchor: string): void {
  const link = nav.querySelector<HTMLElement>(`a[href$="#${CSS.escape(anchor)}"]`);
  if (!link || link.ariaCurrent === 'true') return;
  nav.querySelector('[aria-current]')?.removeAttribute('aria-current');
  link.ariaCurrent = 'true';
  const now = nav.querySelector('.r-now');
  if (now) now.textContent = link.textContent;
  showCurrent(nav);
}
