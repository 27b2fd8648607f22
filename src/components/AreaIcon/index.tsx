import type { ReactNode } from 'react';

/** Drawings on a 24 × 24 grid, line only, so that they take the colour of the text around them. */
const DRAWINGS = {
  key: (
    <>
      <circle cx="8" cy="15" r="4.25" />
      <path d="M11 12 19.5 3.5M16 7l3 3" />
    </>
  ),
  // A registration card: person and lines.
  person: (
    <>
      <rect x="2.75" y="4.75" width="18.5" height="14.5" rx="2" />
      <circle cx="8.5" cy="10.5" r="2" />
      <path d="M5.5 16c.5-1.8 1.6-2.6 3-2.6s2.5.8 3 2.6M14.5 10h4M14.5 14h4" />
    </>
  ),
  // With its seal.
  deed: (
    <>
      <path d="M18.25 11V4.75a2 2 0 0 0-2-2h-9.5a2 2 0 0 0-2 2v14.5a2 2 0 0 0 2 2H12" />
      <path d="M8.5 7.5h6M8.5 11h4" />
      <circle cx="16.75" cy="16" r="2.75" />
      <path d="m15.25 18.4-.5 3.1 2-1 2 1-.5-3.1" />
    </>
  ),
  // Stacked records, one looked at.
  register: (
    <>
      <path d="M20.25 9V5.75a2 2 0 0 0-2-2H5.75a2 2 0 0 0-2 2v12.5a2 2 0 0 0 2 2H10" />
      <path d="M3.75 9h16.5M7 13h3" />
      <circle cx="15.5" cy="15.5" r="3.25" />
      <path d="m18 18 3 3" />
    </>
  ),
  // Two, between holders.
  flows: (
    <>
      <path d="M3.5 8.25h15M15 4.75l3.5 3.5L15 11.75" />
      <path d="M20.5 15.75h-15M9 12.25l-3.5 3.5L9 19.25" />
    </>
  ),
  // With its wave.
  bell: (
    <>
      <path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15z" />
      <path d="M10 20.75h4M12 2.75V5" />
    </>
  ),
  // For an area without a drawing of its own.
  sheet: <path d="M6.75 2.75h7.5l4 4v14.5H6.75zM14 3v4h4" />,
};

export type IconName = keyof typeof DRAWINGS;

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
      {DRAWINGS[name]}
    </svg>
  );
}
