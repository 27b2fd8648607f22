import type { OAuthFlow, SecurityAlternatives } from '@frontier/openapi';
import { Fragment, type ReactNode } from 'react';
import { labels } from '../labels.js';
import { FLOW_URLS, schemeFacts, securityWays } from './credentials.js';
import { useRenderTools } from './RenderContext.js';
import { DeprecatedMark, Prose } from './Text.js';

interface LineProps {
  readonly security: SecurityAlternatives;
}

/** Credentials of an operation: alternatives joined by "ou", schemes required together by "e". */
export function SecurityLine({ security }: LineProps): ReactNode {
  const { securitySchemes, linkTo } = useRenderTools();
  const byKey = new Map(securitySchemes.map((scheme) => [scheme.key, scheme]));
  const { isFree, needed } = securityWays(security);
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
      {isFree &&
        (needed.length > 0 ? ` ${labels.securityOr} ${labels.orNoSecurity}` : labels.noSecurity)}
    </p>
  );
}

/** The security schemes of the document, one entry each. */
export function SecuritySchemes(): ReactNode {
  const { mark, securitySchemes } = useRenderTools();
  if (securitySchemes.length === 0) return null;
  return (
    <section className="r-schemes">
      <h2>{labels.security}</h2>
      {securitySchemes.map((scheme) => (
        <div className="r-scheme" id={mark(scheme.anchor)} key={scheme.key}>
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
