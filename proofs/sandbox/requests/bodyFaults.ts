import type { Fault, Outgoing } from './Outgoing.js';

const HUGE = ['1e400', '-1e308', '9'.repeat(59), '0.000000000000000000001', '1e-300', '-0', '12.5'];
const TEXTS = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '💥'.repeat(300),
  '../../etc',
  "'; drop table x",
  '%',
  '٣',
  'a\nb',
];
const VALUES: unknown[] = [null, true, -1, 0, 1.5, [], {}, [[]], 'x', ...TEXTS];

const json = (request: Outgoing): string => JSON.stringify(request.body) ?? '';

/** An object or a list. */
type Tree = Record<string, unknown>;

/** Faults of bodies; they change nothing in a call without a body. */
export const bodyFaults = {
  dropField: (request, { dice }) =>
    visit(request, dice, (parent, key) => {
      if (Array.isArray(parent)) parent.pop();
      else delete parent[key];
    }),
  otherValue: (request, { dice }) =>
    visit(request, dice, (parent, key) => {
      parent[key] = VALUES[(dice >> 4) % VALUES.length];
    }),
  extraField: (request, { dice }) =>
    visit(request, dice, (parent) => {
      if (Array.isArray(parent)) parent.push(VALUES[(dice >> 4) % VALUES.length]);
      else
        parent[['extra', 'constructor', 'toString', 'id', 'company', ''][(dice >> 4) % 6] ?? ''] =
          'x';
    }),
  hugeNumber: (request, { dice }) => {
    visit(request, dice, (parent, key) => {
      parent[key] = '\u0001';
    });
    request.payload = json(request).replace('"\\u0001"', HUGE[(dice >> 4) % HUGE.length] ?? '');
  },
  prototype: (request) => {
    request.payload = json(request).replace('{', '{"__proto__":{"x":1},');
  },
  twiceTheSame: (request, { dice }) => {
    const text = json(request);
    const [key = ''] = Object.keys((request.body as object | null) ?? {}).slice(dice % 3);
    request.payload = text.replace('{', `{${JSON.stringify(key)}:1,`);
  },
  brokenJson: (request, { dice }) => {
    const text = json(request);
    request.payload = text.slice(0, dice % (text.length + 1));
  },
  otherJson: (request, { dice }) => {
    request.payload = ['null', '[]', '{}', '""', '0', '[null]', 'NaN', '\ufeff{}'][dice % 8] ?? '';
  },
  deepJson: (request, { dice }) => {
    const depth = [50, 2000, 100_000][dice % 3] ?? 0;
    request.payload = dice & 8 ? '['.repeat(depth) + ']'.repeat(depth) : '{"a":'.repeat(depth);
  },
  longBody: (request) => {
    request.payload = JSON.stringify({ a: 'x'.repeat(1_100_000) });
  },
  binaryBody: (request, { dice }) => {
    request.payload = Buffer.from([0xff, 0xfe, 0xc0, dice & 255, 0]);
  },
  noBody: (request) => {
    request.payload = '';
  },
  otherMediaType: (request, { dice }) => {
    const types = [
      'text/plain',
      'application/xml',
      'application/x-www-form-urlencoded',
      '',
      '/',
      'application/json; charset=utf-16',
      'APPLICATION/JSON',
      'multipart/form-data',
      'multipart/form-data; boundary=',
    ];
    request.headers['content-type'] = types[dice % types.length] ?? '';
  },
} satisfies Record<string, Fault>;

/** Applies a change to a node of the body, chosen by the dice. */
function visit(request: Outgoing, dice: number, change: (parent: Tree, key: string) => void): void {
  const places: [object, string][] = [];
  const walk = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    for (const [key, value] of Object.entries(part)) {
      places.push([part, key]);
      walk(value);
    }
  };
  walk(request.body);
  const [parent, key] = places[dice % Math.max(1, places.length)] ?? [];
  if (parent && key !== undefined) change(parent as Tree, key);
}
