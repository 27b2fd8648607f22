import type { SpecFault } from '@frontier/reference/document';
import { collectPlaces } from '../collectPlaces';
import { createFault } from '../createFault';
import type { LintTarget, Place } from '../LintTarget';
import { hasExample, isLeaf } from '../schemaFacts';

/** Asks for an example of every parameter, request body, successful response and leaf property. */
export function requireExamples(target: LintTarget): SpecFault[] {
  const { parameters, mediaTypes, schemas } = collectPlaces(target.document.root);
  const missing = (places: readonly Place[], what: string) =>
    places
      .filter(({ value }) => !hasExample(value))
      .map(({ pointer }) =>
        createFault(target, pointer, {
          expected: `um exemplo d${what}`,
          mend: 'Acrescente example ou examples com um valor real da história dos contratos.',
        }),
      );
  return [
    ...missing(parameters, 'o parâmetro'),
    ...missing(
      mediaTypes.filter(({ wanted }) => wanted),
      'o corpo',
    ),
    ...missing(
      schemas.filter(
        ({ role, value }) => (role === 'property' || role === 'component') && isLeaf(value),
      ),
      'o campo',
    ),
  ];
}
