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
