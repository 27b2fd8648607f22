export { makeClients } from './makeClients';
export { ClientFailure } from './prepareContract';
