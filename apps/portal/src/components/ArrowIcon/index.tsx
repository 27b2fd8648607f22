import type { ReactNode } from 'react';
import LineIcon from '../LineIcon';

/** Arrow at the end of a link. It is decorative and as high as the text. */
export default function ArrowIcon(): ReactNode {
  return (
    <LineIcon size="0.875em" strokeWidth="1.75">
      <path d="M2.5 8h11M9 3.5 13.5 8 9 12.5" />
    </LineIcon>
  );
}
