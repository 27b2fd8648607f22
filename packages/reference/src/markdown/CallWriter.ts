import type { MediaType, Operation, Response, ResponseLink, Server } from '@frontier/openapi';
import type { BlockContent, RootContent } from 'mdast';
import {
  describeDocs,
  describeLink,
  describeSecurity,
  describeVariable,
} from '../components/describeLines.js';
import { namedExamples } from '../components/Examples.js';
import { hasChoice, hasExamples } from '../components/OperationPanel.js';
import { directionOf, presenceText } from '../components/presence.js';
import { ownTitle } from '../components/Tag.js';
import { code, strong } from '../inline.js';
import { labels } from '../labels.js';
import { writeSamples } from '../render/writeSamples.js';
import { deprecation, FieldWriter, quoteOthers } from './FieldWriter.js';
import { fence, heading, Lines, list, paragraph } from './nodes.js';
import type { TextTools } from './TextTools.js';

/** A generated sample is in one language, since the others repeat the call. */
const LANGUAGE = 'curl';

/** Writes operations. `level` is that of the headings of their sections. */
export class CallWriter {
  constructor(private readonly tools: TextTools) {}

  /** A whole operation below its title. */
  titled(operation: Operation, level: number): RootContent[] {
    return [
      heading(level - 1, [operation.title], operation.anchor),
      ...this.marks(operation),
      ...this.content(operation, level),
    ];
  }

  /** A whole operation below a heading with its title. */
  untitled(operation: Operation, level: number): RootContent[] {
    return [...this.marks(operation), ...this.content(operation, level, operation.anchor)];
  }

  /**
   * An operation for a page about this call: path and samples first.
   *
   * @param minimal the same call with fewer fields, whose sample is shown first.
   */
  call(operation: Operation, level: number, minimal?: Operation): RootContent[] {
    const [sample] = writeSamples(operation, LANGUAGE);
    return [
      this.path(operation, operation.anchor),
      ...this.samples(operation, minimal),
      ...this.marks(operation),
      ...this.notes(operation).blocks,
      ...this.request(operation, level, sample?.code),
      ...this.responses(operation, level),
      ...this.callbacks(operation, level),
    ];
  }

  /** Parameters and body. */
  request(operation: Operation, level: number, sample?: string): RootContent[] {
    const { description, kind, parameters, requestBody, title } = operation;
    const direction = directionOf(kind, 'request');
    const fields = new FieldWriter(this.tools, direction, sample);
    const groups = parameters.flatMap(({ location, parameters: group }) => [
      heading(level, [labels.locations[location]]),
      ...fields.parameters(group),
    ]);
    if (!requestBody) return groups;
    const { anchor, content, required } = requestBody;
    const textAbove = [title, description, requestBody.description].join(' ');
    const name = kind === 'path' ? labels.body : labels.payload;
    const word = presenceText(required ? 'required' : undefined, direction, false);
    return [
      ...groups,
      heading(level, [name, word && ` · ${word}`, ...this.tools.badge(anchor)], anchor),
      ...quoteOthers(this.tools.describe(requestBody.description)),
      ...content.flatMap((media) => fields.media(media, textAbove)),
    ];
  }

  responses({ kind, responses }: Operation, level: number): RootContent[] {
    if (responses.length === 0) return [];
    const fields = new FieldWriter(this.tools, directionOf(kind, 'response'));
    const isOnly = responses.length === 1;
    return [
      heading(level, [labels.responses]),
      ...responses.flatMap((response) => [
        heading(level + 1, [labels.status(response.status, isOnly)], response.anchor),
        ...this.response(response, fields),
      ]),
    ];
  }

  private response(
    { anchor, content, description, headers, links }: Response,
    fields: FieldWriter,
  ) {
    const badge = this.tools.badge(anchor);
    return [
      ...(badge.length > 0 ? [paragraph(badge)] : []),
      ...quoteOthers(this.tools.describe(description)),
      ...(headers.length > 0 ? [paragraph([labels.headers]), ...fields.headers(headers)] : []),
      ...content.flatMap((media) => fields.media(media)),
      ...(links.length > 0 ? [paragraph([labels.links])] : []),
      ...list(links.map((one) => this.responseLink(one))),
    ];
  }

  private responseLink({
    description,
    name,
    parameters,
    requestBody,
    server,
    target,
  }: ResponseLink) {
    const lines = new Lines();
    lines.line(code(name), ` ${labels.linkTo} `, code(target));
    lines.text(this.tools.describe(description));
    for (const parameter of parameters) {
      lines.line(code(parameter.name), ': ', code(parameter.value));
    }
    if (server) lines.add(...this.server(server));
    if (requestBody) lines.line(`${labels.body}: `, code(requestBody));
    return lines.blocks;
  }

