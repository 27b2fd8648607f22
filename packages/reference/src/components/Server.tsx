import type { Server } from '@frontier/openapi';
import { Fragment, type ReactNode } from 'react';
import { labels } from '../labels.js';
import { Prose } from './Text.js';

/** Purpose and variables of an address. */
export function ServerFacts({ server }: { readonly server: Server }): ReactNode {
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

/** An address that is called instead of the service's own. */
export function OtherServer({ server }: { readonly server: Server }): ReactNode {
  return (
    <div className="r-facts">
      <b>{labels.servers}:</b> {server.url}
      <ServerFacts server={server} />
    </div>
  );
}

/** After the slashes of an address and before its dots, `?` and `&`; not between its letters. */
const BREAKS = /(?<=\/)(?!\/)|(?=[.?&])/;

/** An address that, where it is too long for its line, ends it between its parts. */
export function AddressText({ address }: { readonly address: string }): ReactNode {
  return address.split(BREAKS).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
