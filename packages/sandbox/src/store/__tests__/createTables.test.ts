import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { findBuiltFile } from '../../packageFiles.js';
import { createTables } from '../createTables.js';
import { EmbeddedPool } from '../EmbeddedPool.js';
import { openOn } from '../openOn.js';

it('opens its own tables again, and refuses those of another version', async () => {
  const cluster = new Blob([readFileSync(findBuiltFile('cluster.tar'))]);
  const store = await openOn(await EmbeddedPool.open({ loadDataDir: cluster }));
  await createTables(store);
  for (const digest of [null, 'a1']) {
    await sql`comment on table clock is ${sql.lit(digest)}`.execute(store);
    await expect(createTables(store)).rejects.toThrow('os dados são de outra versão');
  }
  await store.destroy();
});
