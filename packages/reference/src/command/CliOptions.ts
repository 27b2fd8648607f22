import type { LanguageName } from '../labels/languageTables.js';
import type { Layout } from '../paging/layout.js';
import type { Format } from './format.js';

/** What was asked for on the command line. */
export interface CliOptions {
  /** Paths or URLs, at least one; `-` for standard input. */
  readonly sources: readonly [string, ...string[]];
  /** File, or folder for many pages; standard output when absent. */
  readonly out: string | undefined;
  readonly layout: Layout;
  readonly format: Format;
  readonly language: LanguageName;
  /** Path or URL of labels, which are then used instead of those of a language. */
  readonly labels: string | undefined;
  readonly title: string | undefined;
  /** Path or URL of an image. */
  readonly logo: string | undefined;
  /** Path or URL of a stylesheet. */
  readonly css: string | undefined;
  /** A preview instead of files, at the first free port unless one is given. */
  readonly serve: { readonly port: number | undefined } | undefined;
  readonly help: boolean;
  readonly version: boolean;
}
