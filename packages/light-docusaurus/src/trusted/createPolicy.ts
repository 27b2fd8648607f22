/**
 * Who may turn texts into code or markup in a browser that knows Trusted Types, by what they are for.
 * A page's policy allows these names and no other, each once.
 */
export const POLICY_NAMES = {
  /** Addresses of the application's parts, which the bundler's own code loads. */
  chunks: 'portal-chunks',
  /** Addresses of the scripts that the page script loads. */
  scripts: 'portal-scripts',
  /** HTML made at build time. */
  html: 'portal-html',
  /** Whatever asks none of the others. */
  default: 'default',
} as const;

/** What a policy makes of a text; one that throws refuses it. */
interface Rules {
  readonly createHTML?: (html: string) => string;
  readonly createScript?: (code: string) => string;
  readonly createScriptURL?: (address: string) => string;
}

interface Factory {
  createPolicy<Own extends Rules>(name: string, rules: Own): Own;
}

/**
 * Creates one of the policies that pages allow; for each there is one place that calls this.
 *
 * @returns what the browser made of the rules, or the rules themselves where it knows no Trusted Types.
 * What they give is typed as text, as TypeScript types what takes it.
 */
export function createPolicy<Own extends Rules>(name: keyof typeof POLICY_NAMES, rules: Own): Own {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: Factory };
  return trustedTypes?.createPolicy(POLICY_NAMES[name], rules) ?? rules;
}
