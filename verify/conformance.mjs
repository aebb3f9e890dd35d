/** Compares the engine with the golden values, writes docs/conformance.md: npm run conformance [-- --check] [-- --only ID] [-- --show 10] */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { format, resolveConfig } from 'prettier';
import { RUNTIME } from '../scripts/bundles.mjs';
import { dist, root, writeWhole } from '../scripts/project.mjs';

const { values } = parseArgs({
  options: {
    check: { type: 'boolean' },
    only: { type: 'string', default: '' },
    show: { type: 'string', default: '5' },
  },
});
const outdir = join(dist, '.conformance');
const page = join(root, 'docs/conformance.md');

try {
  const outfile = join(outdir, 'main.mjs');
  await build({ ...RUNTIME, entryPoints: [join(root, 'verify/conformance/main.ts')], outfile, write: true });
  process.env.EPHEMERIS_DIR ??= join(root, 'layers/ephemeris/data');
  const { run } = await import(pathToFileURL(outfile).href);
  const golden = (name) => JSON.parse(readFileSync(join(root, `tests/golden/${name}.json`), 'utf8'));
  const { doc, isSound, lines } = run(golden, { only: values.only, show: Number(values.show) });
  console.log(lines.join('\n'));
  if (!isSound) process.exitCode = 1;
  else if (values.only === '') await keep(await format(doc, { ...(await resolveConfig(page)), filepath: page }));
} finally {
  rmSync(outdir, { recursive: true, force: true });
}

/** Writes the page, or with --check compares it with the existing one. */
async function keep(content) {
  if (!values.check) return writeWhole(page, content);
  if (readFileSync(page, 'utf8') === content) return;
  console.error('docs/conformance.md is not what this run found: npm run conformance writes it.');
  process.exitCode = 1;
}
