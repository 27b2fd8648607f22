import { expect, it } from 'vitest';
import { pathInCall } from '../describeResult.js';

it.each([
  ['listar.query.status', 'status', ['Consulta']],
  ['listar.body.conta', 'conta', ['Corpo']],
  ['listar.200.data.status', 'status', ['Resposta 200', 'data']],
  // A value is inside its field; an error has no parent.
  ['listar.body.tipo', 'JUDICIAL', ['Corpo', 'tipo']],
  ['listar.404', 'Bloqueio não encontrado.', ['Resposta 404']],
  ['grupo.Bloqueios', 'Bloqueios', []],
])('tells of %s where it stands', (anchor, title, expected) => {
  expect(pathInCall(anchor, 'listar', title)).toEqual(expected);
});
