import type { ReactNode } from 'react';
import type { Server } from '../model/types/service.js';
import { Prose } from './Prose.js';
import { useRenderTools } from './RenderContext.js';

interface Props {
  readonly server: Server;
}

/** What an address is for, and what may vary in it. */
export function ServerFacts({ server }: Props): ReactNode {
  const { labels } = useRenderTools();
  const { description, name, variables } = server;
  return (
    <>
      {name && <p>{name}</p>}
      <Prose text={description} />
      {variables.map((variable) => (
        <div className="r-facts" key={variable.name}>
          <code>{`{${variable.name}}`}</code>
          {variable.defaultValue !== undefined && (
            <>
              {' '}
              {labels.defaultValue}: <code>{variable.defaultValue || '""'}</code>
            </>
          )}
          {variable.values.length > 0 && ` (${variable.values.join(', ')})`}{' '}
          <Prose text={variable.description} />
        </div>
      ))}
    </>
  );
}
