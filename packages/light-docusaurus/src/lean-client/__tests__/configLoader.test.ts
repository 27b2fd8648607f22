import { describe, expect, it } from 'vitest';
import leanConfig from '../configLoader.mjs';

const write = (config: object) => `/* x */\nexport default ${JSON.stringify(config, null, 2)};\n`;

describe('the configuration that browsers load', () => {
  it('lacks what only a build reads', () => {
    const source = write({ title: 'Portal', plugins: [['a', {}]], themes: [], ssrTemplate: '<a>' });
    expect(leanConfig(source)).toBe('export default {"title":"Portal"};\n');
  });

  it('is refused in another form', () => {
    expect(() => leanConfig('module.exports = {};')).toThrow('has another form');
    expect(() => leanConfig(write({ plugins: [], themes: [] }))).toThrow('no "ssrTemplate"');
  });
});
