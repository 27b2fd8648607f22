/**
 * Data of a plugin for remark plugins; `empty` until the plugin writes it. Docusaurus gives remark plugins other instances
 * of the plugin's modules, so the process keeps the data.
 */
export function sharedData<Data extends object>(plugin: string, empty: Data) {
  const key = Symbol.for(`frontier ${plugin}`);
  return {
    read: (): Data => Reflect.get(globalThis, key) ?? empty,
    write: (data: Data) => void Reflect.set(globalThis, key, data),
  };
}
