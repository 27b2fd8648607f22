import { decodeHash } from './showTarget.js';

/** Operations whose height is not known yet, in their order. */
let waiting: HTMLElement[] = [];
const heights = new Map<HTMLElement, number>();
/** Keeps all heights once they are known: not the elements, which a site may write down as HTML. */
let sheet: CSSStyleSheet | undefined;

/**
 * Measures the operations of a page that `PARTS_SCRIPT` lets be laid out in parts: a few whenever the
 * browser has nothing else to do. Each then keeps its own height while it is out of sight, so that
 * links, the scroll bar, Back and Forward lead where they would if all of it were laid out.
 */
export function layOutParts(): void {
  if (!isInParts()) return;
  waiting = [...document.querySelectorAll<HTMLElement>('.r-page .r-op[id]')];
  requestIdleCallback(measureSome);
}

/** Milliseconds of an idle period in which no further operation is begun: one may take as long. */
const LEFT_FREE = 35;

function measureSome(deadline: IdleDeadline): void {
  if (!isInParts()) return;
  do {
    const part = waiting.shift();
    if (part) heights.set(part, heightOf(part));
  } while (waiting.length > 0 && deadline.timeRemaining() > LEFT_FREE);
  if (waiting.length > 0) requestIdleCallback(measureSome);
  else keepHeights();
}

/** Of what it holds, without its own padding; asking lays out this operation and no other. */
function heightOf({ firstElementChild }: HTMLElement): number {
  return firstElementChild?.getBoundingClientRect().height ?? 0;
}

/** All at once: each change of a sheet has the browser look at every style again. */
function keepHeights(): void {
  sheet = new CSSStyleSheet();
  const texts = [...heights].map(
    ([{ id }, height]) =>
      `#${CSS.escape(id)} { content-visibility: auto; contain-intrinsic-block-size: auto ${height}px }`,
  );
  sheet.replaceSync(texts.join('\n'));
  document.adoptedStyleSheets.push(sheet);
  // What a site shows next in the page's place is not measured.
  delete document.documentElement.dataset.referenceParts;
}

function isInParts(): boolean {
  return 'referenceParts' in document.documentElement.dataset;
}

/** Lays all of the page out at once: its heights are no longer as measured. */
function showWhole(): void {
  delete document.documentElement.dataset.referenceParts;
  sheet?.replaceSync('');
  heights.clear();
}

/** Controls that change the height of every operation: all folds, the size of text, the language of samples. */
const CHANGES_ALL = '[data-folds], [data-text-size], .r-size, [data-remember] label';

/** Lays all of the page out before a control changes every height. */
export function prepareFor(target: EventTarget | null): void {
  if (target instanceof Element && target.closest(CHANGES_ALL)) showWhole();
}

/**
 * Lays out what is needed before the browser goes to a place on the page: all of it, as long as heights
 * are not known; the operation the place stands in, whose folds the browser may have to open.
 */
function prepareToGo({ destination, navigationType }: NavigateEvent): void {
  const { hash, pathname } = new URL(destination.url);
  // A site shows another page in this one's place.
  if (destination.sameDocument && pathname !== window.location.pathname) showWhole();
  // Back and Forward lead to how far the page was scrolled.
  if (!destination.sameDocument || navigationType === 'traverse') return;
  if (isInParts()) showWhole();
  const part = document.getElementById(decodeHash(hash))?.closest<HTMLElement>('.r-op');
  const rule = part && sheet?.cssRules[[...heights.keys()].indexOf(part)];
  if (rule instanceof CSSStyleRule) rule.style.contentVisibility = 'visible';
}

/**
 * Lays all of the page out where the reader jumps over operations of which no height is known: what they jumped to
 * would move as soon as it is.
 */
function keepPlace(): void {
  const shown = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
  const top = shown?.getBoundingClientRect().top ?? 0;
  showWhole();
  const moved = (shown?.getBoundingClientRect().top ?? 0) - top;
  window.scrollBy({ top: moved, behavior: 'instant' });
}

/** Keeps heights true: they follow the width of the window and its fonts. Called once. */
export function keepParts(): void {
  let width = window.innerWidth;
  window.addEventListener('resize', () => {
    if (window.innerWidth !== width) showWhole();
    width = window.innerWidth;
  });
  document.fonts.addEventListener('loadingdone', showWhole);
  let place = window.scrollY;
  window.addEventListener('scroll', () => {
    const jump = Math.abs(window.scrollY - place);
    place = window.scrollY;
    if (isInParts() && jump > window.innerHeight) keepPlace();
  });
  // Where a browser lacks it, pages are not laid out in parts.
  window.navigation?.addEventListener('navigate', prepareToGo);
}
