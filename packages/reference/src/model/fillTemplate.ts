/**
 * Puts values in the places of a template (`{name}`), each once: what a value holds is no template,
 * which could grow without end. A place without a value stays.
 */
export function fillTemplate(template: string, values: ReadonlyMap<string, string>): string {
  return template.replace(/\{([^{}]*)\}/g, (place, name: string) => values.get(name) ?? place);
}
