import type { BlockContent, ListItem } from 'mdast';
import { describeType } from '../components/describeType.js';
import type { NamedSchema } from '../model/types/schema.js';
import type { SecurityScheme } from '../model/types/security.js';
import type { ListedOperation, Service, Tag } from '../model/types/service.js';
import { contractLink } from './contractLink.js';
import type { MarkdownOptions } from './MarkdownOptions.js';
import type { MarkdownTools } from './MarkdownTools.js';
import { code, heading, item, joined, labelled, link, list, paragraph, text } from './nodes.js';
import { setApart, withProse } from './prose.js';
import { factsSaid, marksSaid } from './saidOf.js';
import { describeSchema, markOf, writeValues } from './writeField.js';
import { writeSchema } from './writeSchema.js';
import { writeServers } from './writeServers.js';

/** In the order a caller meets them. */
const FLOW_URLS = ['authorizationUrl', 'deviceAuthorizationUrl', 'tokenUrl', 'refreshUrl'] as const;

/** Who the service is: title, version, addresses, contact, description. */
export function writeHeader(
  service: Service,
  { downloads = [], notice }: Pick<MarkdownOptions, 'downloads' | 'notice'>,
  tools: MarkdownTools,
): BlockContent[] {
  const { labels } = tools;
  const { contact, description, externalDocs, license, summary, termsOfService, version } = service;
  const fact = (label: string, said: ReturnType<typeof joined>): ListItem[] =>
    said.length > 0 ? [item(paragraph(...labelled(label, ...said)))] : [];
  return [
    heading(1, text(service.title)),
    ...(notice ? [paragraph(text(notice))] : []),
    ...(summary ? [paragraph(text(summary))] : []),
    ...list([
      ...fact(labels.version, version ? [code(version)] : []),
      ...writeServers(service.servers, labels.baseUrl, tools),
      ...fact('OpenAPI', joined(downloads.map(({ href, label }) => [link(href, text(label))]))),
      ...fact(
        labels.contact,
        joined([
          contact?.url ? contractLink(contact.url, contact.name) : contact?.name,
          contact?.email !== undefined && [link(`mailto:${contact.email}`, text(contact.email))],
        ]),
      ),
      ...fact(
        labels.license,
        joined([
          license?.url ? contractLink(license.url, license.name) : license?.name,
          license?.identifier !== undefined && [code(license.identifier)],
        ]),
      ),
      ...(termsOfService
        ? [item(paragraph(...contractLink(termsOfService, labels.termsOfService)))]
        : []),
      ...(externalDocs
        ? [
            item(
              paragraph(
                ...contractLink(
                  externalDocs.url,
                  externalDocs.description ?? labels.moreInformation,
                ),
              ),
            ),
          ]
        : []),
    ]),
    ...(description === undefined ? [] : tools.describe(description, 'page')),
  ];
}

/** How a caller proves who they are, one entry for each scheme of the document. */
export function writeSchemes(
  schemes: readonly SecurityScheme[],
  tools: MarkdownTools,
): BlockContent[] {
  if (schemes.length === 0) return [];
  return [
    heading(2, text(tools.labels.security)),
    ...schemes.flatMap((scheme) => writeScheme(scheme, tools)),
  ];
}

function writeScheme(scheme: SecurityScheme, tools: MarkdownTools): BlockContent[] {
  const { labels } = tools;
  const { anchor, description, flows, key } = scheme;
  const items = flows.map((flow) =>
    item(
      paragraph(
        ...joined([
          [code(flow.kind)],
          ...FLOW_URLS.map((kind) => {
            const url = flow[kind];
            return url !== undefined && labelled(labels[kind], code(url));
          }),
        ]),
      ),
      ...list(
        flow.scopes.map((scope) =>
          item(...withProse([code(scope.name)], tools.describe(scope.description, 'field'))),
        ),
      ),
    ),
  );
  return [
    heading(3, ...markOf(anchor, tools), text(key)),
    paragraph(
      ...joined([
        scheme.type,
        scheme.scheme,
        scheme.bearerFormat,
        scheme.location,
        scheme.parameterName,
        scheme.openIdConnectUrl !== undefined && [code(scheme.openIdConnectUrl)],
        scheme.metadataUrl !== undefined && [code(scheme.metadataUrl)],
        scheme.deprecated && labels.deprecated,
      ]),
    ),
    ...(description === undefined ? [] : setApart(tools.describe(description, 'field'))),
    ...list(items),
  ];
}

/** The heading of one tag and its text. */
export function writeTag(tag: Tag, depth: number, tools: MarkdownTools): BlockContent[] {
  const { anchor, description, externalDocs, title } = tag;
  return [
    heading(depth, ...markOf(anchor, tools), text(title)),
    ...(description === undefined ? [] : tools.describe(description, 'field')),
    ...(externalDocs
      ? [
          paragraph(
            ...contractLink(
              externalDocs.url,
              externalDocs.description ?? tools.labels.moreInformation,
            ),
          ),
        ]
      : []),
  ];
}

/** Leads to operations that stand elsewhere. */
export function writeOperationList(
  operations: readonly ListedOperation[],
  tools: MarkdownTools,
): BlockContent[] {
  return list(
    operations.map(({ anchor, deprecated, method, path, title }) =>
      item(
        paragraph(
          link(tools.linkTo(anchor), text(title)),
          text(': '),
          ...joined([[code(`${method} ${path}`)], deprecated && tools.labels.deprecated]),
        ),
      ),
    ),
  );
}

/** One schema that recurs in a document, below a heading with its name. */
export function writeNamedSchema(
  { anchor, name, schema }: NamedSchema,
  depth: number,
  tools: MarkdownTools,
): BlockContent[] {
  return [
    heading(depth, ...markOf(anchor, tools), text(name)),
    ...writeSchemaContent(schema, name, tools),
  ];
}

/** What a schema is, and every field of it. */
export function writeSchemaContent(
  schema: NamedSchema['schema'],
  told: string,
  tools: MarkdownTools,
): BlockContent[] {
  const { labels } = tools;
  const said = joined([
    describeType({ ...schema, name: undefined }, labels),
    ...marksSaid(schema, labels),
    ...factsSaid(schema, labels),
  ]);
  return [
    ...withProse(said, describeSchema(told, undefined, schema, tools)),
    ...list([...writeValues(schema, tools), ...writeSchema(schema, 'sent', tools)]),
  ];
}
