/** What follows from a birth, each worked out when it is first asked for and once per request. */
import { ashtakavarga, type Ashtakavarga } from '../astro/ashtakavarga/bindus.ts';
import type { Sky } from '../astro/chart/sky.ts';
import { placement } from '../astro/chart/zodiac.ts';
import { mahadashas, type NakshatraDasha } from '../astro/dasha/nakshatra.ts';
import type { Period } from '../astro/dasha/period.ts';
import { ttFromUt } from '../astro/earth/deltaT.ts';
import { chartContext, type ChartContext } from '../astro/judgement/chartContext.ts';
import { lifeJudgement, type LifeJudgement } from '../astro/judgement/longevity/lifeJudgement.ts';
import { memoized, memoizedEach } from '../astro/memoized.ts';
import type { PanchangDay } from '../astro/panchang/panchangDay.ts';
import { planetStrengths, type PlanetStrengths } from '../astro/strength/planetStrength.ts';
import { shadbalaRatios, type Shadbala, type ShadbalaRatios } from '../astro/strength/shadbala.ts';
import { ruleContextOf, type RuleContext } from '../astro/strength/verdictStrength.ts';
import type { Planet } from '../astro/tables/planets.ts';
import { SIGN_ARC_DEG } from '../astro/tables/signs.ts';
import { stays, type Stay } from '../astro/transit/stays.ts';
import { trackOf } from '../astro/transit/track.ts';
import type { Person } from '../astro/stage.ts';
import { genderOf } from '../schemas/common/person.ts';
import { horaAscendant, panchangDayOfBirth, type HoraAscendant } from './birthDay.ts';
import { shadbalaOf, siderealMidheavenDeg } from './birthStrengths.ts';
import type { CastBirth } from './castBirth.ts';
import { personOf } from './personOf.ts';

/** What follows from a birth. They are functions, so that a context can be copied without working them out. */
export interface BirthFacets {
  /** The person at the instant taken for now. */
  person(): Person;
  /** The day of the panchang that the birth falls into; where the Sun does not rise or set, something stands for it. */
  panchangDay(): PanchangDay;
  /** The ascendant of the horas at birth. */
  horaAscendant(): HoraAscendant;
  /** By the readings that judgements go by; `shadbalaOf` computes it by others. */
  shadbala(): Shadbala;
  /** Shadbala to the least needed. */
  ratios(): ShadbalaRatios;
  /** Bindus of the ashtakavarga. */
  bindus(): Ashtakavarga;
  /** The strength of every planet, 0 to 100. */
  strengths(): PlanetStrengths;
  /** The class of life, by the pairs and the years of planets. */
  longevity(): LifeJudgement;
  /** What rules of yogas and doshas may know of the birth; it is by day before the dusk of its panchang day. */
  ruleContext(): RuleContext;
  /** What judgements read of the chart. */
  chartContext(): ChartContext;
  /** The mahadashas from the one that runs at birth, for at least 120 years. */
  life(system: NakshatraDasha<Planet>): readonly Period<Planet>[];
  /** The sky of the instant taken for now, which must lie within the ephemeris. */
  passingSky(): Sky;
  /** The sign of a planet at an instant, by index; null outside the ephemeris. */
  transitSign(planet: Planet, jdUT: number): number | null;
  /** The stays of each planet in signs from the instant taken for now to another, each planet searched once. */
  staysUntil(jdUT: number): (planet: Planet) => readonly Stay[];
}

/** A birth with all that follows from it. */
export interface BirthContext extends CastBirth, BirthFacets {}

/** Returns what follows from a birth; nothing is worked out yet. */
export function birthFacets(cast: CastBirth): BirthFacets {
  const { birth, chart, input, nowJdUT, skyAt } = cast;
  const panchangDay = memoized(() => panchangDayOfBirth(cast));
  const shadbala = memoized(() => shadbalaOf(cast, panchangDay()));
  const ratios = memoized(() => shadbalaRatios(shadbala()));
  const bindus = memoized(() => ashtakavarga(chart));
  const strengths = memoized(() => planetStrengths(chart, ratios(), bindus()));
  const hora = memoized(() => horaAscendant(cast, panchangDay()));
  const longevity = memoized(() => lifeJudgement(chart, hora().place, strengths()));
  const ruleContext = memoized(() =>
    ruleContextOf(chart, {
      strengths: strengths(),
      ratios: ratios(),
      gender: genderOf(input.gender),
      isDayBirth: birth.jdUT < panchangDay().duskJdUT,
      longevity,
    }),
  );
  return {
    person: memoized(() => personOf(cast)),
    panchangDay,
    horaAscendant: hora,
    shadbala,
    ratios,
    bindus,
    strengths,
    longevity,
    ruleContext,
    chartContext: memoized(() => chartContext(chart, ruleContext(), bindus(), siderealMidheavenDeg(cast))),
    life: memoizedEach((system) =>
      mahadashas(system, chart.planets.Moon.longitudeDeg, birth.jdUT, chart.conventions.dashaYear),
    ),
    passingSky: () => skyAt(ttFromUt(nowJdUT)),
    transitSign: (planet, jdUT) => transitSign(cast, planet, jdUT),
    staysUntil: memoizedEach((jdUT) => signStays(cast, cast.nowJdUT, jdUT)),
  };
}

function transitSign({ ephemeris, skyAt }: CastBirth, planet: Planet, jdUT: number): number | null {
  const jdTT = ttFromUt(jdUT);
  const { startJdTT, endJdTT } = ephemeris.coverage;
  if (jdTT < startJdTT || jdTT > endJdTT) return null;
  return placement(skyAt(jdTT).planets[planet].longitudeDeg).signIndex;
}

/** Returns the stays of each planet in signs that touch a time, each planet searched once. */
export function signStays(
  { chart, ephemeris }: Pick<CastBirth, 'chart' | 'ephemeris'>,
  fromJdUT: number,
  untilJdUT: number,
): (planet: Planet) => readonly Stay[] {
  const staysOf = memoizedEach((planet: Planet): readonly Stay[] =>
    // Ketu changes signs with Rahu, opposite him.
    planet === 'Ketu'
      ? staysOf('Rahu').map((stay) => ({ ...stay, index: (stay.index + 6) % 12 }))
      : stays(trackOf(planet, ephemeris, chart.conventions), SIGN_ARC_DEG, fromJdUT, untilJdUT),
  );
  return staysOf;
}
