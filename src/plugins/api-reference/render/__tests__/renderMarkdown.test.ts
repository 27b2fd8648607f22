import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '../renderMarkdown';

describe('renderMarkdown', () => {
  it('runs no script and keeps no handler', () => {
    const html = renderMarkdown(
      '<script>alert(1)</script><img src=x onerror=alert(1)>\n\n[a](javascript:alert(1)) <b onclick="x()">b</b>',
      'field',
    );
    expect(html).not.toMatch(/script|onerror|onclick|javascript:/i);
    expect(html).toContain('<b>b</b>');
  });

  it('loads no image', () => {
    expect(renderMarkdown('![logo](https://exemplo.example/a.png)', 'field')).not.toContain('<img');
  });

  it('shows placeholders that look like elements', () => {
    expect(renderMarkdown('Envie ws@<NomeDaEmpresa>.', 'field')).toContain(
      'ws@&#x3C;NomeDaEmpresa>',
    );
    expect(renderMarkdown('<Aviso>\n\ntexto\n\n</Aviso>', 'field')).not.toContain('Aviso');
  });

  it('turns headings into bold paragraphs inside a field', () => {
    expect(renderMarkdown('# Título\n\ntexto', 'field')).toContain('<strong>Título</strong>');
  });
});
