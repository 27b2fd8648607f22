import { portal } from '../../portal.config';

/** A service in the map of calls. */
export interface CalledService {
  readonly title: string;
  /** Route of its guides. */
  readonly to: string;
  /** Credential that the reader's calls carry. */
  readonly carries: string;
  /** Content of its calls to the reader's system. */
  readonly callsBack?: string;
  /** Call from the provider to a third party. */
  readonly sends?: { readonly what: string; readonly whom: string };
}

/** Differences from the default, in which a call carries a token. */
const OWN: Readonly<Record<string, Partial<CalledService>>> = {
  autenticacao: { carries: 'apiKey, secretKey' },
  emissao: { sends: { what: 'submissão', whom: 'Central depositária' } },
  webhook: { callsBack: 'notificação' },
};

/** The services in the map of calls. The specification does not say which participant may make which call. */
export const calledServices: readonly CalledService[] = portal.services.map(({ id, title }) => ({
  title,
  to: `/docs/frontier/${id}`,
  carries: 'token',
  ...OWN[id],
}));

export const callMapWords = {
  caption: 'Quem chama quem',
  text: 'O seu sistema chama os seis serviços. Os webhooks o chamam, na webhookUrl, e a submissão de uma solicitação segue até a central depositária.',
  you: 'Seu sistema',
  provider: portal.provider,
} as const;

export function describeCallMap(): string {
  const { caption, text, you } = callMapWords;
  const lines = calledServices.map(({ callsBack, carries, sends, title, to }) => {
    const back = callsBack ? `, ${callsBack} ←` : '';
    const further = sends ? ` → ${sends.what} → ${sends.whom}` : '';
    return `- ${you}: ${carries} →${back} [${title}](${to})${further}`;
  });
  return [`**${caption}.** ${text}`, lines.join('\n')].join('\n\n');
}
