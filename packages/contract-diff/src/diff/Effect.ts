/** What a change does to who already integrates; `text` is no change of the contract. */
export type Effect = 'breaking' | 'compatible' | 'text';

/** Who writes the value: the reader's system (`sent`), or the API (`received`). */
export type Side = 'sent' | 'received';

/** Whether a text names an effect. */
export function isEffect(text: string): text is Effect {
  return text === 'breaking' || text === 'compatible' || text === 'text';
}
