import type {
  Example,
  ExternalDocs,
  Operation,
  SecurityScheme,
  ServerVariable,
  Service,
} from '@frontier/openapi';
import { code, type Inline, link, strong } from '../inline.js';
import { labels } from '../labels.js';
import { isSafeAddress } from './links.js';
import { valueInLine } from './values.js';

/** A link to an address from the contract. An unsafe address (`javascript:`, `data:`, `file:` …) becomes code. */
export function describeLink(href: string, label = href): Inline[] {
  if (isSafeAddress(href)) return [link(href, label)];
  return [label !== href && `${label} `, code(href)];
}

export function describeDocs({ description, url }: ExternalDocs): Inline[] {
  return describeLink(url, description ?? labels.moreInformation);
}

/** Credentials of an operation: alternatives joined by "ou", schemes required together by "e". */
export function describeSecurity(
  security: Operation['security'],
  schemes: readonly SecurityScheme[],
  linkTo: (anchor: string) => string,
): Inline[] {
  const anchors = new Map(schemes.map(({ anchor, key }) => [key, anchor]));
  const needed = security.filter((requirements) => requirements.length > 0);
  const name = [strong(`${labels.security}:`), ' '];
  if (needed.length === 0) return [...name, labels.noSecurity];
  const shown = needed.flatMap((requirements, index) => [
    index > 0 && ` ${labels.securityOr} `,
    ...requirements.flatMap(({ key, scopes }, at) => {
      const anchor = anchors.get(key);
      return [
        at > 0 && ` ${labels.securityAnd} `,
        anchor === undefined ? key : link(linkTo(anchor), key),
        scopes.length > 0 && ` (${scopes.join(', ')})`,
      ];
    }),
  ]);
  const isOptional = needed.length < security.length;
  return [...name, ...shown, isOptional && ` ${labels.securityOr} ${labels.orNoSecurity}`];
}

export function describeVariable({ defaultValue, name, values }: ServerVariable): Inline[] {
  return [
    code(`{${name}}`),
    ...(defaultValue === undefined ? [] : [` ${labels.defaultValue}: `, code(defaultValue)]),
    values.length > 0 && ` (${values.join(', ')})`,
  ];
}

export function describeExample(example: Example): Inline[] {
  const { externalValue, language, name, serialized, summary, text } = example;
  const isOther = serialized !== text;
  const value = valueInLine(language === 'json' ? text : JSON.stringify(text));
  return [
    `${labels.example} ${summary ?? name}${isOther ? ': ' : ''}`,
    ...(externalValue ? describeLink(externalValue) : [isOther && code(value)]),
    ...(serialized ? [` · ${labels.serialized}: `, code(serialized)] : []),
  ];
}

export function describeOrigin({ contact, license, termsOfService }: Service) {
  const named = ({ name, url }: { readonly name?: string; readonly url?: string }) =>
    url ? describeLink(url, name) : [name];
  const { email } = contact ?? {};
  const { identifier } = license ?? {};
  const mail = email && link(`mailto:${email}`, email);
  const spdx = identifier && code(identifier);
  return [
    { name: labels.contact, pieces: contact && [...named(contact), ' ', mail] },
    { name: labels.license, pieces: license && [...named(license), ' ', spdx] },
    { name: labels.termsOfService, pieces: termsOfService && describeLink(termsOfService) },
  ].flatMap(({ name, pieces }) => (pieces ? [{ name, pieces }] : []));
}
