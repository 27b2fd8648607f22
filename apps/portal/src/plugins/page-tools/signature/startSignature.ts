import { createElement } from '../../../shared/createElement';
import { HANDED, readHanded, TOOL_EVENT } from '../client/toolEvent';
import { checkSignature } from './checkSignature';
import { describeResult, type ResultDescription } from './describeResult';
import { readDelivery } from './readDelivery';

const TOOL = '[data-tool=signature]';
const EMPTY = { kind: 'none', settings: [] } as const;
const NO_CRYPTO: ResultDescription = {
  ...EMPTY,
  title: 'Este endereço não permite a conferência',
  lines: ['O navegador só calcula assinaturas em páginas abertas por HTTPS ou em `localhost`.'],
};
const NO_SECRET: ResultDescription = {
  ...EMPTY,
  title: 'Falta o segredo',
  lines: ['Cole o segredo com que a entrega foi assinada.'],
};
const NO_DELIVERY: ResultDescription = {
  ...EMPTY,
  title: 'Faltam os cabeçalhos',
  lines: ['Não há um cabeçalho legível. Cole-os como `Nome: valor`, um por linha, ou em JSON.'],
};

document.addEventListener(TOOL_EVENT, ({ target }) => {
  const tool = (target as Element).closest(TOOL);
  if (tool) void check(tool);
});
// The shown result belongs to the previous input.
document.addEventListener('input', ({ target }) => {
  const tool = (target as Element).matches('[data-field]') && (target as Element).closest(TOOL);
  if (!tool) return;
  tool.querySelector('[data-answer]')?.replaceChildren();
  showSettings(tool, []);
});
takeHanded();

/** Puts a delivery of the simulator, with its secret, into the form. */
function takeHanded(): void {
  const tool = document.querySelector(TOOL);
  const delivery = readHanded();
  if (!tool || delivery === null) return;
  sessionStorage.removeItem(HANDED);
  const texts: Readonly<Record<string, string>> = JSON.parse(delivery);
  for (const field of tool.querySelectorAll<HTMLInputElement>('[data-field]')) {
    field.value = texts[field.dataset.field ?? ''] ?? '';
  }
}

// A page in the back-forward cache keeps no secret.
window.addEventListener('pagehide', () => {
  for (const field of document.querySelectorAll<HTMLInputElement>(`${TOOL} [data-field]`)) {
    field.value = '';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
});

async function check(tool: Element): Promise<void> {
  const input = readInput(tool);
  const description = await describe(...input);
  // The input may have changed meanwhile.
  if (readInput(tool).some((text, at) => text !== input[at])) return;
  const answer = tool.querySelector<HTMLElement>('[data-answer]');
  if (answer) answer.dataset.result = description.kind;
  answer?.replaceChildren(
    createElement('p', {}, createElement('strong', {}, `${description.title}.`)),
    ...description.lines.map((line) => createElement('p', {}, ...withCode(line))),
  );
  showSettings(tool, description.settings);
}

function readInput(tool: Element): [secret: string, headers: string, body: string] {
  const typed = (name: string) =>
    tool.querySelector<HTMLInputElement>(`[data-field=${name}]`)?.value ?? '';
  return [typed('secret'), typed('headers'), typed('body')];
}

async function describe(secret: string, written: string, body: string): Promise<ResultDescription> {
  if (!globalThis.crypto?.subtle) return NO_CRYPTO;
  if (secret.trim() === '') return NO_SECRET;
  const delivery = readDelivery(written);
  if (delivery.headers.length === 0 && delivery.address === '') return NO_DELIVERY;
  const own = body === '' ? undefined : new TextEncoder().encode(body);
  return describeResult(await checkSignature(secret, { ...delivery, ...(own && { body: own }) }));
}

/** Renders text between backticks as code. */
function withCode(line: string): (Node | string)[] {
  return line
    .split('`')
    .map((piece, at) => (at % 2 === 1 ? createElement('code', {}, piece) : piece));
}

function showSettings(tool: Element, settings: ResultDescription['settings']): void {
  const place = tool.querySelector<HTMLElement>('[data-code]');
  if (!place) return;
  place.hidden = settings.length === 0;
  const lines = settings.map(([name, value]) => `export ${name}=${quote(value)}`);
  place.querySelector('[data-settings]')?.replaceChildren(lines.join('\n'));
}

/** Quotes a text as one shell word. */
function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
