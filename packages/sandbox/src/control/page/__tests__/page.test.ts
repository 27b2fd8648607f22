import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { exampleOf } from '../../../__tests__/examples.js';
import { secretKey, TestSandbox } from '../../../__tests__/startSandbox.js';

it('shows state and calls as a page without scripts, where every value is only text', async () => {
  const sandbox = await TestSandbox.start({ liquidacao: { segundos: 5 } });
  const razaoSocial = `<img src=x onerror="alert(1)"> & 'Cia'`;
  const issuer = { ...exampleOf('onboarding', 'criarCadastro'), razaoSocial };
  const { body } = await sandbox.call('POST /api/v1/cadastros', issuer);
  await sandbox.call(`POST /api/v1/cadastros/${(body as { id: string }).id}/submit`);
  await sandbox.call('GET /api/v1/cadastros?segredo=x');
  const { statusCode, body: text, headers } = await sandbox.sandbox.server.inject('/_sandbox/');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(text) ?? [];
  const hash = createHash('sha256').update(styles).digest('base64');
  expect(headers['content-security-policy']).toContain(
    `default-src 'none'; style-src 'sha256-${hash}'`,
  );
  expect(text).not.toMatch(/<img|<script| style=| on\w+=["']|https?:/);
  expect(text).toContain('&#60;img src=x onerror=&#34;alert(1)&#34;&#62; &#38; &#39;Cia&#39;');
  expect(text).toContain('cadastroPendente');
  expect(text).toContain('POST /api/v1/cadastros');
  expect(text).toContain('<code>liquidacao</code>');
  expect(text).not.toContain('segredo=');
  expect(text).not.toContain(secretKey);
});
