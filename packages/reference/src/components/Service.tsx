import type { Service } from '@frontier/openapi';
import type { ReactNode } from 'react';
import { labels } from '../labels.js';
import type { Download, HistoryLink, SiteChoice } from './links.js';
import { AddressText, ServerFacts } from './Server.js';
import { ContractLink, CopyButton, DocsLink, Prose } from './Text.js';
import { Toolbar } from './Toolbar.js';

interface Props {
  readonly service: Service;
  readonly downloads: readonly Download[];
  readonly history?: HistoryLink | undefined;
  readonly notice?: string | undefined;
  readonly choices?: readonly SiteChoice[] | undefined;
}

/** Who the service is: title, version, address, download in a line, the tools, what it does, who answers for it. */
export function ServiceHeader(props: Props): ReactNode {
  const { choices, downloads, history, notice, service } = props;
  const { externalDocs, servers, title, version } = service;
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
              <ServerFacts server={server} />
            </dd>
          </div>
        ))}
        {downloads.length > 0 && (
          <div>
            <dt className="r-aloud">OpenAPI</dt>
            <dd>
              {downloads.map(({ label, href }) => (
                <a key={href} href={href} download>
                  {label}
                </a>
              ))}
            </dd>
          </div>
        )}
      </dl>
      <Toolbar choices={choices} />
      <Prose text={service.description} kind="page" />
      <DocsLink docs={externalDocs} />
      <Origin service={service} />
    </header>
  );
}

/** Whom to ask about the document, and under what terms it may be used. */
function Origin({ service }: Pick<Props, 'service'>): ReactNode {
  const { contact, license, termsOfService } = service;
  if (!contact && !license && !termsOfService) return null;
  return (
    <dl className="r-meta r-origin">
      {contact && (
        <div>
          <dt>{labels.contact}</dt>
          <dd>
            <NamedLink name={contact.name} url={contact.url} />
            {contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>}
          </dd>
        </div>
      )}
      {license && (
        <div>
          <dt>{labels.license}</dt>
          <dd>
            <NamedLink name={license.name} url={license.url} />
            {license.identifier && <code>{license.identifier}</code>}
          </dd>
        </div>
      )}
      {termsOfService && (
        <div>
          <dt className="r-aloud">{labels.termsOfService}</dt>
          <dd>
            <ContractLink href={termsOfService}>{labels.termsOfService}</ContractLink>
          </dd>
        </div>
      )}
    </dl>
  );
}

interface NamedLinkProps {
  readonly name: string | undefined;
  readonly url: string | undefined;
}

/** A name that leads to an address, where there is one. */
function NamedLink({ name, url }: NamedLinkProps): ReactNode {
  return url ? <ContractLink href={url}>{name ?? url}</ContractLink> : name;
}
