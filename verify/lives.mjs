/** Measures the engine on births with a known fact: npm run lives -- --data FOLDER [--half first|second|all] [--sample N] [--markdown] */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { format, resolveConfig } from 'prettier';
import { RUNTIME } from '../scripts/bundles.mjs';
import { dist, root, writeWhole } from '../scripts/project.mjs';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    half: { type: 'string', default: 'first' },
    sample: { type: 'string' },
    markdown: { type: 'boolean', default: false },
  },
});
if (!values.data || !['first', 'second', 'all'].includes(values.half)) {
  console.error('npm run lives -- --data FOLDER [--half first|second|all] [--sample N] [--markdown]');
  process.exit(2);
}
const outdir = join(dist, '.lives');
const page = join(root, 'docs/validation.md');

/** The content of a file of the folder; null where it is not there. */
function given(name) {
  const path = join(values.data, name);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

try {
  const outfile = join(outdir, 'main.mjs');
  await build({ ...RUNTIME, entryPoints: [join(root, 'verify/lives/main.ts')], outfile, write: true });
  process.env.EPHEMERIS_DIR ??= join(root, 'layers/ephemeris/data');
  const { linesOf, markdownOf, run } = await import(pathToFileURL(outfile).href);
  const features = run({
    professions: given('professions.csv'),
    weddings: given('weddings.csv'),
    half: values.half,
    sample: values.sample === undefined ? null : Number(values.sample),
    progress: (done, of) => process.stderr.isTTY && process.stderr.write(`\r${done} of ${of} `),
  });
  console.log(linesOf(features).join('\n'));
  if (values.markdown) await keep(markdownOf(features));
} finally {
  rmSync(outdir, { recursive: true, force: true });
}

/** Writes the table between the marks of the page. */
async function keep(table) {
  const [begin, end] = [`<!-- lives ${values.half} -->`, '<!-- end -->'];
  const text = readFileSync(page, 'utf8');
  const from = text.indexOf(begin);
  if (from < 0) throw new Error(`docs/validation.md has no ${begin}`);
  const until = text.indexOf(end, from);
  const content = `${text.slice(0, from + begin.length)}\n\n${table}\n\n${text.slice(until)}`;
  await writeWhole(page, await format(content, { ...(await resolveConfig(page)), filepath: page }));
}
