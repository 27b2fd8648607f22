/** How a reference is spread over pages: all on one, one for each tag, or one for each operation. */
export type Layout = 'page' | 'tag' | 'operation';

export const LAYOUTS: readonly Layout[] = ['page', 'tag', 'operation'];

export function isLayout(value: unknown): value is Layout {
  return LAYOUTS.some((layout) => layout === value);
}
