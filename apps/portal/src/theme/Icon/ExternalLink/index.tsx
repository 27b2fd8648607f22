import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

/** A thin arrow behind a link that leaves the site. */
export default function IconExternalLink(): ReactNode {
  return (
    <svg
      className="leaves-site"
      viewBox="0 0 16 16"
      width="0.75em"
      height="0.75em"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      role="img"
      aria-label={translate({
        id: 'theme.IconExternalLink.ariaLabel',
        message: '(opens in new tab)',
      })}
    >
      <path d="M4.5 11.5l7-7M6 4.5h5.5V10" />
    </svg>
  );
}
