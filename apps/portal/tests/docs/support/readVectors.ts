import { readFileSync } from 'node:fs';

/** A delivery as a receiver gets it, and whether it must accept it. */
export interface Delivery {
  readonly nome: string;
  /** Raw query, without the question mark. */
  readonly consulta?: string;
  readonly cabecalhos: Readonly<Record<string, string>>;
  readonly corpo?: string;
  /** The body when it isn't text. */
  readonly corpoBase64?: string;
  readonly aceita: boolean;
}

/** Deliveries to a receiver of one configuration. */
export interface VectorGroup {
  readonly nome: string;
  readonly ambiente: Readonly<Record<string, string>>;
  /** Where a delivery carries its proof. */
  readonly prova: { readonly lugar: 'cabecalho' | 'consulta'; readonly nome: string };
  readonly entregas: readonly Delivery[];
}

/** The groups of a published file of vectors, by its name in `apps/portal/static/vetores`. */
export function readVectors(name: string): readonly VectorGroup[] {
  const text = readFileSync(`apps/portal/static/vetores/${name}.json`, 'utf8');
  return (JSON.parse(text) as { readonly grupos: readonly VectorGroup[] }).grupos;
}

export function readBody({ corpo = '', corpoBase64 }: Delivery): Buffer {
  return corpoBase64 === undefined ? Buffer.from(corpo) : Buffer.from(corpoBase64, 'base64');
}

/** A delivery's proof, parsed as an HTTP server does; undefined if it is missing. */
export function readProof(delivery: Delivery, { prova }: VectorGroup): string | undefined {
  if (prova.lugar === 'cabecalho') {
    return new Headers(delivery.cabecalhos).get(prova.nome) ?? undefined;
  }
  return new URLSearchParams(delivery.consulta).get(prova.nome) ?? undefined;
}
