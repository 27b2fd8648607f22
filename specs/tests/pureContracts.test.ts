import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { portal } from '../../apps/portal/portal.config';

it.each(portal.services)(
  'the contract of $title has no word, example or link of this portal',
  ({ snapshot }) => {
    const text = readFileSync(snapshot, 'utf8');
    expect(text).not.toMatch(
      /não (?:é |são )?informad|leitura nossa|\/docs\/|^ *(?:x-(?:perguntas|texto)|examples?):/im,
    );
  },
);
