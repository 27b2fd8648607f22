import type { HtmlTagObject, LoadContext } from '@docusaurus/types';
import type { Entry } from '@frontier/search';
import type { RootContent } from 'mdast';
import type { ContractIndex } from '../../contracts/ContractIndex';

/**
 * A page made of data that maintainers edit: what guides show of it, what is published and what the search
 * finds. Its functions read the data anew, and throw one error with file and line of every fault.
 */
export interface DataPage {
  /** Paths and globs of the data, from the repository's root. */
  readonly watched: readonly string[];
  /** The data that compiled guides depend on; the content of `watched` by default. */
  readonly readData?: () => string;
  readonly elements: readonly DataElement[];
  readonly published?: PageFile;
  /** Files that lead on from addresses that were pages before. */
  readonly redirects?: () => readonly PageFile[];
  readonly headTags?: readonly HtmlTagObject[];
}

/** An element of a guide in whose place data stands, such as `<GlossaryTerms />`. */
interface DataElement {
  readonly name: string;
  show(index: ContractIndex, attributes: ReadonlyMap<string, string>): readonly RootContent[];
  readonly find?: FindEntries;
}

/** What the search finds where an element stands. */
export type FindEntries = (attributes: ReadonlyMap<string, string>) => readonly Entry[];

export interface PageFile {
  /** From the site's root. */
  readonly address: string;
  /** Media type, with its charset. */
  readonly type: string;
  write(index: ContractIndex, site: Pick<LoadContext, 'siteConfig'>): string;
}

/** A place on a page, for the search. */
export function findSection(anchor: string, title: string, text = ''): Entry {
  return { kind: 'section', anchor, title, text, names: [] };
}

/** A step ranks below the guide that explains it. */
const STEP_RANK = 0.75;

/** A thing to do, which is known by its number as well. */
export function findStep(id: string, title: string, text: string): Entry {
  return { ...findSection(id, `${id}: ${title}`, text), names: [id], rank: STEP_RANK };
}
