/** Answer of /dasha/current: the running periods, how much of each is left, and what they bring. */
import { judgedPeriod, type JudgedPeriod } from '../../lib/astro/judgement/dasha/periodScore.ts';
import { runningPath } from '../../lib/astro/dasha/nakshatra.ts';
import type { Period } from '../../lib/astro/dasha/period.ts';
import { vimshottari } from '../../lib/astro/dasha/vimshottari.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import type { DashaCurrent } from '../../lib/schemas/dasha/effects.ts';
import type { RunningPeriod } from '../../lib/schemas/common/period.ts';
import { disclaimerIn } from '../../lib/words/disclaimers.ts';
import { periodContext } from '../../lib/records/period/life.ts';
import { outsideLife } from '../../lib/birth/life.ts';
import { lifeJdUT } from '../../lib/birth/life.ts';
import { Warned } from '../../lib/records/warned.ts';
import { runningPeriod } from '../../lib/records/period/running.ts';
import { shortEffects, type EffectContext } from '../../lib/records/period/effectRecords.ts';
import { changeAfter, effectSources, junctionRecord, outsideReason } from '../../lib/records/period/effectWords.ts';
import { dashaContext } from '../../lib/records/period/dashaContext.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';
type Current = NonNullable<DashaCurrent['mahadasha']>;

export function current(context: BirthContext): Warned {
  const life = context.life(vimshottari);
  const path = runningPath(vimshottari, life, lifeJdUT(context));
  const head = { system: vimshottari.id, name: context.names.of(vimshottari) };
  const described = {
    disclaimer: disclaimerIn('dasha', context.names.lang),
    sources: effectSources(path && path[0].lord),
  };
  if (path === null) {
    const nothing = { mahadasha: null, antardasha: null, pratyantardasha: null, sookshma: null, prana: null };
    const data: DashaCurrent = { ...head, ...nothing, junction: null, reason: outsideReason(context), ...described };
    return new Warned(data, outsideLife(context, life));
  }
  const [mahadasha, antardasha, pratyantardasha, sookshma, prana] = path;
  const effect: EffectContext = { context, dasha: dashaContext(context), change: changeAfter(mahadasha) };
  const maha = judgedNow(effect, mahadasha, null);
  const antar = judgedNow(effect, antardasha, maha);
  const pratyantar = judgedNow(effect, pratyantardasha, antar);
  const data: DashaCurrent = {
    ...head,
    mahadasha: currentPeriod(effect, maha),
    antardasha: currentPeriod(effect, antar),
    pratyantardasha: currentPeriod(effect, pratyantar),
    sookshma: runningNow(context, sookshma),
    prana: runningNow(context, prana),
    junction: junctionRecord(context, effect.change),
    reason: null,
    ...described,
  };
  return new Warned(data, []);
}

function judgedNow(
  { context, dasha }: EffectContext,
  period: Period<Planet>,
  parent: JudgedPeriod | null,
): JudgedPeriod {
  return judgedPeriod(dasha, period, parent, lifeJdUT(context));
}

function currentPeriod(effect: EffectContext, judged: JudgedPeriod): Current {
  return { ...runningNow(effect.context, judged.period), effects: shortEffects(effect, judged) };
}

function runningNow(context: BirthContext, period: Period<Planet>): RunningPeriod {
  return runningPeriod(period, periodContext(context), context.nowJdUT);
}
