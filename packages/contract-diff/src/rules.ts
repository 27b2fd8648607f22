import table from './rules.json';

/** The effects of a change on existing integrations, the worst first; `text` is no change of the contract. */
export const EFFECTS = ['breaking', 'compatible', 'text'] as const;
export type Effect = (typeof EFFECTS)[number];

/** Who writes the value: the reader's system (`sent`), or the API (`received`). */
export type Side = 'sent' | 'received';

/** The name of a rule, as stored in changelog entries. */
export type RuleId = keyof typeof table;

/** One effect, with the reason as a sentence in Portuguese. */
type Outcome = { readonly [Kind in Effect]?: string };
type OutcomeBySide = Readonly<Record<Side, Outcome>>;

/** A rule whose outcome is the same for both sides, differs by side, or follows from the values allowed. */
interface ChangeRule extends Outcome, Partial<OutcomeBySide> {
  readonly title: string;
  /** Whether the change adds something new. */
  readonly adds?: boolean;
  /** Whether fewer or more values are allowed than before, or others. */
  readonly values?: string;
}

export const CHANGE_RULES: Readonly<Record<RuleId, ChangeRule>> = table;

const REFUSED = { breaking: 'Um valor que era aceito passa a ser recusado.' };
const UNEXPECTED = { breaking: 'Pode vir um valor que antes não vinha, e quem lê não o espera.' };

const OF_VALUES: Readonly<Record<string, OutcomeBySide>> = {
  fewer: {
    sent: REFUSED,
    received: { compatible: 'Todo valor que ainda vem já podia vir antes.' },
  },
  more: { sent: { compatible: 'Todo valor que era aceito continua a ser.' }, received: UNEXPECTED },
  other: { sent: REFUSED, received: UNEXPECTED },
};

/** The effect of a change where one side writes the value, and the reason. */
export function outcomeOf(id: RuleId, side: Side) {
  const rule = CHANGE_RULES[id];
  const outcome = OF_VALUES[rule.values ?? '']?.[side] ?? rule[side] ?? rule;
  const effect = EFFECTS.find((kind) => outcome[kind] !== undefined) ?? 'text';
  return { effect, why: outcome[effect] ?? '' };
}
