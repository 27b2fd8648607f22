import type {
  OAuthFlow,
  SecurityScheme,
  Server,
  ServerVariable,
  Service,
  Tag,
} from '@frontier/openapi';
import type { BlockContent, ListItem, PhrasingContent } from 'mdast';
import { FLOW_URLS, schemeFacts } from '../components/credentials.js';
import { labels } from '../labels.js';
import type { MarkdownOptions, MarkdownTools } from './createTools.js';
import {
  code,
  codes,
  contractLink,
  docsParagraph,
  headed,
  heading,
  item,
  joined,
  labelled,
  link,
  list,
  paragraph,
  setApart,
  text,
  withProse,
} from './nodes.js';

/** Head of the document: title, version, addresses, contact, description. */
export function writeHeader(
  service: Service,
  { downloads = [], notice }: Pick<MarkdownOptions, 'downloads' | 'notice'>,
  tools: MarkdownTools,
): BlockContent[] {
  const { contact, description, externalDocs, license, summary, termsOfService, version } = service;
  const fact = (label: string, remarks: PhrasingContent[]): ListItem[] =>
    remarks.length > 0 ? [item(paragraph(...labelled(label, ...remarks)))] : [];
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
      ...docsParagraph(externalDocs).map((docs) => item(docs)),
    ]),
    ...tools.describe(description, 'page'),
  ];
}

/** The security schemes of the document, one entry each. */
export function writeSchemes(
  schemes: readonly SecurityScheme[],
  tools: MarkdownTools,
): BlockContent[] {
  if (schemes.length === 0) return [];
  return [
    heading(2, text(labels.security)),
    ...schemes.flatMap((scheme) => writeScheme(scheme, tools)),
  ];
}

function writeScheme(scheme: SecurityScheme, tools: MarkdownTools): BlockContent[] {
  const { anchor, deprecated, description, flows, key, metadataUrl, openIdConnectUrl } = scheme;
  const remarks = joined([
    ...schemeFacts(scheme),
    openIdConnectUrl !== undefined && [code(openIdConnectUrl)],
    metadataUrl !== undefined && [code(metadataUrl)],
    deprecated && labels.deprecated,
  ]);
  return [
    heading(3, ...tools.markOf(anchor), text(key)),
    paragraph(...remarks),
    ...setApart(tools.describe(description)),
    ...list(flows.map((flow) => writeFlow(flow, tools))),
  ];
}

function writeFlow(flow: OAuthFlow, tools: MarkdownTools): ListItem {
  const urls = FLOW_URLS.map((kind) => {
    const url = flow[kind];
    return url !== undefined && labelled(labels[kind], code(url));
  });
  const scopes = flow.scopes.map(({ description, name }) =>
    item(...withProse([code(name)], tools.describe(description))),
  );
  return item(paragraph(...joined([[code(flow.kind)], ...urls])), ...list(scopes));
}

/** One tag: heading, description, and links to operations listed under another tag. */
export function writeTag(
  { anchor, description, externalDocs, listed, title }: Tag,
  tools: MarkdownTools,
): BlockContent[] {
  const items = listed.map((one) => {
    const remarks = joined([
      [code(`${one.method} ${one.path}`)],
      one.kind === 'webhook' && labels.webhook,
      one.deprecated && labels.deprecated,
    ]);
    return item(paragraph(...headed([link(tools.linkTo(one.anchor), text(one.title))], remarks)));
  });
  return [
    heading(2, ...tools.markOf(anchor), text(title)),
    ...tools.describe(description),
    ...docsParagraph(externalDocs),
    ...list(items),
  ];
}

/**
 * Servers of the API, each with description and variables.
 *
 * @param label before each address.
 */
export function writeServers(
  servers: readonly Server[],
  label: string,
  tools: MarkdownTools,
): ListItem[] {
  return servers.map(({ description, name, url, variables }) => {
    const remarks = labelled(label, ...joined([[code(url)], name]));
    return item(
      ...withProse(remarks, tools.describe(description)),
      ...list(variables.map((variable) => writeVariable(variable, tools))),
    );
  });
}

function writeVariable(variable: ServerVariable, tools: MarkdownTools): ListItem {
  const { defaultValue, description, name, values } = variable;
  const remarks = joined([
    defaultValue !== undefined && labelled(labels.defaultValue, code(defaultValue)),
    values.length > 0 && labelled(labels.values, ...codes(values)),
  ]);
  const head = headed([code(`{${name}}`)], remarks);
  return item(...withProse(head, tools.describe(description)));
}
