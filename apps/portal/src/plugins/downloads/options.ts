import type { DownloadOptions } from './Download';

export const downloads = {
  folder: '/downloads',
  name: 'frontier',
  title: 'Frontier APIs',
  token: { operation: 'gerarTokenDeAcesso', value: 'accessToken', expiry: 'expiresAt' },
} satisfies DownloadOptions;
