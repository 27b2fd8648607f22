import { renderToStaticMarkup } from 'react-dom/server';
import { RenderToolsProvider } from '../components/RenderContext';
import { SchemaCard } from '../components/SchemaCard';
import type { Labels } from '../labels';
import type { NamedSchema } from '../model/types/schema';
import type { MediaType, Service } from '../model/types/service';
import { highlightCode } from './highlightCode';
import { renderMarkdown } from './renderMarkdown';
import { writeSamples } from './writeSamples';

export interface SchemaCardOptions {
  readonly title: string;
  readonly named: NamedSchema;
  readonly content?: readonly MediaType[];
  readonly service: Service;
  /** Route of the service's reference page. */
  readonly route: string;
  readonly labels: Labels;
}

/** Renders one schema for a guide. */
export function renderSchemaCard(options: SchemaCardOptions): string {
  const { content, labels, named, route, service, title } = options;
  return renderToStaticMarkup(
    <RenderToolsProvider
      value={{
        labels,
        linkTo: (anchor) => `${route}#${anchor}`,
        markdown: renderMarkdown,
        highlight: highlightCode,
        samples: writeSamples,
        securitySchemes: service.securitySchemes,
      }}
    >
      <SchemaCard title={title} named={named} {...(content ? { content } : {})} />
    </RenderToolsProvider>,
  );
}
