import { expect, it } from 'vitest';
import { findSecrets } from '../recorder/findSecrets.js';

const NAME = 'razaoSocial: Cerâmica "Azul" Ltda';
const request = { conta: '48217', contaDigito: '6', razaoSocial: 'Cerâmica "Azul" Ltda', uf: 'SP' };

/** A recording of one request. */
function write(url: string, body: object | string = {}): string {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const entry = {
    startedDateTime: '2026-11-29T12:00:00.000Z',
    request: { method: 'POST', url: `https://api.example${url}`, postData: { text } },
    response: { content: {} },
  };
  return JSON.stringify({ log: { entries: [entry] } });
}

it.each([
  ['a short value in its field', write('/', { dados: { conta: 48217 } }), 'conta: 48217'],
  ['a short value in a query', write('/?contaDigito=6'), 'contaDigito: 6'],
  ['a value', write('/', request), NAME],
  ['an escaped value in a path', write(`/${encodeURIComponent(request.razaoSocial)}`), NAME],
  ['a value in a text of JSON', write('/', { eco: JSON.stringify(request) }), NAME],
  ['a value of ASCII', write('/', JSON.stringify(request).replace('â', '\\u00e2')), NAME],
])('the recorder proof finds %s', (_, recording, secret) => {
  expect(findSecrets([request], [recording])).toContain(secret);
});

it('the recorder proof finds no short value in another field', () => {
  expect(findSecrets([request], [write('/6?total=48217', { valor: 48217 })])).toEqual([]);
});
