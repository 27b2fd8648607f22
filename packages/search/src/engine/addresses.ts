/** Where the search's files stand on the site. */
export const FOLDER = '/assets/busca';

/** The one file with a fixed address: it names the others. */
export const INDEX = `${FOLDER}/index.json`;

/** What that file says. */
export interface SearchManifest {
  /** Address of everything that is searched. */
  readonly data: string;
}
