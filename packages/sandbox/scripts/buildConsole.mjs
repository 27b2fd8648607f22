import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundleScript, bundleStyles, readFonts } from './bundle.mjs';

/** Writes the console that the simulator serves. @param portal the portal's origin */
export async function buildConsole(source, folder, portal) {
  mkdirSync(folder, { recursive: true });
  const write = (name, bytes) => writeFileSync(path.join(folder, name), bytes);
  cpSync(path.join(source, 'index.html'), path.join(folder, 'index.html'));
  for (const { bytes, license, name } of readFonts()) {
    write(`${name}.woff2`, bytes);
    write(`${name}.LICENSE`, license);
  }
  const sources = path.join(source, 'src');
  const script = await bundleScript({
    entryPoints: [path.join(sources, 'main.tsx')],
    define: { PORTAL: JSON.stringify(portal) },
  });
  write('console.js', script);
  write(
    'console.css',
    await bundleStyles(path.join(sources, 'console.css'), (font) => `/_sandbox/${font}.woff2`),
  );
}
