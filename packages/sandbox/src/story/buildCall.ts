import type { InjectOptions } from 'fastify';
import type { Examples } from '../contract/Examples.js';
import type { StoryCall } from './Story.js';

/** Any file: the simulator looks at none. */
const PDF = Buffer.from('%PDF-1.7\n');

/**
 * The request that a call of the story makes.
 * @throws Error naming what its contract has no example for
 */
export async function buildCall(
  { at = {}, body, call, example, files, with: changes }: StoryCall,
  examples: Examples,
  ids: ReadonlyMap<string, string>,
): Promise<InjectOptions> {
  const { method, path } = examples.route(call);
  const url = path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const kind = at[name];
    if (kind === undefined) return examples.parameter(call, name);
    const id = ids.get(kind);
    if (id === undefined) throw new Error(`identificadores-da-historia não tem: ${kind}`);
    return id;
  });
  const sent = examples.request(call, example);
  const value = body ?? mergePatch(sent.value, changes);
  const options = { method: method as 'POST', url };
  if (sent.type === 'multipart/form-data') {
    return { ...options, ...(await writeForm(value as object, files ?? {})) };
  }
  if (value === undefined) return options;
  return {
    ...options,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(value),
  };
}

/** RFC 7396: objects are merged, null removes a field, all else is replaced. */
function mergePatch(value: unknown, changes: unknown): unknown {
  if (changes === undefined) return value;
  if (!isObject(value) || !isObject(changes)) return changes;
  const merged = new Map(Object.entries(value));
  for (const [name, change] of Object.entries(changes)) {
    if (change === null) merged.delete(name);
    else merged.set(name, mergePatch(merged.get(name), change));
  }
  return Object.fromEntries(merged);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

async function writeForm(fields: object, files: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (!Object.hasOwn(files, name)) form.append(name, String(value));
  }
  for (const [name, file] of Object.entries(files)) {
    form.append(name, new Blob([PDF], { type: 'application/pdf' }), file);
  }
  const written = new Response(form);
  return {
    headers: { 'content-type': written.headers.get('content-type') ?? '' },
    payload: Buffer.from(await written.arrayBuffer()),
  };
}
