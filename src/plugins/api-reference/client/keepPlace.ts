const KEY = 'frontier.reference.places';
/** Visited pages whose place is kept; the oldest give way. */
const LIMIT = 50;
const IDLE_MS = 100;
/** Frames in which operations coming into sight may still change the page's height. */
const FRAMES = 10;

/** What stood at the top of the screen, and how far from it (CSS px). */
interface Place {
  readonly anchor: string;
  readonly top: number;
}

let isTraversal = false;

/** Notes, whenever scrolling rests, where on a reference page its reader is. */
export function keepPlaces(): void {
  isTraversal = ['back_forward', 'reload'].includes(navigationType());
  let timer = 0;
  window.addEventListener('popstate', () => {
    isTraversal = true;
  });
  window.addEventListener(
    'scroll',
    () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(notePlace, IDLE_MS);
    },
    { passive: true },
  );
}

/**
 * Brings a reader who went back or forth to where they were. Browsers restore a distance from the
 * top, which leads elsewhere where operations out of sight have no height of their own yet.
 *
 * @returns whether there was such a place.
 */
export function restorePlace(): boolean {
  const wanted = isTraversal;
  isTraversal = false;
  const place = wanted ? readPlaces()[entryKey()] : undefined;
  const element = place && document.getElementById(place.anchor);
  if (!element) return false;
  let frames = FRAMES;
  const align = () => {
    window.scrollBy({ top: element.getBoundingClientRect().top - place.top, behavior: 'instant' });
    frames -= 1;
    if (frames > 0) window.requestAnimationFrame(align);
  };
  align();
  return true;
}

function notePlace(): void {
  const seen = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 4);
  const element = seen?.closest('.r-main [id]');
  if (!element) return;
  const { [entryKey()]: _, ...others } = readPlaces();
  const kept = Object.fromEntries(Object.entries(others).slice(1 - LIMIT));
  const place: Place = { anchor: element.id, top: element.getBoundingClientRect().top };
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...kept, [entryKey()]: place }));
  } catch {
    // Storage can be forbidden; the browser's own way is left.
  }
}

function readPlaces(): Readonly<Record<string, Place>> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

/** The page in the history: the application's own key, once it runs, and the path. */
function entryKey(): string {
  return `${window.history.state?.key ?? ''}${window.location.pathname}`;
}

function navigationType(): string {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming ? entry.type : '';
}
