import type { Server } from '@frontier/openapi';
import { Fragment, type ReactNode } from 'react';
import { labels } from '../labels.js';
import { describeVariable } from './describeLines.js';
import { Pieces, Prose } from './Text.js';

export function ServerFacts({ server }: { readonly server: Server }): ReactNode {
  const { description, name, variables } = server;
  return (
    <>
      {name && <p>{name}</p>}
      <Prose text={description} />
      {variables.map((variable) => (
        <div className="r-facts" key={variable.name}>
          <Pieces of={describeVariable(variable)} /> <Prose text={variable.description} />
        </div>
      ))}
    </>
  );
}

/** A server that replaces the service's for one operation. */
export function OtherServer({ server }: { readonly server: Server }): ReactNode {
  return (
    <div className="r-facts">
      <b>{labels.servers}:</b> <code>{server.url}</code>
      <ServerFacts server={server} />
    </div>
  );
}

/** Line-break positions of an address: after slashes, and before `.`, `?` and `&`. */
const BREAKS = /(?<=\/)(?!\/)|(?=[.?&])/;

/** An address with line-break opportunities between its parts. */
export function AddressText({ address }: { readonly address: string }): ReactNode {
  return address.split(BREAKS).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
