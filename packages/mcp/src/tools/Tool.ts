import type { ToolAnnotations } from '@modelcontextprotocol/server';
import type { z } from 'zod';

export interface Tool {
  readonly name: string;
  /** Shown to readers; Portuguese, like all texts of tools. */
  readonly title: string;
  readonly description: string;
  readonly annotations: ToolAnnotations;
  readonly input: z.ZodObject;
  readonly run: (input: unknown) => string | Promise<string>;
}

/** The library has validated the argument of `run` by the input schema. */
export function defineTool<Input extends z.ZodObject>(
  tool: Omit<Tool, 'input' | 'run'> & {
    readonly input: Input;
    readonly run: (input: z.output<Input>) => string | Promise<string>;
  },
): Tool {
  return { ...tool, run: (input) => tool.run(input as z.output<Input>) };
}

export const READS: ToolAnnotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};
