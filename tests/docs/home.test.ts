import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { tokenRequest, tokenResponse, tokenUse } from '../../src/components/HomeFirstCall/sample';

interface Document {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, unknown>>;
}

const read = (id: string) => parse(readFileSync(`specs/${id}.yaml`, 'utf8')) as Document;

describe('the first call on the front page', () => {
  it('asks the authentication contract for a token, with its own example', () => {
    const { servers, paths } = read('autenticacao');
    expect(tokenRequest).toContain(`${servers[0]?.url}${Object.keys(paths)[0]}`);
    const contract = JSON.stringify(paths);
    const body = JSON.parse(/-d '([\s\S]*)'$/.exec(tokenRequest)?.[1] ?? '{}') as object;
    for (const [name, value] of Object.entries(body)) {
      expect(contract).toContain(`${JSON.stringify(name)}:${JSON.stringify(value)}`);
    }
    const answer = JSON.parse(tokenResponse) as { accessToken: string; expiresAt: string };
    expect(contract).toContain(`"accessToken":"${answer.accessToken.replace('...', '')}`);
    expect(contract).toContain(`"expiresAt":${JSON.stringify(answer.expiresAt)}`);
  });

  it('carries it to a call that the operations contract has', () => {
    const { servers, paths } = read('operacao');
    const address = /curl (\S+)/.exec(tokenUse)?.[1] ?? '';
    expect(Object.keys(paths).map((path) => `${servers[0]?.url}${path}`)).toContain(address);
  });
});
