import pg from 'pg';

/** Makes a database of this process's own on a server, and gives its address. */
export async function createDatabase(server: string): Promise<string> {
  const name = `sandbox_${process.pid}`;
  const client = new pg.Client(server);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const address = new URL(server);
  address.pathname = name;
  return address.href;
}
