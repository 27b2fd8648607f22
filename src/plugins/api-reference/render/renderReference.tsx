import { renderToStaticMarkup } from 'react-dom/server';
import { OperationArticle } from '../components/OperationArticle';
import type { BackLink } from '../components/OperationNav';
import { ReferencePage } from '../components/ReferencePage';
import { type RenderTools, RenderToolsProvider } from '../components/RenderContext';
import type { Download } from '../components/ServiceHeader';
import type { Labels } from '../labels';
import type { Operation, Service } from '../model/types';
import { highlightCode } from './highlightCode';
import { renderMarkdown } from './renderMarkdown';
import { writeSamples } from './writeSamples';

/** HTML that stands by itself, with what the site must know about it. */
export interface Rendered {
  readonly html: string;
  /** Every `id` in it, for the broken-anchor check. */
  readonly anchors: readonly string[];
}

export interface PageOptions {
  readonly labels: Labels;
  readonly downloads: readonly Download[];
  readonly back?: BackLink;
}

/** Renders the reference page of one service. */
export function renderPage(service: Service, options: PageOptions): Rendered {
  const { labels, downloads, back } = options;
  return render(
    <RenderToolsProvider value={toolsFor(service, labels, '')}>
      <ReferencePage service={service} downloads={downloads} back={back} />
    </RenderToolsProvider>,
  );
}

/**
 * Renders one operation for a guide.
 *
 * @param referenceRoute page where its security schemes are described.
 */
export function renderOperation(
  operation: Operation,
  service: Service,
  labels: Labels,
  referenceRoute: string,
): Rendered {
  return render(
    <RenderToolsProvider value={toolsFor(service, labels, referenceRoute)}>
      <OperationArticle operation={operation} />
    </RenderToolsProvider>,
  );
}

function toolsFor(service: Service, labels: Labels, referenceRoute: string): RenderTools {
  return {
    labels,
    referenceRoute,
    markdown: renderMarkdown,
    highlight: highlightCode,
    samples: writeSamples,
    securitySchemes: service.securitySchemes,
  };
}

function render(element: React.JSX.Element): Rendered {
  const html = renderToStaticMarkup(element);
  return { html, anchors: [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '') };
}
