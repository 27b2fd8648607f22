import type { Chunk, Compiler } from 'webpack';

const NAME = 'lean-client';

/**
 * Bundler plugin: tells Docusaurus' prefetching the address of a chunk by its name, up to a `/` where
 * several names share a chunk. Chunk ids are names here, so that the table from one to the other in
 * Docusaurus' own plugin is not needed.
 */
export class ChunkAddressPlugin {
  apply({ hooks, webpack }: Compiler): void {
    const { RuntimeGlobals, RuntimeModule } = webpack;
    class ChunkAddress extends RuntimeModule {
      constructor() {
        super('chunk address', RuntimeModule.STAGE_ATTACH);
      }
      override generate(): string {
        return `__webpack_require__.gca = (name) => ${RuntimeGlobals.publicPath} + ${RuntimeGlobals.getChunkScriptFilename}(name.split('/')[0]);`;
      }
    }
    hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap(NAME, (chunk: Chunk) => {
        compilation.addRuntimeModule(chunk, new ChunkAddress());
      });
    });
  }
}
