import { isIpv6 } from './addressForms.js';

const ESCAPED = '%[\\da-fA-F]{2}';
const OTHERS = String.raw`\u00a0-\ud7ff\uf900-\ufdcf\ufdf0-\uffef\u{10000}-\u{dffff}`;

/** RFC 3986, or RFC 3987 with letters beyond ASCII: no text is read twice. */
function grammar(beyond: string) {
  const plain = String.raw`\w.~\-${beyond}!$&'()*+,;=`;
  const character = (more: string) => `(?:[${plain}${more}]|${ESCAPED})`;
  const path = `${character(':@')}*(?:/${character(':@')}*)*`;
  const port = String.raw`(?::\d*)?`;
  const authority = String.raw`//(?:${character(':')}*@)?(?:\[([^\]]*)\]|${character('')}*)${port}(?:/${path})?`;
  const tail = `(?:\\?${character(':@/?')}*)?(?:#${character(':@/?')}*)?$`;
  const rooted = `/(?:${character(':@')}${path})?`;
  const first = `${character('@')}+(?:/${path})?`;
  return {
    absolute: new RegExp(
      `^[A-Za-z][A-Za-z\\d+.-]*:(?:${authority}|${rooted}|${character(':@')}${path}|)${tail}`,
      'u',
    ),
    relative: new RegExp(`^(?:${authority}|${rooted}|${first}|)${tail}`, 'u'),
  };
}

const URI = grammar('');
const IRI = grammar(OTHERS);

const NAME_PART = `(?:\\w|${ESCAPED})+`;
const VARIABLE = `${NAME_PART}(?:\\.${NAME_PART})*(?::[1-9]\\d{0,3}|\\*)?`;
const LITERAL = String.raw`[^\u0000-\u0020\u007f-\u009f"%<>\\^\x60{|}]|${ESCAPED}`;
const TEMPLATE = new RegExp(
  `^(?:${LITERAL}|\\{[+#./;?&=,!@|]?${VARIABLE}(?:,${VARIABLE})*\\})*$`,
  'u',
);

/** An address with its scheme; that of the web names a host, too. */
export function isUri(text: string): boolean {
  return keeps(URI.absolute, text) && !/^https?:(?!\/\/[^/])/i.test(text);
}

/** An address, with or without its scheme. */
export function isUriReference(text: string): boolean {
  return keeps(URI.absolute, text) || keeps(URI.relative, text);
}

/** As `isUri`, with letters of any script. */
export function isIri(text: string): boolean {
  return keeps(IRI.absolute, text);
}

/** As `isUriReference`, with letters of any script. */
export function isIriReference(text: string): boolean {
  return keeps(IRI.absolute, text) || keeps(IRI.relative, text);
}

/** An address with places to fill in (RFC 6570). */
export function isUriTemplate(text: string): boolean {
  return TEMPLATE.test(text);
}

function keeps(form: RegExp, text: string): boolean {
  const found = form.exec(text);
  if (!found) return false;
  const address = found[1];
  return (
    address === undefined || isIpv6(address) || /^v[\da-f]+\.[\w.~\-!$&'()*+,;=:]+$/i.test(address)
  );
}
