/** What a change does to who already integrates; `text` is no change of the contract. */
export type Effect = 'breaking' | 'compatible' | 'text';

/** Who writes the value: the reader's system (`sent`), or the API (`received`). */
export type Side = 'sent' | 'received';

/** Whether a text names an effect. */
export function isEffect(text: string): text is Effect {
  return text === 'breaking' || text === 'compatible' || text === 'text';
}

/** What a change does, and why: a sentence in Portuguese. */
export interface Verdict {
  readonly effect: Effect;
  readonly why: string;
}

/** What is said of a kind of change. */
export interface Rule {
  /** The change in a few Portuguese words. */
  readonly title: string;
  readonly verdicts: Readonly<Record<Side, Verdict>>;
  /** Whether the change adds something that was not there before. */
  readonly adds: boolean;
}

export const breaks = (why: string): Verdict => ({ effect: 'breaking', why });
export const fits = (why: string): Verdict => ({ effect: 'compatible', why });
export const onlyText = (why: string): Verdict => ({ effect: 'text', why });

/** A rule with one judgement for both sides, the writer and the reader of a value. */
export const rule = (title: string, verdict: Verdict): Rule => bySide(title, verdict, verdict);

/** A rule that judges by who writes the value. */
export const bySide = (title: string, sent: Verdict, received: Verdict): Rule => ({
  title,
  verdicts: { sent, received },
  adds: false,
});

/** A rule about something that was not there before. */
export const adding = (added: Rule): Rule => ({ ...added, adds: true });
