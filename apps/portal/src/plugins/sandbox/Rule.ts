/** A behaviour of the simulator that no contract shows, as its file has it. Texts are Markdown of one paragraph. */
export interface Rule {
  readonly id: string;
  readonly title: string;
  /** What the simulator does; parameters are named in it. */
  readonly says: string;
  /** The open question that it answers in its own way. */
  readonly question?: string | undefined;
  /** What it does unless a reader's own file says otherwise. */
  readonly parameters: Readonly<Record<string, unknown>>;
  /** Place in the file, such as `rules.yml:12`. */
  readonly place: string;
}

export interface SandboxOptions {
  /** Path of the rules, as the simulator's package exports them. */
  readonly rules: string;
  /** Path of the open questions. */
  readonly questions: string;
  /** Route of the page that lists the rules. */
  readonly page: string;
  /** Folder of the journeys that the simulator can be brought to the beginning of. */
  readonly journeys: string;
  /** Address of the simulator on a reader's machine. */
  readonly address: string;
}

/** Anchor of a rule on the page that lists them. */
export function anchorOf({ id }: Pick<Rule, 'id'>): string {
  return `regra-${id}`;
}
