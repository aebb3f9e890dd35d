/** How often each yoga is formed in many births, how well, and how strongly. */
import type { Rule, Verdict } from '../../lib/astro/rule.ts';
import { judge } from '../../lib/astro/rule.ts';
import { citation } from '../../lib/astro/source.ts';
import { YOGA_FAMILIES, type YogaFamily } from '../../lib/astro/tables/yogaFamilies.ts';
import { CATALOG_RULES, yogaCatalog, type CatalogEntry } from '../../lib/astro/yoga/catalog.ts';
import { BIRTHS, countedOf, percent, spreadText, tableSource } from './counting.ts';
import type { RandomBirth } from './births.ts';

/** From the best to the least; `stands` is a yoga that burdens and is not cancelled. */
const OUTCOMES = ['proper', 'blemished', 'formal', 'stands', 'cancelled', 'partial'] as const;
type Outcome = (typeof OUTCOMES)[number];

export interface YogaTally {
  readonly outcomes: ReadonlyMap<string, Map<Outcome, number>>;
  /** Of the births in which a yoga is formed: the greatest strength of its forms. */
  readonly strengths: ReadonlyMap<string, number[]>;
  /** Number of yogas formed in a chart. */
  readonly formed: number[];
  /** Births in which a family has a yoga that is formed properly. */
  readonly properFamilies: Map<string, number>;
}

export function emptyYogaTally(): YogaTally {
  const slugs = [...yogaCatalog().keys()];
  return {
    outcomes: new Map(slugs.map((slug) => [slug, new Map()])),
    strengths: new Map(slugs.map((slug) => [slug, []])),
    formed: [],
    properFamilies: new Map(),
  };
}

/** Judges every rule of the catalog that applies to a birth. */
export function judgedRules({ chart, ruleContext }: RandomBirth): Verdict[] {
  const facts = ruleContext();
  return CATALOG_RULES.filter((rule) => rule.applies?.(chart) !== false).map((rule) => judge(rule, chart, facts));
}

/** Lists what is formed in a birth, for the digest: raw values, none that depends on a table. */
export function yogaLines(verdicts: readonly Verdict[]): string[] {
  return verdicts
    .filter(({ isPresent }) => isPresent)
    .map(({ grade, rule, status, strength }) => [rule.id, rule.variant, status, grade, strength!.value].join(' '));
}

export function addYogas(tally: YogaTally, verdicts: readonly Verdict[]): void {
  const best = new Map<string, Outcome>();
  const strongest = new Map<string, number>();
  for (const verdict of verdicts) {
    const outcome = outcomeOf(verdict);
    if (outcome === null) continue;
    const { id } = verdict.rule;
    const known = best.get(id);
    if (!known || OUTCOMES.indexOf(outcome) < OUTCOMES.indexOf(known)) best.set(id, outcome);
    if (verdict.isPresent) strongest.set(id, Math.max(strongest.get(id) ?? 0, verdict.strength!.value));
  }
  for (const [slug, outcome] of best) countOne(tally.outcomes.get(slug)!, outcome);
  for (const [slug, strength] of strongest) tally.strengths.get(slug)!.push(strength);
  const families = new Set(
    verdicts.filter((verdict) => outcomeOf(verdict) === 'proper').map(({ rule }) => rule.family),
  );
  for (const family of families) countOne(tally.properFamilies, family);
  tally.formed.push(strongest.size);
}

function countOne<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function outcomeOf({ grade, isPresent, status }: Verdict): Outcome | null {
  if (status === 'partial') return 'partial';
  if (!isPresent) return null;
  return status === 'cancelled' ? 'cancelled' : (grade ?? 'stands');
}

