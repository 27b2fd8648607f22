import type { ServiceSource } from './options';
import { portuguese } from './portuguese';
import type { RenderedServices } from './renderServices';

/** Under `npm start` every reference page shows the faults until the document is mended. */
export function renderFaults(sources: readonly ServiceSource[], error: unknown): RenderedServices {
  const text = error instanceof Error ? error.message : String(error);
  const html = `<div class="r-faults" role="alert"><h1>${portuguese.faultsTitle}</h1><p>${portuguese.faultsIntro}</p><pre>${escapeHtml(text)}</pre></div>`;
  return {
    operations: new Map(),
    pages: sources.map((source) => ({
      source,
      model: {
        id: source.id,
        title: source.title,
        version: '',
        servers: [],
        securitySchemes: [],
        groups: [],
        schemas: [],
      },
      island: { html, anchors: [] },
      download: { path: `/contratos/${source.id}.yaml`, bytes: new Uint8Array() },
    })),
  };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
