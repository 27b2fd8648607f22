import type { SpecFault } from '@frontier/reference/document';
import { collectPlaces } from '../collectPlaces';
import { createFault } from '../createFault';
import type { LintTarget } from '../LintTarget';

/**
 * Asks for an operationId on every operation, webhooks too, used once over all documents of the
 * run: it is the anchor on the page and the name by which guides embed the operation.
 */
export function requireUniqueOperationIds(targets: readonly LintTarget[]): SpecFault[] {
  const first = new Map<string, string>();
  return targets.flatMap((target) =>
    collectPlaces(target.document.root).operations.flatMap(({ pointer, value }) => {
      const id = value.operationId;
      const at = `${pointer}/operationId`;
      if (typeof id !== 'string' || id === '') {
        return [
          createFault(target, pointer, {
            expected: 'um operationId',
            found: id,
            mend: 'Acrescente operationId: verbo e substantivo, como criarSolicitacao.',
          }),
        ];
      }
      const earlier = first.get(id);
      first.set(id, earlier ?? `${target.file}:${target.document.locate(at)?.line}`);
      if (earlier === undefined) return [];
      return [
        createFault(target, at, {
          expected: 'um operationId usado uma só vez em todos os contratos',
          found: `${id}, já usado em ${earlier}`,
          mend: 'Dê outro nome a uma das duas operações.',
        }),
      ];
    }),
  );
}
