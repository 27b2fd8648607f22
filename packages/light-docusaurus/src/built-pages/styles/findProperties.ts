const PROPERTY = /--[\w-]+/g;

/** Every custom property that a text mentions. */
export function findProperties(text: string): readonly string[] {
  return text.match(PROPERTY) ?? [];
}
