import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { indexSnapshots } from '../../../../tests/support/snapshots';
import { transformMdx } from '../../../../tests/support/transformMdx';
import { testHosts, writeContractIndex } from '../../../contracts/buildContractIndex';
import { embedParts } from '../../api-reference/embed/embedParts';
import { importStaticHtml } from '../../api-reference/embed/importStaticHtml';
import { placeSwitch } from '../placeSwitch';
import { sandboxJourney } from '../startJourneys';

const JOURNEYS = 'apps/portal/docs/frontier/jornadas';
const HOST = 'https://emissao.homologacao.frontier.example';
const CALL = `\`\`\`bash\ncurl ${HOST}/api/v1/solicitacoes\n\`\`\``;

/** The blocks of a guide: names of elements, types of other nodes. */
function place(markdown: string): string[] {
  writeContractIndex(indexSnapshots());
  const { children } = transformMdx(markdown, [
    [embedParts, { parts: { SandboxJourney: sandboxJourney } }],
    importStaticHtml,
    placeSwitch,
  ]);
  return children.map((node) => ('name' in node && node.name) || node.type);
}

it('the switch of a page is before the first sample that calls a service', () => {
  expect(place(`# A\n\n\`\`\`bash\nls\n\`\`\`\n\nTexto.\n\n${CALL}\n\n${CALL}`)).toEqual([
    'heading',
    'code',
    'paragraph',
    'HostSwitch',
    'code',
    'code',
  ]);
});

it('the switch of a page is not in the text of a guide whose head has it', () => {
  const guide = (id: string) => place(`Texto.\n\n## A\n\n<Operation id="${id}" />\n\n${CALL}`);
  expect(guide('criarBloqueio')).not.toContain('HostSwitch');
  expect(guide('notificarCadastroAprovado')).toContain('HostSwitch');
});

it('the switch of a page is on no page without a call, and once if an author added it', () => {
  expect(place('# A\n\n```bash\nls\n```')).not.toContain('HostSwitch');
  expect(place(`<HostSwitch />\n\n${CALL}`)).toEqual(['HostSwitch', 'code']);
  const journey = place(`<SandboxJourney journey="bloqueios" />\n\n${CALL}`);
  expect(journey).toEqual(['p', 'div', 'HostSwitch', 'code']);
  expect(place(`<div data-call="homologacao">\n\n${CALL}\n\n</div>`)).toEqual(['div']);
});

it('the hosts of samples are those of the test environment, and never production’s', () => {
  expect(indexSnapshots().services.emissao?.hosts).toEqual([HOST]);
  const server = (url: string, description: string) => ({ url, description, variables: [] });
  const servers = [
    server('https://a.example', 'Ambiente de produção'),
    server('https://b.example', 'Ambiente de homologação'),
  ];
  expect(testHosts({ servers })).toEqual(['https://b.example']);
});

it('journeys in the simulator begin with one line each, which names its own journey', () => {
  const journeys = readdirSync(JOURNEYS).filter((name) => name !== 'index.mdx');
  expect(journeys).toHaveLength(9);
  for (const name of journeys) {
    const text = readFileSync(path.join(JOURNEYS, name), 'utf8');
    const named = [...text.matchAll(/<SandboxJourney journey="([^"]*)" \/>/g)];
    expect(named.map(([, journey]) => `${journey}.mdx`)).toEqual([name]);
  }
});

it('journeys in the simulator are refused with file and line if the journey does not exist', () => {
  expect(() => place('<SandboxJourney journey="bloqueio" />')).toThrow(
    'unknown journey "bloqueio". Nearest names: bloqueios',
  );
});

it('the guide of the simulator names every control call of the package', () => {
  const readme = readFileSync('packages/sandbox/README.md', 'utf8');
  const control = readFileSync('apps/portal/docs/frontier/sandbox/controle.mdx', 'utf8');
  const calls = [...readme.matchAll(/^\| `(?:GET|PUT|POST) \/(\w*)`/gm)].map(([, name]) => name);
  expect(calls.length).toBeGreaterThan(5);
  expect(calls.filter((name) => !control.includes(`/_sandbox/${name}\``))).toEqual([]);
});
