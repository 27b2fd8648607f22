/*
 * What Mozilla's HTTP Observatory asks of a site, in our own words and code: each test gives one of
 * its results, each result adds to 100 or takes from it. Results that a site without cookies, shared
 * resources and foreign scripts cannot have are left out. Its preload list of HSTS (5 more) is the
 * domain's to join.
 */

/** What is known of a site's first page. */
export interface Seen {
  /** Of the page asked for with TLS. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** The policies that the page carries in its own head. */
  readonly pagePolicies: readonly string[];
  /** Attributes of its scripts that load something. */
  readonly scripts: readonly { readonly src: string; readonly integrity?: string }[];
  /** Where the page leads to when asked for without TLS, and the name of its host. */
  readonly plain: { readonly location?: string; readonly host: string };
}

export interface Grade {
  readonly test: string;
  readonly result: string;
  readonly points: number;
}

/** Extra points count from here on only. */
const FROM = 90;

type Result = readonly [result: string, points: number];

const TESTS: Readonly<Record<string, (seen: Seen) => Result>> = {
  'Content-Security-Policy': gradePolicy,
  'Cross-Origin-Embedder-Policy': isolation('cross-origin-embedder-policy', [
    'require-corp',
    'credentialless',
  ]),
  'Cross-Origin-Opener-Policy': isolation('cross-origin-opener-policy', [
    'same-origin',
    'same-origin-allow-popups',
    'noopener-allow-popups',
  ]),
  'Cross-Origin-Resource-Policy': isolation('cross-origin-resource-policy', [
    'same-origin',
    'same-site',
  ]),
  Redirection: ({ plain }) =>
    plain.location?.startsWith(`https://${plain.host}/`)
      ? ['to TLS on the same host at once', 0]
      : ['not to TLS on the same host at once', -20],
  'Referrer-Policy': gradeReferrer,
  'Strict-Transport-Security': gradeTransport,
  'Subresource integrity': gradeScripts,
  'X-Content-Type-Options': ({ headers }) =>
    headers['x-content-type-options'] === 'nosniff' ? ['nosniff', 0] : ['not said', -5],
  'X-Frame-Options': ({ headers }) => {
    const ancestors = readPolicy(headers['content-security-policy'] ?? '').get('frame-ancestors');
    if (ancestors) return ['by frame-ancestors', 5];
    const said = headers['x-frame-options']?.toLowerCase();
    return said === 'deny' || said === 'sameorigin' ? [said, 5] : ['not said', -20];
  },
};

/** Grades a page as the Observatory does. */
export function gradeSite(seen: Seen): {
  readonly grades: readonly Grade[];
  readonly score: number;
} {
  const grades = Object.entries(TESTS).map(([test, grade]) => {
    const [result, points] = grade(seen);
    return { test, result, points };
  });
  const faults = 100 + sum(grades.map(({ points }) => Math.min(points, 0)));
  return { grades, score: faults < FROM ? faults : 100 + sum(grades.map(({ points }) => points)) };
}

function sum(points: readonly number[]): number {
  return points.reduce((total, more) => total + more, 0);
}

function isolation(header: string, good: readonly string[]): (seen: Seen) => Result {
  return ({ headers }) => {
    const said = headers[header];
    if (said === undefined) return ['not said', 0];
    return good.includes(said) ? [said, 10] : [said, -5];
  };
}

function gradeReferrer({ headers }: Seen): Result {
  const said = headers['referrer-policy'];
  if (said === undefined) return ['not said', 0];
  const good = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
  return good.includes(said) ? [said, 5] : [said, -5];
}

function gradeTransport({ headers }: Seen): Result {
  const said = /^max-age=(\d+)(;|$)/.exec(headers['strict-transport-security'] ?? '')?.[1];
  if (said === undefined) return ['not said', -20];
  return Number(said) >= 15_552_000 ? ['at least half a year', 0] : ['less than half a year', -10];
}

function gradeScripts({ scripts }: Seen): Result {
  if (scripts.some(({ src }) => /^(https?:)?\/\//.test(src))) return ['from elsewhere', -5];
  return scripts.some(({ integrity }) => integrity)
    ? ['own scripts, with integrity', 5]
    : ['own scripts', 0];
}

const BROAD = [
  '*',
  'http:',
  'https:',
  'ftp:',
  'http://*',
  'https://*',
  'http://*.*',
  'https://*.*',
];
const LOOSE = [...BROAD, "'unsafe-inline'", 'data:'];
const HASH = /^'(sha(256|384|512)|nonce)-/;

/**
 * Header and page together. Where both speak of a directive, only what both allow counts; the
 * Observatory also drops what one of them alone allows, which is kinder than browsers are.
 */
function gradePolicy({ headers, pagePolicies }: Seen): Result {
  const header = headers['content-security-policy'];
  const policies = [...(header ? [header] : []), ...pagePolicies].map(readPolicy);
  if (policies.length === 0) return ['not said', -25];
  const allowed = (...names: readonly string[]) => sourcesOf(policies, names);
  const script = allowed('script-src', 'default-src');
  const style = allowed('style-src', 'default-src');
  const object = allowed('object-src', 'default-src');
  if (has(script, LOOSE) || has(object, BROAD)) return ['scripts or plug-ins from anywhere', -20];
  const all = policies.flatMap((policy) => [...policy.values()].flat());
  if (all.some((source) => /^(http|ftp):/.test(source))) return ['sources without TLS', -20];
  if (has([...script, ...style], ["'unsafe-eval'"])) return ['unsafe-eval', -10];
  if (has(style, LOOSE)) return ['styles from anywhere', 0];
  return allowed('default-src').join() === "'none'"
    ? ["default-src 'none', nothing unsafe", 10]
    : ['nothing unsafe', 5];
}

function readPolicy(policy: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    policy
      .toLowerCase()
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .filter(([name]) => name)
      .map(([name = '', ...sources]) => [name, sources]),
  );
}

/** What is allowed by all policies that speak of it; everything where none does. */
function sourcesOf(
  policies: readonly ReadonlyMap<string, readonly string[]>[],
  names: readonly string[],
): readonly string[] {
  const said = policies.flatMap((policy) => {
    const name = names.find((directive) => policy.has(directive));
    return name === undefined ? [] : [policy.get(name) ?? []];
  });
  const [first, ...others] = said;
  if (first === undefined) return ['*'];
  const common = first.filter((source) => others.every((other) => other.includes(source)));
  const sources = common.length > 0 ? common : ["'none'"];
  return sources.some((source) => HASH.test(source))
    ? sources.filter((source) => source !== "'unsafe-inline'")
    : sources;
}

function has(sources: readonly string[], unwanted: readonly string[]): boolean {
  return sources.some((source) => unwanted.includes(source));
}
