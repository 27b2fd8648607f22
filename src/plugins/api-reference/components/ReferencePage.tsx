import type { ReactNode } from 'react';
import type { Service } from '../model/types';
import { OperationArticle } from './OperationArticle';
import { type BackLink, OperationNav } from './OperationNav';
import { Prose } from './Prose';
import { useRenderTools } from './RenderContext';
import { SecuritySchemes } from './SecuritySchemes';
import { type Download, ServiceHeader } from './ServiceHeader';
import { SharedSchemas } from './SharedSchemas';

interface Props {
  readonly service: Service;
  readonly downloads: readonly Download[];
  readonly back?: BackLink | undefined;
}

/** The whole reference of one service on one page. */
export function ReferencePage({ service, downloads, back }: Props): ReactNode {
  const { labels } = useRenderTools();
  return (
    <div className="r-page">
      <OperationNav service={service} back={back} />
      <div className="r-main">
        <ServiceHeader service={service} downloads={downloads} />
        <SecuritySchemes />
        {service.groups.flatMap(({ tags }) =>
          tags.map(({ anchor, description, externalDocs, operations, title }) => (
            <section className="r-group" key={anchor}>
              <h2 id={anchor}>{title}</h2>
              <Prose text={description} />
              {externalDocs && (
                <p>
                  <a href={externalDocs.url}>
                    {externalDocs.description ?? labels.moreInformation}
                  </a>
                </p>
              )}
              {operations.map((operation) => (
                <OperationArticle key={operation.anchor} operation={operation} />
              ))}
            </section>
          )),
        )}
        <SharedSchemas schemas={service.schemas} />
      </div>
    </div>
  );
}
