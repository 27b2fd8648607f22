import { expect, it } from 'vitest';
import { findCheck } from '../../contract/findCheck.js';
import { Traffic } from '../../recorder/Traffic.js';
import { readPreparedContracts } from '../readPreparedContracts.js';
import { findChange, writeEvidence } from '../writeEvidence.js';

const contracts = readPreparedContracts();
const id = 'b65b089b-65cf-4131-93bf-7358d2ed95f2';
const json = 'application/json';

/** The page of one recorded call. */
function write(postData: object, content: object): string {
  const entry = {
    startedDateTime: '2026-11-29T09:00:00.000-03:00',
    time: 100,
    request: {
      method: 'POST',
      url: `https://api.example/api/v1/cadastros/${id}/representantes-legais`,
      headers: [],
      postData,
    },
    response: { status: 201, statusText: 'Created', headers: [], content },
  };
  const har = JSON.stringify({ log: { entries: [entry] } });
  const traffic = new Traffic(contracts, new Map([['run.har', har]]), findCheck);
  const [proof] = traffic.calls;
  const step = { id: 'ONB-10', journey: 'Onboarding', action: 'Criar' };
  const { page } = writeEvidence([{ step, found: [], proof }], traffic);
  expect(findChange(page)).toBeUndefined();
  expect(page).toContain('<td>2026-11-29T12:00:00.000Z</td>');
  return page;
}

const toBase64 = (text: string) => Buffer.from(text).toString('base64');
const form = 'multipart/form-data; boundary=x';
const dias = '{"nome":"Ana Dias","status":"CRIADO"}';

it.each([
  ['a field of a form', { mimeType: form, params: [{ name: 'nome', value: 'Ana Dias' }] }],
  ['the name of a file', { mimeType: form, params: [{ name: 'a', fileName: 'Ana Dias.pdf' }] }],
  ['a file', { mimeType: form, params: [{ name: 'arquivo', value: 'Eu,\nAna Dias' }] }],
  ['JSON that was cut off', { mimeType: json, text: '{"conta":417,"nome":"Ana Dias' }],
  ['an encoded form', { mimeType: 'application/x-www-form-urlencoded', text: 'nome=Ana%20Dias' }],
  ['a form as text', { mimeType: form, text: '--x\r\nname="nome"\r\n\r\nAna Dias' }],
  ['a file that Chrome leaves out', { mimeType: form, params: [{ fileName: 'a', value: '' }] }],
])('evidence has no person, and no hash of text, of %s', (_, postData) => {
  const page = write(postData, { mimeType: json, text: '{"id":"1"}' });
  expect(page).not.toMatch(/Ana|QW5h|bytes, SHA-256/);
});

it.each([
  ['JSON after a byte order mark', json, `\uFEFF${dias}`, /"nome":"mascara-\w+"/],
  ['JSON in base64', json, dias, /"nome":"mascara-\w+","status":"CRIADO"/],
  ['long JSON', json, JSON.stringify('Ana Dias'.repeat(140_000)), /\n1120002 bytes, SHA-256/],
  ['a file in base64', 'application/pdf', 'Ana Dias', /8 bytes, SHA-256 \w{64}/],
])('evidence has no person of %s', (_, mimeType, text, shown) => {
  const content = { mimeType, encoding: 'base64', text: toBase64(text) };
  const page = write({ mimeType: json, text: '{}' }, content);
  expect(page).not.toMatch(/Ana|QW5h|eyJ/);
  expect(page.replaceAll('&quot;', '"')).toMatch(shown);
});
