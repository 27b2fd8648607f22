import type { Props } from '@theme/Icon/Close';
import type { ReactNode } from 'react';
import LineIcon from '../../../components/LineIcon';

export default function IconClose({ className }: Props): ReactNode {
  return (
    <LineIcon className={className} size="16">
      <path d="M3.5 3.5l9 9M12.5 3.5l-9 9" />
    </LineIcon>
  );
}
