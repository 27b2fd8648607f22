import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readVectors } from '../../../../tests/docs/support/readVectors';
import { checkSignature, type SignatureAnswer } from '../checkSignature';

const SECRET = 'segredo-de-homologacao-3Tz8Mk5J';
const BODY = '{"a":1,"nome":"Cerâmica","lista":[],"outra":[1,{"b":2.50}]}';
const hmac = (content: string, algorithm = 'sha256') =>
  createHmac(algorithm, SECRET).update(content).digest();

/** The answer for a delivery with this signature, pasted as lines. */
function check(signature: string, body = BODY, secret = SECRET, more = '') {
  const headers = `content-type: application/json\nx-assinatura: ${signature}\n${more}`;
  return checkSignature({ secret, headers, body });
}

const settingsOf = ({ settings }: SignatureAnswer) => Object.fromEntries(settings);
const DEFAULTS = { WEBHOOK_ALGORITMO: 'sha256', WEBHOOK_CODIFICACAO: 'hex' };

describe('the pasted published vectors', () => {
  const vectors = readVectors('webhook-autenticacao').flatMap(({ ambiente, entregas, nome }) =>
    entregas
      .filter(({ aceita }) => aceita)
      .map((delivery) => ({ ambiente, delivery, name: `${nome}: ${delivery.nome}` })),
  );

  it.each(vectors)(
    '$name: fits, with the settings of its group',
    async ({ ambiente, delivery }) => {
      const { WEBHOOK_SEGREDO = '', WEBHOOK_SEGREDO_ANTERIOR, ...settings } = ambiente;
      const secrets = [WEBHOOK_SEGREDO, WEBHOOK_SEGREDO_ANTERIOR ?? ''].filter(Boolean);
      const headers = JSON.stringify(delivery);
      const answers = await Promise.all(
        secrets.map((secret) => checkSignature({ secret, headers, body: '' })),
      );
      const fitting = answers.find(({ kind }) => kind === 'fits');
      const isHmac = settings.WEBHOOK_TIPO === 'HMAC';
      expect(fitting && settingsOf(fitting)).toEqual({ ...(isHmac && DEFAULTS), ...settings });
    },
  );
});

describe('the open combinations', () => {
  const algorithms = ['sha1', 'sha256', 'sha384', 'sha512'];
  const codings = ['hex', 'base64'] as const;

  it.each(algorithms.flatMap((algorithm) => codings.map((coding) => ({ algorithm, coding }))))(
    'finds $algorithm in $coding, behind any prefix',
    async ({ algorithm, coding }) => {
      const answer = await check(`v='${hmac(BODY, algorithm).toString(coding)}`);
      expect(answer.kind).toBe('fits');
      expect(settingsOf(answer)).toEqual({
        WEBHOOK_TIPO: 'HMAC',
        WEBHOOK_ALGORITMO: algorithm,
        WEBHOOK_CODIFICACAO: coding,
        WEBHOOK_PREFIXO: "v='",
      });
    },
  );

  it.each([
    ['before', `t=1770000000,v1=${hmac(BODY).toString('hex')}`],
    ['behind', `${hmac(BODY).toString('hex')}, algoritmo=sha256`],
  ])('finds a signature with a part %s it, and describes the change', async (_, signature) => {
    const answer = await check(signature);
    expect(answer.kind).toBe('fits');
    expect(answer.lines.join(' ')).toContain('recorte-a');
    expect(settingsOf(answer)).not.toHaveProperty('WEBHOOK_PREFIXO');
  });

  it.each([
    ['in a header', '', 'x-instante: 1770000000', '`x-instante`, `.` e o corpo'],
    ['in its own header', 't=1770000000,v1=', '', '`x-assinatura, t`, `.` e o corpo'],
  ])('finds a signed instant %s', async (_, before, more, named) => {
    const digest = hmac(`1770000000.${BODY}`).toString('hex');
    const answer = await check(before + digest, BODY, SECRET, more);
    expect(answer.kind).toBe('fits');
    expect(answer.lines.join(' ')).toContain(`deve juntar ${named}.`);
  });
});

describe('usual mistakes', () => {
  it.each([
    ['a line break too many', BODY, `${BODY}\n`],
    ['a lost line break', `${BODY}\n`, BODY],
  ])('detects %s', async (_, signed, pasted) => {
    const answer = await check(hmac(signed).toString('hex'), pasted);
    expect(answer.lines.join(' ')).toContain('no fim do corpo colado');
  });

  it('ignores spaces around the secret', async () => {
    expect((await check(hmac(BODY).toString('hex'), BODY, ` ${SECRET}\n`)).kind).toBe('fits');
  });

  it('accepts no signature that is cut or too long', async () => {
    const digest = hmac(BODY).toString('hex');
    expect((await check(digest.slice(0, 63))).kind).toBe('none');
    expect((await check(`${digest}0`)).kind).toBe('none');
  });

  it('makes no claim about a wrong secret, another body or a digest without a secret', async () => {
    const digest = createHash('sha256').update(BODY).digest('base64');
    for (const signature of [hmac('outro').toString('hex'), `SHA-256=${digest}`, 'nada']) {
      expect(await check(signature)).toMatchObject({ kind: 'none', settings: [] });
    }
  });

  it.each([
    ['the secret', ' ', 'a: b', 'Falta o segredo'],
    ['the headers', SECRET, '{ isto não é', 'Faltam os cabeçalhos'],
  ])('asks for %s', async (_, secret, headers, title) => {
    expect((await checkSignature({ secret, headers, body: '' })).title).toBe(title);
  });
});
