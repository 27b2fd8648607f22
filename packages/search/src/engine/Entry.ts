import type { Kind } from './Search.js';

/** An entry in the index. */
export interface Place {
  readonly entry: Entry;
  readonly group: Group;
  /** Number of its group. */
  readonly of: number;
  /** Whether it is the group itself. */
  readonly isHead: boolean;
  /** Title and names, letters and digits only, folded; of a page also the end of its address. */
  readonly keys: readonly string[];
  /** How many of them are of its title: the first ones. */
  readonly ofTitle: number;
  /** Title and names by the words that say something, each reduced; the title first. */
  readonly stems: readonly string[];
  /** What it counts for where one of its keys is the query. */
  readonly exact: number;
  /** How many words its title has by which it is told from others. */
  readonly titleLength: number;
  /** Weight of its kind and of its position in the group. */
  readonly standing: number;
  /** The same where the query has words of its own title beside those of its page. */
  readonly sought: number;
}

/** One thing that can be found: a place on a page or in the reference. */
export interface Entry {
  readonly kind: Kind;
  /** Of its place on the group's page; empty for the page itself. */
  readonly anchor: string;
  readonly title: string;
  /** What readers see of it, and what is searched. */
  readonly text: string;
  /** Words that are searched with the text, and not shown. */
  readonly more?: string | undefined;
  /** Words of what it stands in: searched with the text, and never shown. */
  readonly around?: string;
  /** Other names of it, each as exact as the title; not shown. */
  readonly names: readonly string[];
  /** What it counts for beside others of its kind; 1 unless said otherwise. */
  readonly rank?: number;
  /** A mark beside its title, such as `novo`. */
  readonly mark?: string;
}

/** A page of guides, or an operation of the reference, with the entries inside it. */
export interface Group extends Entry {
  /** Address of the page, without a fragment. */
  readonly page: string;
  readonly area: string;
  /** Names from the outermost inwards, without its own. */
  readonly trail: readonly string[];
  readonly method?: string;
  readonly path?: string;
  readonly entries: readonly Entry[];
}
