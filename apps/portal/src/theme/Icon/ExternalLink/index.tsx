import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import LineIcon from '../../../components/LineIcon';

export default function IconExternalLink(): ReactNode {
  const label = translate({
    id: 'theme.IconExternalLink.ariaLabel',
    message: '(opens in new tab)',
  });
  return (
    <LineIcon size="0.75em" role="img" aria-label={label}>
      <path d="M4.5 11.5l7-7M6 4.5h5.5V10" />
    </LineIcon>
  );
}
