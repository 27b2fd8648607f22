import type { Operation, Service, TagGroup } from '@frontier/openapi';
import { LIMITS, operationsOf } from '@frontier/openapi';
import type { ReactElement, ReactNode } from 'react';
import { OperationContent, OperationStart } from '../components/Operation.js';
import { PageHeading, ReferencePage } from '../components/Page.js';
import { ARTICLE_PLACE, OperationArticle } from '../components/Tag.js';
import { escapeText } from '../escapeHtml.js';
import { PageBudget } from '../paging/pageSizes.js';
import { DescriptionRenderer } from './DescriptionRenderer.js';
import { DescriptionTargets } from './DescriptionTargets.js';
import { CodeHighlighter } from './highlightCode.js';
import type { Markup, ReferenceOptions, RenderedArticle, RenderedPage } from './rendered.js';
import { type MarkupTools, renderMarkup } from './renderMarkup.js';
import { TextBudget } from './textCost.js';
import { writeSamples } from './writeSamples.js';

/** The sections of schemas, in their order. */
export const SCHEMA_KINDS = ['schemas'] as const;

interface PageParts extends Pick<RenderedPage, 'slug' | 'title'> {
  /** What the list beside the page shows. */
  readonly groups: readonly TagGroup[];
  readonly children: ReactNode;
  /** The operations among the children, in their order there. */
  readonly articles?: readonly RenderedArticle[];
}

/** How an operation is named where it stands. */
interface ArticlePlace {
  /** Leaves its title out. */
  readonly untitled?: boolean;
  /** Anchor of a heading that says the title in its place. */
  readonly under?: string | undefined;
  /** Leaves out what stands before it. */
  readonly started?: boolean;
}

/** Turns parts of one service into HTML and knows on which page each part stands. */
export class ReferenceRenderer {
  private readonly tools: MarkupTools;
  private readonly pages = new Map<string, string>();
  private readonly budget: PageBudget;

  constructor(
    readonly service: Service,
    readonly options: ReferenceOptions,
  ) {
    this.budget = new PageBudget(service);
    const operations = operationsOf(service).length;
    // What links mean depends on the headings of the service's own description, which is read first for them.
    let targets: DescriptionTargets | undefined;
    const links = {
      addressOf: (fragment: string) => {
        const anchor = targets?.find(fragment);
        return anchor === undefined ? undefined : this.linkTo(anchor);
      },
      noteOf: options.noteOf,
    };
    const descriptions = new DescriptionRenderer(links, new TextBudget(operations));
    const { anchors } = descriptions.render(service.description ?? '', 'page');
    targets = new DescriptionTargets(service, anchors);
    const isLarge = options.layout === 'page' && operations > LIMITS.colouredCalls;
    const code = new CodeHighlighter();
    this.tools = {
      labels: options.labels,
      describe: (text, kind) => descriptions.render(text, kind),
      highlight: isLarge ? escapeText : (...sample) => code.highlight(...sample),
      samples: writeSamples,
      securitySchemes: service.securitySchemes,
      linkTo: (anchor) => this.linkTo(anchor),
      badgeOf: (anchor) => options.badges?.get(anchor),
      noteAt: (anchor) => options.notes?.get(anchor),
      sectionLevel: 4,
    };
  }

  /** Says that an anchor stands on a page other than the first. */
  place(anchor: string, slug: string): void {
    this.pages.set(anchor, slug);
  }

  linkTo(anchor: string): string {
    return `${this.options.addressOf(this.pages.get(anchor) ?? '')}#${anchor}`;
  }

  /**
   * One operation, the same on every page that shows it.
   *
   * @param under anchor of a heading that says its title.
   */
  article(operation: Operation, under: string | undefined): RenderedArticle {
    const { anchors, html } = this.writeArticle(operation, {});
    this.budget.spend(operation, html.length);
    return {
      operation,
      html,
      anchors,
      shown: under === undefined ? html : this.writeArticle(operation, { under }).html,
      writeUntitled: () => this.writeArticle(operation, { untitled: true }).html,
      writeCall: (lean, client) =>
        this.markup(<OperationStart operation={operation} lean={lean} client={client} />).html +
        this.writeArticle(operation, { untitled: true, started: true }).html,
    };
  }

  private writeArticle(operation: Operation, place: ArticlePlace): Markup {
    const { started, under, untitled = false } = place;
    const isUnder = under !== undefined;
    const { anchors, html } = this.markup(
      <OperationContent operation={operation} untitled={untitled || isUnder} started={started} />,
      // Below a heading of the second level.
      isUnder || started ? 3 : 4,
    );
    const article = this.markup(
      <OperationArticle operation={operation} content={html} labelledBy={under} />,
    );
    return { html: article.html, anchors: [...article.anchors, ...anchors] };
  }

  page({ slug, title, groups, children, articles = [] }: PageParts): RenderedPage {
    const { addressOf, back } = this.options;
    const overview = slug === '' ? undefined : addressOf('');
    const { anchors, html } = this.markup(
      <ReferencePage
        groups={groups}
        schemaSections={SCHEMA_KINDS.filter((kind) => this.service[kind].length > 0)}
        back={overview === undefined ? back : { label: this.service.title, href: overview }}
        overview={overview}
      >
        {overview !== undefined && (
          <PageHeading
            title={this.service.title}
            overview={overview}
            choices={this.options.choices}
          />
        )}
        {children}
      </ReferencePage>,
    );
    return {
      kind: 'page',
      slug,
      title,
      pieces: putArticles(html, articles),
      get html() {
        return this.pieces.join('');
      },
      anchors: [...anchors, ...articles.flatMap((article) => article.anchors)],
      articles,
    };
  }

  private markup(element: ReactElement, sectionLevel: 3 | 4 = 4): Markup {
    return renderMarkup(element, { ...this.tools, sectionLevel });
  }
}

/** Puts each article where the page left a place for it. */
function putArticles(html: string, articles: readonly RenderedArticle[]): string[] {
  const [start = '', ...rest] = html.split(ARTICLE_PLACE);
  return [start, ...rest.flatMap((part, index) => [articles[index]?.shown ?? '', part])];
}
