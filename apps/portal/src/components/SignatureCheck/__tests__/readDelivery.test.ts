import { expect, it } from 'vitest';
import { readDelivery } from '../readDelivery';

const HEADERS = {
  host: 'a.example:8080',
  'x-assinatura': 'sha256=ab\'c"d==',
  'content-type': 'application/json; charset=utf-8',
};
const pairs = Object.entries(HEADERS);
const lines = pairs.map(([name, value]) => `${name}: ${value}`);

it.each([
  ['lines', lines.join('\n')],
  ['lines of Windows', `\r\n${lines.join('\r\n')}\r\n`],
  ['JSON', JSON.stringify(HEADERS, null, 2)],
])('pasted headers are read from %s', (_, pasted) => {
  expect(readDelivery(pasted).headers).toEqual(pairs);
});

it('pasted headers are read from a request with its body below', () => {
  const delivery = readDelivery(`POST /avisos?a=b HTTP/1.1\n${lines.join('\n')}\n\n{"a":1}\n\nfim`);
  expect(delivery).toEqual({ headers: pairs, address: '/avisos?a=b', body: '{"a":1}\n\nfim' });
});

it("pasted headers are read from a line of the journey's receiver, with its bytes", () => {
  const corpoBase64 = Buffer.from('fim\r\n').toString('base64');
  const record = { endereco: '/avisos?chave=1', cabecalhos: HEADERS, corpoBase64 };
  const { address, body, headers } = readDelivery(`${JSON.stringify(record)}\n`);
  expect(headers).toEqual(pairs);
  expect(address).toBe('/avisos?chave=1');
  expect(body).toEqual(Uint8Array.from(Buffer.from('fim\r\n')));
});

it('pasted headers keep repeated ones', () => {
  expect(readDelivery('A: 1\na: 2').headers).toEqual([
    ['A', '1'],
    ['a', '2'],
  ]);
});
