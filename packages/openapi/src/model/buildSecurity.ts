import { isObject, type Source } from '../json.js';
import { ANCHOR_WORDS } from './anchors.js';
import { type BuildContext, dereference } from './context.js';
import { findQuestions } from './findQuestions.js';
import { childOf, entriesOf, flagOf, itemsOf, pickTexts, textOf } from './read.js';
import type { OAuthFlow, SecurityAlternatives, SecurityScheme } from './types/service.js';

const TYPES = ['apiKey', 'http', 'mutualTLS', 'oauth2', 'openIdConnect'] as const;
const KEY_LOCATIONS = ['query', 'header', 'cookie'] as const;
const FLOW_ADDRESSES = [
  'authorizationUrl',
  'tokenUrl',
  'refreshUrl',
  'deviceAuthorizationUrl',
] as const;

/** Lists unknown kinds too, in document order. */
export function buildSecuritySchemes(context: BuildContext): SecurityScheme[] {
  const components = childOf(context.root, 'components');
  return entriesOf(components, 'securitySchemes').map(([key, source]) => {
    const scheme = dereference(context, source);
    const { value } = scheme;
    const type = textOf(value, 'type');
    const location = textOf(value, 'in');
    return {
      key,
      anchor: context.anchors.claim(ANCHOR_WORDS.security, key),
      type: TYPES.find((known) => known === type) ?? 'unknown',
      ...pickTexts(value, 'description', 'scheme', 'bearerFormat', 'openIdConnectUrl'),
      ...findQuestions(value),
      deprecated: flagOf(value, 'deprecated') === true,
      location: KEY_LOCATIONS.find((known) => known === location),
      parameterName: textOf(value, 'name'),
      metadataUrl: textOf(value, 'oauth2MetadataUrl'),
      flows: entriesOf(scheme, 'flows').map(([kind, flow]) => buildFlow(kind, flow)),
    };
  });
}

function buildFlow(kind: string, flow: Source): OAuthFlow {
  return {
    kind,
    ...pickTexts(flow.value, ...FLOW_ADDRESSES),
    scopes: entriesOf(flow, 'scopes').map(([name, { value }]) => ({
      name,
      description: typeof value === 'string' ? value : '',
    })),
  };
}

/** The `security` of one operation, or else that of the document (OpenAPI 3.1, Operation Object). */
export function buildSecurity(
  { budget, root }: BuildContext,
  operation: Source,
): SecurityAlternatives {
  const holder = childOf(operation, 'security') ? operation : root;
  return itemsOf(holder, 'security').flatMap((alternative) => {
    if (!isObject(alternative.value)) return [];
    budget.countPart(alternative.pointer, 1 + Object.values(alternative.value).flat().length);
    return [
      entriesOf(alternative).map(([key, { value }]) => ({
        key,
        scopes: Array.isArray(value)
          ? value.filter((scope) => typeof scope !== 'object').map(String)
          : [],
      })),
    ];
  });
}
