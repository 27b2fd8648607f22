import { foldText } from '../text/words.js';
import { PARTS } from './describeResult.js';
import { keyOf } from './keyOf.js';
import type { SearchDocument } from './listDocuments.js';
import type { Group } from './Search.js';
import { paths as weights } from './weights.js';

export interface AskedPath {
  readonly method?: string | undefined;
  /** Folded, without host, query string, `api` and version. */
  readonly segments: readonly string[];
  readonly rest: string;
}

const METHOD = /\b(get|post|put|patch|delete)\b/i;
const PATH = /(?:https?:\/\/[^\s/]+)?\/?[\w{}<>.:~$-]+(?:\/[\w{}<>.:~$-]*)+|\/[\w{}<>.:~$-]+/i;
/** A host may have no scheme, or be a variable: `localhost:4600/api/v1`, `$URL/api/v1`. */
const HOST = /^(?:https?:\/\/[^/]+|.+?(?=\/api\/))/i;
const COMMON = /^(?:api|v\d+)$/;

/** `GET solicitacoes id`: a method, and a path with spaces instead of slashes. */
const BARE = /(?<=^\s*(?:get|post|put|patch|delete)\s+)[\w{}-]+(?:\s+[\w{}-]+)*(?=\s*$)/i;

export function readPath(query: string): AskedPath | undefined {
  const found = PATH.exec(query) ?? BARE.exec(query);
  if (!found) return undefined;
  const [address] = found;
  const path = address.replace(HOST, '').replace(/\s+/g, '/');
  const segments = splitPath(path);
  // `30/360` is no path.
  if (segments.every((segment) => /^[\d.]+$/.test(segment))) return undefined;
  const before = query.slice(0, found.index);
  const after = query.slice(found.index + address.length);
  // A query string implies GET.
  const implied = after.startsWith('?') ? 'GET' : undefined;
  const method = METHOD.exec(before)?.[1]?.toUpperCase() ?? implied;
  const rest = `${before.replace(METHOD, ' ')} ${after.replace(/^[?#]\S*/, '')}`.trim();
  return { method, segments, rest };
}

function splitPath(path: string): string[] {
  return foldText(path)
    .replace(/\.(?:html|md)$/, '')
    .split('/')
    .filter((segment) => segment !== '' && !COMMON.test(segment));
}

/** From 0 (different) to 1 (equal). Parameters match any value; a prefix or suffix scores lower. */
function comparePath(asked: readonly string[], template: readonly string[]): number {
  if (asked.length === 0 || asked.length > template.length) return 0;
  const literals = countLiterals(asked, template);
  if (asked.length === template.length)
    return literals === undefined ? 0 : 1 - 0.05 * (asked.length - literals);
  if (literals !== undefined && literals > 0) return (0.8 * asked.length) / template.length;
  const end = countLiterals(asked, template.slice(-asked.length));
  return end !== undefined && end > 0 ? (0.7 * asked.length) / template.length : 0;
}

/** Returns undefined if a segment differs from a literal. */
function countLiterals(asked: readonly string[], template: readonly string[]): number | undefined {
  const different = [...asked.keys()].filter((at) => asked[at] !== template[at]);
  const isLike = different.every((at) => /^[{:<$]/.test(template[at] ?? ''));
  return isLike ? asked.length - different.length : undefined;
}

/** Whether a segment is a concrete value rather than a name. */
export function isConcrete(segment: string): boolean {
  return /^[{:<$]/.test(segment) || /\d/.test(segment);
}

const FIELD_PATH = /[a-z_]\w*(?:\[\d*\]|[./](?:\d+|[a-z_]\w*))+/gi;

/** Ends of the ids of fields: `.investidores.cpf` of `investidores[0].cpf`, `.body.cpf` of `corpo/0/cpf`. */
export function readFieldPaths(query: string): string[] {
  return (query.toLowerCase().match(FIELD_PATH) ?? []).flatMap((found) => {
    const [part = '', ...names] = found.replace(/\[\d*\]|[./]\d+/g, '').split(/[./]/);
    const own = Object.keys(PARTS).find((name) => PARTS[name]?.toLowerCase() === part) ?? part;
    return names.length > 0 ? [`.${[own, ...names].join('.')}`] : [];
  });
}

/** Scores groups by path: operations that match it, their guides, and the page with this address. */
export function createPathScorer(documents: readonly SearchDocument[]) {
  const heads = documents.filter(({ isHead }) => isHead);
  const calls = heads.flatMap(({ group }) =>
    group.path === undefined
      ? []
      : [{ group, template: splitPath(group.path), id: keyOf(group.names[0] ?? '') }],
  );
  const pages = heads.filter(({ group }) => group.anchor === '');
  return ({ method: wanted, segments }: AskedPath): ReadonlyMap<Group, number> => {
    const scores = new Map<Group, number>();
    const byId = new Map<string, number>();
    for (const { group, id, template } of calls) {
      const likeness = comparePath(segments, template);
      if (likeness === 0) continue;
      const isMethod = wanted === undefined || wanted === group.method;
      const worth = weights.call * likeness * (isMethod ? 1 : weights.otherMethod);
      scores.set(group, worth);
      byId.set(id, worth);
    }
    const end = `/${segments.join('/')}`;
    for (const { group, keys } of pages) {
      // A guide has the ids of its operations among its names.
      const called = Math.max(0, ...keys.map((key) => byId.get(key) ?? 0)) * weights.guide;
      const isAsked = segments.length > 1 && `/${splitPath(group.page).join('/')}`.endsWith(end);
      if (isAsked || called > 0) scores.set(group, isAsked ? weights.call : called);
    }
    return scores;
  };
}
