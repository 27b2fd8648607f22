import { expect, it } from 'vitest';
import { readValue } from '../readValue';

it("a reader's values accept a CNPJ without its punctuation", () => {
  expect(readValue('cnpj', ' 04.821.357/0001-91 ')).toEqual({
    value: '04821357000191',
    note: '',
  });
  expect(readValue('cnpj', `1'"$`).value).toBe('1');
});

it("a reader's values accept only addresses without special characters", () => {
  expect(readValue('address', 'http://127.0.0.1:4601/').value).toBe('http://127.0.0.1:4601');
  expect(readValue('address', 'https://a.example/base/').value).toBe('https://a.example/base');
  for (const typed of [
    'a.example',
    'javascript:alert(1)',
    'https://a.example/$(id)',
    "https://a.example/'",
    'https://$x.example',
    'https://a.example/?b=c',
    'https://u:p@a.example',
  ]) {
    expect(readValue('address', typed), typed).toMatchObject({ value: '' });
    expect(readValue('address', typed).note, typed).toContain('http ou https');
  }
});

it.each(['eyJhbGciOi.J9-x_y=', 'a~b+c/d==', 'usuario@casa:1', '7'])(
  "a reader's values accept the token %s unchanged, in one line",
  (token) => {
    expect(readValue('token', ` ${token}\n\u0007 `)).toEqual({ value: token, note: '' });
    expect(readValue('code', '')).toEqual({ value: '', note: '' });
  },
);

it.each(['a"b', "a'b", '$(id)', '`id`', '\\', '-d @/etc/passwd', 'a b', 'a!b', '*/'])(
  "a reader's values leave the samples as they are for %s, and say why",
  (token) => {
    expect(readValue('account', token)).toMatchObject({ value: '' });
    expect(readValue('account', token).note).toContain('ficam como estão');
  },
);
