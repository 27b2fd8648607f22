import type { Source } from '../context.js';
import type { Fragment } from './expandSources.js';

/** A fragment as what readers of keys take. */
export function asSource({ schema, pointer }: Fragment): Source {
  return { value: schema, pointer };
}
