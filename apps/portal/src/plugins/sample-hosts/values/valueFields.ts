import { examples } from '@generated/sample-hosts/default/samples.json';
import { createElement } from '../../../shared/createElement';
import { OWN_VALUES } from '../../../shared/sampleHosts';
import { showOwnValues } from '../client/switchSamples';
import { readValue, type ValueName } from './readValue';

const BUTTON = `[${OWN_VALUES}]`;
const LABELS: Readonly<Record<ValueName, string>> = {
  cnpj: 'CNPJ do emissor',
  code: 'Código da operação',
  account: 'apiKey',
  token: 'Token',
  address: 'Endereço das APIs',
};
const NAMES = Object.keys(LABELS) as ValueName[];
/** Placeholders of a token in samples of the reference and guides. */
const TOKENS = ['$TOKEN', 'SEU_TOKEN'];
const NOTE =
  'Os exemplos passam a usar estes dados até a página ser recarregada ou fechada. Nada é guardado nem enviado.';

const typed = new Map<ValueName, string>();
// A page in the back-forward cache keeps no values.
window.addEventListener('pagehide', forget);

/** Opens the fields beside a button, or closes them. */
export function togglePanel(button: Element): void {
  const fieldset = button.closest('fieldset');
  const isOpen = button.getAttribute('aria-expanded') === 'true';
  closePanels();
  if (!fieldset || isOpen) return;
  const panel = createPanel();
  // Beside a call's text, only the area above its samples has room.
  const samples = fieldset.parentElement?.matches('.call')
    ? fieldset.parentElement.querySelector('.r-side')
    : null;
  if (samples) samples.prepend(panel);
  else fieldset.after(panel);
  button.setAttribute('aria-expanded', 'true');
  panel.querySelector('input')?.focus();
}

function closePanels(): void {
  for (const panel of document.querySelectorAll('[data-own-values]')) panel.remove();
  for (const button of document.querySelectorAll(BUTTON)) {
    button.setAttribute('aria-expanded', 'false');
  }
}

function createPanel(): HTMLElement {
  const clear = createElement('button', { type: 'button' }, 'Limpar');
  clear.addEventListener('click', () => {
    const button = document.querySelector<HTMLElement>(`${BUTTON}[aria-expanded=true]`);
    forget();
    button?.focus();
  });
  return createElement(
    'div',
    { 'data-own-values': '', role: 'group', 'aria-label': 'Os meus dados' },
    createElement('p', {}, NOTE),
    ...NAMES.map(createField),
    clear,
  );
}

function createField(name: ValueName): HTMLElement {
  const note = createElement(
    'span',
    { role: 'status' },
    readValue(name, typed.get(name) ?? '').note,
  );
  const input = createElement('input', {
    'data-field': name,
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    translate: 'no',
    inputmode: name === 'address' ? 'url' : 'text',
    ...(name === 'address' && { placeholder: 'http://127.0.0.1:4600' }),
  });
  input.value = typed.get(name) ?? '';
  input.addEventListener('input', () => {
    typed.set(name, input.value);
    note.textContent = readValue(name, input.value).note;
    showAll();
  });
  return createElement('div', {}, createElement('label', {}, LABELS[name], input), note);
}

function forget(): void {
  typed.clear();
  closePanels();
  showAll();
}

const given = (name: ValueName): string => readValue(name, typed.get(name) ?? '').value;

/** Shows the values in every sample, by the examples that they replace. */
function showAll(): void {
  const pairs = [
    ...TOKENS.map((shown) => [shown, given('token')] as const),
    ...NAMES.map((name) => [examples[name] ?? '', given(name)] as const),
  ];
  showOwnValues(new Map(pairs.filter(([shown, own]) => shown && own)), given('address'));
}
