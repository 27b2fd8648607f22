import type { SecurityAlternatives, SecurityScheme } from '@frontier/openapi';

/** Addresses of an OAuth flow, in the order a caller meets them. */
export const FLOW_URLS = [
  'authorizationUrl',
  'deviceAuthorizationUrl',
  'tokenUrl',
  'refreshUrl',
] as const;

/** The kind of credential of a scheme, and where it travels. */
export function schemeFacts(scheme: SecurityScheme): string[] {
  const { bearerFormat, location, parameterName, scheme: name, type } = scheme;
  return [type, name, bearerFormat, location, parameterName].flatMap((fact) => fact || []);
}

/** The credentials a call needs, and whether it may be made without any. */
export function securityWays(security: SecurityAlternatives): {
  readonly needed: SecurityAlternatives;
  readonly isFree: boolean;
} {
  const needed = security.filter((requirements) => requirements.length > 0);
  return { needed, isFree: needed.length === 0 || needed.length < security.length };
}
