/** What is used of the converter, which brings no types. */
declare module 'openapi-to-postmanv2' {
  interface Conversion {
    readonly result: boolean;
    readonly reason?: string;
    readonly output: readonly { readonly type: string; readonly data: unknown }[];
  }

  export function convertV2(
    input: { readonly type: 'json'; readonly data: object },
    options: Readonly<Record<string, string | boolean>>,
    done: (error: Error | null, conversion?: Conversion) => void,
  ): void;
}
