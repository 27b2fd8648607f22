import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readVectors } from '../../../../../tests/docs/support/readVectors';
import { checkSignature, type SignatureResult } from '../checkSignature';
import { describeResult } from '../describeResult';
import { readDelivery } from '../readDelivery';

const SECRET = 'segredo-de-homologacao-3Tz8Mk5J';
const BODY = '{"a":1,"nome":"Cerâmica","lista":[],"outra":[1,{"b":2.50}]}';
const hmac = (
  content: string | Buffer,
  { algorithm = 'sha256', key = SECRET as string | Buffer } = {},
) => createHmac(algorithm, key).update(content).digest();

/** The result for a delivery with this signature, pasted as lines. */
function check(
  signature: string,
  body = BODY,
  secret = SECRET,
  more = '',
): Promise<SignatureResult> {
  const lines = `content-type: application/json\nx-assinatura: ${signature}\n${more}`;
  return checkSignature(secret, { ...readDelivery(lines), body: new TextEncoder().encode(body) });
}

const settingsOf = (result: SignatureResult) => Object.fromEntries(describeResult(result).settings);
const DEFAULTS = { WEBHOOK_ALGORITMO: 'sha256', WEBHOOK_CODIFICACAO: 'hex', WEBHOOK_PREFIXO: '' };

/** Secret, delivery and verifier settings of every published vector. */
const vectors = readVectors('webhook-autenticacao').flatMap(({ ambiente, entregas, nome, prova }) =>
  entregas.map((delivery) => ({ ambiente, delivery, prova, name: `${nome}: ${delivery.nome}` })),
);

describe('the pasted published vectors', () => {
  it.each(vectors.filter(({ delivery }) => delivery.aceita))(
    '$name: fits, with the settings of its group',
    async ({ ambiente, delivery, prova }) => {
      const { WEBHOOK_SEGREDO = '', WEBHOOK_SEGREDO_ANTERIOR, ...settings } = ambiente;
      const secrets = [WEBHOOK_SEGREDO, WEBHOOK_SEGREDO_ANTERIOR ?? ''].filter(Boolean);
      const results = await Promise.all(
        secrets.map((secret) => checkSignature(secret, readDelivery(JSON.stringify(delivery)))),
      );
      const fitting = results.find(({ kind }) => kind === 'fits');
      expect(fitting, JSON.stringify(results)).toBeDefined();
      if (!fitting || fitting.kind === 'none') return;
      const place = fitting.fit.how === 'hmac' ? fitting.fit.header : fitting.fit.name;
      expect(place.toLowerCase()).toBe(prova.nome.toLowerCase());
      const isHmac = settings.WEBHOOK_TIPO === 'HMAC';
      const expected = isHmac ? { ...DEFAULTS, ...settings } : { WEBHOOK_PREFIXO: '', ...settings };
      expect({ WEBHOOK_PREFIXO: '', ...settingsOf(fitting) }).toEqual(expected);
    },
  );

  it.each(vectors.filter(({ ambiente, delivery }) => !delivery.aceita && ambiente.WEBHOOK_SEGREDO))(
    '$name: does not fit with the settings of its group',
    async ({ ambiente, delivery, prova }) => {
      const { WEBHOOK_SEGREDO = '', WEBHOOK_SEGREDO_ANTERIOR: _, ...settings } = ambiente;
      const result = await checkSignature(WEBHOOK_SEGREDO, readDelivery(JSON.stringify(delivery)));
      if (result.kind !== 'fits') return;
      const { fit } = result;
      const isHmac = fit.how === 'hmac';
      const found = {
        place: isHmac || fit.place === 'header' ? 'cabecalho' : 'consulta',
        name: isHmac ? fit.header.toLowerCase() : fit.name,
        settings: { WEBHOOK_PREFIXO: '', ...settingsOf(result) },
      };
      const wanted = {
        place: prova.lugar,
        name: prova.lugar === 'cabecalho' ? prova.nome.toLowerCase() : prova.nome,
        settings: isHmac ? { ...DEFAULTS, ...settings } : { WEBHOOK_PREFIXO: '', ...settings },
      };
      expect(found).not.toEqual(wanted);
    },
  );
});

