import type { Source } from '../context.js';
import type { SchemaNode } from '../types/schema.js';
import type { Trail } from './expandSources.js';

/** Builds the node of a nested place. */
export type BuildNode = (
  sources: readonly Source[],
  anchor: string,
  trail: Trail,
  base?: string,
) => SchemaNode;

/** Builds the node of a rule, which has an anchor only if something links to it. */
export type BuildRule = (sources: readonly Source[], part: string) => SchemaNode;
