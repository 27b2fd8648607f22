import type { SpecFault } from '@frontier/reference/document';
import { collectPlaces } from '../collectPlaces';
import { createFault } from '../createFault';
import { isPortuguese } from '../isPortuguese';
import type { LintTarget } from '../LintTarget';

/** Asks for a Portuguese summary of every operation and every named example. */
export function requireSummaries(target: LintTarget): SpecFault[] {
  const { operations, examples } = collectPlaces(target.document.root);
  return [...operations, ...examples].flatMap(({ pointer, value: { summary } }) => {
    if (typeof summary === 'string' && summary.trim() !== '' && isPortuguese(summary)) return [];
    return [
      createFault(target, summary === undefined ? pointer : `${pointer}/summary`, {
        expected: 'um summary curto em português',
        found: summary,
        mend: 'Diga em poucas palavras o que é: os leitores escolhem por ele.',
      }),
    ];
  });
}
