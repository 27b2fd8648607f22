import type { HostileDocument } from '../HostileDocument';
import { HEAD, sized, times } from '../makeDocuments';

/** Too much of what a YAML text is made of. */
export const yamlSizeDocuments: readonly HostileDocument[] = [
  sized('sizes: empty lines', 'found.manyLines', [2_000_001, 30_000_000], (count) =>
    '\n'.repeat(count),
  ),
  sized(
    'sizes: signs',
    'page',
    [10_000, 15_000_000],
    (count) => `${HEAD}x-a: [${'1,'.repeat(count)}1]\n`,
  ),
  sized(
    'sizes: comments',
    'page',
    [1_000, 30_000_000],
    (length) => `# ${'c'.repeat(length)}\n${HEAD}`,
  ),
  sized(
    'sizes: lines of comments',
    'page',
    [1_000, 1_900_000],
    (count) => `${'# c\n'.repeat(count)}${HEAD}`,
  ),
  sized(
    'sizes: spaces',
    'page',
    [1_000, 30_000_000],
    (length) => `${HEAD}x-a:${' '.repeat(length)}1\n`,
  ),
  sized(
    'sizes: anchors',
    'page',
    [1_000, 300_000],
    (count) => HEAD + times(count, (index) => `x-${index}: &a${index} 1\n`).join(''),
  ),
  sized('sizes: documents', 'found.manyDocuments', [3, 300_000], (count) =>
    '--- 1\n'.repeat(count),
  ),
  sized(
    'sizes: duplicate keys',
    'expected.uniqueKey',
    [100, 300_000],
    (count) => HEAD + 'x-a: 1\n'.repeat(count),
  ),
  sized(
    'sizes: syntax faults',
    'expected.validSyntax',
    [100, 200_000],
    (count) => HEAD + 'x-a: @\n'.repeat(count),
  ),
  sized(
    'sizes: brackets too many',
    'expected.validSyntax',
    [100, 200_000],
    (count) => `"a"\n${'}\n'.repeat(count)}`,
  ),
  sized('sizes: paths without a slash', 'expected.path', [100, 200_000], (count) =>
    HEAD.replace('{}', `{${times(count, (index) => `p${index}: {}`).join(', ')}}`),
  ),
  sized(
    'sizes: colons',
    'expected.validSyntax',
    [100, 1_000_000],
    (count) => `${HEAD}x-a: ${'b: '.repeat(count)}\n`,
  ),
  sized(
    'sizes: bad escapes',
    'found.badEscapes',
    [200, 10_000_000],
    (count) => `${HEAD}x-a: "${'\\q'.repeat(count)}"\n`,
  ),
  sized(
    'sizes: quotes left open',
    'expected.validSyntax',
    [100, 10_000_000],
    (length) => `${HEAD}x-a: "${'x '.repeat(length)}`,
  ),
  sized(
    'sizes: block text',
    'page',
    [1_000, 1_500_000],
    (count) => `${HEAD}x-a: |\n${'  palavra\n'.repeat(count)}`,
  ),
  sized(
    'sizes: folded text',
    'page',
    [1_000, 1_500_000],
    (count) => `${HEAD}x-a: >\n${'  palavra\n'.repeat(count)}`,
  ),
  sized(
    'sizes: plain text in lines',
    'page',
    [1_000, 1_500_000],
    (count) => `${HEAD}x-a:\n${'  palavra\n'.repeat(count)}`,
  ),
  sized(
    'sizes: quoted text in lines',
    'page',
    [1_000, 1_500_000],
    (count) => `${HEAD}x-a: "\n${'  palavra\n'.repeat(count)}  "\n`,
  ),
];
