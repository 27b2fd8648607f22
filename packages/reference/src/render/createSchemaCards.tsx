import type { MediaType, NamedSchema, Service } from '@frontier/openapi';
import type { Note } from '../components/links.js';
import { SchemaCard } from '../components/NamedSchema.js';
import type { Labels } from '../labels/Labels.js';
import type { NoteOf } from './adaptDescription.js';
import { DescriptionRenderer } from './DescriptionRenderer.js';
import { highlightCode } from './highlightCode.js';
import type { Markup } from './rendered.js';
import { renderMarkup } from './renderMarkup.js';
import { writeSamples } from './writeSamples.js';

/** What the cards of one service have in common. */
export interface SchemaCardOptions {
  readonly service: Service;
  /** Address of the service's reference. */
  readonly route: string;
  readonly labels: Labels;
  readonly noteOf?: NoteOf | undefined;
  /** Notes at the heads of objects, by their anchors. */
  readonly notes?: ReadonlyMap<string, Note> | undefined;
}

/** One schema to show by itself. */
export interface SchemaCardContent {
  readonly title: string;
  readonly named: NamedSchema;
  /** Bodies whose examples are shown below the fields. */
  readonly content?: readonly MediaType[];
}

/** @returns what renders schemas of a service by themselves, outside its reference. */
export function createSchemaCards({
  labels,
  noteOf,
  notes,
  route,
  service,
}: SchemaCardOptions): (card: SchemaCardContent) => Markup {
  const descriptions = new DescriptionRenderer({ noteOf });
  return (card) =>
    renderMarkup(<SchemaCard {...card} />, {
      labels,
      linkTo: (anchor) => `${route}#${anchor}`,
      describe: (text, kind) => descriptions.render(text, kind),
      highlight: highlightCode,
      samples: writeSamples,
      securitySchemes: service.securitySchemes,
      badgeOf: () => undefined,
      noteAt: (anchor) => notes?.get(anchor),
      sectionLevel: 4,
    });
}
