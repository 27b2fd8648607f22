import { modelService, parseDocument } from '@frontier/openapi';
import { describe, expect, it } from 'vitest';
import { transformMdx } from '../../../../../tests/support/transformMdx';
import { buildContractIndex, writeContractIndex } from '../../../../contracts/buildContractIndex';
import { pageKey } from '../../../../contracts/partKeys';
import { staticHtmlFile } from '../../storage/writeStaticHtml';
import { embedParts } from '../embedParts';
import { importStaticHtml } from '../importStaticHtml';

const origin = { service: 'teste', source: 'teste.json' };
const paths = Object.fromEntries(
  ['listar', 'Listar', 'servico.teste', 'criar'].map((operationId) => [
    `/${operationId}`,
    { get: { operationId, responses: {} } },
  ]),
);
const text = JSON.stringify({ openapi: '3.1.0', info: { title: 'Teste', version: '1' }, paths });
const identity = { id: 'teste', title: 'Teste' };
const service = modelService(parseDocument(text, origin), identity, origin.source);
const index = buildContractIndex(
  [
    {
      service,
      schemas: [],
      questions: [],
      route: '/teste',
      title: 'Teste',
      contract: '/teste.yaml',
    },
  ],
  () => undefined,
);

/** The files imported by a guide that shows these operations. */
function importsOf(ids: readonly string[]): string[] {
  const guide = ids.map((id) => `<Operation id="${id}" />`).join('\n\n');
  writeContractIndex(index);
  const { children } = transformMdx(guide, [embedParts, importStaticHtml]);
  return children.flatMap(
    (node) => ('value' in node ? /ilha-[\w.-]+/.exec(node.value) : null) ?? [],
  );
}

describe('operations whose ids could be taken for others', () => {
  it('are imported from files of their own', () => {
    const ids = ['listar', 'Listar', 'servico.teste', 'criar'];
    const files = importsOf(ids).map((file) => file.toLowerCase());
    expect(new Set(files).size).toBe(ids.length);
    expect(files).not.toContain(staticHtmlFile(pageKey('teste')));
  });
});
