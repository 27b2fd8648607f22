import { Fragment, type ReactElement, type ReactNode } from 'react';
import type { Context } from '../components/context.js';

type Component = ((props: Props) => ReactNode) & { readonly context?: Context<unknown> };
type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode };

/** Elements without an end. */
const VOID = new Set(['br', 'hr', 'img', 'input', 'wbr']);

/** Properties that are named otherwise in HTML. */
const NAMES: Readonly<Record<string, string>> = {
  className: 'class',
  defaultChecked: 'checked',
  htmlFor: 'for',
  popoverTarget: 'popovertarget',
  tabIndex: 'tabindex',
};

/** Attributes that are there or not, and have no value. */
const SWITCHES = new Set(['checked', 'disabled', 'download', 'hidden', 'open']);

const UNSAFE = /["'&<>]/;
const ESCAPES: Readonly<Record<string, string>> = {
  '"': '&quot;',
  "'": '&#x27;',
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
};

/**
 * Writes elements as HTML in one pass. The components of the reference are functions of what they are given,
 * without state: of React they need its elements, and of its renderer nothing that takes time.
 */
export function writeElement(node: ReactNode): string {
  if (typeof node === 'string') return escapeAll(node);
  if (typeof node === 'number') return String(node);
  if (typeof node !== 'object' || node === null) return '';
  if (Array.isArray(node)) {
    let html = '';
    for (const child of node as readonly ReactNode[]) html += writeElement(child);
    return html;
  }
  const { type, props } = node as ReactElement<Props, string | Component>;
  if (typeof type === 'string') return writeTag(type, props);
  if ((type as unknown) === Fragment) return writeElement(props.children);
  const { context } = type;
  return context === undefined
    ? writeElement(type(props))
    : context.during(props.value, () => writeElement(props.children));
}

function writeTag(tag: string, props: Props): string {
  let html = `<${tag}`;
  for (const key in props) {
    if (key === 'children' || key === 'dangerouslySetInnerHTML') continue;
    html += writeAttribute(NAMES[key] ?? key, props[key]);
  }
  if (VOID.has(tag)) return `${html}/>`;
  const inside = innerHtml(props.dangerouslySetInnerHTML) ?? writeElement(props.children);
  // A browser drops the line end that a preformatted text begins with.
  const first = tag === 'pre' && inside.startsWith('\n') ? '\n' : '';
  return `${html}>${first}${inside}</${tag}>`;
}

function writeAttribute(name: string, value: unknown): string {
  if (SWITCHES.has(name)) return value ? ` ${name}=""` : '';
  if (value === undefined || value === null) return '';
  return ` ${name}="${escapeAll(String(value))}"`;
}

function innerHtml(value: unknown): string | undefined {
  return typeof value === 'object' && value !== null && '__html' in value
    ? String(value.__html)
    : undefined;
}

/** Makes a text safe between tags and in an attribute. */
function escapeAll(text: string): string {
  return UNSAFE.test(text) ? text.replace(/["'&<>]/g, (sign) => ESCAPES[sign] ?? sign) : text;
}
