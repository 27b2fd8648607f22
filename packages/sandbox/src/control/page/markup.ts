/** Text that is HTML already. */
export class Markup {
  constructor(readonly text: string) {}
}

/** What may stand in `html`: lists are put one after the other, nothing for what is not there. */
export type Part = Markup | string | number | undefined | null | readonly Part[];

/** HTML of a template: whatever stands in it is escaped, unless it came from `html` itself. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(texts.map((text, place) => text + write(parts[place])).join(''));
}

function write(part: Part): string {
  if (part === undefined || part === null) return '';
  if (part instanceof Markup) return part.text;
  if (typeof part === 'object') return part.map(write).join('');
  return String(part).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
