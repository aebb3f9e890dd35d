/** A dasha period in words: its summary, its effect on each matter of life, and advice. */
import type { Chart } from '../../astro/chart/chart.ts';
import { aspectedHouses, lordshipOf } from '../../astro/judgement/dasha/lordEffect.ts';
import { birthPlace, type PeriodFinding } from '../../astro/judgement/dasha/periodFindings.ts';
import type { JudgedPeriod } from '../../astro/judgement/dasha/periodScore.ts';
import type { PeriodTheme } from '../../astro/judgement/dasha/themes.ts';
import { effectSide } from '../../astro/judgement/placing.ts';
import { periodState, type Period } from '../../astro/dasha/period.ts';
import type { LifeStage } from '../../astro/stage.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import { unixMsFromJd } from '../../astro/time.ts';
import type { BirthContext } from '../../birth/birthContext.ts';
import { lifeJdUT } from '../../birth/life.ts';
import { stageAt } from '../../birth/personOf.ts';
import { localDate } from '../../time/civilTime.ts';
import type { PeriodState } from '../../words/facts/period.ts';
import type { Language } from '../../words/language.ts';
import { PERIOD } from '../../words/subjects/period.ts';

/** A period that texts are about, with its first and last date in local time of the birth place. */
export interface DescribedPeriod {
  readonly chart: Chart;
  readonly judged: JudgedPeriod;
  readonly fromDate: string;
  readonly untilDate: string;
  /** As of the instant that the answer is about. */
  readonly state: PeriodState;
  /** Of the person while the period runs. */
  readonly stage: LifeStage;
  readonly lang: Language;
}

export interface Advice {
  /** A theme, or the period as a whole. */
  readonly about: string;
  readonly text: string;
}

/** Returns the arguments of the sentences about a period. */
export function describedPeriod(context: BirthContext, chart: Chart, judged: JudgedPeriod): DescribedPeriod {
  const { birth, names } = context;
  const { period } = judged;
  const date = (jdUT: number) => localDate(birth.time.clock, unixMsFromJd(jdUT));
  const state = periodState(period, lifeJdUT(context));
  const [fromDate, untilDate] = [date(period.startJdUT), date(period.endJdUT)];
  return { chart, judged, fromDate, untilDate, state, stage: periodStage(context, period, state), lang: names.lang };
}

/** A period that runs is told to the person of now, another one to the person of its first or its last day. */
function periodStage(context: BirthContext, { endJdUT, startJdUT }: Period<Planet>, state: PeriodState): LifeStage {
  switch (state) {
    case 'running':
      return stageAt(context, lifeJdUT(context));
    case 'over':
      return stageAt(context, endJdUT);
    case 'to_come':
      return stageAt(context, startJdUT);
  }
}

/** Returns what a period brings, in a few sentences. */
export function periodSummary(
  { chart, fromDate, judged, lang, stage, state, untilDate }: DescribedPeriod,
  findings: readonly PeriodFinding[],
): string {
  const words = PERIOD[lang];
  const { lord, parent, period, score } = judged;
  const parentLord = parent && parent.lord;
  const byWeight = [...findings].sort((a, b) => b.weight - a.weight);
  const best = byWeight.find(({ weight }) => weight > 0);
  const worst = byWeight.findLast(({ weight }) => weight < 0);
  return [
    words.summary_span({ level: period.level, lord, parentLord, state, fromDate, untilDate, stage }),
    words.summary_lord({
      ...birthPlace(chart, lord),
      level: period.level,
      ascendantSignIndex: chart.ascendant.signIndex,
      lordship: lordshipOf(chart, lord),
      house: chart.planets[lord].house,
      aspectedHouses: aspectedHouses(chart, lord),
      stage,
    }),
    words.summary_score({
      state,
      band: score.band,
      best: best?.fact ?? null,
      worst: worst?.fact ?? null,
    }),
    ...(parentLord === lord ? [words.one_lord({})] : []),
    words.lord_brings({ planet: lord, side: effectSide(score.band), stage }),
  ].join(' ');
}

/** Returns how the lords of a period affect a matter, with every reason. */
export function themeText(
  { chart, fromDate, lang, stage, state, untilDate }: DescribedPeriod,
  { theme, tone, score, reasons }: PeriodTheme,
): string {
  const words = PERIOD[lang];
  const lords = [...new Set(reasons.map(({ lord }) => lord))];
  const described = lords.map((planet) =>
    words.theme_lord({
      ...birthPlace(chart, planet),
      planet,
      house: chart.planets[planet].house,
      ties: reasons.filter(({ lord }) => lord === planet),
      side: effectSide(score.band),
      theme: theme.id,
      stage,
    }),
  );
  const span = { state, fromDate, untilDate, stage };
  const verdict = words.theme_verdict({ theme: theme.id, tone, ...span });
  return [...described, verdict].join(' ');
}

/** Returns the advice: on the lord, on the best supported matter and on the most demanding one. */
export function periodAdvice(
  { chart, judged, lang, stage }: DescribedPeriod,
  themes: readonly PeriodTheme[],
): Advice[] {
  const words = PERIOD[lang];
  const { lord, score } = judged;
  const byScore = [...themes].sort((a, b) => b.score.value - a.score.value);
  const [best] = byScore;
  const hardest = byScore.at(-1);
  const described = [...new Set([best, hardest])].filter((theme) => theme !== undefined);
  const { house } = chart.planets[lord];
  const own = { ...birthPlace(chart, lord), planet: lord, house, side: effectSide(score.band), stage };
  return [
    { about: 'period', text: words.advice_lord(own) },
    ...described.map(({ theme, tone, score: { value } }) => ({
      about: theme.id,
      text: words.advice_theme({ theme: theme.id, tone, score: value, stage }),
    })),
  ];
}
