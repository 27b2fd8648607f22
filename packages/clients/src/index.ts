export { LANGUAGES as CLIENT_LANGUAGES } from './languages';
export { makeClients } from './makeClients';
export { ClientFailure, type ContractText } from './readClientModel';
export { createSampleWriter, type WriteClientSample } from './samples/createSampleWriter';