export function yogaTable({ outcomes, strengths }: YogaTally, digest: string): string {
  const scores = new Map([...strengths].map(([slug, values]) => [slug, countedOf(values)]));
  const proper = [...outcomes].flatMap(([slug, counts]) => {
    const count = counts.get('proper');
    return count ? [`'${slug}': ${percent(count)},`] : [];
  });
  return `${tableSource('Strengths of yogas', 'YOGA', 'yoga', scores, digest)}
/** Births in which a yoga is proper, in percent, by slug; those that never are have no row. */
export const PROPER_PERCENT: Readonly<Record<string, number>> = {\n${proper.join('\n')}\n};
`;
}

export function yogaPage(tally: YogaTally): string {
  const entries = [...yogaCatalog().values()];
  const families = Object.keys(YOGA_FAMILIES) as YogaFamily[];
  const sections = families.map((family) => {
    const rows = entries.filter(({ rule }) => rule.family === family).map((entry) => rowOf(entry, tally));
    const head =
      '| Slug | Name | Formed when | Source | Formed, % | proper, % | blemished, % | by the letter, % | stands, % | cancelled, % | partial, % |\n|---|---|---|---|---:|---:|---:|---:|---:|---:|---:|';
    return `## ${YOGA_FAMILIES[family].en}\n\n${head}\n${rows.join('\n')}`;
  });
  return `# The yogas, and how often they are formed

Every rule that \`/yoga/all\` examines, as \`/yoga/catalog\` lists it, and the seven rules of neecha bhanga. The last columns
say in how many charts of ${BIRTHS} random births (1900 to 2050, between 60 degrees south and north, evenly spread, default
conventions) it is formed, and at its best how: unblemished (proper), blemished, by the letter only, or, of one that burdens,
standing; and in how many it is formed but cancelled, or in part (then it does not count as formed). Made by \`npm run shares\`.

${sections.join('\n\n')}
`;
}

function rowOf({ rule }: CatalogEntry, { outcomes, strengths }: YogaTally): string {
  const counts = outcomes.get(rule.id)!;
  const shown = OUTCOMES.map((outcome) => (canBe(rule, outcome) ? percent(counts.get(outcome)) : ''));
  const texts = [rule.source, ...(rule.alsoIn ?? [])].map(citation).join('; ');
  const cells = [rule.name.en, rule.formation.en, texts, percent(strengths.get(rule.id)!.length), ...shown];
  return `| \`${rule.id}\` | ${cells.join(' | ')} |`;
}

function canBe({ polarity }: Rule, outcome: Outcome): boolean {
  if (outcome === 'cancelled' || outcome === 'partial') return true;
  return (outcome === 'stands') === (polarity === 'bad');
}

export function yogaFigures({ formed, outcomes, properFamilies, strengths }: YogaTally): string[] {
  const share = (slug: string, outcome: Outcome) => percent(outcomes.get(slug)!.get(outcome));
  const shares = [...strengths].map(([slug, values]) => ({ slug, share: percent(values.length) }));
  const named = (list: typeof shares) => list.map((one) => `${one.slug} ${one.share}`).join(', ') || 'none';
  return [
    `${shares.length} yogas, ${BIRTHS} births`,
    `never formed: ${named(shares.filter((one) => one.share === 0))}`,
    `in more than half: ${named(shares.filter((one) => one.share > 50))}`,
    `formed in a chart: ${spreadText(formed)}`,
    `raja pairs: ${percent(strengths.get('raja-kendra-trikona')!.length)}, proper ${share('raja-kendra-trikona', 'proper')}; any raja yoga proper ${percent(properFamilies.get('raja'))}`,
    ...['dharma-karmadhipati', 'lakshmi', 'gajakesari'].map(
      (slug) => `${slug}: ${percent(strengths.get(slug)!.length)}, proper ${share(slug, 'proper')}`,
    ),
    `mahapurusha proper ${percent(properFamilies.get('mahapurusha'))}`,
    `kemadruma: ${percent(strengths.get('kemadruma')!.length)}, stands ${share('kemadruma', 'stands')}`,
  ];
}
