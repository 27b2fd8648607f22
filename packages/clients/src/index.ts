export { makeClients } from './makeClients';
export { ClientFailure, type Contract } from './prepareContract';
export {
  type ClientSample,
  createSampleWriter,
  type SampleCall,
  type WriteClientSample,
} from './samples/createSampleWriter';
