import { readFileSync } from 'node:fs';
import { isMap, isScalar, isSeq, LineCounter, parseDocument, type YAMLMap } from 'yaml';
import { type Journey, type Step, UNKNOWN_STATUS } from './Script';

const STEP_ID = /^[A-Z]{3}-\d\d$/;

/** What reading needs to say where something is wrong. */
interface Reading {
  /** `roteiro.yml:12` for a node. */
  readonly placeOf: (node: unknown) => string;
  readonly faults: string[];
}

/**
 * Reads the journeys of a homologation script.
 *
 * @throws {Error} naming file and line of every text that is missing and every id given twice.
 */
export function readScript(file: string): readonly Journey[] {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines });
  const placeAt = (offset: number) => `${file}:${lines.linePos(offset).line}`;
  const reading: Reading = {
    placeOf: (node) => placeAt(hasRange(node) ? node.range[0] : 0),
    faults: document.errors.map(({ message, pos }) => `${placeAt(pos[0])} ${message}`),
  };
  const { contents } = document;
  if (!isSeq(contents)) reading.faults.push(`${placeAt(0)} precisa ser uma lista de jornadas`);
  const journeys = isSeq(contents) ? contents.items.map((item) => readJourney(item, reading)) : [];
  refuseRepeated(journeys, reading);
  if (reading.faults.length > 0) throw new Error(reading.faults.join('\n'));
  return journeys;
}

function readJourney(node: unknown, reading: Reading): Journey {
  const [id, name, intro] = ['id', 'name', 'intro'].map((key) => requireText(node, key, reading));
  const steps = isMap(node) ? node.get('steps') : undefined;
  if (!isSeq(steps)) reading.faults.push(`${reading.placeOf(node)} ${id}: falta steps`);
  return {
    id: id ?? '',
    name: name ?? '',
    intro: intro ?? '',
    steps: isSeq(steps) ? steps.items.map((item) => readStep(item, reading)) : [],
  };
}

function readStep(node: unknown, reading: Reading): Step {
  const id = requireText(node, 'id', reading);
  const place = reading.placeOf(node);
  if (!STEP_ID.test(id)) reading.faults.push(`${place} ${id}: o número do passo é como ONB-03`);
  const status = isMap(node) ? readText(node, 'status') : undefined;
  const isError = status !== undefined && status !== UNKNOWN_STATUS;
  const notifications = isMap(node) ? readList(node, 'notifications') : [];
  return {
    id,
    operations:
      notifications.length > 0 ? notifications : [requireText(node, 'operation', reading)],
    isNotification: notifications.length > 0,
    status,
    action: requireText(node, 'action', reading),
    expected:
      isError && isMap(node) ? readText(node, 'expected') : requireText(node, 'expected', reading),
    place,
  };
}

function requireText(node: unknown, key: string, { faults, placeOf }: Reading): string {
  const text = isMap(node) ? readText(node, key) : undefined;
  if (text === undefined) {
    const id = isMap(node) ? readText(node, 'id') : undefined;
    faults.push(`${placeOf(node)} ${id ?? 'sem id'}: falta ${key}`);
  }
  return text ?? '';
}

function readText(map: YAMLMap, key: string): string | undefined {
  return String(map.get(key) ?? '').trim() || undefined;
}

function readList(map: YAMLMap, key: string): string[] {
  const list = map.get(key);
  return isSeq(list) ? list.items.map((item) => String(isScalar(item) ? item.value : item)) : [];
}

function refuseRepeated(journeys: readonly Journey[], { faults }: Reading): void {
  const first = new Map<string, string>();
  for (const { id, place } of journeys.flatMap(({ steps }) => steps)) {
    const earlier = first.get(id);
    if (earlier) faults.push(`${place} ${id}: o número já está em ${earlier}`);
    else first.set(id, place);
  }
}

function hasRange(node: unknown): node is { readonly range: readonly [number, number, number] } {
  return typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range);
}
