import path from 'node:path';
import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { expect } from 'vitest';
import { createServer } from '../createServer.js';
import type { Portal } from '../portal/Portal.js';
import { readSite } from '../portal/readSite.js';
import type { LoadSandbox } from '../simulator/SimulatorSession.js';

/** The site that `npm run build` has built. */
export const SITE = path.resolve('build');

export const builtPortal: Portal = readSite(SITE);

export interface Answer {
  readonly text: string;
  readonly isError: boolean;
}

export const refusal = (text: string) => ({ isError: true, text: expect.stringContaining(text) });

export async function connect(
  loadSandbox: LoadSandbox = () => import('@frontier/sandbox'),
  state?: Uint8Array,
  portal = builtPortal,
) {
  const server = createServer({
    portal,
    version: '1.2.3',
    loadSandbox,
    state,
  });
  const client = new Client({ name: 'test', version: '1' });
  const [near, far] = InMemoryTransport.createLinkedPair();
  await server.connect(far);
  await client.connect(near);
  /** Sends arguments as they are: other clients do not check them. */
  const callAs = async (name: string, input: unknown): Promise<Answer> => {
    const params = { name, arguments: input as Record<string, unknown> };
    const { content, isError = false } = await client.callTool(params);
    const [first] = content;
    return { text: first?.type === 'text' ? first.text : '', isError };
  };
  const call = (name: string, input: object = {}) => callAs(name, { ...input });
  return { client, call, callAs };
}
