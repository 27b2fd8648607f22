import type { ReactNode } from 'react';

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

/** Read as a browser reads it, which leaves out the tabs and line breaks that may hide a scheme. */
function isWebAddress(href: string): boolean {
  const base = 'https://exemplo.invalid/';
  return URL.canParse(href, base) && /^(https?|mailto):$/.test(new URL(href, base).protocol);
}
