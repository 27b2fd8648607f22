import type { SecurityAlternatives } from '@frontier/reference';
import type { ChangeList, Spot } from './ChangeList';

type Alternative = SecurityAlternatives[number];

/** What a call asks for: whoever was let in must still be. */
export function diffSecurity(
  changes: ChangeList,
  spot: Spot,
  before: SecurityAlternatives,
  after: SecurityAlternatives,
): void {
  const [earlier, later] = [before, after].map((all) => (all.length > 0 ? all : [[]]));
  if (!earlier || !later) return;
  const values = { before: tell(earlier), after: tell(later) };
  if (values.before === values.after) return;
  const kept = earlier.every((held) => later.some((asked) => suffices(held, asked)));
  changes.add(kept ? 'security-widened' : 'security-changed', spot, values);
}

/** Whether who holds one credential has all that another asks for. */
function suffices(held: Alternative, asked: Alternative): boolean {
  return asked.every(({ key, scopes }) =>
    held.some((own) => own.key === key && scopes.every((scope) => own.scopes.includes(scope))),
  );
}

function tell(alternatives: SecurityAlternatives): string {
  const one = (alternative: Alternative) =>
    alternative
      .map(({ key, scopes }) => (scopes.length > 0 ? `${key} (${scopes.join(', ')})` : key))
      .join(' e ');
  return alternatives.map((alternative) => one(alternative) || 'sem credencial').join(' ou ');
}
