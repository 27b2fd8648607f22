import { bodyFaults } from './bodyFaults.js';
import type { Fault, FaultContext, Outgoing } from './Outgoing.js';

/** Faults by name; each changes one part of a request. */
const faults = {
  none: () => undefined,
  ...bodyFaults,
  wrongId: (request, { dice }) => {
    const own = "x 0 %00 %ff ..%2f.. 💥 null ' % 00000000-0000-4000-8000-000000000000";
    const ids = [...own.split(' '), 'x'.repeat(900)];
    const parts = request.path.split('/');
    const at = parts.findLastIndex((part) => /\d/.test(part) && part !== 'v1');
    if (at > 0) parts[at] = ids[dice % ids.length] ?? '';
    request.path = parts.join('/');
  },
  upperCaseId: (request) => {
    request.path = request.path.replace(/[0-9a-f-]{36}/g, (id) => id.toUpperCase());
  },
  unknownParameter: (request, { dice }) => {
    request.query.push([
      ['x', 'pagesize', '__proto__', 'pageSize', 'page[]', '💥'][dice % 6] ?? '',
      '1',
    ]);
  },
  oddParameter: (request, { dice }) => {
    const odd = [
      '',
      ...'-1 0 1.5 1e9 99999999999999999999 NaN true \u0000 % 2026-02-30 💥'.split(' '),
    ];
    const value = odd[(dice >> 4) % odd.length] ?? '';
    const at = request.query[dice % Math.max(1, request.query.length)];
    if (at) at[1] = value;
    else request.query.push(['page', value]);
  },
  repeatedParameter: (request) => {
    request.query.push(...request.query.map(([name, value]): [string, string] => [name, value]));
  },
  noParameters: (request) => {
    request.query = [];
  },
  noToken: ({ headers }) => {
    delete headers.authorization;
  },
  wrongToken: ({ headers }, { company, dice }) => {
    const [head = '', body = '', sign = ''] = company.token.split('.');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    const tokens = [
      'Bearer x',
      `Basic ${head}`,
      `Bearer ${none}.${body}.`,
      `Bearer ${head}.${body}`,
      `Bearer ${head}.x${body}.${sign}`,
      'Bearer',
      `Bearer ${'x'.repeat(5000)}`,
    ];
    headers.authorization = tokens[dice % tokens.length] ?? '';
  },
  expiredToken: ({ headers }, { company }) => {
    headers.authorization = `Bearer ${company.expired}`;
  },
  otherOrigin: ({ headers }, { dice }) => {
    if (dice & 1) headers.host = 'example.com';
    else headers.origin = 'https://example.com';
  },
  otherMethod: (request, { dice }) => {
    request.method = ['PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'PUT'][dice % 5] ?? 'PUT';
  },
  otherPath: (request, { dice }) => {
    request.path += ['/', '/x', '//', '?', '%2f', '#', ';x'][dice % 7];
  },
  brokenForm: (request, { dice }) => {
    if (typeof request.payload !== 'object') return;
    const cuts = [0.1, 0.5, 0.9];
    request.payload = request.payload.subarray(0, request.payload.length * (cuts[dice % 3] ?? 0));
  },
  otherForm: (request, { dice }) => {
    if (typeof request.payload !== 'object') return;
    const text = request.payload.toString('latin1');
    const changes: [string | RegExp, string][] = [
      [/name="(file|arquivo)"/, 'name="other"'],
      [/filename="[^"]*"/, ''],
      [/filename="[^"]*"/, `filename="${'../x\u0001'.repeat(40)}"`],
      [/name="/g, 'name="__proto__'],
      [/Content-Type: [^\r]*/, 'Content-Type: x'],
      ['\r\n\r\n', '\n\n'],
      [/name="[^"]*"/, ''],
    ];
    const [pattern, by] = changes[dice % changes.length] ?? ['', ''];
    request.payload = Buffer.from(text.replace(pattern, by), 'latin1');
  },
} satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults;

export const faultNames = Object.keys(faults) as FaultName[];

export function breakRequest(request: Outgoing, name: FaultName, context: FaultContext): void {
  (faults[name] as Fault)(request, context);
}
