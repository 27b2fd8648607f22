import { fileURLToPath } from 'node:url';
import type { Config, Plugin, RawUniversalConfig } from '@redocly/openapi-core';
import { isObject, type JsonObject, type JsonValue } from '../json.js';
import { LIMITS } from '../limits.js';
import { resolveRef } from './resolveRef.js';

type Redocly = typeof import('@redocly/openapi-core');

let loading: Promise<Redocly> | undefined;

/** Redocly takes a third of a second to load, so it is only imported when a document is checked. */
function loadRedocly(): Promise<Redocly> {
  loading ??= import('@redocly/openapi-core');
  return loading;
}

/**
 * Prepares rules of Redocly's linter, and of plugins: the id of a plugin precedes the names of its rules.
 *
 * @param rules as in a file `redocly.yaml`; no such file is read.
 * @example
 * (await configureLinter({ rules: { struct: 'error' } })).plugins.length // 1
 */
export async function configureLinter(
  rules: Pick<RawUniversalConfig, 'extends' | 'rules'>,
  plugins: readonly object[] = [],
): Promise<Config> {
  const { createConfig } = await loadRedocly();
  // Redocly searches for plugins beside the configuration; there are none beside this file.
  const configPath = fileURLToPath(new URL('redocly.yaml', import.meta.url));
  const resolve = { doNotResolveExamples: true };
  // The linter's types name every keyword of each object; rules of ours read them as JSON.
  return createConfig({ ...rules, resolve }, { configPath, plugins: plugins as Plugin[] });
}

/**
 * Lints the values parsed within our limits, never the text, and follows no reference out of the document.
 *
 * @param file name of the document, for rules.
 * @returns the problems, each with the pointer of its value.
 * @example
 * await lintDocument(document.root, await configureLinter({ rules: { struct: 'error' } })) // []
 */
export async function lintDocument(root: JsonObject, config: Config, file = '/openapi.yaml') {
  const core = await loadRedocly();
  class ClosedResolver extends core.BaseResolver {
    override loadExternalRef(ref: string): Promise<never> {
      return Promise.reject(new Error(`${ref} is not read`));
    }
  }
  const problems = await core.lintDocument({
    document: { source: new core.Source(file, ''), parsed: copyForLinter(root) },
    config,
    externalRefResolver: new ClosedResolver(),
  });
  return problems.map(({ location: [location], message, suggest }) => {
    const pointer = (location?.pointer ?? '').replace(/^#\/?/, '/').replaceAll('%', '%25');
    return { message, pointer: pointer === '/' ? '' : pointer, suggest };
  });
}

/**
 * Omits things that the linter cannot handle: lost references in examples and extensions, keys too long to compare, the
 * end of long texts, and, of OpenAPI 3.2, scopes of a device flow and the style of cookies.
 */
function copyForLinter(root: JsonObject, value: JsonValue = root): JsonValue {
  if (Array.isArray(value)) return value.map((item) => copyForLinter(root, item));
  if (typeof value === 'string') return value.slice(0, LIMITS.lintedText);
  if (!isObject(value)) return value;
  const kept: JsonObject = {};
  for (const [key, item] of Object.entries(value)) {
    const isLost = key === '$ref' && !(typeof item === 'string' && resolveRef(root, item));
    if (!isLost && key.length <= LIMITS.comparedKey) kept[key] = copyForLinter(root, item);
  }
  if ('deviceAuthorizationUrl' in kept && isObject(kept.scopes)) kept.scopes = {};
  const isCookie = kept.in === 'cookie' && kept.style === 'cookie';
  if (isCookie && versionOf(root) === '3.2') delete kept.style;
  return kept;
}

/** Without the last number, as `3.2`. */
export function versionOf(root: JsonObject): string {
  return String(root.openapi).slice(0, 3);
}
