import type { ExternalDocs, Service } from '@frontier/openapi';
import { Fragment, type ReactNode } from 'react';
import { describeServer } from '../blocks/CallDescriber.js';
import { describeDocs, describeOrigin } from '../blocks/describeLines.js';
import type { SiteChoice, SiteLink } from '../blocks/links.js';
import { labels } from '../labels.js';
import { Blocks } from './Blocks.js';
import { CopyButton, Pieces, Prose } from './Text.js';

interface ServiceHeaderProps {
  readonly service: Service;
  readonly download?: SiteLink | undefined;
  readonly history?: SiteLink | undefined;
  readonly notice?: string | undefined;
  /** A choice of the site, shown before the reference's. */
  readonly choice?: SiteChoice | undefined;
}

export function ServiceHeader(props: ServiceHeaderProps): ReactNode {
  const { choice, download, history, notice, service } = props;
  const { externalDocs, servers, title, version } = service;
  const terms = describeOrigin(service);
  return (
    <header className="r-service" data-copied={labels.copied}>
      <h1>{title}</h1>
      {notice && <p className="r-notice">{notice}</p>}
      {service.summary && <p className="r-summary">{service.summary}</p>}
      <dl className="r-meta">
        {(version || history) && (
          <div>
            <dt>{labels.version}</dt>
            <dd>
              {version} {history && <a href={history.href}>{history.label}</a>}
            </dd>
          </div>
        )}
        {servers.map((server) => (
          <div key={server.url}>
            <dt className="r-aloud">{labels.baseUrl}</dt>
            <dd>
              <code>
                <AddressText address={server.url} />
              </code>
              <CopyButton copies={server.url} />
              <Blocks of={describeServer(server)} />
            </dd>
          </div>
        ))}
        {download && (
          <div>
            <dt className="r-aloud">OpenAPI</dt>
            <dd>
              <a href={download.href} download>
                {download.label}
              </a>
            </dd>
          </div>
        )}
      </dl>
      <Toolbar choice={choice} />
      <Prose text={service.description} kind="page" />
      <DocsLink docs={externalDocs} />
      {terms.length > 0 && (
        <dl className="r-meta r-origin">
          {terms.map(({ name, pieces }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Pieces of={pieces} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </header>
  );
}

/** Line-break positions of an address: after slashes, and before `.`, `?` and `&`. */
const BREAKS = /(?<=\/)(?!\/)|(?=[.?&])/;

export function AddressText({ address }: { readonly address: string }): ReactNode {
  return address.split(BREAKS).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

export function DocsLink({ docs }: { readonly docs: ExternalDocs | undefined }): ReactNode {
  return (
    docs && (
      <p>
        <Pieces of={describeDocs(docs)} />
      </p>
    )
  );
}

/** The settings of the whole reference in one row; hidden without JavaScript, since they need it. */
function Toolbar({ choice }: Pick<ServiceHeaderProps, 'choice'>): ReactNode {
  return (
    <div className="r-tools">
      {choice && <Segments {...choice} />}
      <p className="r-folds">
        <button type="button" className="r-copy" data-folds="open" data-short={labels.open}>
          {labels.openAll}
        </button>{' '}
        <button type="button" className="r-copy" data-folds="closed" data-short={labels.close}>
          {labels.closeAll}
        </button>
      </p>
    </div>
  );
}

function Segments({ button, label, name, options }: SiteChoice): ReactNode {
  return (
    <fieldset className="r-segments">
      <legend className="r-aloud">{label}</legend>
      {options.map((option, index) => (
        <label key={option.value}>
          <input type="radio" name={name} value={option.value} defaultChecked={index === 0} />
          {option.label}
        </label>
      ))}
      <button type="button" {...button.attributes}>
        {button.label}
      </button>
    </fieldset>
  );
}
