/** Faults of a wedding among the ten: latta, yuti, jamitra and the tithi that the Sun burns; and the dusk hour. */
import { nthSignFrom, wrapIndex } from '../../../angle.ts';
import { BURNT_TITHIS, FURTHER_POINTS, LATTA, PENALTY_POINTS } from '../../../tables/muhurta/rules.ts';
import { PLANETS, type Planet } from '../../../tables/planets.ts';
import type { Choice } from '../ruleContext.ts';
import type { CourseDay } from '../course.ts';
import { muhurtaFact as fact, type MuhurtaFacts } from '../facts.ts';
import { pointsMark, shareMark, type MomentRule } from '../marks.ts';
import { isRunning, PLANET_INDEX, signOf, type Moment } from '../moments.ts';
import { houseOf } from './ascendantChart.ts';
import { companionsOfMoon } from './ascendantTests.ts';
import type { ChartReader } from './ascendant.ts';

/** Returns the rules of the faults that are reckoned; none for other purposes. */
export function weddingRules({ purpose }: Choice): MomentRule[] {
  return purpose.hasTenDoshas ? [lattaRule(), companyRule(), jamitraRule(), burntTithiRule()] : [];
}

/** Planets whose kick falls on the star of the Moon. */
function kickers({ nakshatra, sky }: Moment): Planet[] {
  return PLANETS.filter((planet) => {
    const count = LATTA[planet];
    if (count === undefined) return false;
    const own = sky.nakshatras[PLANET_INDEX[planet]]!;
    const kicked = count > 0 ? own + count - 1 : own + count + 1;
    return wrapIndex(kicked, 27) === nakshatra - 1;
  });
}

function lattaRule(): MomentRule {
  const mark = pointsMark('latta', PENALTY_POINTS.latta);
  return {
    component: null,
    weight: null,
    mark: (moment) => (kickers(moment).length > 0 ? mark : null),
    told(moment) {
      const planets = kickers(moment);
      const { nakshatra } = moment;
      return { fact: fact('latta', { planets, nakshatraIndex: nakshatra - 1 }), observed: { planets, nakshatra } };
    },
  };
}

function companyRule(): MomentRule {
  const mark = pointsMark('moon_with_planet', PENALTY_POINTS.moon_with_planet);
  return {
    component: null,
    weight: null,
    mark: ({ sky }) => (companionsOfMoon(sky).length > 0 ? mark : null),
    told({ sky }) {
      const planets = companionsOfMoon(sky);
      return { fact: fact('moon_with_planet', { planets }), observed: { planets, moon_sign: signOf(sky, 'Moon') } };
    },
  };
}

function seventhFrom(signIndex: number, { signs }: Moment['sky']): Planet[] {
  const seventh = nthSignFrom(signIndex, 7);
  return PLANETS.filter((_, i) => signs[i] === seventh);
}

function jamitraRule(): MomentRule {
  const mark = pointsMark('jamitra', PENALTY_POINTS.jamitra);
  const found = ({ risingSignIndex, sky }: Moment) => ({
    fromLagna: seventhFrom(risingSignIndex, sky),
    fromMoon: seventhFrom(signOf(sky, 'Moon'), sky),
  });
  return {
    component: null,
    weight: null,
    mark(moment) {
      const { fromLagna, fromMoon } = found(moment);
      return fromLagna.length + fromMoon.length > 0 ? mark : null;
    },
    told(moment) {
      const { fromLagna, fromMoon } = found(moment);
      return {
        fact: fact('jamitra', { fromLagna, fromMoon }),
        observed: { from_lagna: fromLagna, from_moon: fromMoon },
      };
    },
  };
}

function burntTithiRule(): MomentRule {
  const mark = pointsMark('dagdha_tithi_by_sun', PENALTY_POINTS.dagdha_tithi_by_sun);
  return {
    component: null,
    weight: null,
    mark: ({ sky, tithi }) => (BURNT_TITHIS[signOf(sky, 'Sun')] === wrapIndex(tithi - 1, 15) + 1 ? mark : null),
    told({ sky, tithi }) {
      const signIndex = signOf(sky, 'Sun');
      return { fact: fact('dagdha_tithi_by_sun', { tithi, signIndex }), observed: { tithi, sun_sign: signIndex } };
    },
  };
}

/** Why the dusk hour does not stand in for a Lagna. */
type GodhuliReason = MuhurtaFacts['godhuli_unfit']['reason'];

const THURSDAY = 4;
const SATURDAY = 6;

const GODHULI_TAKEN = pointsMark('godhuli', FURTHER_POINTS.godhuli);
const GODHULI_NOTED = shareMark('godhuli', 'neutral', 0);

/**
 * The dusk hour of a wedding, which stands in for a Lagna where none of the day is pure.
 *
 * @param pureDays days with a pure Lagna that nothing closes; they are known when a day's moments are judged
 */
export function godhuliRule(chartAt: ChartReader, pureDays: ReadonlySet<CourseDay>): MomentRule {
  const reasonAt = (moment: Moment) => godhuliReason(moment, chartAt, pureDays.has(moment.day));
  return {
    component: null,
    weight: null,
    mark(moment) {
      if (!isRunning(moment, 'godhuli')) return null;
      return reasonAt(moment) === null ? GODHULI_TAKEN : GODHULI_NOTED;
    },
    told(moment) {
      const reason = reasonAt(moment);
      const said = reason === null ? fact('godhuli', {}) : fact('godhuli_unfit', { reason });
      return { fact: said, observed: { weekday: moment.day.varaIndex, reason } };
    },
  };
}

/**
 * Returns why the dusk hour does not stand in for a Lagna, or null where it does.
 *
 * @see Muhurta Chintamani, Vivaha-prakarana, on godhuli
 */
function godhuliReason(moment: Moment, chartAt: ChartReader, isPureLagna: boolean): GodhuliReason | null {
  const { atJdUT, day } = moment;
  const isAfterSunset = atJdUT >= day.bounds.duskJdUT;
  const chart = chartAt(moment);
  if (isPureLagna) return 'pure_lagna';
  if (day.varaIndex === THURSDAY && !isAfterSunset) return 'thursday_before_sunset';
  if (day.varaIndex === SATURDAY && isAfterSunset) return 'saturday_after_sunset';
  if ([1, 6, 8].includes(houseOf(chart, 'Moon'))) return 'moon';
  return [1, 7, 8].includes(houseOf(chart, 'Mars')) ? 'mars' : null;
}

/** Tells whether the Lagna of a moment is pure: its sign is not left out, no planet is in the 7th or 8th, the Moon in none of 6, 8, 12. */
export function isAscendantPure(moment: Moment, chartAt: ChartReader, { purpose }: Choice): boolean {
  if (purpose.ascendant.signs.bad.includes(moment.risingSignIndex)) return false;
  const { houses } = chartAt(moment);
  return !houses.includes(7) && !houses.includes(8) && ![6, 12].includes(houses[PLANET_INDEX.Moon]!);
}
