import { describe, expect, it } from 'vitest';
import { highlightCode } from '../highlightCode.js';

const json = (code: string) => highlightCode(code, 'json');

describe('highlightCode', () => {
  it('tells names, texts, numbers and words of JSON apart', () => {
    expect(json('{"a": -1.50e3, "b\\"" : "x <y>", "t": true}')).toBe(
      '{"a": <i class="tn">-1.50e3</i>, "b\\"" : ' +
        '<i class="ts">"x &lt;y&gt;"</i>, "t": <i class="tn">true</i>}',
    );
  });

  it('shows text that is no JSON as it is', () => {
    expect(json('"aberto & 1a')).toBe('"aberto &amp; 1a');
  });

  it('marks comments where guides put them into JSON', () => {
    expect(json('// nota 1\n[2]')).toBe('<i class="tc">// nota 1\n</i>[<i class="tn">2</i>]');
  });

  it('knows the languages of samples and leaves unknown ones plain', () => {
    expect(highlightCode("curl 'x'", 'bash')).toContain('<i class="ts">\'x\'</i>');
    expect(highlightCode('a <b>', 'cobol')).toBe('a &lt;b&gt;');
  });

  it('shows very long code plain', () => {
    expect(json(`[${'1,'.repeat(30_000)}1]`)).not.toContain('<i');
  });
});
