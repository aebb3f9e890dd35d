/** How often each dosha is formed in many births, how severe it is then, and how often the chart cancels it. */
import { doshaContext, doshaSources, judgedDosha } from '../../lib/records/dosha/verdict.ts';
import type { YogaContext } from '../../lib/records/yoga/verdict.ts';
import type { Dosha, DoshaVerdict } from '../../lib/astro/dosha/dosha.ts';
import { DOSHAS } from '../../lib/astro/dosha/index.ts';

const GRADES = ['mild', 'moderate', 'severe'] as const;
type Outcome = (typeof GRADES)[number] | 'cancelled';

export interface DoshaTally {
  /** By id, then by remaining severity. */
  readonly outcomes: Map<string, Map<Outcome, number>>;
  /** Number of doshas in a chart, without the cancelled ones. */
  readonly standing: number[];
}

export function emptyTally(): DoshaTally {
  return { outcomes: new Map(DOSHAS.map(({ id }) => [id, new Map()])), standing: [] };
}

/** Counts the doshas of a birth. */
export function addDoshas({ outcomes, standing }: DoshaTally, yogas: YogaContext): void {
  const doshas = doshaContext(yogas.context, yogas.timingOf);
  const found = DOSHAS.map((dosha) => judgedDosha(doshas, dosha)).filter(({ isPresent }) => isPresent);
  for (const verdict of found) {
    const counts = outcomes.get(verdict.dosha.id)!;
    const outcome = outcomeOf(verdict);
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  }
  standing.push(found.filter(({ status }) => status !== 'cancelled').length);
}

function outcomeOf({ severity, status }: DoshaVerdict): Outcome {
  return status === 'cancelled' || severity === 'none' ? 'cancelled' : severity;
}

/** @param percent of the counted births */
export function doshaPage(tally: DoshaTally, births: number, percent: (found: number | undefined) => number): string {
  const rows = DOSHAS.filter(({ needs }) => !needs).map((dosha) => {
    const counts = tally.outcomes.get(dosha.id)!;
    const formed = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const shares = [formed, ...GRADES.map((grade) => counts.get(grade)), counts.get('cancelled')].map(percent);
    return `| ${described(dosha)} | ${shares.join(' | ')} |`;
  });
  const ofTwo = DOSHAS.filter(({ needs }) => needs).map((dosha) => `| ${described(dosha)} |`);
  return `# The doshas, and how often they are formed

Every rule that \`/dosha/all\` examines. The last columns say in how many charts of ${births} random births (1900 to
2050, between 60 degrees south and north, evenly spread, default conventions) it is formed, what is then left of it after
its reliefs (moderate from 30 points, severe from 60), and in how many the chart undoes it. Made by \`npm run shares\`.

| Id | Name | Formed when | Source | Formed, % | mild, % | moderate, % | severe, % | cancelled, % |
|---|---|---|---|---:|---:|---:|---:|---:|
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
