/** Whom to tell of a weakness, as `/.well-known/security.txt` says it (RFC 9116). */
export interface SecurityContact {
  /** Addresses in the order to try them: `mailto:`, `https:` or `tel:`. */
  readonly contacts: readonly string[];
  /** Until when this holds, as `2030-01-31T00:00:00Z`; readers disregard the file after that. */
  readonly expires: string;
  /** Address of the policy for whoever finds a weakness. */
  readonly policy?: string;
}

export interface SiteFilesOptions {
  /** Path of the portal's mark, a square SVG. */
  readonly logo: string;
  /** Path of the stylesheet of design tokens. */
  readonly tokens: string;
  /** Without it there is no `security.txt`. */
  readonly security?: SecurityContact | undefined;
}
