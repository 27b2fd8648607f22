import type { ReactNode } from 'react';
import LineIcon from '../../../components/LineIcon';

export default function IconExternalLink(): ReactNode {
  return (
    <LineIcon size="0.75em" role="img" aria-label="(abre em nova aba)">
      <path d="M4.5 11.5l7-7M6 4.5h5.5V10" />
    </LineIcon>
  );
}
