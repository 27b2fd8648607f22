import type { ContractModel } from './embed/buildContractIndex';
import type { LoadedSource } from './load/loadService';
import { resolveRef } from './load/resolveRef';
import { buildNamedSchemas } from './model/buildNamedSchemas';
import { modelService } from './modelService';
import type { ServiceSource } from './options';
import { portuguese } from './portuguese';

/**
 * Models the services guides speak of; documents brought in from outside have no guides.
 *
 * @throws {SpecError} when a document unfolds too far.
 */
export function modelContracts(
  sources: readonly ServiceSource[],
  loaded: readonly LoadedSource[],
): ContractModel[] {
  return sources.flatMap((source, index) => {
    const document = loaded[index]?.document;
    if (!document || source.extra) return [];
    const { lexemes, root } = document;
    return [
      {
        route: source.route,
        title: source.title,
        service: modelService(document, source, source.source, portuguese),
        schemas: buildNamedSchemas(
          { root, lexemes, resolve: (ref) => resolveRef(root, ref) },
          source.id,
          portuguese,
        ),
      },
    ];
  });
}
