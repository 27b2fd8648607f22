import { Fragment, type ReactNode } from 'react';

/** After the slashes of an address and before its dots, `?` and `&`; not between its letters. */
const BREAKS = /(?<=\/)(?!\/)|(?=[.?&])/;

interface Props {
  readonly address: string;
}

/** An address that, where it is too long for its line, ends it between its parts. */
export function AddressText({ address }: Props): ReactNode {
  return address.split(BREAKS).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
