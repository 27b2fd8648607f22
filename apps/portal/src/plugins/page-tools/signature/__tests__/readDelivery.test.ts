import { describe, expect, it } from 'vitest';
import { readDelivery } from '../readDelivery';

const HEADERS = {
  host: 'a.example:8080',
  'x-assinatura': 'sha256=ab\'c"d==',
  'content-type': 'application/json; charset=utf-8',
};
const pairs = Object.entries(HEADERS);
const lines = pairs.map(([name, value]) => `${name}: ${value}`);
const text = (body: Uint8Array | undefined) => body && new TextDecoder().decode(body);

describe('pasted headers', () => {
  it.each([
    ['lines', lines.join('\n')],
    ['lines of Windows', `\r\n${lines.join('\r\n')}\r\n`],
    [
      'what curl prints of a request',
      `> POST /avisos HTTP/1.1\n${lines.map((line) => `> ${line}`).join('\n')}\n>`,
    ],
    ['JSON', JSON.stringify(HEADERS, null, 2)],
  ])('are read from %s', (_, pasted) => {
    expect(readDelivery(pasted).headers).toEqual(pairs);
  });

  it('are read from an answer with its body below, as curl -i prints it', () => {
    const delivery = readDelivery(`HTTP/1.1 200 OK\n${lines.join('\n')}\n\n{"a":1}\n\nfim`);
    expect(delivery.headers).toEqual(pairs);
    expect(text(delivery.body)).toBe('{"a":1}\n\nfim');
  });

  it("are read from the newest line of the journey's receiver, with its bytes", () => {
    const record = (body: string) =>
      JSON.stringify({
        em: '2026-03-10T12:00:00Z',
        metodo: 'POST',
        endereco: '/avisos?chave=1',
        cabecalhos: HEADERS,
        corpoBase64: Buffer.from(body).toString('base64'),
      });
    const delivery = readDelivery(`${record('antes')}\n${record('depois\r\n')}\n`);
    expect(delivery.headers).toEqual(pairs);
    expect(delivery.address).toBe('/avisos?chave=1');
    expect(text(delivery.body)).toBe('depois\r\n');
  });

  it('keep repeated ones, and the address of a request', () => {
    const delivery = readDelivery('POST /avisos?a=b HTTP/1.1\nA: 1\na: 2');
    expect(delivery).toEqual({
      headers: [
        ['A', '1'],
        ['a', '2'],
      ],
      address: '/avisos?a=b',
    });
  });

  it('are empty for other texts', () => {
    expect(readDelivery('')).toEqual({ headers: [], address: '' });
    expect(readDelivery('{ isto não é').headers).toEqual([]);
  });
});
