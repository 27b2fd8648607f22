import { runBuild } from '../runBuild';
import { planBuild } from './planBuild';

/* A build that goes on until it is killed: `node --import tsx workForEver.ts <folder>`. */
runBuild(planBuild(process.argv[2] ?? '', 'work'));
