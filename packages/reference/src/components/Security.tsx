import type { OAuthFlow, Operation, SecurityScheme } from '@frontier/openapi';
import type { ReactNode } from 'react';
import { labels } from '../labels.js';
import { describeSecurity } from './describeLines.js';
import { useRenderTools } from './RenderContext.js';
import { DeprecatedMark, Pieces, Prose } from './Text.js';

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

export function SecurityLine({ security }: Pick<Operation, 'security'>): ReactNode {
  const { securitySchemes, linkTo } = useRenderTools();
  return (
    <p className="r-facts r-security">
      <Pieces of={describeSecurity(security, securitySchemes, linkTo)} />
    </p>
  );
}

export function SecuritySchemes(): ReactNode {
  const { securitySchemes } = useRenderTools();
  if (securitySchemes.length === 0) return null;
  return (
    <section className="r-schemes">
      <h2>{labels.security}</h2>
      {securitySchemes.map((scheme) => (
        <div className="r-scheme" id={scheme.anchor} key={scheme.key}>
          <p className="r-head">
            <span className="r-name">{scheme.key}</span>
            <span className="r-type">{schemeFacts(scheme).join(' · ')}</span>
            <DeprecatedMark of={scheme} />
          </p>
          <Prose text={scheme.description} />
          {[scheme.openIdConnectUrl, scheme.metadataUrl].map(
            (url) =>
              url && (
                <p className="r-facts" key={url}>
                  <code>{url}</code>
                </p>
              ),
          )}
          {scheme.flows.map((flow) => (
            <FlowDetails key={flow.kind} flow={flow} />
          ))}
        </div>
      ))}
    </section>
  );
}

function FlowDetails({ flow }: { readonly flow: OAuthFlow }): ReactNode {
  return (
    <div>
      <p className="r-caption">{flow.kind}</p>
      {FLOW_URLS.map(
        (kind) =>
          flow[kind] && (
            <p className="r-facts" key={kind}>
              {labels[kind]}: <code>{flow[kind]}</code>
            </p>
          ),
      )}
      {flow.scopes.length > 0 && (
        <ul className="r-fields">
          {flow.scopes.map(({ description, name }) => (
            <li className="r-field" key={name}>
              <p className="r-head">
                <span className="r-name">{name}</span>
              </p>
              <Prose text={description} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
