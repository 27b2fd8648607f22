export const downloads = {
  /** Path of the folder for generated files. The reference plugin publishes the contracts. */
  folder: '/downloads',
  /** File name prefix of files for all services. */
  name: 'frontier',
  /** Name of the Postman collection. */
  title: 'Frontier APIs',
  /** Address of the simulator, and name of its Postman environment. */
  simulator: { address: 'http://127.0.0.1:4600', title: 'Sandbox local' },
  /** The call that gets the token for all others: its operationId, and response fields with token and expiry. */
  token: { operation: 'gerarTokenDeAcesso', value: 'accessToken', expiry: 'expiresAt' },
};
