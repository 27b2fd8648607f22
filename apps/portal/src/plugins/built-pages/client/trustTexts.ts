import { createPolicy } from '../../../shared/trusted/createPolicy';

/*
 * The `default` policy of Trusted Types. Helmet writes structured data without a named policy: JSON in
 * a script element. Parsed JSON is no code, and `<` is escaped, so neither text can run.
 */
if (typeof window !== 'undefined') {
  createPolicy('default', {
    createHTML: (text) => text.replaceAll('<', '\\u003c'),
    createScript(text) {
      JSON.parse(text);
      return text;
    },
  });
}
