import type { ResolvedContract } from '@frontier/openapi/resolve';
import type { SearchData } from '@frontier/search';
import { z } from 'zod';

const ids = z.array(z.string());

/** The portal publishes this description for assistants as `/assistentes.json`. */
export const siteData = z.object({
  /** Origin of the published portal, without a trailing slash. */
  origin: z.url(),
  pages: z
    .array(
      z.object({
        route: z.string(),
        title: z.string(),
        file: z.string(),
        /** Offset in the Markdown of the line of each anchor. */
        anchors: z.record(z.string(), z.int()),
      }),
    )
    .min(1),
  /** The contract of each operation, as Markdown without samples. */
  operations: z.array(
    z.object({
      id: z.string(),
      /** Path and anchor of its reference. */
      address: z.string(),
      request: z.string(),
      responses: z.string(),
      /** Ids of the questions about the operation and its fields. */
      questions: ids,
    }),
  ),
  /** Guides of several calls, in the order of navigation; the simulator knows them by the same names. */
  journeys: z.array(
    z.object({
      /** The last segment of its route: `nota-comercial`. */
      name: z.string(),
      route: z.string(),
      title: z.string(),
      description: z.string(),
      /** In order; the first is step 1. */
      steps: z.array(z.object({ title: z.string(), operationIds: ids })),
    }),
  ),
});

/** The portal publishes the gaps of the specification as `/docs/frontier/perguntas.json`; texts are Markdown. */
export const questionData = z.array(
  z.object({
    id: z.string(),
    area: z.string(),
    pergunta: z.string(),
    /** Whether an integration needs the answer to go live. */
    bloqueia: z.boolean(),
    depende: z.string(),
    recomendacao: z.string(),
    /** The portal's assumption. */
    leitura: z.string().optional(),
    chamadas: ids,
  }),
);

type SiteData = z.output<typeof siteData>;
export type PortalOperation = SiteData['operations'][number];
export type PortalJourney = SiteData['journeys'][number];
export type PortalQuestion = z.output<typeof questionData>[number];
export type PortalPage = SiteData['pages'][number] & { readonly text: string };

export interface Portal extends Omit<SiteData, 'pages'> {
  readonly pages: readonly PortalPage[];
  readonly questions: readonly PortalQuestion[];
  readonly contracts: readonly ResolvedContract[];
  readonly search: SearchData;
}

export const QUESTIONS_ROUTE = '/docs/frontier/perguntas';
export const RULES_ROUTE = '/docs/frontier/sandbox/regras';
