import type { MediaType, NamedSchema, Operation, Service, Tag } from '@frontier/openapi';
import { LIMITS, lettersOf, operationsOf, SpecError, sourceOf } from '@frontier/openapi';
import type {
  BackLink,
  Badge,
  ClientCall,
  Download,
  HistoryLink,
  Note,
  SiteChoice,
} from '../components/links.js';
import { SchemaCard, SharedSchemas } from '../components/NamedSchema.js';
import { OperationContent, OperationStart } from '../components/Operation.js';
import { ReferencePage } from '../components/Page.js';
import { SecuritySchemes } from '../components/Security.js';
import { ServiceHeader } from '../components/Service.js';
import { ARTICLE_PLACE, OperationArticle, TagSection } from '../components/Tag.js';
import { escapeText } from '../escapeHtml.js';
import type { NoteOf } from './adaptDescription.js';
import { DescriptionTargets } from './DescriptionTargets.js';
import { highlightCode } from './highlightCode.js';
import { listNamedPlaces } from './namePages.js';
import { DescriptionRenderer } from './readDescription.js';
import { type Markup, type MarkupTools, renderMarkup } from './renderMarkup.js';
import { writeSamples } from './writeSamples.js';

/** Facts of the site around the page. */
export interface ReferenceOptions {
  /** Address of the page. */
  readonly route: string;
  /** Files that the page offers. */
  readonly downloads: readonly Download[];
  /** Where the reader came from. */
  readonly back?: BackLink | undefined;
  /** The page that lists the contract's changes; its link is beside the version. */
  readonly history?: HistoryLink | undefined;
  /** A sentence of the site's about the whole contract, under the title. */
  readonly notice?: string | undefined;
  /**
   * Words that the site puts beside operations, parameters, fields, bodies and responses, by their
   * anchors. An anchor without a place is ignored.
   */
  readonly badges?: ReadonlyMap<string, Badge> | undefined;
  /** The site's own choices, in the toolbar. */
  readonly choices?: readonly SiteChoice[] | undefined;
  /** Turns links of descriptions into notes of the site's. */
  readonly noteOf?: NoteOf | undefined;
  /** Notes at the heads of objects, by the anchor of the field, body or response that holds each. */
  readonly notes?: ReadonlyMap<string, Note> | undefined;
}

/** The reference of one service. */
export interface RenderedReference extends Markup {
  /** The operations on it, each by itself, for guides. */
  readonly articles: readonly RenderedArticle[];
  /** The addresses below it that lead to one of its places. */
  readonly redirects: readonly Redirect[];
}

/** An address that leads on to another. */
export interface Redirect {
  /** Its last part. */
  readonly slug: string;
  readonly title: string;
  /** Address with its fragment. */
  readonly target: string;
  /** Addresses of places that the page had, by their ids; any other place is looked for at the target. */
  readonly places?: Readonly<Record<string, string>>;
}

/** One operation as HTML, for its page and for guides. */
export interface RenderedArticle extends Markup {
  readonly operation: Operation;
  /** For a place under a heading that says its title. */
  readonly writeUntitled: () => string;
  /**
   * For a page about this call: path and examples come first, to be set beside the page's own text, and
   * then the description, without its title.
   *
   * @param lean the same call with fewer fields (`keepRequired`), whose samples are shown first.
   * @param client the same call with a client library, which is shown last.
   */
  readonly writeCall: (lean?: Operation, client?: ClientCall) => string;
}

/** How an operation is named. */
interface ArticleOptions {
  /** Leaves its title out. */
  readonly untitled?: boolean;
  /** Anchor of the heading that says the title in its place. */
  readonly under?: string | undefined;
  /** Leaves out path and examples. */
  readonly started?: boolean;
}

/**
 * Renders one service as the inside of a page. The site brings the frame, the stylesheet
 * (`@frontier/reference/styles.css`) and the script (`@frontier/reference/browser`).
 *
 * @throws {SpecError} when the page grows larger than that of any real contract.
 */
