import path from 'node:path';
import type { LoadedSource } from './load/loadService';
import { SpecError } from './load/SpecError';
import type { Operation, Service } from './model/types';
import { modelService } from './modelService';
import { operationsOf } from './operationsOf';
import type { ServiceSource } from './options';
import { portuguese } from './portuguese';
import type * as Renderer from './render/renderReference';

/** HTML by key: `servico.<id>` for pages, the operationId for operations. */
export interface RenderedServices {
  readonly pages: readonly {
    readonly source: ServiceSource;
    readonly model: Service;
    readonly island: Renderer.Rendered;
    readonly download: { readonly path: string; readonly bytes: Uint8Array };
  }[];
  readonly operations: ReadonlyMap<string, Renderer.Rendered>;
}

/**
 * Models and renders every loaded service.
 *
 * @throws {SpecError} when an operationId stands in two services, or a document unfolds too far.
 */
export function renderServices(
  sources: readonly ServiceSource[],
  loaded: readonly LoadedSource[],
  renderer: typeof Renderer,
): RenderedServices {
  const pages: RenderedServices['pages'][number][] = [];
  const operations = new Map<string, Renderer.Rendered>();
  sources.forEach((source, index) => {
    const current = loaded[index];
    if (!current) return;
    const model = modelService(current.document, source, source.source, portuguese);
    const extension = path.extname(new URL(source.source, 'file:///').pathname);
    const file = `/contratos/${source.id}${extension === '.json' ? '.json' : '.yaml'}`;
    const label = extension === '.json' ? portuguese.downloadJson : portuguese.downloadYaml;
    const island = renderer.renderPage(model, {
      labels: portuguese,
      downloads: [{ label, href: file }],
      back: source.extra
        ? { href: '/docs/frontier', label: 'Frontier APIs' }
        : { href: `/docs/frontier/${source.id}`, label: `Guias de ${source.title}` },
    });
    pages.push({ source, model, island, download: { path: file, bytes: current.bytes } });
    if (source.extra) return;
    for (const operation of operationsOf(model)) {
      if (operations.has(operation.id)) throw duplicateOperation(source, operation);
      operations.set(
        operation.id,
        renderer.renderOperation(operation, model, portuguese, source.route),
      );
    }
  });
  return { pages, operations };
}

function duplicateOperation(source: ServiceSource, operation: Operation): SpecError {
  return new SpecError([
    {
      service: source.id,
      source: source.source,
      expected: 'um operationId único entre todos os serviços',
      found: operation.id,
      mend: 'Dê outro operationId a esta operação.',
    },
  ]);
}
