import type { ReactNode } from 'react';
import type { TagGroup } from '../model/types/service.js';
import { OperationNav } from './OperationNav.js';
import type { BackLink } from './PageLinks.js';
import { useRenderTools } from './RenderContext.js';

interface Props {
  /** What the list beside the page shows. */
  readonly groups: readonly TagGroup[];
  readonly withSchemas: boolean;
  readonly back?: BackLink | undefined;
  /** Address of the page that lists every operation, where this one does not. */
  readonly overview?: string | undefined;
  readonly children: ReactNode;
}

/** The frame of a reference page: the list of operations beside what the page shows. */
export function ReferencePage(props: Props): ReactNode {
  const { groups, withSchemas, back, overview, children } = props;
  const { labels, mark } = useRenderTools();
  return (
    <div className="r-page" id={mark('r-page')} data-overview={overview}>
      <OperationNav groups={groups} withSchemas={withSchemas} back={back} />
      <div className="r-main" id={mark('conteudo')}>
        {children}
      </div>
      <p className="r-top">
        <a href="#r-page" aria-label={labels.backToTop}>
          ↑
        </a>
      </p>
    </div>
  );
}
