import { createPolicy } from '../../trusted/createPolicy';

/*
 * What the application's libraries write without asking: structured data, by Helmet, which is JSON in
 * a script element. Neither text can do anything but be read: JSON is no code, and what would be
 * markup in it is written otherwise.
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
