import { Fragment, type ReactNode } from 'react';
import type { SecurityAlternatives } from '../model/types/security.js';
import { useRenderTools } from './RenderContext.js';

interface Props {
  readonly security: SecurityAlternatives;
}

/** Which credentials an operation asks for: alternatives joined by "ou", those needed together by "e". */
export function SecurityLine({ security }: Props): ReactNode {
  const { labels, securitySchemes, linkTo } = useRenderTools();
  const byKey = new Map(securitySchemes.map((scheme) => [scheme.key, scheme]));
  const needed = security.filter((requirements) => requirements.length > 0);
  const free = needed.length === 0 || needed.length < security.length;
  return (
    <p className="r-facts r-security">
      <b>{labels.security}:</b>{' '}
      {needed.map((requirements, index) => (
        <Fragment key={requirements.map(({ key }) => key).join()}>
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
      {free &&
        (needed.length > 0 ? ` ${labels.securityOr} ${labels.orNoSecurity}` : labels.noSecurity)}
    </p>
  );
}
