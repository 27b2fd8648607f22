import type { ComponentProps, ReactNode } from 'react';

type Props = ComponentProps<'svg'> & { readonly size: string };

/** An icon drawn with lines in the colour of the text, on a grid of 16 × 16. It is decorative unless it has a role. */
export default function LineIcon({ size, ...others }: Props): ReactNode {
  return (
    <svg
      viewBox="0 0 16 16"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden={others.role === undefined ? true : undefined}
      {...others}
    />
  );
}

/** Arrow at the end of a link. It is decorative and as high as the text. */
export function ArrowIcon(): ReactNode {
  return (
    <LineIcon size="0.875em" strokeWidth="1.75">
      <path d="M2.5 8h11M9 3.5 13.5 8 9 12.5" />
    </LineIcon>
  );
}
