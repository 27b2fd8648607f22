import { stringify } from 'yaml';
import type { ChangelogEntry } from './ChangelogEntry';

const NOTE = 'uma frase de quem mantém o portal, em Markdown; vazia, a página não mostra nenhuma';

/** Writes one entry as YAML, with room for the maintainer's sentence. */
export function formatEntry({
  changes,
  date,
  from,
  note = '',
  service,
  to,
}: ChangelogEntry): string {
  const head = stringify({ service, date, from, to });
  const ordered = changes.map(({ after, before, effect, places, rule, why }) => ({
    rule,
    effect,
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
    why,
    places,
  }));
  const body = stringify({ changes: ordered }, { lineWidth: 100, aliasDuplicateObjects: false });
  return `${head}# ${NOTE}\nnota: ${JSON.stringify(note)}\n${body}`;
}
