/** Trusted Types policies may turn texts into code or markup. A page allows only these names, each once. */
export const POLICY_NAMES = {
  /** Addresses of chunks, which the bundler's runtime loads. */
  chunks: 'portal-chunks',
  /** HTML made at build time. */
  html: 'portal-html',
  /** All texts that are assigned without a policy. */
  default: 'default',
} as const;

/** Conversions of a policy; a conversion that throws refuses the text. */
interface PolicyRules {
  readonly createHTML?: (html: string) => string;
  readonly createScript?: (code: string) => string;
}

interface PolicyFactory {
  createPolicy<Own extends PolicyRules>(name: string, rules: Own): Own;
}

/**
 * Creates one of the policies that pages allow. Each name may be used once.
 *
 * @returns the browser's policy, or the rules in a browser without Trusted Types. Results are typed as
 * strings, since TypeScript's DOM types accept only strings.
 */
export function createPolicy<Own extends PolicyRules>(
  name: keyof typeof POLICY_NAMES,
  rules: Own,
): Own {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyFactory };
  return trustedTypes?.createPolicy(POLICY_NAMES[name], rules) ?? rules;
}
