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

function mark(nav: HTMLElement, anchor: string): void {
  const link = nav.querySelector<HTMLElement>(`a[href$="#${CSS.escape(anchor)}"]`);
  if (!link || link.ariaCurrent === 'true') return;
  nav.querySelector('[aria-current]')?.removeAttribute('aria-current');
  link.ariaCurrent = 'true';
  const { bottom, top } = link.getBoundingClientRect();
  const frame = nav.getBoundingClientRect();
  if (top < frame.top || bottom > frame.bottom) {
    nav.scrollTop += top - frame.top - frame.height / 2;
  }
}
