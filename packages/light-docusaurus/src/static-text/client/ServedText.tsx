import { useHistory } from '@docusaurus/router';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { type ReactNode, useEffect, useRef } from 'react';
import { builtHtml } from '../../trusted/builtHtml';
import { followLinks } from './followLinks';

/** Classes of the element that holds a guide's text, as the theme sets them. */
const TEXT_CLASSES = `${ThemeClassNames.docs.docMarkdown} markdown`;

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
      dangerouslySetInnerHTML={{ __html: builtHtml(html) }}
    />
  );
}
