/** A word that the site puts beside an operation, a field or a response, leading to where it is explained. */
export interface Badge {
  /** What is shown: a word. */
  readonly label: string;
  /** What it says in full, for who hears the page. */
  readonly description: string;
  readonly href: string;
}
