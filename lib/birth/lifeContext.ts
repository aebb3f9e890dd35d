/** What judging a matter of life reads of a birth, made once per request. */
import { areaScene, type AreaScene } from '../astro/judgement/lifeContext.ts';
import type { TimingScene } from '../astro/judgement/timing/timingWindows.ts';
import { vimshottari } from '../astro/dasha/vimshottari.ts';
import { ttFromUt } from '../astro/earth/deltaT.ts';
import { forEachPlanet, type Planet } from '../astro/tables/planets.ts';
import { stays, type Stay } from '../astro/transit/stays.ts';
import { trackOf } from '../astro/transit/track.ts';
import { placement } from '../astro/chart/zodiac.ts';
import type { Meta } from '../schemas/common/envelope.ts';
import { askedPath, BODY_FIELDS, type AskedLord, type LordFields } from './requestedPeriods.ts';
import type { NatalContext } from './natal.ts';
import { lifePeriods } from './life.ts';
import { birthRuleContext } from './ruleContext.ts';
import { strengthsOf } from './birthStrengths.ts';
import { SIGN_ARC_DEG } from '../astro/tables/signs.ts';

type Context = NatalContext<unknown, unknown>;

/** Mahadasha, antardasha and pratyantardasha as they run. */
const RUNNING: readonly AskedLord[] = [null, null, null];

export interface FoundScene {
  readonly scene: AreaScene;
  /** Where nothing runs at the instant asked about. */
  readonly warnings: Meta['warnings'];
}

/**
 * Returns the scene of a birth; its `now` lies within the ephemeris (`nowInEphemeris`).
 *
 * @param lords that the request names, null where it leaves one open, the mahadasha first
 * @throws InvalidInput where a lord was named whose period is not lived
 */
export function foundScene(
  context: Context,
  lords: readonly AskedLord[] = RUNNING,
  fields: LordFields = BODY_FIELDS,
): FoundScene {
  const strengths = strengthsOf(context);
  const { choices, warnings } = askedPath(context, lords, fields);
  const sky = context.skyAt(ttFromUt(context.nowJdUT));
  const moment = {
    birthJdUT: context.birth.jdUT,
    nowJdUT: context.nowJdUT,
    passing: forEachPlanet((planet) => placement(sky.planets[planet].longitudeDeg).signIndex),
    acting: choices,
  };
  return { scene: areaScene(context.chart, birthRuleContext(context, strengths), strengths.bindus, moment), warnings };
}

/** Returns what the search for windows reads: the stays of each planet that is asked for are searched once. */
export function timingScene(context: Context, { strengths }: AreaScene, untilJdUT: number): TimingScene {
  const { birth, chart, ephemeris, nowJdUT } = context;
  const known = new Map<Planet, readonly Stay[]>();
  const searchedStays = (planet: Planet): readonly Stay[] =>
    // Ketu changes signs with Rahu, opposite him.
    planet === 'Ketu'
      ? scene.staysOf('Rahu').map((stay) => ({ ...stay, index: (stay.index + 6) % 12 }))
      : stays(trackOf(planet, ephemeris, chart.conventions), SIGN_ARC_DEG, nowJdUT, untilJdUT);
  const scene: TimingScene = {
    chart,
    strengths,
    birthJdUT: birth.jdUT,
    life: lifePeriods(context, vimshottari),
    staysOf(planet) {
      const found = known.get(planet) ?? searchedStays(planet);
      known.set(planet, found);
      return found;
    },
  };
  return scene;
}
