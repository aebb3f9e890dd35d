/** How often each rule is formed in many births: the table of the catalog, its page, and the page of doshas. */
import { judged, yogaContext } from '../../lib/records/yoga/verdict.ts';
import { rankedBySlug, yogaScore } from '../../lib/astro/judgement/yogaScore.ts';
import type { Verdict } from '../../lib/astro/rule.ts';
import { citation } from '../../lib/astro/source.ts';
import { YOGA_FAMILIES, type YogaFamily } from '../../lib/astro/tables/yogaFamilies.ts';
import { yogaCatalog, type CatalogEntry } from '../../lib/astro/yoga/catalog.ts';
import { YOGAS } from '../../lib/astro/yoga/index.ts';
import { randomBirths } from './births.ts';
import { addDoshas, doshaPage, emptyTally } from './doshas.ts';

const BIRTHS = 10_000;

interface Tally {
  readonly formed: Map<string, number>;
  readonly cancelled: Map<string, number>;
  readonly scores: number[];
  readonly counts: number[];
}

export async function run(): Promise<{ table: string; doc: string; doshas: string; lines: string[] }> {
  const tally: Tally = { formed: new Map(), cancelled: new Map(), scores: [], counts: [] };
  const doshaTally = emptyTally();
  for (const birth of randomBirths(BIRTHS)) {
    const yogas = yogaContext(birth);
    add(tally, judged(birth, YOGAS));
    addDoshas(doshaTally, yogas);
  }
  const entries = [...yogaCatalog().values()];
  return Promise.resolve({
    table: tableOf(entries, tally),
    doc: docOf(entries, tally),
    doshas: doshaPage(doshaTally, BIRTHS, percent),
    lines: [...linesOf(entries, tally), `doshas that stand in a chart: ${spread(doshaTally.standing)}`],
  });
}

function add({ cancelled, counts, formed, scores }: Tally, verdicts: readonly Verdict[]): void {
  const present = new Set(verdicts.filter(({ isPresent }) => isPresent).map(({ rule }) => rule.id));
  const ranked = rankedBySlug(verdicts);
  const standing = new Set(ranked.map(({ rule }) => rule.id));
  for (const slug of present) formed.set(slug, (formed.get(slug) ?? 0) + 1);
  for (const slug of present) if (!standing.has(slug)) cancelled.set(slug, (cancelled.get(slug) ?? 0) + 1);
  counts.push(present.size);
  scores.push(yogaScore(ranked).value);
}

/** To a hundredth of a percent, which is one birth. */
function percent(found: number | undefined): number {
  return Math.round(((found ?? 0) / BIRTHS) * 10_000) / 100;
}

function tableOf(entries: readonly CatalogEntry[], { formed }: Tally): string {
  const rows = entries.map(({ rule }) => `'${rule.id}': ${percent(formed.get(rule.id))},`);
  return `/** Charts of ${BIRTHS} random births in which a yoga is formed, in percent, by slug: written by npm run shares. */
export const SHARES: Readonly<Record<string, number>> = {\n${rows.join('\n')}\n};\n`;
}

function docOf(entries: readonly CatalogEntry[], { cancelled, formed }: Tally): string {
  const families = Object.keys(YOGA_FAMILIES) as YogaFamily[];
  const sections = families.map((family) => {
    const rows = entries
      .filter(({ rule }) => rule.family === family)
      .map(({ rule }) => {
        const texts = [rule.source, ...(rule.alsoIn ?? [])].map(citation).join('; ');
        const shares = `${percent(formed.get(rule.id))} | ${percent(cancelled.get(rule.id))}`;
        return `| \`${rule.id}\` | ${rule.name.en} | ${rule.formation.en} | ${texts} | ${shares} |`;
      });
    const head =
      '| Slug | Name | Formed when | Source | Formed, % | of these cancelled in all forms, % |\n|---|---|---|---|---:|---:|';
    return `## ${YOGA_FAMILIES[family].en}\n\n${head}\n${rows.join('\n')}`;
  });
  return `# The yogas, and how often they are formed

Every rule that \`/yoga/all\` examines, as \`/yoga/catalog\` lists it. The last columns say in how many charts of
${BIRTHS} random births (1900 to 2050, between 60 degrees south and north, evenly spread, default conventions) it is
formed, and in how many it is formed but cancelled. Made by \`npm run shares\`.

${sections.join('\n\n')}
`;
}

function linesOf(entries: readonly CatalogEntry[], { counts, formed, scores }: Tally): string[] {
  const shares = entries.map(({ rule }) => ({ id: rule.id, share: percent(formed.get(rule.id)) }));
  const named = (list: typeof shares) => list.map(({ id, share }) => `${id} ${share}`).join(', ') || 'none';
  return [
    `${entries.length} yogas, ${BIRTHS} births`,
    `never formed: ${named(shares.filter(({ share }) => share === 0))}`,
    `in more than half: ${named(shares.filter(({ share }) => share > 50))}`,
    `formed in a chart: ${spread(counts)}`,
    `score of all yogas: ${spread(scores)}`,
  ];
}

function spread(values: readonly number[]): string {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
  return `mean ${mean.toFixed(1)}, deviation ${deviation.toFixed(1)}, ${Math.min(...values)} to ${Math.max(...values)}`;
}
