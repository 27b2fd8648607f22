/** Values that steps keep for later steps. */
export interface Kept {
  /** The first token and the instant it expires. */
  readonly token: string;
  readonly expiresAt: string;
  /** The issuer's registration. */
  readonly cadastro: string;
  readonly representante: string;
  readonly documento: string;
  /** SHA-256 of the file that was sent. */
  readonly hash: string;
  /** CPF or CNPJ of the investors. */
  readonly fundo: string;
  readonly pessoa: string;
  readonly solicitacao: string;
  readonly codigo: string;
  readonly oferta: string;
  readonly ofertaReprovada: string;
  readonly operacao: string;
  readonly evento: string;
  readonly outroEvento: string;
  /** Titles of the seller and of the buyer before the trade. */
  readonly antes: readonly [number, number];
  readonly movimentacao: string;
  readonly movimentacaoReprovada: string;
  readonly transferencia: string;
  /** Transfers of custody: the sent one, the requested one. */
  readonly custodias: readonly string[];
  readonly bloqueio: string;
  readonly outroBloqueio: string;
  readonly teste: string;
  /** An item of the feed, and the instant of its confirmation. */
  readonly item: string;
  readonly ackAt: string;
}
