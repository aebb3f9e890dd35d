/** How often each dosha is formed in many births, how severe it is then, and how often the chart cancels it. */
import { doshaContext, doshaSources, judgedDosha } from '../../lib/records/dosha/verdict.ts';
import { yogaContext } from '../../lib/records/yoga/verdict.ts';
import type { Dosha, DoshaVerdict } from '../../lib/astro/dosha/dosha.ts';
import { DOSHAS } from '../../lib/astro/dosha/index.ts';
import { isFormedBy, type Status } from '../../lib/astro/rule.ts';
import type { RandomBirth } from './births.ts';
import { BIRTHS, countedOf, percent, spreadText, tableSource } from './counting.ts';

const STATUSES = ['active', 'reduced', 'cancelled', 'partial'] as const satisfies readonly Status[];
const SEVERITIES = ['mild', 'moderate', 'severe'] as const;

export interface DoshaTally {
  /** By id, then by status, and by what is left of a dosha that stands. */
  readonly outcomes: ReadonlyMap<string, Map<string, number>>;
  /** Of the births in which a dosha is formed: its score. */
  readonly scores: ReadonlyMap<string, number[]>;
  /** Number of doshas in a chart, without the cancelled ones. */
  readonly standing: number[];
}

export function emptyDoshaTally(): DoshaTally {
  return {
    outcomes: new Map(DOSHAS.map(({ id }) => [id, new Map()])),
    scores: new Map(DOSHAS.map(({ id }) => [id, []])),
    standing: [],
  };
}

/** Judges the doshas of a birth. */
export function judgedDoshas(birth: RandomBirth): DoshaVerdict[] {
  const doshas = doshaContext(birth, { timingOf: yogaContext(birth).timingOf });
  return DOSHAS.map((dosha) => judgedDosha(doshas, dosha));
}

/** Lists what is formed in a birth, for the digest. */
export function doshaLines(verdicts: readonly DoshaVerdict[]): string[] {
  return verdicts
    .filter(({ status }) => isFormedBy(status))
    .map(({ dosha, score, status }) => [dosha.id, status, score?.value].join(' '));
}

/** Counts the doshas of a birth. */
export function addDoshas({ outcomes, scores, standing }: DoshaTally, verdicts: readonly DoshaVerdict[]): void {
  for (const { dosha, score, severity, status } of verdicts) {
    const counts = outcomes.get(dosha.id)!;
    counts.set(status, (counts.get(status) ?? 0) + 1);
    if (stands(status)) counts.set(severity, (counts.get(severity) ?? 0) + 1);
    if (score && isFormedBy(status)) scores.get(dosha.id)!.push(score.value);
  }
  standing.push(verdicts.filter(({ status }) => stands(status)).length);
}

function stands(status: Status): boolean {
  return status === 'active' || status === 'reduced';
}

export function doshaTable({ scores }: DoshaTally, digest: string): string {
  const counted = new Map([...scores].map(([id, values]) => [id, countedOf(values)]));
  return tableSource('Scores of doshas', 'DOSHA', 'dosha', counted, digest);
}

export function doshaPage(tally: DoshaTally): string {
  const rows = DOSHAS.filter(({ needs }) => !needs).map((dosha) => {
    const counts = tally.outcomes.get(dosha.id)!;
    const formed = tally.scores.get(dosha.id)!.length;
    const shares = [...STATUSES, ...SEVERITIES].map((outcome) => counts.get(outcome) ?? 0);
    return `| ${described(dosha)} | ${[formed, ...shares].map((found) => percent(found)).join(' | ')} |`;
  });
  const ofTwo = DOSHAS.filter(({ needs }) => needs).map((dosha) => `| ${described(dosha)} |`);
  return `# The doshas, and how often they are formed

Every rule that \`/dosha/all\` examines. The last columns say in how many charts of ${BIRTHS} random births (1900 to
2050, between 60 degrees south and north, evenly spread, default conventions) it is formed, and in how many of all it is
active, reduced by a relief, cancelled, or formed in part only; and what is left of those that stand (moderate from 30 points,
severe from 60). Made by \`npm run shares\`.

| Id | Name | Formed when | Source | Formed, % | active, % | reduced, % | cancelled, % | partial, % | mild, % | moderate, % | severe, % |
|---|---|---|---|---:|---:|---:|---:|---:|---:|---:|---:|
${rows.join('\n')}

## Those that take a second birth

They are never formed in one chart; the answer tells this birth’s side of them.

| Id | Name | Formed when | Source |
|---|---|---|---|
${ofTwo.join('\n')}
`;
}

function described(dosha: Dosha): string {
  return [`\`${dosha.id}\``, dosha.name.en, dosha.formation.en, doshaSources(dosha).join('; ')].join(' | ');
}

export function doshaFigures({ outcomes, scores, standing }: DoshaTally): string[] {
  const figure = (id: string) => {
    const counts = outcomes.get(id)!;
    const [active, reduced] = [counts.get('active') ?? 0, counts.get('reduced') ?? 0];
    return `${id}: ${percent(scores.get(id)!.length)}, stands ${percent(active + reduced)}, active ${percent(active)}, partial ${percent(counts.get('partial'))}`;
  };
  return [
    ...['manglik', 'kemdrum', 'pitra', 'grahan'].map(figure),
    `doshas that stand in a chart: ${spreadText(standing)}`,
  ];
}
