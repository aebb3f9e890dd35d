/** Answer of /dasha/effects: what a mahadasha and an antardasha bring, and which antardashas serve best. */
import { touchesSandhi } from '../../lib/astro/dasha/dashaChange.ts';
import { judgedPeriod, type JudgedPeriod } from '../../lib/astro/judgement/dasha/periodScore.ts';
import { themeTone } from '../../lib/astro/judgement/dasha/themes.ts';
import { DASHA_THEMES } from '../../lib/astro/judgement/tables/dashaThemes.ts';
import { subPeriods } from '../../lib/astro/dasha/nakshatra.ts';
import { isRunning, type Period } from '../../lib/astro/dasha/period.ts';
import { vimshottari } from '../../lib/astro/dasha/vimshottari.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import type { AntardashaQuery } from '../../lib/schemas/common/queries.ts';
import type { DashaEffects } from '../../lib/schemas/dasha/effects.ts';
import { disclaimerIn } from '../../lib/words/disclaimers.ts';
import type { NatalContext } from '../../lib/birth/natal.ts';
import { formatJd } from '../../lib/time/civilTime.ts';
import { periodContext } from '../../lib/records/period/life.ts';
import { lifeJdUT } from '../../lib/birth/life.ts';
import { periodRecord } from '../../lib/records/period/periodRecord.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { daysLeft } from '../../lib/records/period/running.ts';
import { Warned } from '../../lib/records/warned.ts';
import { type Fields } from '../_shell/kinds/natal.ts';
import {
  findingsOf,
  fullEffects,
  relationRecord,
  type EffectContext,
  type Peaks,
} from '../../lib/records/period/effectRecords.ts';
import { describedPeriod, periodSummary } from '../../lib/records/period/effectTexts.ts';
import { changeAfter, effectSources, junctionRecord, outsideReason } from '../../lib/records/period/effectWords.ts';
import { periodScoreRecord } from '../../lib/records/period/periodScore.ts';
import { dashaContext } from '../../lib/records/period/dashaContext.ts';
import { askedPath, type Choice } from '../../lib/birth/requestedPeriods.ts';

type Context = NatalContext<Fields<typeof AntardashaQuery>>;
type Selected = NonNullable<DashaEffects['mahadasha']>;
type Window = DashaEffects['windows'][number];

export function effects(context: Context): Warned {
  const { mahadasha_lord: mahadashaLord, antardasha_lord: antardashaLord } = context.query;
  const { choices, warnings } = askedPath(context, [mahadashaLord, antardashaLord]);
  const [maha, antar] = choices;
  const head = { system: vimshottari.id, name: context.names.of(vimshottari) };
  const described = {
    disclaimer: disclaimerIn('dasha', context.names.lang),
    sources: effectSources(maha ? maha.period.lord : null),
  };
  if (!maha) {
    const nothing = { mahadasha: null, antardasha: null, junction: null, windows: [] };
    const data: DashaEffects = { ...head, ...nothing, reason: outsideReason(context), ...described };
    return new Warned(data, warnings);
  }
  const effect: EffectContext = { context, dasha: dashaContext(context), change: changeAfter(maha.period) };
  const judged = judgedAt(effect, maha.period, null);
  const parts = subPeriods(vimshottari, maha.period)
    .filter(({ endJdUT }) => endJdUT > context.birth.jdUT)
    .map((period) => judgedAt(effect, period, judged));
  const chosen = parts.find(({ lord }) => lord === antar?.period.lord);
  const data: DashaEffects = {
    ...head,
    mahadasha: selected(effect, maha, judged, peaksAmong(effect, parts)),
    // None is given where none was named and none runs: the windows describe them all.
    antardasha: antar && chosen && antar.basis !== 'first' ? selected(effect, antar, chosen) : null,
    junction: junctionRecord(context, effect.change),
    windows: windowRecords(effect, parts),
    reason: null,
    ...described,
  };
  return new Warned(data, warnings);
}

/** The instant at which the transit of a lord is judged: now while its period runs, otherwise the period's start. */
function judgedAt(
  { context, dasha }: EffectContext,
  period: Period<Planet>,
  parent: JudgedPeriod | null,
): JudgedPeriod {
  const atJdUT = lifeJdUT(context);
  return judgedPeriod(dasha, period, parent, isRunning(period, atJdUT) ? atJdUT : period.startJdUT);
}

function selected(effect: EffectContext, { basis, period }: Choice, judged: JudgedPeriod, peaks?: Peaks): Selected {
  const { context } = effect;
  const isNow = isRunning(period, lifeJdUT(context));
  return {
    ...periodRecord(period, periodContext(context)),
    basis: basis === 'asked' ? 'asked' : 'running',
    remaining_days: isNow ? daysLeft(period, context.nowJdUT) : null,
    effects: fullEffects(effect, judged, peaks),
  };
}

/** The best and the hardest of these antardashas for each theme. */
function peaksAmong({ context }: EffectContext, parts: readonly JudgedPeriod[]): Peaks {
  const { birth, names } = context;
  const peak = (judged: JudgedPeriod, index: number) => ({
    lord: planetId(judged.lord),
    name: names.planet(judged.lord),
    start: formatJd(birth.time.clock, judged.period.startJdUT),
    end: formatJd(birth.time.clock, judged.period.endJdUT),
    score: judged.themeScores[index]!.value,
  });
  return (index) => {
    const ranked = [...parts].sort((a, b) => b.themeScores[index]!.value - a.themeScores[index]!.value);
    return { best: peak(ranked[0]!, index), hardest: peak(ranked.at(-1)!, index) };
  };
}

function windowRecords(effect: EffectContext, parts: readonly JudgedPeriod[]): Window[] {
  const ranked = [...parts].sort((a, b) => b.score.value - a.score.value);
  return ranked.map((judged, index) => windowRecord(effect, judged, index + 1));
}

function windowRecord(described: EffectContext, judged: JudgedPeriod, rank: number): Window {
  const { context, dasha, change } = described;
  const values = judged.themeScores.map(({ value }) => value);
  const themeWith = (value: number) => DASHA_THEMES[values.indexOf(value)]!.id;
  const { period, score, relation } = judged;
  return {
    ...periodRecord(period, periodContext(context)),
    rank,
    score: periodScoreRecord(score, context.names),
    tone: themeTone(score.band),
    relation: relationRecord(relation!),
    has_dasha_sandhi: touchesSandhi(change, period),
    best_theme: themeWith(Math.max(...values)),
    hardest_theme: themeWith(Math.min(...values)),
    text: periodSummary(describedPeriod(context, dasha.chart, judged), findingsOf(described, judged)),
  };
}
