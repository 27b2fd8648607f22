import { escapeText } from './escapeHtml';
import type { ServiceSource } from './options';
import { portuguese } from './portuguese';
import type { RenderedServices } from './renderServices';

/** Under `npm start` every reference page shows the faults until the document is mended. */
export function renderFaults(sources: readonly ServiceSource[], error: unknown): RenderedServices {
  const text = error instanceof Error ? error.message : String(error);
  const html = `<div class="r-faults" role="alert"><h1>${portuguese.faultsTitle}</h1><p>${portuguese.faultsIntro}</p><pre>${escapeText(text)}</pre></div>`;
  return {
    operations: new Map(),
    downloads: [],
    redirects: [],
    pages: sources.map((service) => ({
      service,
      key: `servico.${service.id}`,
      route: service.route,
      title: service.title,
      description: service.title,
      island: { html, anchors: [] },
    })),
  };
}
