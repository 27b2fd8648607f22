interface Sibling {
  readonly required: boolean;
}

/**
 * What to say of each of some fields: that it is required, and, where most are, that it is not.
 *
 * @param siblings the fields of one object, or the parameters of one place.
 */
export function presenceOf(
  siblings: readonly Sibling[],
): (one: Sibling) => 'required' | 'optional' | undefined {
  const count = siblings.filter(({ required }) => required).length;
  const isMost = count > siblings.length / 2;
  return ({ required }) => {
    if (required) return 'required';
    return isMost ? 'optional' : undefined;
  };
}
