import { createHash } from 'node:crypto';
import type { ContractModel } from '../../../contracts/loadedContracts';
import type { TwinLinks } from '../markdown/TwinLinks';
import type { SkillOptions } from '../options';
import type { TwinPage } from '../pages/TwinPage';
import { writeLine } from './writeIndex';

const FOLDER = '/.well-known/agent-skills';

/** Where assistants look for the skills of a host. */
export const SKILLS_PATH = `${FOLDER}/index.json`;

/** Where a skill stands. */
export function skillPath(name: string): string {
  return `${FOLDER}/${name}/SKILL.md`;
}

interface Sources {
  readonly contracts: readonly ContractModel[];
  readonly links: TwinLinks;
  readonly pages: readonly TwinPage[];
  /** Twins by route. */
  readonly texts: ReadonlyMap<string, string>;
}

/**
 * The skill's file: where to read what, and one guide whole.
 * @throws {Error} naming an area or a route of the options that the site does not have.
 */
export function writeSkill(
  { areas, description, introduction, name, whole }: SkillOptions,
  { contracts, links, pages, texts }: Sources,
): string {
  const find = (route: string): TwinPage => {
    const page = pages.find((one) => one.route.replace(/(?<=.)\/$/, '') === route);
    if (!page) throw new Error(`text-twins: the skill names ${route}, which is no page`);
    return page;
  };
  const first = find(introduction);
  return [
    '---',
    `name: ${name}`,
    `description: ${JSON.stringify(description)}`,
    '---',
    '',
    `# ${first.title}`,
    '',
    first.description,
    '',
    '## Onde ler',
    '',
    `- Todas as páginas: ${links.resolve('/llms.txt', introduction)}`,
    '- Uma página em Markdown: o seu endereço com `.md` no fim, ou com o cabeçalho `Accept: text/markdown`',
    ...contracts.map(
      ({ contract, route, title }) =>
        `- API de ${title}: [referência](${links.twin(route)}), [contrato](${links.resolve(contract, route)}); uma chamada só: \`${links.page(route)}/<operationId>.md\``,
    ),
    ...areas.flatMap((area) => {
      const listed = pages.filter((page) => page.area === area);
      if (listed.length === 0)
        throw new Error(`text-twins: the skill names ${area}, which is empty`);
      return ['', `## ${area}`, '', ...listed.map((page) => writeLine(page, '', links))];
    }),
    '',
    lower(texts.get(find(whole).route) ?? ''),
  ].join('\n');
}

/** A text whose headings stand a level below; lines of code that look like one stay. */
function lower(markdown: string): string {
  let isCode = false;
  return markdown
    .split('\n')
    .map((line) => {
      if (/^ *(?:```|~~~)/.test(line)) isCode = !isCode;
      return isCode ? line : line.replace(/^#+ /, '#$&');
    })
    .join('\n');
}

/** The index of skills (Agent Skills Discovery 0.2), with the digest of this one's file. */
export function writeSkillIndex({ description, name }: SkillOptions, file: string): string {
  const digest = `sha256:${createHash('sha256').update(file).digest('hex')}`;
  const skill = { name, type: 'skill-md', description, url: skillPath(name), digest };
  const $schema = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';
  return `${JSON.stringify({ $schema, skills: [skill] }, null, 2)}\n`;
}
