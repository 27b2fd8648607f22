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
