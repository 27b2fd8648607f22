/** Calls between two moments of an object. */
export interface Transition {
  /** A moment that another transition leads to; left out, the object doesn't exist yet. */
  readonly from?: string;
  readonly to: string;
  /** operationIds; whether all are needed is the description's to say. */
  readonly calls: readonly string[];
  /** What a call must carry to take this way, such as `CONFIRMAR`. */
  readonly with?: string;
}

/**
 * The calls that are shown to follow each other. Moments are named by what was done: which of an
 * object's states belongs to each is not shown.
 */
export interface ObjectFlow {
  readonly title: string;
  readonly description: string;
  readonly transitions: readonly Transition[];
}

/** The states (or kinds) of one object of the API, in the order and spelling they were given in. */
export interface ObjectStates {
  /** Where the contracts hold the same list, as `service/schema`; the first one gives the meanings. */
  readonly schemas: readonly string[];
  readonly values: readonly string[];
  /** operationIds of the calls that are shown to act on the object. */
  readonly calls: readonly string[];
  /** operationIds of the webhooks that tell of it. */
  readonly webhooks: readonly string[];
  /** Where one is known. */
  readonly flow?: ObjectFlow;
}

/** By the name a guide gives. */
export type StatesByName = Readonly<Record<string, ObjectStates>>;
