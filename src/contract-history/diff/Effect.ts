/** What a change does to who already integrates; `text` is no change of the contract. */
export type Effect = 'breaking' | 'compatible' | 'text';

/** Who writes the value: the reader's system (`sent`), or the API (`received`). */
export type Side = 'sent' | 'received';