describe('the open combinations', () => {
  const algorithms = ['sha1', 'sha256', 'sha384', 'sha512'];
  const codings = ['hex', 'base64'] as const;

  it.each(algorithms.flatMap((algorithm) => codings.map((coding) => ({ algorithm, coding }))))(
    'finds $algorithm in $coding, behind any prefix',
    async ({ algorithm, coding }) => {
      const result = await check(`v='${hmac(BODY, { algorithm }).toString(coding)}`);
      expect(result.kind).toBe('fits');
      expect(settingsOf(result)).toEqual({
        WEBHOOK_TIPO: 'HMAC',
        WEBHOOK_ALGORITMO: algorithm,
        WEBHOOK_CODIFICACAO: coding,
        WEBHOOK_PREFIXO: "v='",
      });
    },
  );

  it.each([
    ['capitals', hmac(BODY).toString('hex').toUpperCase(), 'minúsculas'],
    ['base64 without padding', hmac(BODY).toString('base64').replace('=', ''), 'complete'],
    ['base64 for addresses', hmac(BODY).toString('base64url'), 'complete'],
    ['several parts', `t=1770000000,v1=${hmac(BODY).toString('hex')}`, 'recorte-a'],
    ['a part behind', `${hmac(BODY).toString('hex')}, algoritmo=sha256`, 'recorte-a'],
  ])('finds %s, and describes the change', async (_, signature, told) => {
    const result = await check(signature);
    expect(result.kind).toBe('fits');
    expect(describeResult(result).lines.join(' ')).toContain(told);
  });

  it.each([
    [
      'an instant of a header',
      '1770000000.',
      'x-instante: 1770000000',
      '`x-instante`, `.` e o corpo',
    ],
    [
      'an id and an instant',
      'abc.1770000000.',
      'x-id: abc\nx-em: 1770000000',
      '`x-id`, `.`, `x-em`, `.` e o corpo',
    ],
    ['the address', '/avisos\n', 'POST /avisos HTTP/1.1', '`endereço`, `\\n` e o corpo'],
    [
      'the whole address',
      'https://a.example/avisos',
      'POST /avisos HTTP/1.1\nHost: a.example',
      '`endereço` e o corpo',
    ],
  ])('finds signed parts besides the body: %s', async (_, before, more, told) => {
    const result = await check(hmac(before + BODY).toString('hex'), BODY, SECRET, more);
    expect(result.kind).toBe('fits');
    expect(describeResult(result).lines.join(' ')).toContain(`deve juntar ${told}.`);
  });

  it('finds an instant in the header of the signature itself', async () => {
    const digest = hmac(`1770000000.${BODY}`).toString('hex');
    const result = await check(`t=1770000000,v1=${digest}`);
    expect(describeResult(result).lines.join(' ')).toContain(
      'juntar `x-assinatura, t`, `.` e o corpo',
    );
  });

  it.each([
    ['hexadecimal', Buffer.from('0badc0de'.repeat(8), 'hex'), 'hex'],
    ['base64', Buffer.from('0badc0de'.repeat(8), 'hex'), 'base64'],
  ] as const)('finds a secret that is decoded from %s', async (name, key, coding) => {
    const result = await check(hmac(BODY, { key }).toString('hex'), BODY, key.toString(coding));
    expect(result.kind).toBe('fits');
    expect(describeResult(result).lines.join(' ')).toContain(`decodificar o segredo de ${name}`);
  });
});

describe('usual mistakes', () => {
  it.each([
    ['lines', BODY, `${BODY}\n`],
    ['lines', `${BODY}\n`, BODY],
    ['lines', 'a: 1\r\nb: 2', 'a: 1\nb: 2'],
    ['lines', 'a: 1\nb: 2', 'a: 1\r\nb: 2'],
    ['json', BODY, BODY.replaceAll(',', ',\n  ')],
    ['json', '{"a": 1.50, "b": [1, 2]}', '{"a":1.50,"b":[1,2]}'],
  ])('detects %s', async (fault, signed, pasted) => {
    const result = await check(hmac(signed).toString('hex'), pasted);
    expect(result).toMatchObject({ kind: 'nearly', faults: [fault] });
  });

  it('detects spaces around the secret, beside another body', async () => {
    const digest = hmac(BODY).toString('hex');
    expect(await check(digest, BODY, ` ${SECRET}\n`)).toMatchObject({ faults: ['secret'] });
    expect(await check(digest, `${BODY}\n`, ` ${SECRET}`)).toMatchObject({
      kind: 'nearly',
      faults: ['secret', 'lines'],
    });
  });

  it('accepts no signature that is cut or too long', async () => {
    const digest = hmac(BODY).toString('hex');
    expect(await check(digest.slice(0, 63))).toMatchObject({ kind: 'none' });
    expect(await check(`${digest}0`)).toMatchObject({ kind: 'none' });
  });

  it('makes no false claim about a wrong secret or another body', async () => {
    const result = await check(hmac('outro').toString('hex'));
    expect(result).toEqual({ kind: 'none', candidates: ['x-assinatura'] });
    expect(describeResult(result).settings).toEqual([]);
  });

  it('accepts no digest without a secret as a signature, and reports a missing signature', async () => {
    const digest = createHash('sha256').update(BODY).digest('base64');
    expect(await check(`SHA-256=${digest}`)).toMatchObject({ kind: 'none' });
    const result = await check('nada');
    expect(describeResult(result).lines.join(' ')).toContain('Nenhum cabeçalho tem o tamanho');
  });
});
