import type { ToolAnnotations } from '@modelcontextprotocol/server';
import type { z } from 'zod';

/** Something an assistant can ask of the server. */
export interface Tool {
  readonly name: string;
  /** What readers see of it; Portuguese, as all texts of tools. */
  readonly title: string;
  readonly description: string;
  readonly annotations: ToolAnnotations;
  readonly input: z.ZodObject;
  /** @throws {Refusal} for what the caller can mend */
  readonly run: (input: unknown) => string | Promise<string>;
}

/** Types what a tool's `run` is given by its input; the library has checked it. */
export function defineTool<Input extends z.ZodObject>(
  tool: Omit<Tool, 'input' | 'run'> & {
    readonly input: Input;
    readonly run: (input: z.output<Input>) => string | Promise<string>;
  },
): Tool {
  return { ...tool, run: (input) => tool.run(input as z.output<Input>) };
}

/** Of tools that only read what travels with the package. */
export const READS: ToolAnnotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};
