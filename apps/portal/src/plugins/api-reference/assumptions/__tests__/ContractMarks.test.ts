import { modelService, parseDocument } from '@frontier/openapi';
import { renderReference } from '@frontier/reference';
import { expect, it } from 'vitest';
import { Assumptions } from '../../../../shared/assumptions/Assumptions';
import { describeService } from '../../../../shared/assumptions/writeQuestions';
import { ContractMarks } from '../ContractMarks';

const CONTRACT = `
openapi: 3.1.0
info: { title: Itens, version: '1' }
paths:
  /itens:
    post:
      operationId: criar
      requestBody:
        content:
          application/json:
            schema:
              type: object
              properties:
                valor: { type: number, description: O valor., x-perguntas: [numeros] }
                dia: { type: string, description: O dia., x-perguntas: [datas] }
                nome: { type: string, description: O nome. }
                sede:
                  type: object
                  properties:
                    desde: { type: string, description: Desde quando., x-perguntas: [datas] }
                partes:
                  type: array
                  description: As partes.
                  items:
                    type: object
                    description: Uma parte.
                    x-perguntas: [{ id: partes, leitura: Há ao menos uma. }]
                    properties:
                      a: { type: number, description: Um., x-perguntas: [numeros] }
                      b: { type: number, description: Dois., x-perguntas: [numeros] }
      responses:
        '200': { description: Feito., x-perguntas: [codigos] }
`;

const assumptions = new Assumptions([
  {
    id: 'x',
    name: 'X',
    sourceLine: '',
    questions: ['datas', 'numeros', 'partes', 'codigos'].map((id) => ({
      id,
      question: `Qual ${id} & por quê?`,
      blocking: false,
      why: 'w',
      meanwhile: 'm',
      assumption: `De \`${id}\`.`,
      operations: [],
      sourceLine: '',
    })),
  },
]);

const document = parseDocument(CONTRACT, { service: 'x', source: 'x.yaml' });
const service = modelService(document, { id: 'x', title: 'X' }, 'x.yaml');

it('marks of assumptions are at each part, and open one popover for each question', () => {
  const marks = new ContractMarks(assumptions);
  const { noteOf } = marks;
  const shown = describeService(service, false);
  const page = renderReference(shown, { route: '/itens', noteOf });
  const html = page.html + marks.writeNotes(marks.takeOpened());
  expect(marks.takeOpened()).toEqual([]);
  const opened = Array.from(
    html.matchAll(/popovertarget="([^"]+)" aria-labelledby="([^"]+)"/gi),
    ([, ...found]) => found,
  );
  expect(opened).toEqual([
    ...['numeros', 'datas', 'datas', 'partes', 'numeros', 'numeros', 'codigos'].map((id) => [
      `leitura-${id}`,
      `leitura-${id}-pergunta`,
    ]),
  ]);
  const ids = Array.from(html.matchAll(/ id="(leitura-[^"]+)"/g), ([, id]) => id);
  expect(ids).toEqual([...new Set(ids)]);
  for (const [target = '', names = ''] of opened) {
    expect(ids).toEqual(expect.arrayContaining([target, ...names.split(' ')]));
  }
  expect(html).toContain('Leitura nossa: </span>Qual datas &#x26; por quê?</p>');
  expect(html).not.toContain('O código 200 é');
});

it('marks of assumptions are counted again where a text is repeated', () => {
  const marks = new ContractMarks(assumptions);
  const { noteOf } = marks;
  const shown = describeService(service, false);
  const { articles } = renderReference(shown, { route: '/itens', noteOf });
  const all = marks.takeOpened();
  articles[0]?.writeCall();
  expect(marks.takeOpened()).toEqual(all);
  expect(all).toHaveLength(4);
});
