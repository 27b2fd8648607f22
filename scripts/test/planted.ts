/** Stands for every secret in the environment and the addresses of the tests' build: no file may hold it. */
export const PLANTED = 'segredo-plantado-7f3a';
