/** Counts the scores of random births and writes lib/astro/tables/percentiles: a part of npm run shares. */
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import { format, resolveConfig } from 'prettier';
import { RUNTIME } from './bundles.mjs';
import { dist, root, writeWhole } from './project.mjs';

const BIRTHS = 10_000;
/** Births whose raw scores the digests of the tables are of: few enough to be counted again by a test. */
export const DIGESTED_BIRTHS = 50;
const THREADS = 2;

/** What the tables of the subjects are called: the file, its constant, and what it holds. */
const TABLES = {
  planet: { file: 'planets', constant: 'PLANET_SPREAD', about: 'Strengths of planets' },
  house: { file: 'houses', constant: 'HOUSE_SPREAD', about: 'Strengths of houses and of their significators' },
  upachaya: { file: 'upachaya', constant: 'UPACHAYA_SPREAD', about: 'Scores of the houses of growth' },
  period: { file: 'periods', constant: 'PERIOD_SPREAD', about: 'Scores of dasha periods' },
  moment: {
    file: 'moments',
    constant: 'MOMENT_SPREAD',
    about: 'Scores of acting periods and of transits for a matter of life',
  },
  prediction: { file: 'predictions', constant: 'PREDICTION_SPREAD', about: 'Scores of matters of life' },
  career: { file: 'career', constant: 'CAREER_SPREAD', about: 'Scores of work' },
  videsh: { file: 'videsh', constant: 'VIDESH_SPREAD', about: 'Scores of life abroad' },
  karma: { file: 'karma', constant: 'KARMA_SPREAD', about: 'Scores of the shashtiamsha' },
  vidya: { file: 'vidya', constant: 'VIDYA_SPREAD', about: 'Scores of learning' },
  transit: { file: 'transits', constant: 'TRANSIT_SPREAD', about: 'Scores of transits and of stays in signs' },
  medical: { file: 'medical', constant: 'MEDICAL_SPREAD', about: 'Scores of health' },
  remedy: { file: 'remedies', constant: 'REMEDY_SPREAD', about: 'Scores of remedies and gemstones' },
  shadbala: { file: 'shadbala', constant: 'SHADBALA_SPREAD', about: 'Shadbala in percent of the least that is needed' },
  house_bala: { file: 'houseBala', constant: 'HOUSE_BALA_SPREAD', about: 'Strengths of houses in rupas' },
  vimsopaka: { file: 'vimsopaka', constant: 'VIMSOPAKA_SPREAD', about: 'Vimsopaka of planets by scheme' },
  bindus: { file: 'bindus', constant: 'BINDU_SPREAD', about: 'Bindus of all planets in the signs' },
  pancha_vargiya: {
    file: 'panchaVargiya',
    constant: 'PANCHA_VARGIYA_SPREAD',
    about: 'Pancha-vargiya bala by counting',
  },
  year: { file: 'years', constant: 'YEAR_SPREAD', about: 'Scores of years' },
};

/** In this bundle every score whose place is asked for is recorded. */
const RECORDING = {
  name: 'recording',
  setup: ({ onLoad }) =>
    onLoad({ filter: /lib[\\/]astro[\\/]percentile\.ts$/ }, () => ({
      contents: "export * from './scripts/shares/recorder.ts';",
      loader: 'ts',
      resolveDir: root,
    })),
};

/** Writes the tables of all subjects, and the digests by which a test sees whether they are still those of the code. */
export async function writeScoreTables(births = BIRTHS) {
  await withBundle(async (outfile) => {
    const scores = await scoresIn(outfile, births);
    for (const [subject, table] of Object.entries(TABLES)) {
      await written(
        `lib/astro/tables/percentiles/${table.file}.ts`,
        tableOf(subject, table, scores.get(subject), births),
      );
    }
    const digests = digestsOf(await firstScores(outfile));
    await written('scripts/shares/scoreDigests.json', JSON.stringify(digests));
    console.log(linesOf(scores).join('\n'));
  });
}

