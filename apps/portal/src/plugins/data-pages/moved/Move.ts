/** An address that was published once, and where its content is now. */
export interface Move {
  /** Page of the old address. */
  readonly route: string;
  /** Its anchor, as it is read; a last `*` stands for the rest of several. Empty for the whole page. */
  readonly anchor: string;
  /** Address now; where the anchor ends in `*`, so does this one. */
  readonly target: string;
  /** Where it is said, such as `enderecos.yml:12`. */
  readonly place: string;
}

/** Targets by the anchors that lead to them. */
export type Leads = Readonly<Record<string, string>>;

/** Where an anchor leads: as it is written, or by the first pattern that takes it. */
export function leadOf(leads: Leads, anchor: string): string | undefined {
  if (Object.hasOwn(leads, anchor)) return leads[anchor];
  for (const [pattern, target] of Object.entries(leads)) {
    const start = pattern.slice(0, -1);
    if (!pattern.endsWith('*') || !anchor.startsWith(start)) continue;
    return target.slice(0, -1) + anchor.slice(start.length);
  }
  return undefined;
}

/** A page, and the place on it; empty for its top. */
export function splitAddress(address: string): readonly [route: string, anchor: string] {
  const [route = '', anchor = ''] = address.split('#');
  return [route, anchor];
}
