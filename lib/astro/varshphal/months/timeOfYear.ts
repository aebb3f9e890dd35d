/**
 * The chart of a month or a day of a year: of the instant at which the Sun has gone on by 30 degrees for each month and by one
 * for each day (masa and dina pravesha; Tajika Nilakanthi, Varsha Tantra).
 *
 * Its lord is chosen as that of the year, among six offices of a month, seven of a day.
 */
import { countFrom, wrap360 } from '../../angle.ts';
import type { Ephemeris } from '../../ephemeris.ts';
import { placement } from '../../chart/zodiac.ts';
import { SIGN_ARC_DEG, signLord } from '../../tables/signs.ts';
import { chartWithin, isSunUp, type Annual, type Muntha } from '../annual.ts';
import { bearer, risingAndLight } from '../officeBearers.ts';
import { MUNTHA_DEG_PER_MONTH, praveshaJdUT } from '../solarMonths.ts';
import type { NatalOffice, YearLordChoices } from '../tajikaChoices.ts';
import { lordAmong, type Varshesha } from '../varshesha.ts';

/** Days of a month, a degree of the Sun each. */
const DAYS_PER_MONTH = 30;

/** A month or a day of a year. */
export interface TimeOfYear {
  readonly kind: 'month' | 'day';
  readonly startJdUT: number;
  readonly endJdUT: number;
  /** The year as it stands at its beginning: chart, half of the day and Muntha are those of the time. */
  readonly annual: Annual;
}

/** Returns a month of a year, 1 to 12. */
export function monthOfYear(annual: Annual, month: number, ephemeris: Ephemeris): TimeOfYear {
  return timeFrom(annual, 'month', (month - 1) * SIGN_ARC_DEG, ephemeris);
}

/** Returns a day of a month of a year, 1 to 31; the 31st is the first of the next month. */
export function dayOfYear(annual: Annual, month: number, day: number, ephemeris: Ephemeris): TimeOfYear {
  return timeFrom(annual, 'day', (month - 1) * SIGN_ARC_DEG + day - 1, ephemeris);
}

function timeFrom(annual: Annual, kind: TimeOfYear['kind'], goneDeg: number, ephemeris: Ephemeris): TimeOfYear {
  const startJdUT = praveshaJdUT(annual, goneDeg, ephemeris);
  const endJdUT = praveshaJdUT(annual, goneDeg + (kind === 'month' ? DAYS_PER_MONTH : 1), ephemeris);
  const chart = goneDeg === 0 ? annual.chart : chartWithin(annual, startJdUT, ephemeris);
  const { conventions } = annual.natal;
  const isDayReturn = goneDeg === 0 ? annual.isDayReturn : isSunUp(startJdUT, annual.place, conventions, ephemeris);
  const atStart = { ...annual, chart, isDayReturn };
  return { kind, startJdUT, endJdUT, annual: { ...atStart, muntha: munthaAt(atStart, goneDeg) } };
}

/** The Muntha goes on by its steady pace; its house is that of the time. */
function munthaAt({ chart, muntha, natal }: Annual, goneDeg: number): Muntha {
  const longitudeDeg = wrap360(muntha.longitudeDeg + (goneDeg / DAYS_PER_MONTH) * MUNTHA_DEG_PER_MONTH);
  const place = placement(longitudeDeg);
  return {
    ...place,
    house: countFrom(chart.ascendant.signIndex, place.signIndex),
    natalHouse: countFrom(natal.ascendant.signIndex, place.signIndex),
    lord: signLord(place.signIndex),
  };
}

/** How the lord of a month or a day is chosen. */
export interface TimeLordChoices extends YearLordChoices {
  readonly natalOffice: NatalOffice;
}

/**
 * Returns the lord of a month.
 *
 * @param year in which it lies, whose ascendant gives an office
 */
export function lordOfMonth(month: TimeOfYear, year: Annual, choices: TimeLordChoices): Varshesha {
  const rising = bearer(month.annual, 'masa_lagnesh', month.annual.chart.ascendant.signIndex);
  const bearers = [rising, ...commonOffices(month, year, choices), ...risingAndLight(month.annual)];
  return lordAmong(month.annual, { bearers, rising: 'masa_lagnesh' }, choices);
}

/** Returns the lord of a day, whose month gives an office too. */
export function lordOfDay(day: TimeOfYear, month: TimeOfYear, year: Annual, choices: TimeLordChoices): Varshesha {
  const rising = bearer(day.annual, 'dina_lagnesh', day.annual.chart.ascendant.signIndex);
  const ofMonth = bearer(day.annual, 'masa_lagnesh', month.annual.chart.ascendant.signIndex);
  const bearers = [rising, ...commonOffices(day, year, choices), ofMonth, ...risingAndLight(day.annual)];
  return lordAmong(day.annual, { bearers, rising: 'dina_lagnesh' }, choices);
}

/** The offices that months and days have alike. */
function commonOffices({ annual }: TimeOfYear, year: Annual, { natalOffice }: TimeLordChoices) {
  const { muntha, natal } = annual;
  const natalSign = natalOffice === 'moon' ? natal.signs.Moon : natal.ascendant.signIndex;
  return [
    bearer(annual, 'munthesh', muntha.signIndex),
    bearer(annual, 'janma_lagnesh', natalSign),
    bearer(annual, 'varsha_lagnesh', year.chart.ascendant.signIndex),
  ];
}
