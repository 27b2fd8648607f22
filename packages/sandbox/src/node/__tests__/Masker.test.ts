import { describe, expect, it } from 'vitest';
import { readTimes } from '../../recorder/values.js';
import { Masker } from '../Masker.js';

const TOKEN = `eyJhbGciOiJIUzI1NiJ9.${btoa('{"sub":"conta","iat":1000,"exp":4600}').replaceAll('=', '')}.c2ln`;

/** The masked text of JSON. */
function mask(value: object, masker = new Masker()): string {
  return masker.maskJson(JSON.stringify(value)) ?? '';
}

describe('a masked body', () => {
  it('has no secret and no person, and keeps the forms of the values', () => {
    const body = {
      apiKey: 'd23f0824-128b-4f33-8c5c-7fd0a6a3a450',
      secretKey: 'sk_homologacao_8Qv2LmZr5TnW',
      emissor: { cnpj: '04821357000191', razaoSocial: 'Ponte "Nova" S.A.' },
      agencia: 1840,
      email: 'rafael@ponte.example',
      nota: 'Pedido de Ponte "Nova" S.A., CPF 041.725.386-90',
      valor: 12345678901,
      nomes: ['Rafael Dias'],
    };
    const text = mask(body);
    const masked = JSON.parse(text);
    for (const value of ['d23f0824', 'sk_homo', '04821357', 'Ponte', '1840', 'afael', '041.725']) {
      expect(text).not.toContain(value);
    }
    expect(masked.apiKey).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(masked.emissor.cnpj).toMatch(/^\d{14}$/);
    expect(masked.nota).toMatch(/CPF \d{3}\.\d{3}\.\d{3}-\d{2}$/);
    expect(masked.email).toMatch(/@/);
    expect(masked.valor).toBe(12345678901);
  });

  it('has equal marks for equal values, also in paths, queries and tokens', () => {
    const masker = new Masker();
    const { cnpj, accessToken } = JSON.parse(
      mask({ cnpj: '04821357000191', accessToken: TOKEN }, masker),
    );
    const write = (owner: string) => `http://a.example/emissores/${owner}/x?cpfCnpj=${owner}`;
    expect(masker.maskAddress(write('04821357000191'))).toBe(write(cnpj));
    expect(masker.maskHeader('Authorization', `Bearer ${TOKEN}`)).toBe(`Bearer ${accessToken}`);
    expect(mask({ cnpj: '04821357000191' })).not.toContain(cnpj);
    const apiKey = 'd23f0824-128b-4f33-8c5c-7fd0a6a3a450';
    expect(mask({ apiKey })).toBe(mask({ apiKey }));
  });

  it('keeps the times of a token, and the root of a CNPJ', () => {
    const { accessToken, cnpj, codigoParticipante } = JSON.parse(
      mask({ accessToken: TOKEN, cnpj: '04821357000191', codigoParticipante: '04821357' }),
    );
    expect(readTimes(accessToken)).toEqual({ iat: 1000, exp: 4600 });
    expect(accessToken).not.toContain('c2ln');
    expect(cnpj.startsWith(codigoParticipante)).toBe(true);
  });

  it('keeps numbers as they are written', () => {
    const text = '{"preco":1000.50,"grande":12345678901234567890}';
    expect(new Masker().maskJson(text)).toBe(text);
  });

  it('has no rest of a document whose start is known as another value', () => {
    const text = mask({ conta: '048213', nota: 'CNPJ 04821357000191' });
    expect(text).not.toContain('57000191');
  });

  it('keeps persons, but no secret, if asked to', () => {
    const text = mask({ cnpj: '04821357000191', hmacSecret: 'segredo-longo' }, new Masker(true));
    expect(text).toContain('04821357000191');
    expect(text).not.toContain('segredo');
  });
});

const PLACES: (readonly [place: string, mask: (masker: Masker) => string | undefined])[] = [
  ['with escapes in a path', (masker) => masker.maskAddress('/%E0/31.415.926%2F0001-71')],
  [
    'in the address of a header',
    (masker: Masker) => masker.maskHeader('Location', '/x?nome=Ana+Dias&conta=48217'),
  ],
  ['in a name of a field', (masker) => mask({ '04172538690': '' }, masker)],
  ['in a list of a hidden field', (masker) => mask({ nome: { partes: ['Ana'] } }, masker)],
  ...[
    ...['ANA DÍAS', 'ana dias', 'Ana Di\u0301as', 'a conta 48217'],
    '{"nome":"Ana Dias","conta":48217}',
    '{"conta":48217,"nome":"Ana Dias',
    '[erro] CPF 041.725.386-90',
    'enviado a Ana@dias.example',
    'ligue (11) 48217-0000',
    ...['+5511948217000', '5511948217000', '11 948217000', '11-94821-7000', '94821-7000'],
    'CPF 041 725 386 90',
    '/x?nome=Ana',
    'https://Ana@casa.example/#48217',
    'corpo: {"nome":"Ana D."}',
    'anexo_041.725.386-90.pdf',
    'https://casa.example/ana%20d%C3%ADas.pdf',
    '/arquivos/ana%20d%C3%ADas.pdf',
    'eco=Ana+Dias',
  ].map((eco) => [`in the text ${eco}`, (masker: Masker) => mask({ eco }, masker)] as const),
];

it.each(PLACES)('a person is masked %s', (_, maskBy) => {
  const masker = new Masker();
  mask({ nome: 'Ana Dias', conta: '48217' }, masker);
  // Marks have any letters of hexadecimal digits.
  expect(maskBy(masker)?.replace(/mascara-\w+/g, '')).not.toMatch(
    /an?a\b|d[ií]|4821-?7|041.725|31\.415/i,
  );
});

it('a value of the contract stays, even if it is a reason or a name', () => {
  const masker = new Masker();
  mask({ motivo: 'Cancelada', justificativa: 'Em andamento', nome: 'Nuclea' }, masker);
  const body = { status: 'CANCELADA', outro: 'Em Andamento', tipoLiquidacao: 'NUCLEA' };
  expect(JSON.parse(mask(body, masker))).toEqual(body);
});

it('an address has no signature, a receiver only its host, and an unknown header no value', () => {
  const link = 'https://a.example/x.pdf?sig=abc&X-Amz-Signature=abc&versao=2';
  expect(mask({ link })).toMatch(/x\.pdf\?sig=mascara-\w+&X-Amz-Signature=mascara-\w+&versao=2/);
  const webhookUrl = 'https://a.example/hooks/T0A1?code=S2';
  expect(mask({ webhookUrl })).toMatch(/a\.example\/mascara-\w+\/mascara-\w+\?code=mascara-\w+"/);
  expect(new Masker().maskHeader('X-Qualquer', 'abcdef123456')).toMatch(/^mascara-/);
});

it('a word as long as a file in base64 is a secret, and a long name takes no endless time', () => {
  const conteudo = Buffer.from('Ana Dias, '.repeat(100_000)).toString('base64');
  const given = { conteudo, nome: 'Ana b'.padEnd(9000, ' b'), nota: 'Ana b1 '.repeat(5000) };
  expect(mask(given)).toMatch(/^{"conteudo":"mascara-\w{16}","nome":"mascara-\w+","nota":"Ana b1/);
});