/** Returns the digests of the raw scores as the code of now gives them, by subject. */
export async function scoreDigests() {
  return withBundle(async (outfile) => digestsOf(await firstScores(outfile)));
}

async function withBundle(use) {
  const outdir = join(dist, `.scores-${process.pid}`);
  const outfile = join(outdir, 'scores.mjs');
  try {
    await build({
      ...RUNTIME,
      plugins: [RECORDING],
      entryPoints: [join(root, 'scripts/shares/scores.ts')],
      outfile,
      write: true,
    });
    process.env.EPHEMERIS_DIR ??= join(root, 'layers/ephemeris/data');
    return await use(outfile);
  } finally {
    rmSync(outdir, { recursive: true, force: true });
  }
}

async function firstScores(outfile) {
  const { scoresOfBirths } = await import(pathToFileURL(outfile).href);
  return scoresOfBirths(0, DIGESTED_BIRTHS);
}

async function scoresIn(outfile, births) {
  const bounds = Array.from({ length: THREADS + 1 }, (_, part) => Math.round((part * births) / THREADS));
  const parts = await Promise.all(bounds.slice(1).map((last, part) => inThread(outfile, bounds[part], last)));
  const all = new Map();
  for (const [subject, scores] of parts.flatMap((part) => [...part])) {
    const known = all.get(subject) ?? new Map();
    all.set(subject, known);
    for (const [id, values] of scores) known.set(id, [...(known.get(id) ?? []), values].flat());
  }
  return all;
}

function inThread(outfile, first, last) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(outfile, { workerData: { first, last } });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

const STEPS = 20;

function tableOf(subject, { about, constant }, scores = new Map(), births) {
  const rows = [...scores].map(([id, values]) => `${JSON.stringify(id)}: { knots: [${knotsOf(values)}] },`);
  return `/** ${about} in ${births} random births: written by npm run shares. */
import type { Spread } from '../../percentile.ts';

export const ${constant}: Spread = {
  subject: '${subject}',
  scores: {
    ${rows.join('\n    ')}
  },
};
`;
}

function knotsOf(values) {
  const sorted = Float64Array.from(values).sort();
  return Array.from({ length: STEPS + 1 }, (_, step) =>
    Number(sorted[Math.round((step / STEPS) * (sorted.length - 1))].toFixed(1)),
  );
}

/** The digest of a subject changes with every score of it. */
function digestsOf(scores) {
  const digest = (ids) =>
    createHash('sha256')
      .update(JSON.stringify([...ids]))
      .digest('hex')
      .slice(0, 16);
  return Object.fromEntries(Object.keys(TABLES).map((subject) => [subject, digest(scores.get(subject) ?? [])]));
}

const BAND_STARTS = [0, 10, 35, 65, 90, 100];

/** For each subject: how many scores it has, and the largest share of births that one band of one of them holds. */
function linesOf(scores) {
  return Object.keys(TABLES).map((subject) => {
    const shares = [...(scores.get(subject) ?? [])].map(([id, values]) => ({ id, percent: largestBand(values) }));
    const { id, percent } = shares.sort((a, b) => b.percent - a.percent)[0] ?? { id: 'none', percent: 0 };
    return `${subject}: ${shares.length} scores; largest band ${percent.toFixed(1)} % (${id})`;
  });
}

/** By the exact places of the counted scores: equal scores stand where the first of them stands. */
function largestBand(values) {
  const sorted = Float64Array.from(values).sort();
  const counts = BAND_STARTS.slice(1).map(() => 0);
  let lower = 0;
  sorted.forEach((value, index) => {
    if (index > 0 && value > sorted[index - 1]) lower = index;
    const percentile = (100 * lower) / sorted.length;
    counts[BAND_STARTS.findLastIndex((start, band) => band < counts.length && start <= percentile)]++;
  });
  return (100 * Math.max(...counts)) / sorted.length;
}

async function written(path, content) {
  const file = join(root, path);
  writeWhole(file, await format(content, { ...(await resolveConfig(file)), filepath: file }));
}
