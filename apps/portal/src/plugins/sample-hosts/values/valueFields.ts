import { examples } from '@generated/sample-hosts/default/samples.json';
import { createElement } from '../../../shared/createElement';
import { LOCAL_SIMULATOR } from '../../../shared/simulatorAddress';
import { showOwnValues } from '../client/switchSamples';
import { readValue, type ValueName } from './readValue';

const LABELS: Readonly<Record<ValueName, string>> = {
  cnpj: 'CNPJ do emissor',
  request: 'id da solicitação',
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

/** Opens the fields beside a button. From then on the browser opens and closes them. */
export function openPanel(button: HTMLButtonElement): void {
  if (button.popoverTargetElement) return;
  const panel = createPanel();
  button.closest('fieldset')?.after(panel);
  button.popoverTargetElement = panel;
  panel.showPopover({ source: button });
}

/** The fields whose values the page's samples show. */
function namesOnPage(): ValueName[] {
  const shown = [...document.querySelectorAll('main pre')].map((code) => code.textContent).join();
  return NAMES.filter((name) => {
    const replaced = name === 'token' ? TOKENS : [examples[name] ?? ''];
    return (
      name === 'address' || typed.has(name) || replaced.some((one) => one && shown.includes(one))
    );
  });
}

function createPanel(): HTMLElement {
  const clear = createElement('button', { class: 'tool', type: 'button' }, 'Limpar');
  clear.addEventListener('click', () => {
    clear.closest<HTMLElement>('[popover]')?.hidePopover();
    forget();
  });
  return createElement(
    'div',
    { 'data-own-values': '', popover: 'auto', role: 'group', 'aria-label': 'Os meus dados' },
    createElement('p', {}, NOTE),
    ...namesOnPage().map(createField),
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
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    translate: 'no',
    inputmode: name === 'address' ? 'url' : 'text',
    ...(name === 'address' && { placeholder: LOCAL_SIMULATOR }),
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
  for (const panel of document.querySelectorAll('[data-own-values]')) panel.remove();
  showAll();
}

const given = (name: ValueName): string => readValue(name, typed.get(name) ?? '').value;

function showAll(): void {
  const pairs = [
    ...TOKENS.map((shown) => [shown, given('token')] as const),
    ...NAMES.map((name) => [examples[name] ?? '', given(name)] as const),
  ];
  showOwnValues(new Map(pairs.filter(([shown, own]) => shown && own)), given('address'));
}
