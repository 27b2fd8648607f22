import { portal } from '../../portal.config';

/** One service of the picture of who calls whom. */
export interface CalledService {
  readonly title: string;
  /** Home of its guides. */
  readonly to: string;
  /** What your calls carry. */
  readonly carries: string;
  /** What it calls your system with. */
  readonly callsBack?: string;
  /** What leaves the provider. */
  readonly sends?: { readonly what: string; readonly whom: string };
}

/** What the contracts say beyond the token that every other call carries. */
const OWN: Readonly<Record<string, Partial<CalledService>>> = {
  autenticacao: { carries: 'apiKey, secretKey' },
  emissao: { sends: { what: 'submissão', whom: 'Central depositária' } },
  webhook: { callsBack: 'notificação' },
};

/** Who calls whom. Which of your parties may make which call is not shown. */
export const calledServices: readonly CalledService[] = portal.services.map(({ id, title }) => ({
  title,
  to: `/docs/frontier/${id}`,
  carries: 'token',
  ...OWN[id],
}));

export const callMapWords = {
  caption: 'Quem chama quem',
  text: 'O seu sistema chama os seis serviços. Só os webhooks o chamam, na webhookUrl; só a submissão segue até a central depositária.',
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
