import type { EmbeddedPart } from '../../../../contracts/PartRequest';
import { h } from '../../../../shared/mdx/jsxNodes';
import { linkNode } from '../../../../shared/mdx/tableNodes';
import { reference } from '../../options';

interface Ways {
  readonly carries?: string;
  /** Content of the service's calls to the reader's system. */
  readonly callsBack?: string;
  /** Call from the provider to a third party. */
  readonly sends?: { readonly what: string; readonly whom: string };
}

/** Differences from the default, in which a call carries a token. */
const OWN: Readonly<Record<string, Ways>> = {
  autenticacao: { carries: 'apiKey, secretKey' },
  emissao: { sends: { what: 'submissão', whom: 'Central depositária' } },
  webhook: { callsBack: 'notificação' },
};

/**
 * `<CallMap />`: the reader's system at the left, the services in the middle, and the systems that they call. The
 * specification does not say which participant may make which call. A text has arrows in place of lines.
 * `css/site/pictures.css` styles all pictures.
 */
export const callMap: EmbeddedPart = ({ isText }) => {
  const services = reference.services.map(({ id, title }) => {
    const { callsBack, carries = 'token', sends } = OWN[id] ?? {};
    return h('li', [
      h('span.map-ways', [
        h('span.map-arrow', [
          isText && 'Seu sistema: ',
          carries,
          isText && (callsBack ? ' →, ' : ' → '),
        ]),
        callsBack && h('span.map-arrow.map-arrow--back', [callsBack, isText && ' ← ']),
      ]),
      h('span.map-service', [linkNode(`/docs/frontier/${id}`, title)]),
      sends &&
        h('span.map-further', [
          h('span.map-arrow', [isText && ' → ', sends.what, isText && ' → ']),
          h('span.map-far', sends.whom),
        ]),
    ]);
  });
  return h('figure.map', [
    h(isText ? 'p' : 'figcaption', [
      h('strong', 'Quem chama quem.'),
      ' O seu sistema chama os seis serviços. Os webhooks o chamam, na webhookUrl, e a submissão de uma solicitação segue até a central depositária.',
    ]),
    h('div.map-ground', [
      !isText && [h('p.map-you', 'Seu sistema'), h('p.map-provider', reference.provider)],
      h('ul', services),
    ]),
  ]);
};
