import {
  ANCHOR_WORDS,
  LIMITS,
  lettersOf,
  type NamedSchema,
  type Operation,
  operationsOf,
  type Service,
  SpecError,
} from '@frontier/openapi';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describeSchemes } from '../blocks/CallDescriber.js';
import type { Badge, ClientSamples, SiteChoice, SiteLink } from '../blocks/links.js';
import { SchemaDescriber } from '../blocks/SchemaDescriber.js';
import { Blocks } from '../components/Blocks.js';
import { type ArticleProps, OperationArticle, OperationStart } from '../components/Operation.js';
import { ReferencePage } from '../components/Page.js';
import { type RenderTools, RenderToolsProvider } from '../components/RenderContext.js';
import { ServiceHeader } from '../components/Service.js';
import { TagSection } from '../components/Tag.js';
import { Pieces } from '../components/Text.js';
import { escapeText } from '../escapeHtml.js';
import { labels } from '../labels.js';
import type { NoteOf } from './adaptDescription.js';
import { findTargets } from './findTargets.js';
import { highlightCode } from './highlightCode.js';
import { writeDescription } from './readDescription.js';
import { writeSamples } from './writeSamples.js';

export interface ReferenceOptions
  extends Pick<RenderTools, 'answerNote' | 'cautionOf' | 'questionHref' | 'runOf'> {
  readonly route: string;
  readonly download?: SiteLink | undefined;
  readonly back?: SiteLink | undefined;
  /** Link to the page with the contract's changes, beside the version. */
  readonly history?: SiteLink | undefined;
  /** A sentence of the site about the whole contract, below the title. */
  readonly notice?: string | undefined;
  /** For operations, parameters, fields, bodies and responses, by anchor; unknown anchors are ignored. */
  readonly badges?: ReadonlyMap<string, Badge> | undefined;
  readonly choice?: SiteChoice | undefined;
  /** Replaces links in descriptions by notes of the site. Called for each note of the written HTML. */
  readonly noteOf?: NoteOf | undefined;
}

/** The parts of an operation as HTML, or in another form. */
export interface RenderedArticle<Content = string> {
  readonly operation: Operation;
  readonly writeUntitled: () => Content;
  /**
   * Writes the operation for a page about this call: path and examples first, beside the page's text, then the
   * description without its title, with the advice about fields in their rows.
   *
   * @param minimal the same call with fewer fields (`keepRequired`), whose samples are shown first.
   * @param client the same call with a client library, shown last.
   * @param shown the same call whose body links to fields elsewhere.
   */
  readonly writeCall: (minimal?: Operation, client?: ClientSamples, shown?: Operation) => Content;
}

/**
 * Renders one service as the content of a page. The site adds the layout, the stylesheet
 * (`@frontier/reference/styles.css`) and the script (`@frontier/reference/browser`).
 *
 * @throws {SpecError} if the page exceeds `LIMITS.pageCharacters`, more than any real contract needs.
 * @example
 * renderReference(service, { route: '/api' }).articles.length // 1
 */
export function renderReference(service: Service, options: ReferenceOptions) {
  const tools = createTools(service, options);
  const tags = service.groups.flatMap((group) => group.tags);
  const articles: RenderedArticle[] = [];
  let characters = 0;
  const sections = tags.map((tag) => {
    const shown = tag.operations.map((operation) => {
      // The heading of the tag may replace the title of its only operation.
      const isRepeated =
        tag.operations.length === 1 && lettersOf(tag.title) === lettersOf(operation.title);
      const options = isRepeated ? { untitled: true, labelledBy: tag.anchor } : {};
      const html = writeArticle(operation, tools, options);
      characters += html.length;
      if (characters > LIMITS.pageCharacters) throw tooLarge(service, operation);
      articles.push(prepareArticle(operation, tools));
      return html;
    });
    return <TagSection key={tag.anchor} tag={tag} articles={shown.join('')} />;
  });
  const html = renderMarkup(
    <ReferencePage
      groups={service.groups}
      hasSchemas={service.schemas.length > 0}
      back={options.back}
    >
      <ServiceHeader service={service} {...options} />
      {service.securitySchemes.length > 0 && (
        <section className="r-schemes">
          <h2>{labels.security}</h2>
          <Blocks of={describeSchemes(service.securitySchemes)} />
        </section>
      )}
      {sections}
      {service.schemas.length > 0 && (
        <section className="r-schemas" id={ANCHOR_WORDS.schemas}>
          <h2>{labels.schemas}</h2>
          <Blocks of={new SchemaDescriber(tools).shared(service.schemas)} />
        </section>
      )}
    </ReferencePage>,
    tools,
  );
  return { html, articles };
}

function createTools(service: Service, options: ReferenceOptions): RenderTools {
  const linkTo = (anchor: string) => `${options.route}#${anchor}`;
  const links = { addressOf: findTargets(service, linkTo), noteOf: options.noteOf };
  const isLarge = operationsOf(service).length > LIMITS.colouredCalls;
  return {
    ...options,
    markdown: (text, kind) => writeDescription(text, kind, links),
    highlight: isLarge ? escapeText : highlightCode,
    samples: writeSamples,
    securitySchemes: service.securitySchemes,
    linkTo,
    badgeOf: (anchor) => options.badges?.get(anchor),
    sectionLevel: 4,
  };
}

function prepareArticle(operation: Operation, tools: RenderTools): RenderedArticle {
  return {
    operation,
    writeUntitled: () => writeArticle(operation, tools, { untitled: true }),
    writeCall: (minimal, client, shown = operation) =>
      renderMarkup(
        <OperationStart operation={operation} minimal={minimal} client={client} />,
        tools,
      ) +
      writeArticle(
        shown,
        { ...tools, advice: operation.advice },
        { untitled: true, started: true },
      ),
  };
}

function writeArticle(
  operation: Operation,
  tools: RenderTools,
  options: Omit<ArticleProps, 'operation'>,
): string {
  // Below a second-level heading the sections of an operation are third-level.
  const sectionLevel = options.labelledBy !== undefined || options.started ? 3 : 4;
  return renderMarkup(<OperationArticle operation={operation} {...options} />, {
    ...tools,
    sectionLevel,
  });
}

function renderMarkup(element: ReactElement, tools: RenderTools): string {
  return renderToStaticMarkup(<RenderToolsProvider value={tools}>{element}</RenderToolsProvider>);
}

function tooLarge(service: Service, { id }: Operation): SpecError {
  return new SpecError([
    {
      service: service.id,
      source: service.title,
      expected: `at most ${LIMITS.pageCharacters} characters of HTML for all operations`,
      found: `more with the operation ${id}`,
      fix: 'shorten texts of the contract, or move them to a guide',
    },
  ]);
}

/**
 * Creates a renderer for single schemas of a service, outside its reference.
 *
 * @returns a function that renders one schema.
 * @example
 * const [named] = buildNamedSchemas(document, '')
 * createSchemaCards(service, { route: '/api' })(named).includes(named.name) // true
 */
export function createSchemaCards(
  service: Service,
  options: Pick<ReferenceOptions, 'badges' | 'noteOf' | 'questionHref' | 'route'>,
): (named: NamedSchema) => string {
  const tools = createTools(service, options);
  const schemas = new SchemaDescriber(tools);
  return (named) => {
    const { anchor, blocks, head } = schemas.card(named);
    return renderMarkup(
      <section className="r-op" id={anchor} data-copied={labels.copied}>
        <Pieces of={head} />
        <Blocks of={blocks} />
      </section>,
      tools,
    );
  };
}
