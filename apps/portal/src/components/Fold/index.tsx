import type { ComponentProps, ReactNode } from 'react';

/** A native fold. */
export default function Fold(props: ComponentProps<'details'>): ReactNode {
  return <details {...props} data-native />;
}
