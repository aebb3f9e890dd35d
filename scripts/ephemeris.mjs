/** Builds the ephemeris pack: npm run ephemeris -- --from 1600 --to 2400 [--out DIR] [--workers N] */
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const outdir = `${root}dist/.ephemeris-build-${process.pid}`;

try {
  await build({
    entryPoints: ['main', 'worker'].map((name) => `${root}layers/ephemeris/build/${name}.ts`),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    outExtension: { '.js': '.mjs' },
    outdir,
    logLevel: 'warning',
  });
  const { run } = await import(`${outdir}/main.mjs`);
  await run(process.argv.slice(2), root);
} catch (error) {
  console.error(error instanceof RangeError || error.code?.startsWith('ERR_PARSE_ARGS') ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(outdir, { recursive: true, force: true });
}
