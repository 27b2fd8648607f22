import type { ReactElement, ReactNode } from 'react';
import { OperationContent } from '../components/Operation.js';
import { ReferencePage } from '../components/Page.js';
import { ARTICLE_PLACE, OperationArticle } from '../components/Tag.js';
import { escapeText } from '../escapeHtml.js';
import { LIMITS } from '../limits.js';
import type { Operation, Service, TagGroup } from '../model/types/service.js';
import { operationsOf } from '../operationsOf.js';
import { ContractText } from './ContractText.js';
import { DescriptionTargets } from './DescriptionTargets.js';
import type { Markup } from './Markup.js';
import type { ReferenceOptions } from './ReferenceOptions.js';
import { refuseSize } from './refusals.js';
import type { RenderedArticle, RenderedPage } from './rendered.js';
import { type MarkupTools, renderMarkup } from './renderMarkup.js';
import { writeSamples } from './writeSamples.js';

interface PageParts {
  /** Empty on the first page. */
  readonly slug: string;
  readonly title: string;
  /** What the list beside the page shows. */
  readonly groups: readonly TagGroup[];
  readonly children: ReactNode;
  /** The operations among the children, in the order of their places there. */
  readonly articles?: readonly RenderedArticle[];
}

/** How an operation is named where it stands. */
interface ArticlePlace {
  /** Leaves its title out. */
  readonly untitled?: boolean;
  /** Anchor of a heading that says the title in its place. */
  readonly under?: string | undefined;
}

/** Turns parts of one service into HTML and knows on which page each part stands. */
export class ReferenceRenderer {
  private readonly tools: MarkupTools;
  private readonly pages = new Map<string, string>();
  private readonly text: ContractText;
  private written = 0;

  constructor(
    readonly service: Service,
    readonly options: ReferenceOptions,
  ) {
    // Which headings its description has decides what links mean; one without such links is not read again.
    let targets: DescriptionTargets | undefined;
    const links = {
      addressOf: (fragment: string) => {
        const anchor = targets?.find(fragment);
        return anchor === undefined ? undefined : this.linkTo(anchor);
      },
      markLink: options.markLink,
    };
    this.text = new ContractText(links, operationsOf(service).length);
    const { anchors } = this.text.describe(service.description ?? '', 'page');
    targets = new DescriptionTargets(service, anchors);
    this.tools = {
      labels: options.labels,
      describe: (text, kind) => this.text.describe(text, kind),
      highlight: this.chooseHighlighter(),
      samples: writeSamples,
      securitySchemes: service.securitySchemes,
      linkTo: (anchor) => this.linkTo(anchor),
      badgeOf: (anchor) => options.badges?.get(anchor),
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
    this.written += html.length;
    if (this.written > LIMITS.pageCharacters) throw refuseSize(this.service, operation);
    return {
      operation,
      html,
      anchors,
      shown: under === undefined ? html : this.writeArticle(operation, { under }).html,
      writeUntitled: () => this.writeArticle(operation, { untitled: true }).html,
    };
  }

  private writeArticle(operation: Operation, { under, untitled = false }: ArticlePlace): Markup {
    const isUnder = under !== undefined;
    const { anchors, html } = this.markup(
      <OperationContent operation={operation} untitled={untitled || isUnder} />,
      isUnder ? 3 : 4,
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
        withSchemas={this.service.schemas.length > 0}
        back={overview === undefined ? back : { label: this.service.title, href: overview }}
        overview={overview}
      >
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

  private chooseHighlighter(): MarkupTools['highlight'] {
    const isLarge =
      this.options.layout === 'page' && operationsOf(this.service).length > LIMITS.colouredCalls;
    return isLarge ? escapeText : (code, grammar) => this.text.highlight(code, grammar);
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
