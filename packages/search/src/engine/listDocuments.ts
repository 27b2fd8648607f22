import { contentWords, partsOf } from '../text/words.js';
import { keyOf, keysOf } from './keyOf.js';
import type { Entry, Group } from './Search.js';
import { answered, kinds, likeness } from './weights.js';

export interface SearchDocument {
  readonly entry: Entry;
  readonly group: Group;
  readonly isHead: boolean;
  /** Whether it is an event, or a section about one. */
  readonly isEvent: boolean;
  readonly names: readonly string[];
  /** Ids in addresses and in the simulator's errors: of rules, of questions, of places in contracts. */
  readonly ids: readonly string[];
  /** Keys of queries with the text of an error, if it has values: `a última página é a …`. */
  readonly pattern?: RegExp | undefined;
  /** Title and names, letters and digits only, folded; for a page also the end of its address. */
  readonly keys: readonly string[];
  /** Factor where one of its keys equals the query. */
  readonly exact: number;
  /** How many words its title has, without stop words. */
  readonly titleLength: number;
  readonly standing: number;
}

/** Groups between two pauses. */
const SLICE = 20;

/** Works in slices; each group comes before its entries. */
export async function listSearchDocuments(groups: readonly Group[]): Promise<SearchDocument[]> {
  const events = new Set(groups.filter(({ kind }) => kind === 'event').map(({ title }) => title));
  const documents: SearchDocument[] = [];
  for (const [at, group] of groups.entries()) {
    if (at % SLICE === SLICE - 1) await new Promise((resolve) => setTimeout(resolve));
    documents.push(...documentsOf(group, events));
  }
  return documents;
}

function documentsOf(group: Group, events: ReadonlySet<string>): SearchDocument[] {
  return [group, ...group.entries].map((entry) => {
    const isHead = entry === group;
    const names = isHead ? entry.names : [...entry.names, ...chosenAnchor(entry, group)];
    const isAnswered =
      entry.kind === 'field' && /^\.(?:\d|default)/.test(entry.anchor.slice(group.anchor.length));
    const known = [entry.title, ...names, ...(isHead ? [slugOf(group)] : [])];
    return {
      entry,
      group,
      isHead,
      isEvent: events.has(entry.title),
      names,
      ids: isHead ? [`${entry.anchor}.body`] : group.anchor === '' ? names : [entry.anchor],
      pattern: entry.kind === 'error' ? patternOf(entry.title) : undefined,
      keys: known.flatMap(keysOf),
      exact: /section|question/.test(entry.kind) ? likeness.section : likeness.thing,
      titleLength: contentWords(partsOf(entry.title)).length,
      standing: (kinds[entry.kind] ?? 1) * (entry.rank ?? 1) * (isAnswered ? answered : 1),
    };
  });
}

function patternOf(sentence: string): RegExp | undefined {
  return sentence.includes('…') ? new RegExp(sentence.split('…').map(keyOf).join('.*')) : undefined;
}

/** An author chooses an anchor as a short name of a long title; other anchors are the title, or a position. */
function chosenAnchor({ anchor, title }: Entry, group: Group): string[] {
  const isChosen =
    group.anchor === '' && !/[.\d]/.test(anchor) && anchor !== '' && keyOf(anchor) !== keyOf(title);
  return isChosen ? [anchor] : [];
}

/** Readers also use the last segment of a page's address as its name. */
function slugOf({ anchor, page }: Group): string {
  return anchor === '' ? page.slice(page.lastIndexOf('/') + 1) : '';
}
