import type { Operation, Response, ResponseLink, SecurityScheme, Server } from '@frontier/openapi';
import { bold, code, type Inline, name, span, strong } from '../inline.js';
import { labels } from '../labels.js';
import {
  type Block,
  type EntryBlock,
  entry,
  line,
  list,
  paragraph,
  section,
  text,
} from './Block.js';
import { describeDocs, describeSecurity, describeVariable } from './describeLines.js';
import { describeAnswer, layersOf } from './describeType.js';
import { describeMarks } from './fieldFacts.js';
import { directionOf, presenceMark } from './presence.js';
import { withoutRepetition } from './repetition.js';
import { SchemaDescriber, type Site } from './SchemaDescriber.js';

/** Addresses of an OAuth flow, in the order a client uses them. */
const FLOW_URLS = ['authorizationUrl', 'deviceAuthorizationUrl', 'tokenUrl', 'refreshUrl'] as const;

export class CallDescriber {
  constructor(private readonly site: Site) {}

  /** Beside the title. */
  marks(operation: Operation): Inline[] {
    const badge = new SchemaDescriber(this.site).badge(operation.anchor);
    return [...describeMarks(undefined, operation), ...badge];
  }

  notes({ description, externalDocs, kind, security, servers }: Operation): Block[] {
    const { linkTo, securitySchemes } = this.site;
    const credentials = () => describeSecurity(security, securitySchemes, linkTo);
    return [
      text(description, 'blocks'),
      ...(externalDocs ? [paragraph(describeDocs(externalDocs), 'r-facts')] : []),
      ...servers.map(describeOtherServer),
      ...(kind === 'path' ? [paragraph(credentials(), 'r-facts r-security')] : []),
    ];
  }

  /** @param sample code beside the fields; they need not repeat its values. */
  request(operation: Operation, sample?: string): Block[] {
    const { description, kind, parameters, requestBody, title } = operation;
    const schemas = new SchemaDescriber(this.site, directionOf(kind, 'request'), sample);
    const groups = parameters.map(({ location, parameters: group }) =>
      section([labels.locations[location]], schemas.parameters(group)),
    );
    if (!requestBody) return groups;
    const { anchor, content, required } = requestBody;
    const fields = content.flatMap(({ schema }) =>
      schema && !schema.link ? layersOf(schema) : [],
    );
    const names = fields.flatMap(({ properties }) => properties.map((field) => field.name));
    const above = [title, description, labels.bodyWords, ...names].join(' ');
    const own = withoutRepetition(requestBody.description ?? '', above);
    const head = [
      kind === 'path' ? labels.body : labels.payload,
      ...(required ? presenceMark('required') : []),
      ...schemas.badge(anchor),
    ];
    const media = content.map((one) => schemas.media(one, `${above} ${own}`));
    return [...groups, { ...section(head, [text(own, 'quoted'), ...media]), anchor }];
  }

  responses({ kind, responses }: Operation): Block[] {
    if (responses.length === 0) return [];
    const schemas = new SchemaDescriber(this.site, directionOf(kind, 'response'));
    const blocks = responses.map((response) =>
      describeResponse(response, responses.length === 1, schemas),
    );
    return [section([labels.responses], blocks)];
  }

  /** Calls from the provider to the reader's system. */
  callbacks({ callbacks }: Operation): Block[] {
    if (callbacks.length === 0) return [];
    const blocks = callbacks.flatMap((callback) =>
      callback.operations.map((operation) => this.callback(callback.name, operation)),
    );
    return [section([labels.callbacks], blocks)];
  }

