/** Answer of /dasha/current: the running periods, how much of each is left, and what they bring. */
import { judgedPeriod, type JudgedPeriod } from '../../lib/astro/judgement/dasha/periodScore.ts';
import { runningPath } from '../../lib/astro/dasha/nakshatra.ts';
import type { Period } from '../../lib/astro/dasha/period.ts';
import { vimshottari } from '../../lib/astro/dasha/vimshottari.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import type { DashaCurrent } from '../../lib/schemas/dasha/effects.ts';
import type { RunningPeriod } from '../../lib/schemas/common/period.ts';
import { disclaimerIn } from '../../lib/words/disclaimers.ts';
import type { NatalContext } from '../../lib/birth/natal.ts';
import { periodContext } from '../../lib/records/period/life.ts';
import { outsideLife } from '../../lib/birth/life.ts';
import { lifeJdUT } from '../../lib/birth/life.ts';
import { lifePeriods } from '../../lib/birth/life.ts';
import { Warned } from '../../lib/records/warned.ts';
import { runningPeriod } from '../../lib/records/period/running.ts';
import { shortEffects, type EffectScene } from './effectRecords.ts';
import { changeAfter, dashaScene, effectSources, junctionRecord, outsideReason } from './effectWords.ts';

type Context = NatalContext<unknown, unknown>;
type Current = NonNullable<DashaCurrent['mahadasha']>;

export function current(context: Context): Warned {
  const life = lifePeriods(context, vimshottari);
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
  const scene: EffectScene = { context, scene: dashaScene(context), change: changeAfter(mahadasha) };
  const maha = judgedNow(scene, mahadasha, null);
  const antar = judgedNow(scene, antardasha, maha);
  const pratyantar = judgedNow(scene, pratyantardasha, antar);
  const data: DashaCurrent = {
    ...head,
    mahadasha: currentPeriod(scene, maha),
    antardasha: currentPeriod(scene, antar),
    pratyantardasha: currentPeriod(scene, pratyantar),
    sookshma: runningNow(context, sookshma),
    prana: runningNow(context, prana),
    junction: junctionRecord(context, scene.change),
    reason: null,
    ...described,
  };
  return new Warned(data, []);
}

function judgedNow({ context, scene }: EffectScene, period: Period<Planet>, parent: JudgedPeriod | null): JudgedPeriod {
  return judgedPeriod(scene, period, parent, lifeJdUT(context));
}

function currentPeriod(scene: EffectScene, judged: JudgedPeriod): Current {
  return { ...runningNow(scene.context, judged.period), effects: shortEffects(scene, judged) };
}

function runningNow(context: Context, period: Period<Planet>): RunningPeriod {
  return runningPeriod(period, periodContext(context), context.nowJdUT);
}
