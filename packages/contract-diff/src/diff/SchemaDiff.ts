import type { SchemaNode } from '@frontier/openapi';
import type { ChangeList, Spot } from './ChangeList';

/** A comparison of schemas under way. */
export interface SchemaDiff {
  readonly changes: ChangeList;
  /** Compares two schemas and all they are made of. */
  readonly compare: (
    spot: Spot,
    before: SchemaNode | undefined,
    after: SchemaNode | undefined,
  ) => void;
}
