/**
 * Counts in many births how often each yoga and dosha is formed and how scores are spread, and writes the tables:
 * npm run shares; scores other than those of yogas and doshas alone: npm run shares -- scores
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { format, resolveConfig } from 'prettier';
import { RUNTIME } from './bundles.mjs';
import { dist, root, writeWhole } from './project.mjs';
import { writeScoreTables } from './scoreTables.mjs';

/** In order: a step is bundled when those before it have written the tables that it reads. */
const STEPS = ['main', 'summary'];

const outdir = join(dist, '.shares');

if (process.argv[2] !== 'scores') await writeYogaTables();
await writeScoreTables();

async function writeYogaTables() {
  try {
    process.env.EPHEMERIS_DIR ??= join(root, 'layers/ephemeris/data');
    for (const step of STEPS) {
      const { files, lines } = await counted(step);
      for (const [path, content] of Object.entries(files)) {
        const file = join(root, path);
        writeWhole(file, await format(content, { ...(await resolveConfig(file)), filepath: file }));
      }
      console.log(lines.join('\n'));
    }
  } finally {
    rmSync(outdir, { recursive: true, force: true });
  }
}

async function counted(step) {
  const outfile = join(outdir, `${step}.mjs`);
  await build({ ...RUNTIME, entryPoints: [join(root, `scripts/shares/${step}.ts`)], outfile, write: true });
  const { run } = await import(pathToFileURL(outfile).href);
  return run();
}
