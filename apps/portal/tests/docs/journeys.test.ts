import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import { readPreparedContracts } from '../../../../packages/sandbox/src/node/readPreparedContracts';
import { callsOf, type OperationEntry } from '../../src/contracts/buildContractIndex';
import { indexSnapshots } from '../support/snapshots';
import { type Fault, parseGuide, readGuides } from './support/readBlocks';
import { wordsOf } from './support/readCalls';

const index = indexSnapshots();
const values = new Set(wordsOf(readPreparedContracts()));
const journeys = readGuides('apps/portal/docs/frontier/jornadas');

/** Upper-case words of HTTP or the samples' shell, and prefixes of codes. */
const OTHER_CAPITALS = new Set(['GET', 'POST', 'PUT', 'TOKEN', 'LNC']);
const REFERENCE = /^\/docs\/frontier\/([\w-]+)\/api#(\w+)$/;

function checkJourney(file: string, text: string): Fault[] {
  const faults: Fault[] = [];
  visit(parseGuide(file, text).tree, ['link', 'inlineCode'], (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'inlineCode' && /^[A-Z][A-Z_]{2,}$/.test(node.value)) {
      if (values.has(node.value) || OTHER_CAPITALS.has(node.value)) return;
      faults.push(`${file}:${line} nenhum contrato tem o valor ${node.value}`);
    }
    if (node.type !== 'link') return;
    const [, service, id] = REFERENCE.exec(node.url) ?? [];
    if (service === undefined) return;
    const [call] = callsOf([id ?? ''], index).filter((one) => one.service === service);
    const message = call ? checkName(textOf(node), call) : `${service} não tem a operação ${id}`;
    if (message) faults.push(`${file}:${line} ${message}`);
  });
  return faults;
}

/** A link that names method and path must name those of its target. */
function checkName(
  name: string,
  call: OperationEntry & { readonly id: string },
): string | undefined {
  const [, method, path] = /^(GET|POST|PUT|DELETE)(?: (\/\S+))?$/.exec(name) ?? [];
  if (method === undefined) return undefined;
  const matches = method === call.method && (path === undefined || call.path === path);
  return matches ? undefined : `${name} não é ${call.id}: ${call.method} ${call.path}`;
}

it.each(journeys)('$file names calls and states as the contracts do', ({ file, text }) => {
  expect(checkJourney(file, text)).toEqual([]);
});

it('a state no contract has, and a path that is not the call’s, are faults with their line', () => {
  const text =
    'É `PAGO`.\n\n[`POST /api/v1/bloqueio`](/docs/frontier/pos-emissao/api#criarBloqueio)\n';
  expect(checkJourney('a.mdx', text)).toEqual([
    'a.mdx:1 nenhum contrato tem o valor PAGO',
    expect.stringMatching(/^a\.mdx:3 POST \/api\/v1\/bloqueio não é criarBloqueio/),
  ]);
});
