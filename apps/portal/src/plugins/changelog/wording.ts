import type { Change, ChangelogEntry, Effect } from '@frontier/contract-diff';

/** The groups of an entry, in the order shown. */
export const EFFECTS: readonly { readonly effect: Effect; readonly title: string }[] = [
  { effect: 'breaking', title: 'Quebra quem já integra' },
  { effect: 'compatible', title: 'Compatível' },
  { effect: 'text', title: 'Só o texto' },
];

/** `22/11/2026` */
export function writeDay(date: string): string {
  return date.split('-').reverse().join('/');
}

/** Which versions an entry leads from and to. */
export function writeVersions({ from, to }: ChangelogEntry): string {
  return from === to ? `versão ${to}` : `versão ${from} → ${to}`;
}

/** How many changes an entry tells, and how many of them break. */
export function countChanges({ changes }: ChangelogEntry): string {
  const breaking = changes.filter(({ effect }) => effect === 'breaking').length;
  const total = `${changes.length} ${changes.length === 1 ? 'mudança' : 'mudanças'}`;
  if (breaking === 0) return `${total}, nenhuma quebra quem já integra`;
  return `${total}, ${breaking} ${breaking === 1 ? 'quebra' : 'quebram'} quem já integra`;
}

/** A place in its operation: `body.nome`; empty for the operation itself. */
export function writePlace({ anchor, operation }: Change['places'][number]): string {
  return anchor.startsWith(operation) ? anchor.slice(operation.length + 1) : anchor;
}
