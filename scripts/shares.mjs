/**
 * Counts how often each yoga and dosha is formed, writes functions/yoga/tables/shares.ts, docs/yogas.md and docs/doshas.md,
 * and counts the other scores: npm run shares; the scores alone: npm run shares -- scores
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { format, resolveConfig } from 'prettier';
import { RUNTIME } from './bundles.mjs';
import { dist, root, writeWhole } from './project.mjs';
import { writeScoreTables } from './scoreTables.mjs';

if (process.argv[2] !== 'scores') await writeYogaTables();
await writeScoreTables();

async function writeYogaTables() {
  const outdir = join(dist, '.shares');

  try {
    const outfile = join(outdir, 'main.mjs');
    await build({ ...RUNTIME, entryPoints: [join(root, 'scripts/shares/main.ts')], outfile, write: true });
    process.env.EPHEMERIS_DIR ??= join(root, 'layers/ephemeris/data');
    const { run } = await import(pathToFileURL(outfile).href);
    const { doc, doshas, lines, table } = await run();
    for (const [path, content] of [
      ['functions/yoga/tables/shares.ts', table],
      ['docs/yogas.md', doc],
      ['docs/doshas.md', doshas],
    ]) {
      const file = join(root, path);
      writeWhole(file, await format(content, { ...(await resolveConfig(file)), filepath: file }));
    }
    console.log(lines.join('\n'));
  } finally {
    rmSync(outdir, { recursive: true, force: true });
  }
}
