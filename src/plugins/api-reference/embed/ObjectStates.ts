/** The states (or kinds) of one object of the API, as the specification lists them (§4). */
export interface ObjectStates {
  /** Where the contracts hold the same list, as `service/schema`; the first one gives the meanings. */
  readonly schemas: readonly string[];
  readonly values: readonly string[];
  /** operationIds of the calls that are shown to act on the object. */
  readonly calls: readonly string[];
  /** operationIds of the webhooks that tell of it. */
  readonly webhooks: readonly string[];
}

/** By the name a guide gives. */
export type StatesByName = Readonly<Record<string, ObjectStates>>;