  private callback(own: string, operation: Operation): Block {
    const { anchor, callbacksLeftOut, method, path } = operation;
    const title = ownTitle(operation);
    const call = [bold(own), ' ', span('r-method', method), ' ', code(path)];
    return {
      kind: 'fold',
      as: 'heading',
      anchor,
      head: [...call, ...describeMarks(undefined, operation)],
      blocks: [
        ...(title ? [paragraph([title])] : []),
        ...this.notes(operation),
        ...this.request(operation),
        { kind: 'examples', operation },
        ...this.responses(operation),
        ...this.callbacks(operation),
        ...(callbacksLeftOut ? [paragraph([labels.callbacksLeftOut], 'r-facts')] : []),
      ],
    };
  }
}

/** The title, unless it only repeats method and path. */
export function ownTitle({ method, path, title }: Operation): string | undefined {
  return title === `${method} ${path}` ? undefined : title;
}

function describeResponse(response: Response, isOnly: boolean, schemas: SchemaDescriber): Block {
  const { anchor, content, description, headers, links, status } = response;
  // A description and a link to the body's schema need no fold.
  const isLong =
    headers.length + links.length > 0 || content.some(({ schema }) => schema && !schema.link);
  return {
    kind: 'response',
    anchor,
    status,
    isOnly,
    badge: schemas.badge(anchor),
    description,
    summary: isLong ? describeAnswer(response) : undefined,
    blocks: [
      ...(headers.length > 0 ? [paragraph([labels.headers], 'r-caption')] : []),
      ...schemas.headers(headers),
      ...content.map((media) => schemas.media(media)),
      ...(links.length > 0 ? [paragraph([labels.links], 'r-caption')] : []),
      ...list(links.map(describeResponseLink)),
    ],
  };
}

function describeResponseLink(link: ResponseLink): EntryBlock {
  const { description, parameters, requestBody, server, target } = link;
  const head = [name(link.name), ' ', span('r-type', `${labels.linkTo} `, code(target))];
  return entry('r-field', head, [
    text(description, 'line'),
    ...parameters.map((one) => line([code(one.name), ': ', code(one.value)], 'r-facts')),
    ...(server ? [describeOtherServer(server)] : []),
    ...(requestBody ? [line([`${labels.body}: `, code(requestBody)], 'r-facts')] : []),
  ]);
}

/** A server that replaces the service's for one operation. */
function describeOtherServer(server: Server): EntryBlock {
  const head = [strong(`${labels.servers}:`), ' ', code(server.url)];
  return entry('r-facts', head, describeServer(server));
}

export function describeServer({ description, name: own, variables }: Server): Block[] {
  return [
    ...(own ? [paragraph([own])] : []),
    text(description, 'line'),
    ...variables.map((variable) =>
      entry('r-facts', [...describeVariable(variable), ' '], [text(variable.description, 'line')]),
    ),
  ];
}

export function describeSchemes(schemes: readonly SecurityScheme[]): EntryBlock[] {
  return schemes.map((scheme) => {
    const { bearerFormat, location, parameterName, scheme: own, type } = scheme;
    const facts = [type, own, bearerFormat, location, parameterName].filter(Boolean).join(' · ');
    const head = [
      name(scheme.key),
      ' ',
      span('r-type', facts),
      ...describeMarks(undefined, scheme),
    ];
    const blocks = [
      text(scheme.description, 'quoted'),
      ...[scheme.openIdConnectUrl, scheme.metadataUrl].flatMap((url) =>
        url ? [paragraph([code(url)], 'r-facts')] : [],
      ),
      ...scheme.flows.map(describeFlow),
    ];
    return { ...entry('r-scheme', head, blocks), anchor: scheme.anchor };
  });
}

function describeFlow(flow: SecurityScheme['flows'][number]): Block {
  const scopes = flow.scopes.map((scope) =>
    entry('r-field', [name(scope.name)], [text(scope.description, 'line')]),
  );
  return {
    kind: 'box',
    blocks: [
      paragraph([flow.kind], 'r-caption'),
      ...FLOW_URLS.flatMap((kind) => {
        const url = flow[kind];
        return url ? [paragraph([`${labels[kind]}: `, code(url)], 'r-facts')] : [];
      }),
      ...list(scopes),
    ],
  };
}
