import type { Props } from '@theme/Icon/Close';
import type { ReactNode } from 'react';

/** A light cross in the weight of the other icons. */
export default function IconClose({ className }: Props): ReactNode {
  return (
    <svg
      className={className}
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M3.5 3.5l9 9M12.5 3.5l-9 9" />
    </svg>
  );
}
