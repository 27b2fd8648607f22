import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { OperationArticle } from '../components/OperationArticle';
import { OperationContent } from '../components/OperationContent';
import type { BackLink } from '../components/OperationNav';
import { ReferencePage } from '../components/ReferencePage';
import { type RenderTools, RenderToolsProvider } from '../components/RenderContext';
import type { Download } from '../components/ServiceHeader';
import { escapeText } from '../escapeHtml';
import type { Labels } from '../labels';
import { SpecError } from '../load/SpecError';
import type { Operation, Service, TagGroup } from '../model/types/service';
import { operationsOf } from '../operationsOf';
import type { Layout } from '../paging/layout';
import { chooseRoom } from './chooseRoom';
import { DescriptionLinks } from './DescriptionLinks';
import { highlightCode } from './highlightCode';
import type { RenderedPage } from './rendered';
import { renderMarkdown } from './renderMarkdown';
import { writeSamples } from './writeSamples';

export interface ReferenceOptions {
  readonly labels: Labels;
  readonly downloads: readonly Download[];
  /** Where the reader came from, on the first page. */
  readonly back?: BackLink | undefined;
  readonly layout: Layout;
  /** Address of a page by its slug; the first page's slug is empty. */
  readonly addressOf: (slug: string) => string;
}

/**
 * With more calls on one page, code goes without colours: each coloured word is an element, and their
 * number is what a phone waits for.
 */
const COLOURED_CALLS = 40;

/** Characters of all operations together: twice what a document of 5000 operations takes. */
const HTML_LIMIT = 200_000_000;

interface PageParts {
  /** Empty on the first page. */
  readonly slug: string;
  readonly title: string;
  /** What the list beside the page shows. */
  readonly groups: readonly TagGroup[];
  readonly operations?: readonly Operation[];
  readonly children: ReactNode;
}

/** Turns parts of one service into HTML and knows on which page each part stands. */
export class ReferenceRenderer {
  private readonly tools: RenderTools;
  private readonly pages = new Map<string, string>();
  private written = 0;

  constructor(
    readonly service: Service,
    readonly options: ReferenceOptions,
  ) {
    const links = new DescriptionLinks(
      service,
      renderMarkdown(service.description ?? '', 'page'),
      (anchor) => this.linkTo(anchor),
    );
    this.tools = {
      labels: options.labels,
      markdown: (text, kind) => links.mend(renderMarkdown(text, kind)),
      highlight: this.chooseHighlighter(),
      samples: writeSamples,
      securitySchemes: service.securitySchemes,
      linkTo: (anchor) => this.linkTo(anchor),
    };
  }

  /** Says that an anchor stands on a page other than the first. */
  place(anchor: string, slug: string): void {
    this.pages.set(anchor, slug);
  }

  linkTo(anchor: string): string {
    return `${this.options.addressOf(this.pages.get(anchor) ?? '')}#${anchor}`;
  }

  /** One operation, the same on every page that shows it. */
  article(operation: Operation): string {
    const content = this.markup(<OperationContent operation={operation} />);
    this.written += content.length;
    if (this.written > HTML_LIMIT) throw this.tooLarge(operation);
    return this.markup(
      <OperationArticle operation={operation} content={content} room={chooseRoom(content)} />,
    );
  }

  page({ slug, title, groups, children }: PageParts): Omit<RenderedPage, 'articles'> {
    const { addressOf, back } = this.options;
    const overview = slug === '' ? undefined : addressOf('');
    const html = this.markup(
      <ReferencePage
        groups={groups}
        withSchemas={this.service.schemas.length > 0}
        back={overview === undefined ? back : { label: this.service.title, href: overview }}
        overview={overview}
      >
        {children}
      </ReferencePage>,
    );
    return { kind: 'page', slug, title, html };
  }

  private tooLarge({ id }: Operation): SpecError {
    return new SpecError([
      {
        service: this.service.id,
        source: this.service.title,
        expected: `até ${HTML_LIMIT} caracteres de páginas`,
        found: `mais do que isso, na operação ${id}`,
        mend: 'Encurte os textos que muitas operações trazem por referência.',
      },
    ]);
  }

  private chooseHighlighter(): RenderTools['highlight'] {
    const isLarge =
      this.options.layout === 'page' && operationsOf(this.service).length > COLOURED_CALLS;
    return isLarge ? escapeText : highlightCode;
  }

  private markup(element: ReactElement): string {
    return renderToStaticMarkup(
      <RenderToolsProvider value={this.tools}>{element}</RenderToolsProvider>,
    );
  }
}
