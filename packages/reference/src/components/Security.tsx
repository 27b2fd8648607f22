import type { OAuthFlow, Operation, SecurityScheme } from '@frontier/openapi';
import { Fragment, type ReactNode } from 'react';
import { labels } from '../labels.js';
import { useRenderTools } from './RenderContext.js';
import { DeprecatedMark, Prose } from './Text.js';

/** Addresses of an OAuth flow, in the order a client uses them. */
const FLOW_URLS = ['authorizationUrl', 'deviceAuthorizationUrl', 'tokenUrl', 'refreshUrl'] as const;

/** Type, format and location of a scheme's credential. */
function schemeFacts(scheme: SecurityScheme): string[] {
  const { bearerFormat, location, parameterName, scheme: name, type } = scheme;
  return [type, name, bearerFormat, location, parameterName].flatMap((fact) => fact || []);
}

/** Credentials of an operation: alternatives joined by "ou", schemes required together by "e". */
export function SecurityLine({ security }: Pick<Operation, 'security'>): ReactNode {
  const { securitySchemes, linkTo } = useRenderTools();
  const byKey = new Map(securitySchemes.map((scheme) => [scheme.key, scheme]));
  const needed = security.filter((requirements) => requirements.length > 0);
  return (
    <p className="r-facts r-security">
      <b>{labels.security}:</b>{' '}
      {needed.map((requirements, index) => (
        <Fragment key={index}>
          {index > 0 && ` ${labels.securityOr} `}
          {requirements.map(({ key, scopes }, place) => {
            const scheme = byKey.get(key);
            return (
              <Fragment key={key}>
                {place > 0 && ` ${labels.securityAnd} `}
                {scheme ? <a href={linkTo(scheme.anchor)}>{key}</a> : key}
                {scopes.length > 0 && ` (${scopes.join(', ')})`}
              </Fragment>
            );
          })}
        </Fragment>
      ))}
      {needed.length === 0
        ? labels.noSecurity
        : needed.length < security.length && ` ${labels.securityOr} ${labels.orNoSecurity}`}
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
            {scheme.deprecated && <DeprecatedMark />}
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
