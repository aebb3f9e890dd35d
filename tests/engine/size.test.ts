import { describe, expect, test } from '@jest/globals';
import { build, type OutputFile } from 'esbuild';
import { DEVICE } from '../../scripts/engine/code.mjs';

interface Bundled {
  readonly code: string;
  readonly bytes: number;
  readonly files: readonly string[];
  /** Modules that the bundle leaves to its host. */
  readonly imported: readonly string[];
}

/** Bytes of a bundle of the engine, as an app has it that uses nothing else. */
async function bundled(contents: string): Promise<Bundled> {
  const stdin = { contents, resolveDir: DEVICE.absWorkingDir, loader: 'ts' } as const;
  const { metafile, outputFiles } = await build({ ...DEVICE, stdin, outfile: 'engine.js' });
  const imports = Object.values(metafile.inputs).flatMap((input) => input.imports);
  const imported = imports.filter(({ external }) => external).map(({ path }) => path);
  const [{ contents: bytes, text: code }] = outputFiles as [OutputFile];
  return { code, bytes: bytes.length, files: Object.keys(metafile.inputs), imported };
}

describe('what an app loads', () => {
  test('positions, vargas and dashas take less than 150 kB, and no sentence', async () => {
    const { bytes } = await bundled("export * from './engine/lean.ts';");
    expect(bytes).toBeLessThan(150_000);
  });

  test('one path takes the code of that path alone', async () => {
    const { files } = await bundled("export { rows } from 'engine:row/planets/0';");
    expect(files).toContain('functions/planets/results.ts');
    expect(files.filter((file) => /^functions\/(yoga|career|site|auth)\//.test(file))).toEqual([]);
  });

  test('nothing needs Node, nor an engine that knows the kinds of letters', async () => {
    const { code, files, imported } = await bundled("import { groups } from 'engine:groups'; export { groups };");
    expect(files.length).toBeGreaterThan(500);
    expect(imported.filter((name) => name.startsWith('node:'))).toEqual([]);
    expect(code).not.toMatch(/\\p\{/i);
  });
});
