import type { Service } from './model/types/service.js';

/** Kept beside the models, not in them: models become pages, and no page names a machine's path. */
const sources = new WeakMap<Service, string>();

/** Keeps the path or URL that a model was read from, for what may yet be wrong with it. */
export function rememberSource(service: Service, source: string): void {
  sources.set(service, source);
}

/** The path or URL that a model was read from; of a model that was copied since, its title. */
export function sourceOf(service: Service): string {
  return sources.get(service) ?? service.title;
}
