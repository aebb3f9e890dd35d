/** Wire records of areas and months of a year. */
import { isPromising, type Bond } from '../../astro/varshphal/bonds.ts';
import { areaLords, isBondPromising, isOfAscendant, type JudgedArea } from '../../astro/varshphal/predictionAreas.ts';
import type { JudgedLord, JudgedMonth } from '../../astro/varshphal/predictionMonths.ts';
import { sahamDayJdUT, type SahamStanding } from '../../astro/varshphal/sahamStanding.ts';
import { standingArgs, type YearStanding } from '../../astro/varshphal/yearStanding.ts';
import type { Period } from '../../astro/dasha/period.ts';
import type { LifeStage } from '../../astro/stage.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import { isToldSaham } from '../../astro/varshphal/tables/yearAreas.ts';
import type { AnnualPredictions } from '../../schemas/varshphal/predictions.ts';
import type { Names } from '../../words/names.ts';
import { ratio } from '../../astro/rounding.ts';
import { planetId } from '../../schemas/common/planetId.ts';
import type { AnnualYear } from './annual.ts';
import { VARSHPHAL } from '../../words/subjects/varshphal.ts';
import type { ContactArgs, LordSpan } from '../../words/facts/varshphal.ts';
import type { TajikaContact } from '../../astro/varshphal/tajikaAspects.ts';
import { scoreRecord } from './yearRecords.ts';
import { VERDICT_NAMES } from './termNames.ts';

type AreaRecord = AnnualPredictions['areas'][number];
type MonthRecord = AnnualPredictions['months'][number];

interface Description {
  readonly year: AnnualYear;
  readonly months: readonly JudgedMonth[];
  readonly names: Names;
  /** Of the person in that year. */
  readonly stage: LifeStage;
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

/** Returns where a planet stands in the annual chart, and how strong it is. */
export function yearPlanet({ bala, house, planet }: YearStanding, names: Names) {
  return { planet: planetId(planet), planet_name: names.planet(planet), house, bala };
}

function judgedRecord({ score, tone }: Pick<JudgedArea, 'score' | 'tone'>, names: Names) {
  return { strength: scoreRecord(score, names), tone, tone_name: names.of(VERDICT_NAMES[tone]) };
}

/** Returns the record of an area of life in a year. */
export function areaRecord(judged: JudgedArea, { year, months, names, stage }: Description): AreaRecord {
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
    bond: areaBond(judged, names),
    sahams: sahams.map((standing) => sahamRecord(standing, year, names)),
    supporters: supporters.map(planetId),
    burdens: burdens.map(planetId),
    periods: periods.map(({ period: { lord: planet, startJdUT, endJdUT }, tone }) => ({
      lord: planetId(planet),
      start: year.instant(startJdUT),
      end: year.instant(endJdUT),
      tone,
    })),
    reading: areaReading(judged, times, stage, names),
    advice: areaAdvice(judged, times, stage, names),
    confidence: 'interpretive',
  };
}

/** When an area comes up. */
interface AreaTimes {
  /** The date on which a saham acts; null where none is given. */
  readonly dateOf: (standing: SahamStanding) => string | null;
  /** The mudda periods of its lord. */
  readonly ofLord: readonly JudgedMonth[];
  /** The easiest of its periods that is long enough to be named, and whose lord does not burden its house. */
  readonly best: JudgedMonth | null;
  readonly spanOf: (month: JudgedMonth) => LordSpan;
}

function areaTimes({ burdens, lord }: JudgedArea, periods: readonly JudgedMonth[], year: AnnualYear): AreaTimes {
  const [best = null] = byEase(periods.filter(({ period: { lord: planet } }) => !burdens.includes(planet)));
  return {
    dateOf: ({ saham }) => {
      const dayJdUT = sahamDayJdUT(saham, year.annual.chart, year.annual);
      return dayJdUT === null ? null : year.day(dayJdUT);
    },
    ofLord: periods.filter((month) => month.period.lord === lord.planet),
    best,
    spanOf: (month) => lordSpan(month, year),
  };
}

/** Returns a period with its dates. */
export function lordSpan({ period: { endJdUT, startJdUT }, standing }: JudgedMonth, { day }: AnnualYear): LordSpan {
  return { planet: standing.planet, from: day(startJdUT), until: day(endJdUT) };
}

function areaReading(judged: JudgedArea, times: AreaTimes, stage: LifeStage, names: Names): string {
  const { area, burdens, lord, natalLord, natalStrength, sahams, supporters } = judged;
  const [house] = area.houses;
  const words = VARSHPHAL[names.lang];
  const placed = sahams
    .filter(({ saham }) => isToldSaham(saham.row.id, stage))
    .map((standing) => {
      const { saham, tone } = standing;
      return { saham: saham.row.id, tone, house: saham.house, date: times.dateOf(standing) };
    });
  return [
    words.area_lord({ area: area.id, stage, ...standingArgs(lord) }),
    bondText(judged, names),
    words.area_influences({ house, supporters, burdens }),
    ...(placed.length > 0 ? [words.area_saham_places({ sahams: placed })] : []),
    words.area_promise({ house, planet: natalLord, score: natalStrength, stage }),
    ...timesText(lord.planet, times, names),
  ].join(' ');
}