export function renderReference(service: Service, options: ReferenceOptions): RenderedReference {
  const { back, route } = options;
  const tools = createTools(service, options);
  const tags = service.groups.flatMap((group) => group.tags);
  const articles: (RenderedArticle & { readonly shown: string })[] = [];
  let characters = 0;
  for (const tag of tags) {
    for (const operation of tag.operations) {
      const article = writeArticles(operation, tag, tools);
      characters += article.html.length;
      if (characters > LIMITS.pageCharacters) throw tooLarge(service, operation);
      articles.push(article);
    }
  }
  const page = renderMarkup(
    <ReferencePage groups={service.groups} hasSchemas={service.schemas.length > 0} back={back}>
      <ServiceHeader service={service} {...options} />
      <SecuritySchemes />
      {tags.map((tag) => (
        <TagSection key={tag.anchor} tag={tag} />
      ))}
      <SharedSchemas schemas={service.schemas} />
    </ReferencePage>,
    tools,
  );
  const [start = '', ...rest] = page.html.split(ARTICLE_PLACE);
  const pieces = rest.flatMap((part, index) => [articles[index]?.shown ?? '', part]);
  return {
    html: [start, ...pieces].join(''),
    anchors: [...page.anchors, ...articles.flatMap((article) => article.anchors)],
    articles,
    redirects: listNamedPlaces(service).map(({ anchor, slug, title }) => ({
      slug,
      title,
      target: `${route}#${anchor}`,
    })),
  };
}

function createTools(service: Service, options: ReferenceOptions): MarkupTools {
  const linkTo = (anchor: string) => `${options.route}#${anchor}`;
  const targets = new DescriptionTargets(service);
  const descriptions = new DescriptionRenderer({
    addressOf: (fragment) => {
      const anchor = targets.find(fragment);
      return anchor === undefined ? undefined : linkTo(anchor);
    },
    noteOf: options.noteOf,
  });
  const isLarge = operationsOf(service).length > LIMITS.colouredCalls;
  return {
    describe: (text, kind) => descriptions.render(text, kind),
    highlight: isLarge ? escapeText : highlightCode,
    samples: writeSamples,
    securitySchemes: service.securitySchemes,
    linkTo,
    badgeOf: (anchor) => options.badges?.get(anchor),
    noteAt: (anchor) => options.notes?.get(anchor),
    sectionLevel: 4,
  };
}

/** One operation for its page (`shown`), where the tag's heading may say its title, and for guides. */
function writeArticles(operation: Operation, tag: Tag, tools: MarkupTools) {
  const { html, anchors } = writeArticle(operation, tools);
  const isSaid = tag.operations.length === 1 && isSameTitle(tag.title, operation.title);
  return {
    operation,
    html,
    anchors,
    shown: isSaid ? writeArticle(operation, tools, { under: tag.anchor }).html : html,
    writeUntitled: () => writeArticle(operation, tools, { untitled: true }).html,
    writeCall: (lean?: Operation, client?: ClientCall) =>
      renderMarkup(<OperationStart operation={operation} lean={lean} client={client} />, tools)
        .html + writeArticle(operation, tools, { untitled: true, started: true }).html,
  };
}

function writeArticle(
  operation: Operation,
  tools: MarkupTools,
  { started, under, untitled = false }: ArticleOptions = {},
): Markup {
  const isUnder = under !== undefined;
  // Below a heading of the second level the parts of an operation are of the third.
  const sectionLevel = isUnder || started ? 3 : 4;
  const content = renderMarkup(
    <OperationContent operation={operation} untitled={untitled || isUnder} started={started} />,
    { ...tools, sectionLevel },
  );
  const article = renderMarkup(
    <OperationArticle operation={operation} content={content.html} labelledBy={under} />,
    tools,
  );
  return { html: article.html, anchors: [...article.anchors, ...content.anchors] };
}

/** Whether two headings say the same. */
export function isSameTitle(heading: string, title: string): boolean {
  return lettersOf(heading) === lettersOf(title);
}

function tooLarge(service: Service, { id }: Operation): SpecError {
  return new SpecError([
    {
      service: service.id,
      source: sourceOf(service),
      expected: `at most ${LIMITS.pageCharacters} characters of HTML for an operation`,
      found: `more for the operation ${id}`,
      mend: 'shorten its texts, or move them to a guide',
    },
  ]);
}

/** One schema to show by itself. */
export interface SchemaCardContent {
  readonly title: string;
  readonly named: NamedSchema;
  /** Bodies whose examples are shown below the fields. */
  readonly content?: readonly MediaType[];
}

/** @returns a function that renders schemas of a service by themselves, outside its reference. */
export function createSchemaCards(
  service: Service,
  { noteOf, notes, route }: Pick<ReferenceOptions, 'noteOf' | 'notes' | 'route'>,
): (card: SchemaCardContent) => Markup {
  const descriptions = new DescriptionRenderer({ noteOf });
  const tools: MarkupTools = {
    linkTo: (anchor) => `${route}#${anchor}`,
    describe: (text, kind) => descriptions.render(text, kind),
    highlight: highlightCode,
    samples: writeSamples,
    securitySchemes: service.securitySchemes,
    badgeOf: () => undefined,
    noteAt: (anchor) => notes?.get(anchor),
    sectionLevel: 4,
  };
  return (card) => renderMarkup(<SchemaCard {...card} />, tools);
}
