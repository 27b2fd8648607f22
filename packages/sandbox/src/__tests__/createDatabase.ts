import pg from 'pg';

/** @returns the database's address */
export async function createDatabase(server: string, name: string): Promise<string> {
  const client = new pg.Client(server);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const address = new URL(server);
  address.pathname = name;
  return address.href;
}
