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
import { ContractText, TextLimitError } from './ContractText';
import { chooseRoom } from './chooseRoom';
import { DescriptionLinks } from './DescriptionLinks';
import type { RenderedPage } from './rendered';
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
  private readonly text = new ContractText();
  private written = 0;

  constructor(
    readonly service: Service,
    readonly options: ReferenceOptions,
  ) {
    const links = new DescriptionLinks(
      service,
      this.text.markdown(service.description ?? '', 'page'),
      (anchor) => this.linkTo(anchor),
    );
    this.tools = {
      labels: options.labels,
      markdown: (text, kind) => links.mend(this.text.markdown(text, kind)),
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
    if (this.written > HTML_LIMIT) {
      throw this.refuse(
        `até ${HTML_LIMIT} caracteres de páginas`,
        `mais do que isso, na operação ${operation.id}`,
        'Encurte os textos que muitas operações trazem por referência.',
      );
    }
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

  private refuse(expected: string, found: string, mend: string): SpecError {
    const { id, title } = this.service;
    return new SpecError([{ service: id, source: title, expected, found, mend }]);
  }

  private chooseHighlighter(): RenderTools['highlight'] {
    const isLarge =
      this.options.layout === 'page' && operationsOf(this.service).length > COLOURED_CALLS;
    return isLarge ? escapeText : (code, grammar) => this.text.highlight(code, grammar);
  }

  private markup(element: ReactElement): string {
    try {
      return renderToStaticMarkup(
        <RenderToolsProvider value={this.tools}>{element}</RenderToolsProvider>,
      );
    } catch (error) {
      if (!(error instanceof TextLimitError)) throw error;
      throw this.refuse(
        'descrições de tamanho razoável',
        `${error.message}, em "${error.text.slice(0, 60)}…"`,
        'Encurte as descrições ou divida o documento em serviços menores.',
      );
    }
  }
}
