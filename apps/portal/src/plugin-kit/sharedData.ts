/**
 * Data of a plugin for remark plugins. Docusaurus gives these other instances of the plugin's modules, so the process
 * keeps it.
 *
 * @param empty before the plugin has written.
 */
export function sharedData<Data extends object>(plugin: string, empty: Data) {
  const key = Symbol.for(`frontier ${plugin}`);
  return {
    read: (): Data => Reflect.get(globalThis, key) ?? empty,
    write: (data: Data) => void Reflect.set(globalThis, key, data),
  };
}
