import { type Operation, operationsOf, type SchemaNode, type Service } from '@frontier/openapi';

/** Schemas of one service by anchor. A node of the model may link to an earlier node instead of repeating it. */
export class LinkedSchemas {
  private readonly byAnchor = new Map<string, SchemaNode>();

  constructor(service: Service) {
    for (const { anchor, schema } of service.schemas) this.keep(anchor, schema);
    for (const operation of operationsOf(service)) this.keepOperation(operation);
  }

  /** Follows a node's link. @returns the target, or the node itself if it has no link. */
  open(node: SchemaNode): SchemaNode {
    return (node.link && this.byAnchor.get(node.link.anchor)) ?? node;
  }

  private keepOperation({ callbacks, parameters, requestBody, responses }: Operation): void {
    const headers = responses.flatMap((response) => response.headers);
    for (const parameter of [...parameters.flatMap((group) => group.parameters), ...headers]) {
      this.keep(parameter.anchor, parameter.schema);
    }
    for (const body of [requestBody, ...responses]) {
      for (const { itemSchema, schema } of body?.content ?? []) {
        for (const node of [schema, itemSchema]) if (body) this.keep(body.anchor, node);
      }
    }
    for (const each of callbacks.flatMap(({ operations }) => operations)) this.keepOperation(each);
  }

  private keep(anchor: string | undefined, node: SchemaNode | undefined): void {
    if (!node) return;
    for (const at of [anchor, node.anchor]) {
      if (at !== undefined && !node.link && !this.byAnchor.has(at)) this.byAnchor.set(at, node);
    }
    for (const property of node.properties) this.keep(property.anchor, property.schema);
    for (const choice of node.choices) {
      for (const option of choice.options) this.keep(option.anchor, option.schema);
    }
    for (const inner of innerSchemas(node)) this.keep(undefined, inner);
  }
}

function innerSchemas(node: SchemaNode): (SchemaNode | undefined)[] {
  const { additionalProperties, conditions, contains, contentSchema, items, not } = node;
  return [
    items,
    contains,
    contentSchema,
    not,
    node.propertyNames,
    ...node.prefixItems,
    ...node.patternProperties.map(({ schema }) => schema),
    ...node.dependentSchemas.map(({ schema }) => schema),
    ...conditions.flatMap(({ fulfilled, otherwise, when }) => [when, fulfilled, otherwise]),
    typeof additionalProperties === 'object' ? additionalProperties : undefined,
  ];
}
