/** How a reference is spread over pages: all on one, one for each tag, or one for each operation. */
export type Layout = 'page' | 'tag' | 'operation';

/** Every layout, in the order in which messages name them. */
export const LAYOUTS: readonly Layout[] = ['page', 'tag', 'operation'];

/** Whether a value from a configuration or a command line names a layout. */
export function isLayout(value: unknown): value is Layout {
  return LAYOUTS.some((layout) => layout === value);
}