  private content(operation: Operation, level: number, anchor?: string): RootContent[] {
    return [
      this.path(operation, anchor),
      ...this.notes(operation).blocks,
      ...this.samples(operation),
      ...this.request(operation, level),
      ...this.responses(operation, level),
      ...this.callbacks(operation, level),
    ];
  }

  private marks(operation: Operation): RootContent[] {
    const shown = [...deprecation(operation), ...this.tools.badge(operation.anchor)];
    return shown.length > 0 ? [paragraph(shown)] : [];
  }

  /** Method and path, with the operationId of the contract. */
  private path({ id, kind, method, path }: Operation, anchor?: string) {
    const isNamed = id !== `${method.toLowerCase()}-${path}`;
    const name = isNamed ? [' · operationId ', code(id)] : [];
    const webhook = kind === 'webhook' && ` · ${labels.webhook}`;
    return paragraph([code(`${method} ${path}`), ...name, webhook], anchor);
  }

  private notes({ description, externalDocs, kind, security, servers }: Operation): Lines {
    const lines = new Lines();
    lines.add(...this.tools.describe(description));
    if (externalDocs) lines.add(paragraph(describeDocs(externalDocs)));
    for (const server of servers) lines.add(...this.server(server));
    const { linkTo, service } = this.tools;
    if (kind === 'path') {
      lines.add(paragraph(describeSecurity(security, service.securitySchemes, linkTo)));
    }
    return lines;
  }

  /** A server that replaces the service's for one operation. */
  private server(server: Server): BlockContent[] {
    const lines = new Lines();
    lines.line(strong(`${labels.servers}:`), ' ', code(server.url));
    describeServer(lines, server, this.tools);
    return lines.blocks;
  }

  /** The call, then examples of its body and responses that show more. */
  private samples(operation: Operation, minimal?: Operation): RootContent[] {
    const { requestBody, responses } = operation;
    const calls = [
      ...(minimal ? [{ label: labels.requiredOnly, shown: minimal }] : []),
      { label: minimal ? labels.complete : labels.call, shown: operation },
    ];
    const written = calls.flatMap(({ label, shown }) =>
      writeSamples(shown, LANGUAGE).flatMap((sample) => [
        nameOf([label, sample.label]),
        fence(sample.code, sample.grammar === 'shellscript' ? 'sh' : plain(sample.grammar)),
      ]),
    );
    const content = requestBody?.content ?? [];
    const isNew = written.length > 0 ? hasChoice(content) : hasExamples(content);
    return [
      ...written,
      ...(isNew ? this.examples(labels.body, content) : []),
      ...responses.flatMap((response) => {
        const status = labels.status(response.status, responses.length === 1);
        return this.examples(`${labels.response} ${status}`, response.content);
      }),
    ];
  }

  private examples(owner: string, content: readonly MediaType[]): RootContent[] {
    return namedExamples(content).flatMap(({ example, name }) => [
      nameOf([owner, name]),
      ...quoteOthers(this.tools.describe(example.description)),
      example.externalValue
        ? paragraph([`${labels.externalValue}: `, ...describeLink(example.externalValue)])
        : fence(example.text, plain(example.language)),
      ...(example.cut ? [paragraph([labels.cutValue])] : []),
    ]);
  }

  /** Callbacks: calls from the provider to the reader's system. */
  private callbacks({ callbacks }: Operation, level: number): RootContent[] {
    if (callbacks.length === 0) return [];
    return [
      heading(level, [labels.callbacks]),
      ...callbacks.flatMap(({ name, operations }) =>
        operations.flatMap((operation) => this.callback(name, operation, level + 1)),
      ),
    ];
  }

  private callback(name: string, operation: Operation, level: number): RootContent[] {
    const { anchor, callbacksLeftOut, method, path } = operation;
    const title = ownTitle(operation);
    return [
      heading(level, [name, ` ${method} `, code(path), ...deprecation(operation)], anchor),
      ...(title ? [paragraph([title])] : []),
      ...this.notes(operation).blocks,
      ...this.request(operation, level + 1),
      ...this.samples(operation),
      ...this.responses(operation, level + 1),
      ...this.callbacks(operation, level + 1),
      ...(callbacksLeftOut ? [paragraph([labels.callbacksLeftOut])] : []),
    ];
  }
}

/** Name, description and variables of a server. */
export function describeServer(lines: Lines, server: Server, tools: TextTools): void {
  if (server.name) lines.add(paragraph([server.name]));
  lines.text(tools.describe(server.description));
  for (const variable of server.variables) {
    const own = new Lines();
    own.line(...describeVariable(variable));
    own.text(tools.describe(variable.description));
    lines.add(...own.blocks);
  }
}

/** The line above code that names it. */
function nameOf(names: readonly string[]) {
  return paragraph([strong(`${names.filter(Boolean).join(' · ')}:`)]);
}

function plain(language: string): string {
  return language === 'text' ? '' : language;
}
