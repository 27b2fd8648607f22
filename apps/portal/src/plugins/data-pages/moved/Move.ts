/** A former address and its replacement. */
export interface Move {
  readonly route: string;
  /** Decoded anchor; a final `*` matches any rest. Empty for the whole page. */
  readonly anchor: string;
  /** New address; ends in `*` if the anchor does. */
  readonly target: string;
  /** File and line of the move: `enderecos.yml:12`. */
  readonly place: string;
}

/** Targets by old anchor or pattern. */
export type Leads = Readonly<Record<string, string>>;

/** The target of an anchor: an exact match, else the first matching pattern. */
export function leadOf(leads: Leads, anchor: string): string | undefined {
  if (Object.hasOwn(leads, anchor)) return leads[anchor];
  for (const [pattern, target] of Object.entries(leads)) {
    const start = pattern.slice(0, -1);
    if (!pattern.endsWith('*') || !anchor.startsWith(start)) continue;
    return target.slice(0, -1) + anchor.slice(start.length);
  }
  return undefined;
}

/** Route and anchor of an address; the anchor may be empty. */
export function splitAddress(address: string): readonly [route: string, anchor: string] {
  const [route = '', anchor = ''] = address.split('#');
  return [route, anchor];
}
