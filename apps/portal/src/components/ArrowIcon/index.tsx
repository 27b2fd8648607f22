import type { ReactNode } from 'react';

/** Arrow at the end of a link. It is decorative and as high as the text. */
export default function ArrowIcon(): ReactNode {
  return (
    <svg
      viewBox="0 0 16 16"
      width="0.875em"
      height="0.875em"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M2.5 8h11M9 3.5 13.5 8 9 12.5" />
    </svg>
  );
}
