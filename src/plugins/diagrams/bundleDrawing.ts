import path from 'node:path';
import { bundleModule } from '../bundleModule';
import type * as Drawing from './drawDiagram';

let loaded: Promise<typeof Drawing> | undefined;

/** The drawing code with its layout library, bundled once a run. */
export function bundleDrawing(siteDir: string): Promise<typeof Drawing> {
  loaded ??= bundleModule(
    path.join(__dirname, 'drawDiagram.ts'),
    path.join(siteDir, '.docusaurus', 'diagrams', 'drawing.cjs'),
  );
  return loaded;
}
