import type { ReactNode } from 'react';
import { isWebAddress } from './isWebAddress.js';

interface Props {
  readonly href: string;
  readonly children: ReactNode;
}

/**
 * A link to an address the contract gives. One that would run something or lead into the reader's
 * own machine (`javascript:`, `data:`, `file:` …) stands as text.
 */
export function ContractLink({ href, children }: Props): ReactNode {
  if (isWebAddress(href)) return <a href={href}>{children}</a>;
  return children === href ? (
    <code>{href}</code>
  ) : (
    <span>
      {children} <code>{href}</code>
    </span>
  );
}
