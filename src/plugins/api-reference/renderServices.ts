import path from 'node:path';
import type { LoadedSource } from './load/loadService';
import { resolveRef } from './load/resolveRef';
import { SpecError } from './load/SpecError';
import { buildService } from './model/buildService';
import type { Operation, Service } from './model/types';
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
    const model = modelService(source, current);
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

/** The operations of a service, in the order shown. */
export function operationsOf(service: Service): Operation[] {
  return service.groups.flatMap(({ tags }) => tags.flatMap((tag) => tag.operations));
}

function modelService(source: ServiceSource, { document }: LoadedSource): Service {
  try {
    return buildService(
      {
        root: document.root,
        lexemes: document.lexemes,
        resolve: (ref) => resolveRef(document.root, ref),
      },
      { id: source.id, title: source.title },
      portuguese,
    );
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new SpecError([
      {
        service: source.id,
        source: source.source,
        expected: 'um documento de tamanho razoável',
        found: error.message,
        mend: 'Reduza os esquemas que se repetem por referência.',
      },
    ]);
  }
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
