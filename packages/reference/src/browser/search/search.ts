import { makeSearch, runInSlices, type Search, type Steps } from '@frontier/search';
import type { SearchWords } from '../../command/writeSearchButton.js';
import { createDialog, type SearchDialog } from './createDialog.js';
import { groupHits } from './drawHits.js';
import { listOperations, readPage } from './readPage.js';

/* The search of a page without a site around it. The page itself is read when the search is first opened. */
const BUTTON = '[data-search]';
const MOST = 20;
const FEW = 3;
/** Documents come without words that stand for others, in any language. */
const NO_RELATIONS = { equivalents: [], forms: [], foreign: [], translations: [], english: true };

let dialog: SearchDialog | undefined;

document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest(BUTTON)) open();
});
document.addEventListener('keydown', (event) => {
  const { altKey, ctrlKey, key, metaKey, target } = event;
  // With Shift, a shortcut of the browser's, the key is `K`.
  const isChord = (ctrlKey || metaKey) && key.toLowerCase() === 'k';
  const isSlash = key === '/' && !(altKey || ctrlKey || metaKey);
  const isWriting = target instanceof Element && target.matches(':read-write');
  if (!isChord && (!isSlash || isWriting)) return;
  event.preventDefault();
  open();
});

function open(): void {
  const button = document.querySelector<HTMLElement>(BUTTON);
  if (!button) return;
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', open, { once: true });
    return;
  }
  dialog ??= startSearch(JSON.parse(button.dataset.search ?? '{}'));
  dialog.open();
}

/** Makes the dialog, and reads the page for it: operations first, so that large ones answer early. */
function startSearch(words: SearchWords): SearchDialog {
  let search: Search | undefined;
  let isWhole = false;
  let query = '';
  // Of many operations, none hides the others.
  const isOfFew = document.querySelectorAll('.r-op').length <= FEW;
  const options = { limit: MOST, ...(isOfFew && { perPage: MOST }) };
  const listed = listOperations();
  const leadsAway = listed.some(({ page }) => page !== '');

  const made = createDialog(words, (typed) => {
    query = typed.trim();
    update();
  });

  function update(): void {
    if (query === '') {
      made.show([], leadsAway ? words.coversList : words.covers);
      return;
    }
    const { nearest, results } = search?.(query, options) ?? { nearest: [], results: [] };
    const reading = isWhole ? '' : words.reading;
    if (results.length > 0) {
      const count = `${words.found}: ${results.length}${results.length === MOST ? '+' : ''}`;
      made.show(groupHits(results, words), reading ? `${count} · ${reading}` : count);
    } else if (reading) made.show([], reading);
    else made.show(nearest.length > 0 ? [{ title: words.nearest, hits: nearest }] : [], words.none);
  }

  async function index(): Promise<void> {
    search = await runInSlices(makeSearch(listed, NO_RELATIONS, []));
    update();
    search = await runInSlices(indexPage(words));
    isWhole = true;
    update();
  }

  update();
  void index();
  return made;
}

function* indexPage({ values }: SearchWords): Steps<Search> {
  return yield* makeSearch(yield* readPage(values), NO_RELATIONS, []);
}
