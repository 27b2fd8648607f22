import { oneOf } from '../rules/defineRule.js';

/** The parameter that selects the shape of an error. */
export const aShape = oneOf('mensagem', 'problema', 'lista', 'texto');

interface ErrorParts {
  status: number;
  text: string;
  /** The body of the assumed shape. */
  body: object;
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** An error's body and its media type. */
export function shapeError(
  shape: ReturnType<typeof aShape>,
  { body, status, text }: ErrorParts,
): { type: string; text: string } {
  if (shape === 'texto') return { type: 'text/plain; charset=utf-8', text };
  if (shape === 'mensagem') return { type: JSON_TYPE, text: JSON.stringify(body) };
  if (shape === 'lista') {
    return { type: JSON_TYPE, text: JSON.stringify({ errors: [{ code: status, message: text }] }) };
  }
  const problem = { type: 'about:blank', title: text, status };
  return { type: 'application/problem+json', text: JSON.stringify(problem) };
}
