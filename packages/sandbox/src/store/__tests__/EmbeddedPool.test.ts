import { readFileSync } from 'node:fs';
import { CompiledQuery } from 'kysely';
import { expect, it } from 'vitest';
import { TestSandbox } from '../../__tests__/startSandbox.js';
import { findBuiltFile } from '../../packageFiles.js';
import { DISK_FULL, EmbeddedPool } from '../EmbeddedPool.js';

it('round-trips every value, whatever quotes, backslashes and comments it contains', async () => {
  const { store } = (await TestSandbox.start()).sandbox.runner;
  const texts = ["'", "''; drop table t; --", '\\', "\\'", '$1', '/* " */', 'ção 🙂\n\r\t', ''];
  const bytes = Buffer.from([0, 39, 92, 255]);
  const large = Buffer.alloc(100_000, 'á');
  const when = new Date('2026-03-10T12:00:00.123Z');
  // Only this connection sees a temporary table.
  await store.connection().execute(async (connection) => {
    const query = (text: string, ...values: unknown[]) =>
      connection.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, values));
    await query('create temp table t (a text, b bytea, c timestamptz, d numeric, e boolean)');
    const insert = 'insert into t values ($1, $2, $3, $4, $5)';
    for (const text of texts) await query(insert, text, bytes, when, '1000.00000001', true);
    const { rows } = await query('select * from t where a = $1 or c = $2', 'x', when);
    expect(rows.map(({ a }) => a)).toEqual(texts);
    expect(rows[0]).toMatchObject({ c: when, d: '1000.00000001', e: true });
    expect(rows.every(({ b }) => bytes.equals(b as Uint8Array))).toBe(true);
    await query(insert, 'large', large, when, '1', true);
    const kept = await query('select b from t where a = $1', 'large');
    expect(large.equals(kept.rows[0]?.b as Uint8Array)).toBe(true);
    await query('delete from t where a = $1', 'large');
    const changed = await query('update t set a = $1 returning a', null);
    expect(changed.numAffectedRows).toBe(BigInt(texts.length));
    expect(changed.rows[0]).toEqual({ a: null });
    await query('drop table t');
  });
});

it('refuses a statement for which the disk has no room, and still reads', async () => {
  let free = 8 * 1024 * 1024;
  const cluster = new Blob([readFileSync(findBuiltFile('cluster.tar'))]);
  const pool = await EmbeddedPool.open({ loadDataDir: cluster }, { freeBytes: () => free });
  const { query, release } = await pool.connect();
  const insert = 'insert into t values ($1)';
  await query('create table t (a text)', []);
  await query(insert, ['a']);
  await expect(query(insert, ['a'.repeat(3 * 1024 * 1024)])).rejects.toMatchObject({
    code: DISK_FULL,
  });
  free = 0;
  await expect(query(insert, ['b'])).rejects.toMatchObject({ code: DISK_FULL });
  expect((await query('select a from t', [])).rows).toEqual([{ a: 'a' }]);
  release();
  await pool.end();
});
