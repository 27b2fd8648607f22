import type { ExternalDocs } from '@frontier/openapi';
import { Fragment, type ReactNode } from 'react';
import { labels } from '../labels.js';
import type { FactLine } from './fieldFacts.js';
import { isWebAddress } from './links.js';
import { useRenderTools } from './RenderContext.js';

interface ProseProps {
  readonly text: string | undefined;
  readonly kind?: 'page' | 'field';
}

export function Prose({ text, kind = 'field' }: ProseProps): ReactNode {
  const { markdown } = useRenderTools();
  const html = text ? markdown(text, kind) : '';
  return html && <div className="r-md" dangerouslySetInnerHTML={{ __html: html }} />;
}

interface ContractLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/**
 * A link to an address from the contract. An unsafe address (`javascript:`, `data:`, `file:` …) becomes text.
 */
export function ContractLink({ href, children }: ContractLinkProps): ReactNode {
  if (isWebAddress(href)) return <a href={href}>{children}</a>;
  return children === href ? (
    <code>{href}</code>
  ) : (
    <span>
      {children} <code>{href}</code>
    </span>
  );
}

interface DocsProps {
  readonly docs: ExternalDocs | undefined;
  readonly className?: string;
}

/** A link to the external documentation, if the contract has any. */
export function DocsLink({ docs, className }: DocsProps): ReactNode {
  if (!docs) return null;
  return (
    <p className={className}>
      <ContractLink href={docs.url}>{docs.description ?? labels.moreInformation}</ContractLink>
    </p>
  );
}

export function FactText({ fact: { codes, words } }: { readonly fact: FactLine }): ReactNode {
  return (
    <>
      {words}
      <CodeList codes={codes} />
    </>
  );
}

/** Each in its own element: a comma may be part of one. */
export function CodeList({ codes }: { readonly codes: readonly string[] }): ReactNode {
  return codes.map((code, index) => (
    <Fragment key={index}>
      {index > 0 && ', '}
      <code>{code}</code>
    </Fragment>
  ));
}

interface CopyProps {
  /** The text to copy, or `code` for the code block around the button. */
  readonly copies: string;
  /** Name of the button for screen readers. */
  readonly says?: string;
  readonly label?: string;
}

export function CopyButton({ copies, says, label }: CopyProps): ReactNode {
  return (
    <button type="button" className="r-copy" data-copy={copies} aria-label={says}>
      {label ?? labels.copy}
    </button>
  );
}

export function DeprecatedMark(): ReactNode {
  return <b className="r-deprecated-mark">{labels.deprecated}</b>;
}

/** Heading of one section of an operation: parameters, body or responses. */
export function SectionHeading({ children }: { readonly children: ReactNode }): ReactNode {
  const { sectionLevel } = useRenderTools();
  const Heading = `h${sectionLevel}` as const;
  return <Heading className="r-section">{children}</Heading>;
}
