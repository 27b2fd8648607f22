export { makeClients } from './makeClients';
export { ClientFailure, type Contract } from './readContract';
export {
  createSampleWriter,
  type WriteClientSample,
} from './samples/createSampleWriter';
export type { SampleCall } from './samples/printCall';
