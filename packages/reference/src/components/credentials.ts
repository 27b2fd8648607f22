import type { SecurityAlternatives, SecurityScheme } from '@frontier/openapi';

/** Addresses of an OAuth flow, in the order a client uses them. */
export const FLOW_URLS = [
  'authorizationUrl',
  'deviceAuthorizationUrl',
  'tokenUrl',
  'refreshUrl',
] as const;

/** Type, format and location of a scheme's credential. */
export function schemeFacts(scheme: SecurityScheme): string[] {
  const { bearerFormat, location, parameterName, scheme: name, type } = scheme;
  return [type, name, bearerFormat, location, parameterName].flatMap((fact) => fact || []);
}

/** The alternatives that need credentials, and whether the call may be made without any. */
export function securityWays(security: SecurityAlternatives): {
  readonly needed: SecurityAlternatives;
  readonly isFree: boolean;
} {
  const needed = security.filter((requirements) => requirements.length > 0);
  return { needed, isFree: needed.length === 0 || needed.length < security.length };
}
