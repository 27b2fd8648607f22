import type { Entry, Group, Steps } from '@frontier/search';
import { decodeHash } from '../showTarget.js';

/*
 * What a page shows, as the search takes it. The classes and places it is read by are those of
 * `components/`.
 */

/** What is read, in the order of the page: places with a name, and what is said of them. */
const PARTS = '[id], .r-md, .r-enum dt, .r-facts > code';
/** What fields and answers belong to. */
const OWNERS = '.r-op, .r-callback, .r-schema';
/** Beyond these, which no document of our knowledge has, nothing is read. */
const MOST_ENTRIES = 100_000;
/** Of a text, in characters: each is read in one step. */
const LONGEST_TEXT = 4000;

/** What a form in a call counts for beside a schema of its own. */
const FORM = 0.7;

type Draft<Type> = { -readonly [Key in keyof Type]: Type[Key] };
type DraftEntry = Draft<Entry> & { around: string };
type DraftGroup = Draft<Group> & DraftEntry & { readonly entries: Entry[] };

/** The operations that any list of the page leads to, wherever they stand. */
export function listOperations(): DraftGroup[] {
  const groups = new Map<string, DraftGroup>();
  for (const item of document.querySelectorAll<HTMLElement>('li[data-path]')) {
    const link = item.querySelector('a');
    if (!link || groups.has(link.hash)) continue;
    const method = textOf(item.querySelector('.r-method'));
    groups.set(link.hash, {
      ...createGroup('operation', decodeHash(link.hash), textOf(link).slice(method.length).trim()),
      page: link.pathname === window.location.pathname ? '' : link.href.replace(/#.*/, ''),
      method,
      path: item.dataset.path ?? '',
    });
  }
  return [...groups.values()];
}

/**
 * Everything on the page that can be found, with the operations of its lists. A step is a place or a text.
 *
 * @param values what a list of values begins with.
 */
export function* readPage(values: string): Steps<Group[]> {
  const groups = listOperations();
  const operations = new Map(groups.map((group) => [group.anchor, group]));
  const main = document.querySelector('.r-main');
  if (!main) return groups;
  const whole = createGroup('guide', main.id, textOf(main.querySelector('h1')));
  const known = new Map<Element, DraftEntry>([[main, whole]]);
  const groupsOf = new Map<Element, DraftGroup>();
  groups.push(whole);
  let count = 0;

  for (const part of main.querySelectorAll(PARTS)) {
    yield;
    if (count > MOST_ENTRIES) break;
    if (part.id !== '') startPlace(part);
    else if (part.matches('.r-md')) addText(ownerOf(part), textFrom(part.firstChild));
    else if (part.matches('dt')) addValue(part, textOf(part.nextElementSibling));
    else if (isValue(part, values)) addValue(part, '');
  }
  return groups;

  function startPlace(place: Element): void {
    if (place.matches(OWNERS)) {
      const own = startGroup(place);
      known.set(place, own);
      groupsOf.set(place, own);
      return;
    }
    const entry = createEntry(place);
    if (!entry) return;
    const field = place.parentElement?.closest('.r-field');
    const parent = field && known.get(field);
    // What a field stands in is found with it.
    if (parent) entry.around = `${parent.around} ${parent.title}`;
    known.set(place, entry);
    addEntry(place, entry);
  }

  function startGroup(place: Element): DraftGroup {
    const listed = operations.get(place.id);
    if (listed) return listed;
    const isSchema = place.matches('.r-schema');
    const title = textOf(place.querySelector('.r-title a, summary b'));
    const group = createGroup(isSchema ? 'term' : 'operation', place.id, title);
    if (!isSchema) {
      group.method = textOf(place.querySelector('.r-method'));
      group.path = textOf(place.querySelector('.r-method ~ code'));
    }
    groups.push(group);
    return group;
  }

  function addEntry(part: Element, entry: DraftEntry): void {
    count += 1;
    const owner = part.parentElement?.closest(OWNERS);
    const group = owner && groupsOf.get(owner);
    (group ?? whole).entries.push(entry);
  }

  function ownerOf(part: Element): DraftEntry {
    let at = part.parentElement;
    for (; at && at !== main; at = at.parentElement) {
      const owner = known.get(at.matches('.r-group') ? (at.firstElementChild ?? at) : at);
      if (owner) return owner;
    }
    return whole;
  }

  function addValue(value: Element, text: string): void {
    const owner = ownerOf(value);
    const entry = { ...createDraft('value', owner.anchor, textOf(value)), text };
    entry.around = `${owner.around} ${owner.title}`;
    addEntry(value, entry);
  }
}

/** What can be found of a place that is no operation and no schema. */
function createEntry(place: Element): DraftEntry | undefined {
  const { id } = place;
  if (place.matches('.r-field, .r-scheme')) {
    const kind = place.matches('.r-field') ? 'field' : 'section';
    return createDraft(kind, id, textOf(place.querySelector('.r-name')));
  }
  if (place.matches('.r-response')) {
    return createDraft('error', id, textOf(place.querySelector('.r-status')));
  }
  if (place.matches('details')) {
    return { ...createDraft('term', id, textOf(place.querySelector('b'))), rank: FORM };
  }
  if (!isHeading(place)) return undefined;
  const entry = createDraft('section', id, textOf(place));
  if (place.closest('.r-md')) addText(entry, textFrom(place.nextSibling));
  return entry;
}

/** Whether code is one of the values that a field may have, in a line of them or in a fold. */
function isValue(code: Element, values: string): boolean {
  const list = code.parentElement;
  const isFolded = list?.previousElementSibling?.localName === 'summary';
  return isFolded ? list?.parentElement?.id === '' : textOf(list).startsWith(`${values}:`);
}

function createDraft(kind: Entry['kind'], anchor: string, title: string): DraftEntry {
  return { kind, anchor, title, text: '', around: '', names: [] };
}

function createGroup(kind: Entry['kind'], anchor: string, title: string): DraftGroup {
  const draft = createDraft(kind, anchor, title);
  return { ...draft, names: [anchor], page: '', area: '', trail: [], entries: [] };
}

function addText(entry: DraftEntry, text: string): void {
  entry.text = `${entry.text} ${text}`.trim().slice(0, LONGEST_TEXT);
}

/** The text from a node on, up to the next heading that is a place of its own. */
function textFrom(first: Node | null): string {
  let text = '';
  for (let node = first; node && text.length < LONGEST_TEXT; node = node.nextSibling) {
    if (node instanceof Element && node.id !== '' && isHeading(node)) break;
    text += node.textContent;
  }
  return clean(text);
}

function isHeading(element: Element): boolean {
  return /^h\d$/.test(element.localName);
}

function textOf(node: Node | null | undefined): string {
  return clean(node?.textContent ?? '');
}

function clean(text: string): string {
  return text.slice(0, LONGEST_TEXT).replace(/\s+/g, ' ').trim().normalize();
}
