import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import GuideOrigin from '..';

const text = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

it('the end of a guide is empty if nothing is configured or known', () => {
  expect(renderToStaticMarkup(<GuideOrigin updatedAt={null} support={null} />)).toBe('');
});

it('the end of a guide shows the day of the last change, the edit link and the support contact', () => {
  const html = renderToStaticMarkup(
    <GuideOrigin
      updatedAt={Date.UTC(2025, 2, 1, 23, 30)}
      editUrl="https://example.com/editar"
      support={{ label: 'Suporte', href: 'mailto:suporte@example.com' }}
    />,
  );
  expect(text(html)).toBe('Atualizado em 1 de março de 2025 Editar esta página Suporte');
  expect(html).toContain('dateTime="2025-03-01"');
  expect(html).toContain('href="https://example.com/editar"');
  expect(html).toContain('href="mailto:suporte@example.com"');
});
