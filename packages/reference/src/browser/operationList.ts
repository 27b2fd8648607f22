/** On narrow viewports a bar opens the list as a panel. */
const OPEN_PANEL = '.r-nav > details[open]';

let observer: IntersectionObserver | undefined;
/** Scroll position at which a link set the mark; while it is unchanged the observer does not move the mark. */
let linkedAt: number | undefined;

export function markCurrent(): void {
  observer?.disconnect();
  const nav = document.querySelector<HTMLElement>('.r-page .r-nav');
  if (!nav) return;
  observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting && window.scrollY !== linkedAt) mark(nav, target.id);
      }
    },
    // The observed line is a third down the viewport.
    { rootMargin: '-33% 0px -66% 0px' },
  );
  for (const operation of document.querySelectorAll('.r-main .r-op')) observer.observe(operation);
}

/** Marks the target of a link at once, since a target near the end of the page never reaches the observed line. */
export function markLinked(target: Element): void {
  const nav = document.querySelector<HTMLElement>('.r-page .r-nav');
  if (nav) mark(nav, target.closest('.r-op')?.id ?? target.id);
  const hold = () => {
    linkedAt = window.scrollY;
  };
  hold();
  // On a page that has just opened the browser scrolls to the target later.
  requestAnimationFrame(hold);
}

/** Scrolls only the list, not the page, to the marked operation. */
function showCurrent(nav: HTMLElement): void {
  const link = nav.querySelector('[aria-current]');
  if (!link?.checkVisibility()) return;
  const { bottom, top } = link.getBoundingClientRect();
  // The column scrolls on wide viewports, the panel on narrow ones.
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

export function showPanel(target: EventTarget | null): void {
  if (!(target instanceof HTMLDetailsElement) || !target.matches(OPEN_PANEL)) return;
  if (target.parentElement) showCurrent(target.parentElement);
}

/** Closes the panel after a click on one of its links, whose target it would cover, and after a click outside. */
export function closePanel(target: EventTarget | null): void {
  const panel = document.querySelector<HTMLDetailsElement>(OPEN_PANEL);
  if (!panel || !(target instanceof Element)) return;
  if (!panel.contains(target) || target.closest('a')) panel.open = false;
}

export function closePanelByKey({ key }: KeyboardEvent): void {
  const panel = document.querySelector<HTMLDetailsElement>(OPEN_PANEL);
  if (!panel || key !== 'Escape') return;
  panel.open = false;
  panel.querySelector('summary')?.focus();
}
