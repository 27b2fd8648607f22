import type { Fact, Place } from '../expectedPlaces';
import type { Pointed, Reader } from './Reader';

/** What a place with a schema must show, at the place itself and inside it. */
export interface DescribedSchema {
  readonly key: string;
  readonly facts: readonly Fact[];
  readonly children: () => readonly Place[];
}

/** Describes the schemas of a nested place. */
export type Describe = (
  reader: Reader,
  sources: readonly Pointed[],
  base?: string,
) => DescribedSchema;
