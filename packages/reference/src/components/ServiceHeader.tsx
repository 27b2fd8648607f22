import type { ReactNode } from 'react';
import type { Service } from '../model/types/service.js';
import { AddressText } from './AddressText.js';
import { ContractLink } from './ContractLink.js';
import type { Download, HistoryLink } from './PageLinks.js';
import { Prose } from './Prose.js';
import { useRenderTools } from './RenderContext.js';
import { ServerFacts } from './ServerFacts.js';
import { TextSizeControl } from './TextSizeControl.js';

interface Props {
  readonly service: Service;
  readonly downloads: readonly Download[];
  readonly history?: HistoryLink | undefined;
  readonly notice?: string | undefined;
}

/** Who the service is: title, version, address, download, description. */
export function ServiceHeader({ service, downloads, history, notice }: Props): ReactNode {
  const { labels } = useRenderTools();
  const { contact, externalDocs, license, servers, termsOfService, title, version } = service;
  return (
    <header className="r-service" data-copied={labels.copied}>
      <h1>{title}</h1>
      {notice && <p className="r-notice">{notice}</p>}
      {service.summary && <p className="r-summary">{service.summary}</p>}
      <dl className="r-card">
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
            <dt>{labels.baseUrl}</dt>
            <dd>
              <code>
                <AddressText address={server.url} />
              </code>
              <button type="button" className="r-copy" data-copy={server.url}>
                {labels.copy}
              </button>
              <ServerFacts server={server} />
            </dd>
          </div>
        ))}
        {downloads.length > 0 && (
          <div>
            <dt>OpenAPI</dt>
            <dd>
              {downloads.map(({ label, href }) => (
                <a key={href} href={href} download>
                  {label}
                </a>
              ))}
            </dd>
          </div>
        )}
        {contact && (
          <div>
            <dt>{labels.contact}</dt>
            <dd>
              {contact.url ? (
                <ContractLink href={contact.url}>{contact.name ?? contact.url}</ContractLink>
              ) : (
                contact.name
              )}
              {contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>}
            </dd>
          </div>
        )}
        {license && (
          <div>
            <dt>{labels.license}</dt>
            <dd>
              {license.url ? (
                <ContractLink href={license.url}>{license.name}</ContractLink>
              ) : (
                license.name
              )}
              {license.identifier && <code>{license.identifier}</code>}
            </dd>
          </div>
        )}
      </dl>
      <div className="r-tools">
        <TextSizeControl />
        <p className="r-folds">
          <button type="button" className="r-copy" data-folds="open">
            {labels.openAll}
          </button>{' '}
          <button type="button" className="r-copy" data-folds="closed">
            {labels.closeAll}
          </button>
        </p>
      </div>
      <Prose text={service.description} kind="page" />
      {externalDocs && (
        <p>
          <ContractLink href={externalDocs.url}>
            {externalDocs.description ?? labels.moreInformation}
          </ContractLink>
        </p>
      )}
      {termsOfService && (
        <p>
          <ContractLink href={termsOfService}>{labels.termsOfService}</ContractLink>
        </p>
      )}
    </header>
  );
}
