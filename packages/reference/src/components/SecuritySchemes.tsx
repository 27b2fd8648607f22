import type { ReactNode } from 'react';
import type { SecurityScheme } from '../model/types/security.js';
import { Prose } from './Prose.js';
import { useRenderTools } from './RenderContext.js';

/** In the order a caller meets them. */
const FLOW_URLS = ['authorizationUrl', 'deviceAuthorizationUrl', 'tokenUrl', 'refreshUrl'] as const;

/** How a caller proves who they are, one entry for each scheme of the document. */
export function SecuritySchemes(): ReactNode {
  const { labels, mark, securitySchemes } = useRenderTools();
  if (securitySchemes.length === 0) return null;
  return (
    <section className="r-schemes">
      <h2>{labels.security}</h2>
      {securitySchemes.map((scheme) => (
        <div className="r-scheme" id={mark(scheme.anchor)} key={scheme.key}>
          <p className="r-head">
            <span className="r-name">{scheme.key}</span>
            <span className="r-type">{describeScheme(scheme)}</span>
            {scheme.deprecated && <b className="r-deprecated-mark">{labels.deprecated}</b>}
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
            <div key={flow.kind}>
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
          ))}
        </div>
      ))}
    </section>
  );
}

function describeScheme(scheme: SecurityScheme): string {
  const parts = [
    scheme.type,
    scheme.scheme,
    scheme.bearerFormat,
    scheme.location,
    scheme.parameterName,
  ];
  return parts.filter(Boolean).join(' · ');
}
