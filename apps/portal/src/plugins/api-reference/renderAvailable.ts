import type { ChangeMarks, LoadedContracts } from '@frontier/contract-diff';
import { SpecError, type SpecFault } from '@frontier/openapi';
import { LANGUAGES } from '@frontier/reference';
import type { ServiceSource } from './options';
import { renderFaults } from './renderFaults';
import { type RenderedServices, renderServices } from './renderServices';
import type { DataFiles } from './storage/DataFiles';

/** What can be shown, and what there is to mend for the rest. */
export interface Available {
  readonly rendered: RenderedServices;
  readonly faults: readonly SpecFault[];
}

/**
 * Renders each service whose document is sound, for `npm start`: a document with faults takes away no
 * other's pages. Its own page shows them.
 */
export async function renderAvailable(
  sources: readonly ServiceSource[],
  { contracts, faults }: LoadedContracts,
  files: DataFiles,
  marks?: ChangeMarks,
): Promise<Available> {
  const broken = new Set(faults.map(({ service }) => service));
  const sound = sources.filter(({ id }) => !broken.has(id));
  try {
    const documents = sound.flatMap(
      ({ id }) => contracts.find(({ request }) => request.id === id) ?? [],
    );
    const rendered = await renderServices(sound, documents, files, marks);
    const pages = await Promise.all(
      sources.map(async (source) => {
        const page = rendered.pages.find(({ route }) => route === source.route);
        return page ?? (await renderFaults(source, describeFaults(faults, source), files));
      }),
    );
    return { rendered: { ...rendered, pages }, faults };
  } catch (error) {
    // What only rendering tells: each turn takes at least one service out.
    const further = error instanceof SpecError ? error.faults : [];
    if (!sound.some(({ id }) => further.some(({ service }) => service === id))) throw error;
    return renderAvailable(sources, { contracts, faults: [...faults, ...further] }, files, marks);
  }
}

function describeFaults(faults: readonly SpecFault[], { id }: ServiceSource): string {
  return new SpecError(faults.filter(({ service }) => service === id)).describe(LANGUAGES.pt);
}
