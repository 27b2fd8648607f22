import type { ReactNode } from 'react';
import type { SchemaLink } from '../model/types/schema.js';
import { useRenderTools } from './RenderContext.js';

interface Props {
  readonly link: SchemaLink;
}

/** Leads to the one place where a recurring or recursive schema is shown. */
export function SchemaLinkNote({ link }: Props): ReactNode {
  const { labels, linkTo } = useRenderTools();
  return (
    <p className="r-facts">
      <a href={link.recursive ? `#${link.anchor}` : linkTo(link.anchor)}>
        {link.recursive ? labels.recursive(link.name) : labels.seeSchema(link.name)}
      </a>
    </p>
  );
}