function timesText(planet: Planet, { ofLord, spanOf }: AreaTimes, { lang }: Names): string[] {
  const [first] = ofLord;
  if (!first) return [];
  // The parts of one period at both ends of the year are judged alike.
  return [VARSHPHAL[lang].area_times({ planet, spans: ofLord.map(spanOf), tone: first.tone })];
}

function areaAdvice(
  { area, bond, tone }: JudgedArea,
  { best, spanOf }: AreaTimes,
  stage: LifeStage,
  { lang }: Names,
): string {
  const usable = best !== null && best.tone !== 'demanding' ? spanOf(best) : null;
  // For health, other bonds connect what is better kept apart.
  const isCarried = bond.kind === 'nakta' || bond.kind === 'yamaya';
  const isThroughOthers = isCarried && !isOfAscendant(area);
  return VARSHPHAL[lang].area_advice({ area: area.id, tone, best: usable, isThroughOthers, stage });
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

function areaBond(judged: JudgedArea, names: Names): AreaRecord['bond'] {
  return bondRecord(judged.bond, isBondPromising(judged), bondText(judged, names), names);
}

/** Returns the record of the bond of a matter, described as that of any matter but health. */
export function matterBond(bond: Bond, names: Names): AreaRecord['bond'] {
  const { ascendantLord, karyesh, kind } = bond;
  const text = VARSHPHAL[names.lang].bond({ kind, ascendantLord, karyesh, ...bondArgs(bond) });
  return bondRecord(bond, isPromising(bond), text, names);
}

function bondRecord(bond: Bond, isPromise: boolean, text: string, names: Names): AreaRecord['bond'] {
  return {
    kind: bond.kind,
    ascendant_lord: planetId(bond.ascendantLord),
    karyesh: planetId(bond.karyesh),
    is_promising: isPromise,
    carriers: [...bond.swiftCarriers, ...bond.slowCarriers].map(planetId),
    spoilers: bond.spoilers.map(planetId),
    weaknesses: bond.weaknesses.map((weakness) => VARSHPHAL[names.lang].weakness(weakness)),
    text,
  };
}

function bondText({ area, bond }: JudgedArea, { lang }: Names): string {
  const { ascendantLord, karyesh, kind } = bond;
  const words = VARSHPHAL[lang];
  return isOfAscendant(area)
    ? words.bond_of_health({ kind, ascendantLord, karyesh })
    : words.bond({ kind, ascendantLord, karyesh, ...bondArgs(bond) });
}

function bondArgs({ contact, kind, moon, slowCarriers, spoilers, swiftCarriers, weaknesses }: Bond) {
  return {
    carriers: kind === 'nakta' ? swiftCarriers : slowCarriers,
    contact: contact && contactArgs(contact),
    spoilers,
    weaknesses,
    isMoonJoining: moon === 'kamboola',
  };
}

/** Returns what sentences say of two planets. */
export function contactArgs(contact: TajikaContact): ContactArgs {
  const { aspect, faster, gapDeg, kind, orbDeg, place, slower } = contact;
  return { faster, slower, aspect: aspect.id, place, gapDeg, orbDeg, kind };
}

/** Returns the record of a mudda period, a month of the year. */
export function monthRecord(month: JudgedMonth, year: AnnualYear, stage: LifeStage, names: Names): MonthRecord {
  const { ownedHouses, standing } = month;
  return {
    ...spanRecord(month.period, year, names),
    ...judgedRecord(month, names),
    house: standing.house,
    owned_houses: [...ownedHouses],
    reading: monthReading(month, lordSpan(month, year), stage, names),
    sub_periods: month.period.parts.map((part) => spanRecord(part, year, names)),
  };
}

/** The share of its points from which a part favours a period, and up to which it burdens one. */
const FOR_FROM = 0.6;
const AGAINST_TO = 0.4;

function monthReading(judged: JudgedMonth, span: LordSpan, stage: LifeStage, names: Names): string {
  const { ownedHouses, standing } = judged;
  const { from, until } = span;
  const lord = VARSHPHAL[names.lang].month_lord({ ...standingArgs(standing), from, until, ownedHouses, stage });
  return `${lord} ${weighedText(judged, names)}`;
}

/** Returns the sentences on how the lord of a stretch of the year fares: its tone, what helps and what hinders. */
export function weighedText({ score, standing, tone }: JudgedLord, { lang }: Names): string {
  const words = VARSHPHAL[lang];
  const { bala, house } = standing;
  const weighed = score.parts.filter(({ max }) => max > 0).sort((a, b) => b.points / b.max - a.points / a.max);
  const [most, least] = [weighed[0]!, weighed.at(-1)!];
  return [
    words.month_tone({ tone, score: score.value }),
    words.month_weighed({
      best: most.points / most.max >= FOR_FROM ? most.label : null,
      worst: least.points / least.max <= AGAINST_TO ? least.label : null,
      bala,
      house,
    }),
  ].join(' ');
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
