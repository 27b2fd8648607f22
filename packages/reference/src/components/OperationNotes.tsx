import type { ReactNode } from 'react';
import type { Operation } from '../model/types/service.js';
import { ContractLink } from './ContractLink.js';
import { Prose } from './Prose.js';
import { useRenderTools } from './RenderContext.js';
import { ServerFacts } from './ServerFacts.js';

interface Props {
  readonly operation: Operation;
}

/** What an operation does, where more is said of it, and where it is called, if elsewhere. */
export function OperationNotes({ operation }: Props): ReactNode {
  const { labels } = useRenderTools();
  const { description, externalDocs, servers } = operation;
  return (
    <>
      <Prose text={description} />
      {externalDocs && (
        <p className="r-facts">
          <ContractLink href={externalDocs.url}>
            {externalDocs.description ?? labels.moreInformation}
          </ContractLink>
        </p>
      )}
      {servers.map((server) => (
        <div className="r-facts" key={server.url}>
          <b>{labels.servers}:</b> {server.url}
          <ServerFacts server={server} />
        </div>
      ))}
    </>
  );
}
