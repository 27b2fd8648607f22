import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

/**
 * Makes the `validateOptions` that Docusaurus looks for in a plugin's module.
 *
 * @param plugin name of the plugin, for the message.
 * @param schema what its options must be (`optionsOf.ts`).
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
