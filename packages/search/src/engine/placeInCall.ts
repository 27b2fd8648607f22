/** What readers see of the parts of a call that fields stand in. */
const PARTS: Readonly<Record<string, string>> = {
  path: 'Caminho',
  query: 'Consulta',
  header: 'Cabeçalho',
  cookie: 'Cookie',
  body: 'Corpo',
};

/**
 * Where in its call something stands, from the outermost inwards: of two fields of a name, which is which.
 *
 * @param anchor its anchor, which goes on from the call's (`listarOperacoes.200.data.status`).
 * @param call the call's anchor.
 * @param title what of the end of the anchor is its own name, and left out.
 */
export function placeInCall(anchor: string, call: string, title: string): readonly string[] {
  if (!anchor.startsWith(`${call}.`)) return [];
  const [part = '', ...names] = anchor.slice(call.length + 1).split('.');
  const named = PARTS[part] ?? (/^\d|^default$/.test(part) ? `Resposta ${part}` : part);
  return [named, ...(names.at(-1) === title ? names.slice(0, -1) : names)];
}
