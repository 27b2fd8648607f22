import { useHistory } from '@docusaurus/router';
import { type ReactNode, useEffect, useRef } from 'react';
import { followLinks } from './followLinks';
import { TEXT_CLASSES } from './textElement';

interface Props {
  readonly html: string;
}

/** A guide's text as HTML made at build time: what the server sent stays as it is while React hydrates. */
export default function ServedText({ html }: Props): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const history = useHistory();
  useEffect(() => (element.current ? followLinks(element.current, history) : undefined), [history]);
  return (
    <div
      ref={element}
      className={TEXT_CLASSES}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
