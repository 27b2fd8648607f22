import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { loadService, modelService } from '@frontier/openapi';
import { build, type Plugin } from 'esbuild';
import { expect, it } from 'vitest';
import { writeMarkdown } from '../writeMarkdown.js';
import { writeReference } from '../writeReference.js';

const source = 'specs/pos-emissao.yaml';
const { document } = await loadService({ service: 'a', source });
const service = modelService(document, { id: 'a', title: 'A' }, source);

const PROGRAM = `
import { renderReference } from '../../render/renderReference.js';
import { writeMarkdown } from '../writeMarkdown.js';
import { writeReference } from '../writeReference.js';

const service = ${JSON.stringify(service)};
const { html } = renderReference(service, { route: '/api', downloads: [] });
const markdown = writeMarkdown(writeReference(service, { route: '/api' }).page());
process.stdout.write(JSON.stringify({ html, markdown }));
`;

const renameClasses: Plugin = {
  name: 'rename-classes',
  setup: ({ onLoad }) =>
    onLoad({ filter: /components\/\w+\.tsx$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace(/\br-(?=[a-z])/g, 'other-'),
      loader: 'tsx',
    })),
};

it('writes the same Markdown with other CSS classes', async () => {
  const { outputFiles } = await build({
    stdin: { contents: PROGRAM, resolveDir: import.meta.dirname },
    bundle: true,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    external: ['@frontier/openapi', 'react', 'react-dom'],
    plugins: [renameClasses],
    write: false,
  });
  const input = outputFiles[0]?.text ?? '';
  const options = { input, encoding: 'utf8', maxBuffer: 1e8 } as const;
  const renamed = JSON.parse(execFileSync(process.execPath, ['--input-type=module'], options));
  expect(renamed.html).toContain('class="other-op"');
  expect(renamed.html).not.toContain('class="r-op"');
  expect(renamed.markdown).toBe(writeMarkdown(writeReference(service, { route: '/api' }).page()));
});
