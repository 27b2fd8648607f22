/** What a page is a page of: decides what it is compared with. */
export type Scope = 'document' | 'operation' | 'contract' | 'guide';

/** What every peer is built from. */
export interface Context {
  /** OpenAPI document, absolute path. */
  readonly document: string;
  /** Folder of the repository. */
  readonly repository: string;
  /** Git-ignored folder for everything that is installed and built. */
  readonly work: string;
}

/** A page that stands ready to be served. */
export interface BuiltPage {
  /** Folder that the server serves as `/`. */
  readonly folder: string;
  /** Path of the page, from `/`. */
  readonly route: string;
  /** What was built, and with which Node if not the one that runs the bench. */
  readonly versions: string;
  /** Words that a reader should find: names and values of the document, or the guide's text. */
  readonly words: ReadonlySet<string>;
}

/** One line of the table. */
export interface Peer {
  /** What `--only` takes; also the folder of its set-up in `peers/`. */
  readonly id: string;
  readonly title: string;
  readonly scope: Scope;
  /** Text that stands on the page once it is whole; a page without it is not measured. */
  readonly proof: string;
  /** Installs and builds what has changed since the last run. */
  readonly build: (context: Context) => BuiltPage | Promise<BuiltPage>;
}

/** Figures of one cold load. */
export interface Load {
  /** Script files, KiB as sent. */
  readonly scripts: number;
  /** Everything, KiB as sent. */
  readonly total: number;
  /** Largest contentful paint, ms. */
  readonly lcp: number;
  /** Time of tasks beyond 50 ms each, ms, from the start until the page is quiet. */
  readonly tbt: number;
  /** Cumulative layout shift. */
  readonly cls: number;
  /** JavaScript heap after a garbage collection, MiB. */
  readonly heap: number;
}

/** What does not change from load to load. */
export interface Content {
  /** Elements that axe finds at fault by WCAG 2.2 A and AA. */
  readonly axeNodes: number;
  /** Axe's rules that found them, with the number of elements. */
  readonly axeRules: Readonly<Record<string, number>>;
  /** Share of the page's words that can be read without JavaScript, 0 to 1. */
  readonly textWithoutScript: number;
  /** Scripts written into the HTML, KiB of brotli. */
  readonly inlineScripts: number;
  /** Elements of the page once it is quiet. */
  readonly elements: number;
  /** Requests to other hosts, which the bench refuses. */
  readonly refused: readonly string[];
}

/** One line of the table, measured. */
export interface Result {
  readonly peer: Pick<Peer, 'id' | 'title' | 'scope'>;
  readonly versions: string;
  readonly content: Content;
  readonly desktop: readonly Load[];
  readonly phone: readonly Load[];
}
