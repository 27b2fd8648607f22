import type { Markdown } from './text.js';

/** How calls are authenticated (`components.securitySchemes`). */
export interface SecurityScheme {
  /** Key in `components.securitySchemes`. */
  readonly key: string;
  readonly anchor: string;
  readonly type: 'apiKey' | 'http' | 'mutualTLS' | 'oauth2' | 'openIdConnect' | 'unknown';
  readonly description?: Markdown;
  readonly deprecated: boolean;
  /** HTTP scheme (`bearer`, `basic`…), for `http`. */
  readonly scheme?: string;
  readonly bearerFormat?: string;
  /** The location and the name of the key, for `apiKey`. */
  readonly location?: 'query' | 'header' | 'cookie';
  readonly parameterName?: string;
  readonly openIdConnectUrl?: string;
  readonly metadataUrl?: string;
  readonly flows: readonly OAuthFlow[];
}

export interface OAuthFlow {
  readonly kind: string;
  readonly authorizationUrl?: string;
  readonly tokenUrl?: string;
  readonly refreshUrl?: string;
  readonly deviceAuthorizationUrl?: string;
  readonly scopes: readonly { readonly name: string; readonly description: Markdown }[];
}

/** Alternatives, each a list of requirements that apply together; an empty list requires no credential. */
export type SecurityAlternatives = readonly (readonly SecurityRequirement[])[];

export interface SecurityRequirement {
  readonly key: string;
  readonly scopes: readonly string[];
}
