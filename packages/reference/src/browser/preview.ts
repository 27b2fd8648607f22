import { keepPlace, restorePlace } from './keepPlace.js';

/* The script of a page in a preview: the page comes back when its document was rendered anew. */
const script = document.currentScript;
let events: EventSource | undefined;

restorePlace();
if (script instanceof HTMLScriptElement) {
  listen(script);
  document.addEventListener('visibilitychange', () => listen(script));
}

/** Only while the page is seen: browsers keep few connections open, for all pages together. */
function listen({ dataset, src }: HTMLScriptElement): void {
  events?.close();
  events = document.hidden ? undefined : new EventSource(new URL('events', src));
  events?.addEventListener('message', ({ data }) => {
    if (data === dataset.rendering) return;
    keepPlace();
    window.location.reload();
  });
}
