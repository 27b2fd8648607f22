import type { Service } from '@frontier/openapi';
import type { ReactNode } from 'react';
import { ExtensionList } from './Extensions.js';
import type { Download, HistoryLink } from './links.js';
import { useRenderTools } from './RenderContext.js';
import { AddressText, ServerFacts } from './Server.js';
import { ContractLink, CopyButton, DocsLink, Prose } from './Text.js';

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
              <CopyButton copies={server.url} />
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
      <DocsLink docs={externalDocs} />
      <ExtensionList extensions={service.extensions} />
      {termsOfService && (
        <p>
          <ContractLink href={termsOfService}>{labels.termsOfService}</ContractLink>
        </p>
      )}
    </header>
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

/** Three sizes for the reference's text, the first that of the stylesheet; the choice is remembered. */
function TextSizeControl(): ReactNode {
  const { labels } = useRenderTools();
  const sizes = [labels.smallerText, labels.normalText, labels.largerText];
  return (
    <fieldset className="r-size">
      <legend>{labels.textSize}</legend>
      {sizes.map((name, index) => (
        <label key={name} title={name}>
          <input
            type="radio"
            aria-label={name}
            name="reference-text-size"
            defaultChecked={index === 0}
            value={index}
          />
          <span aria-hidden="true">A</span>
        </label>
      ))}
    </fieldset>
  );
}
