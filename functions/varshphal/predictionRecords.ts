/** Wire records of areas and months of a year. */
import { weaknessesText } from '../../lib/astro/varshphal/bonds.ts';
import { areaLords, isBondPromising, type JudgedArea } from '../../lib/astro/varshphal/predictionAreas.ts';
import type { JudgedMonth } from '../../lib/astro/varshphal/predictionMonths.ts';
import { sahamDayJdUT, type SahamStanding } from '../../lib/astro/varshphal/sahamStanding.ts';
import type { YearStanding } from '../../lib/astro/varshphal/yearStanding.ts';
import type { Period } from '../../lib/astro/dasha/period.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import { named } from '../../lib/astro/planetWords.ts';
import { capitalised } from '../../lib/astro/words.ts';
import type { AnnualPredictions } from '../../lib/schemas/varshphal/predictions.ts';
import type { Names } from '../../lib/words/names.ts';
import { ratio } from '../../lib/astro/rounding.ts';
import { strengthRecord } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import type { AnnualYear } from './annual.ts';
import { areaBondText } from './bondWords.ts';
import { areaAdvice, areaReading, monthReading, period, type AreaTimes, type TimedMonth } from './predictionWords.ts';
import { VERDICT_NAMES } from './words.ts';

type AreaRecord = AnnualPredictions['areas'][number];
type MonthRecord = AnnualPredictions['months'][number];

interface Description {
  readonly year: AnnualYear;
  readonly months: readonly JudgedMonth[];
  readonly names: Names;
}

/** A truncated period of a few days is too short to be named. */
const LEAST_DAYS = 10;

/** Lists the periods long enough to be named, the easiest first; ties by the longer one. */
export function byEase(months: readonly JudgedMonth[]): JudgedMonth[] {
  const days = ({ period: { startJdUT, endJdUT } }: JudgedMonth) => endJdUT - startJdUT;
  return months
    .filter((month) => days(month) >= LEAST_DAYS)
    .sort((a, b) => b.score.value - a.score.value || days(b) - days(a));
}

export function yearPlanet({ bala, house, planet }: YearStanding, names: Names) {
  return { planet: planetId(planet), planet_name: names.planet(planet), house, bala };
}

function judgedRecord({ score, tone }: Pick<JudgedArea, 'score' | 'tone'>, names: Names) {
  return { strength: strengthRecord(score, names), tone, tone_name: names.of(VERDICT_NAMES[tone]) };
}

export function areaRecord(judged: JudgedArea, { year, months, names }: Description): AreaRecord {
  const { area, burdens, lord, sahams, supporters } = judged;
  const lords = areaLords(judged);
  const periods = months.filter(({ period }) => lords.some((planet) => planet === period.lord));
  const times = areaTimes(judged, periods, year);
  return {
    id: area.id,
    name: names.of(area),
    ...judgedRecord(judged, names),
    houses: [...area.houses],
    lord: yearPlanet(lord, names),
    bond: bondRecord(judged),
    sahams: sahams.map((standing) => sahamRecord(standing, year, names)),
    supporters: supporters.map(planetId),
    burdens: burdens.map(planetId),
    periods: periods.map(({ period: { lord: planet, startJdUT, endJdUT }, tone }) => ({
      lord: planetId(planet),
      start: year.instant(startJdUT),
      end: year.instant(endJdUT),
      tone,
    })),
    reading: areaReading(judged, times),
    advice: areaAdvice(judged, times.best),
    confidence: 'interpretive',
  };
}

function areaTimes({ burdens, lord }: JudgedArea, periods: readonly JudgedMonth[], year: AnnualYear): AreaTimes {
  const { day } = year;
  const timed = (month: JudgedMonth): TimedMonth => {
    const { startJdUT, endJdUT } = month.period;
    return { month, span: period(day(startJdUT), day(endJdUT)) };
  };
  const [easiest] = byEase(periods.filter(({ period: { lord: planet } }) => !burdens.includes(planet)));
  return {
    dayOf: ({ saham }) => {
      const dayJdUT = sahamDayJdUT(saham, year.annual.chart, year.annual);
      return dayJdUT === null ? null : day(dayJdUT);
    },
    ofLord: periods.filter((month) => month.period.lord === lord.planet).map(timed),
    best: easiest ? timed(easiest) : null,
  };
}

function sahamRecord(
  { saham, tone }: SahamStanding,
  { annual, instant }: AnnualYear,
  names: Names,
): AreaRecord['sahams'][number] {
  const dayJdUT = sahamDayJdUT(saham, annual.chart, annual);
  const day = dayJdUT === null ? null : instant(dayJdUT);
  return { id: saham.row.id, name: names.of(saham.row), house: saham.house, tone, day };
}

function bondRecord(judged: JudgedArea): AreaRecord['bond'] {
  const { bond } = judged;
  return {
    kind: bond.kind,
    ascendant_lord: planetId(bond.ascendantLord),
    karyesh: planetId(bond.karyesh),
    is_promising: isBondPromising(judged),
    carriers: [...bond.swiftCarriers, ...bond.slowCarriers].map(planetId),
    spoilers: bond.spoilers.map(planetId),
    weaknesses: bond.weaknesses.map((weakness) => capitalised(weaknessesText([weakness], named))),
    text: areaBondText(judged),
  };
}

export function monthRecord(month: JudgedMonth, year: AnnualYear, names: Names): MonthRecord {
  const { ownedHouses, standing } = month;
  const { parts, startJdUT, endJdUT } = month.period;
  return {
    ...spanRecord(month.period, year, names),
    ...judgedRecord(month, names),
    house: standing.house,
    owned_houses: [...ownedHouses],
    reading: monthReading(month, year.day(startJdUT), year.day(endJdUT)),
    sub_periods: parts.map((part) => spanRecord(part, year, names)),
  };
}

function spanRecord({ lord, startJdUT, endJdUT }: Period<Planet>, { instant }: AnnualYear, names: Names) {
  return {
    lord: planetId(lord),
    name: names.planet(lord),
    start: instant(startJdUT),
    end: instant(endJdUT),
    days: ratio(endJdUT - startJdUT),
  };
}
