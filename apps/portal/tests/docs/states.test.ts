import { readFileSync } from 'node:fs';
import * as mermaid from 'beautiful-mermaid';
import { describe, expect, it } from 'vitest';
import { objectStates } from '../../src/data/objectStates';
import { flowDiagram } from '../../src/plugins/api-reference/embed/parts/values';
import { checkStates } from '../../src/plugins/api-reference/embed/writeParts';
import { drawDiagram } from '../../src/plugins/markdown/diagrams/drawDiagrams';
import { indexSnapshots } from '../support/snapshots';

const index = indexSnapshots();
const PAGE = 'apps/portal/docs/frontier/conceitos/estados.mdx';

describe('states of the objects', () => {
  it('are the same in the data file and in every contract', () => {
    expect(checkStates(objectStates, index)).toEqual([]);
  });

  it('name every difference', () => {
    const { bloqueio, solicitacao } = objectStates;
    const wrong = {
      a: { ...solicitacao, values: ['Solicitada', 'Arquivada'] },
      b: { ...solicitacao, schemas: ['emissao/Nada'], calls: ['criarNada'] },
      c: {
        ...bloqueio,
        flow: { ...bloqueio.flow, transitions: [{ from: 'Pago', to: 'X', calls: ['submeter'] }] },
      },
    };
    expect(checkStates(wrong, index)).toEqual(
      expect.arrayContaining([
        'estados de a: falta Liquidada, que está em emissao/StatusDaSolicitacao',
        'estados de a: Arquivada não está em emissao/StatusDaSolicitacao',
        'estados de b: emissao/Nada não é uma lista de valores de um contrato',
        'estados de b: criarNada não é uma chamada',
        'estados de c: submeter está no fluxo e não nas chamadas',
        'estados de c: nada no fluxo leva a Pago',
      ]),
    );
  });

  it('leave out no list called status and no webhook', () => {
    const objects = Object.values(objectStates);
    const listed = new Set<string>(objects.flatMap(({ schemas }) => [...schemas]));
    const lists = Object.entries(index.enums).flatMap(([service, enums]) =>
      Object.keys(enums).map((name) => `${service}/${name}`),
    );
    expect(lists.filter((list) => /\/Status/.test(list) && !listed.has(list))).toEqual([]);
    const told = new Set<string>(objects.flatMap(({ webhooks }) => [...webhooks]));
    expect([...told].sort()).toEqual([...index.payloads].sort());
  });

  it('are drawn where the specification shows a flow, and nowhere else', () => {
    const flows = Object.entries(objectStates).flatMap(([name, object]) =>
      'flow' in object ? [[name, flowDiagram(object.flow, index)] as const] : [],
    );
    const names = { id: 'd', title: 'Fluxo', description: 'Fluxo' };
    const drawn = flows.map(([name, { value }]) => [name, drawDiagram(value, names, mermaid).text]);
    expect(Object.fromEntries(drawn)).toEqual({
      solicitacao: [
        'início → Criada: Criar solicitação',
        'Criada → Completada: Adicionar dados financeiros, Adicionar parcelas, Enviar documento da solicitação',
        'Completada → Submetida: Submeter solicitação',
      ],
      aprovacao: ['início → Criado: Criar cadastro', 'Criado → Submetido: Submeter cadastro'],
      movimentacao: [
        'início → Criada: Solicitar compra e venda, Transferir titularidade, Transferir custódia',
        'Criada → Confirmada: Aprovar ou reprovar movimentação com CONFIRMAR',
        'Criada → Reprovada: Aprovar ou reprovar movimentação com REPROVAR',
      ],
      bloqueio: [
        'início → Criado: Criar bloqueio',
        'Criado → Liberado: Liberar bloqueio com justificativa',
      ],
    });
  });

  it('stand once each on the page of states', () => {
    const shown = [...readFileSync(PAGE, 'utf8').matchAll(/<ObjectStates name="([^"]+)"/g)];
    expect(shown.map(([, name]) => name).sort()).toEqual(Object.keys(objectStates).sort());
  });
});
