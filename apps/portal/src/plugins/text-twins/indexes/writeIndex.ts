import type { TwinLinks } from '../markdown/TwinLinks';
import type { TwinPage } from '../pages/TwinPage';

/** What a site says of itself. */
export interface Site {
  readonly title: string;
  readonly tagline: string;
}

/** `/llms.txt`: every page by area, each in one line (https://llmstxt.org). */
export function writeIndex(
  { tagline, title }: Site,
  pages: readonly TwinPage[],
  links: TwinLinks,
): string {
  const areas = new Map<string, TwinPage[]>();
  for (const page of pages) {
    if (page.area !== undefined) areas.set(page.area, [...(areas.get(page.area) ?? []), page]);
  }
  return [
    `# ${title}`,
    '',
    `> ${tagline}`,
    ...[...areas].flatMap(([area, listed]) => [
      '',
      `## ${area}`,
      '',
      ...listed.map((page) => writeLine(page, title, links)),
    ]),
    '',
  ].join('\n');
}

/** A page in one line: its twin and what it says. */
export function writeLine(
  { description, route, title }: TwinPage,
  site: string,
  links: TwinLinks,
): string {
  const said = oneLine(description);
  const name = oneLine(title || site).replace(/[[\]\\]/g, '\\$&');
  return `- [${name}](${links.twin(route)})${said === '' ? '' : `: ${said}`}`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
