import { expect, it } from 'vitest';
import { EmbeddedPool, writeLiteral } from '../EmbeddedPool.js';

it('gives every value back as it was, whatever quotes, backslashes and comments are in it', async () => {
  const pool = await EmbeddedPool.open({});
  const { query, release } = await pool.connect();
  const texts = ["'", "''; drop table t; --", '\\', "\\'", '$1', '/* " */', 'ção 🙂\n\r\t', ''];
  const bytes = new Uint8Array([0, 39, 92, 255]);
  const when = new Date('2026-03-10T12:00:00.123Z');
  await query('create table t (a text, b bytea, c timestamptz, d numeric, e boolean)', []);
  for (const text of texts) {
    const row = [text, bytes, when, '1000.00000001', true];
    await query('insert into t values ($1, $2, $3, $4, $5)', row);
  }
  const { rows } = await query<Record<string, unknown>>('select * from t where a = $1 or c = $2', [
    'x',
    when,
  ]);
  expect(rows.map(({ a }) => a)).toEqual(texts);
  expect(rows[0]).toMatchObject({ c: when, d: '1000.00000001', e: true });
  expect(rows.every(({ b }) => Buffer.compare(b as Uint8Array, bytes) === 0)).toBe(true);
  const large = Buffer.alloc(100_000, 'á');
  await query('insert into t values ($1, $2, $3, $4, $5)', ['large', large, when, '1', true]);
  const kept = await query<{ b: Uint8Array }>('select b from t where a = $1', ['large']);
  expect(Buffer.compare(kept.rows[0]?.b ?? Buffer.alloc(0), large)).toBe(0);
  await query('delete from t where a = $1', ['large']);
  const changed = await query('update t set a = $1 returning a', [null]);
  expect(changed).toMatchObject({ command: 'UPDATE', rowCount: texts.length });
  expect(changed.rows[0]).toEqual({ a: null });
  release();
  await pool.end();
});

it('sends nothing of another form', () => {
  expect(() => writeLiteral({ a: 1 })).toThrow('object');
});
