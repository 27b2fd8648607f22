import { parseArgs } from 'node:util';
import { portal } from '../apps/portal/portal.config';
import { createSpecServer } from './specServer';

/* npm run specs:serve [-- --port N]: serves the snapshots on loopback, to try `build:remote`. */
const { values } = parseArgs({ options: { port: { type: 'string', default: '4010' } } });
createSpecServer().listen(Number(values.port), '127.0.0.1', () => {
  for (const { id } of portal.services) {
    const variable = `FRONTIER_SPEC_${id.toUpperCase().replaceAll('-', '_')}`;
    console.log(`${variable}=http://127.0.0.1:${values.port}/${id}/openapi.yaml`);
  }
});
