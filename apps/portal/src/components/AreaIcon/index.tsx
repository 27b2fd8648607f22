import { createElement, type ReactNode } from 'react';
import { drawings, type IconName } from './drawings';

interface Props {
  readonly name: IconName;
  readonly className?: string | undefined;
}

/** Icon of one area of the API; decorative, since the area's name always stands beside it. */
export default function AreaIcon({ className, name }: Props): ReactNode {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawings[name].map(([tag, attributes]) =>
        createElement(tag, { ...attributes, key: Object.values(attributes).join() }),
      )}
    </svg>
  );
}
