import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

/**
 * Makes the `validateOptions` that Docusaurus looks for in a plugin's module.
 *
 * @param plugin name of the plugin, for the message.
 * @param schema what its options must be (`keys` and the others below).
 * @returns gives back the options, or throws one error with a line for each fault: the option's
 * path, what it must be, and what it is.
 */
export function checkOptions<Options>(
  plugin: string,
  schema: Joi.ObjectSchema<Options>,
): (context: OptionValidationContext<Options, Options>) => Options {
  const whole = schema.prefs({ abortEarly: false });
  return ({ options, validate }) => {
    try {
      return validate(whole, options);
    } catch (error) {
      if (!Joi.isError(error)) throw error;
      const lines = error.details.map(describeFault);
      throw new Error(`Opções inválidas do plugin ${plugin}:\n- ${lines.join('\n- ')}`, {
        cause: error,
      });
    }
  };
}

function describeFault({ context, message }: Joi.ValidationErrorItem): string {
  const found = context?.value === undefined ? 'falta' : JSON.stringify(context.value);
  return `${context?.label}: ${message} (${found})`;
}

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

/** A schema's one message for every fault of its value. */
export function expected(what: string): Joi.LanguageMessages {
  return { '*': `precisa ser ${what}` };
}
