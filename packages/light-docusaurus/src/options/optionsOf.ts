import { Joi } from '@docusaurus/utils-validation';

/*
 * Schemas of plugin options. Each says in one phrase what the option must be, which is all that its
 * author needs to mend it, whether it is missing or of another kind.
 */

/** @param what completes "precisa ser …", such as `o caminho de um arquivo`. */
export function text(what: string): Joi.StringSchema {
  return Joi.string().required().messages(expected(what));
}

/** An address on this site, from its root. */
export function address(what: string): Joi.StringSchema {
  return text(`${what}, que começa com "/"`).pattern(/^\/(?!\/)/);
}

/** @param what completes "precisa ser …", such as `uma lista de módulos`. */
export function list(what: string, item: Joi.Schema): Joi.ArraySchema {
  return Joi.array().items(item.optional()).required().messages(expected(what));
}

/** Exactly these keys. */
export function keys<Options>(
  schemas: {
    readonly [Key in keyof Options]-?: Joi.Schema;
  },
): Joi.ObjectSchema<Options> {
  return Joi.object<Options>(schemas).messages({
    ...expected('um objeto'),
    'object.unknown': `não é opção; use ${Object.keys(schemas).join(', ')}`,
  });
}

/** The message of a schema for whatever is wrong with its value. */
export function expected(what: string): Joi.LanguageMessages {
  return { '*': `precisa ser ${what}` };
}
