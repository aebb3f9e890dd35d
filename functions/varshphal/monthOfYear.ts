/** Answer of /varshphal/month. */
import { EphemerisRangeError } from '../../lib/astro/ephemeris.ts';
import { citation } from '../../lib/astro/source.ts';
import {
  dayOfYear,
  lordOfDay,
  lordOfMonth,
  monthOfYear as monthOf,
  type TimeOfYear,
} from '../../lib/astro/varshphal/months/timeOfYear.ts';
import { BALA_SOURCE, MONTHS_SOURCE } from '../../lib/astro/varshphal/tajikaSources.ts';
import { MUNTHA_THEMES } from '../../lib/astro/varshphal/tables/yearThemes.ts';
import type { Varshesha } from '../../lib/astro/varshphal/varshesha.ts';
import { standingArgs, yearStandings } from '../../lib/astro/varshphal/yearStanding.ts';
import { stageAt } from '../../lib/birth/personOf.ts';
import { ascendantRecord } from '../../lib/records/common.ts';
import { annualHead, type AnnualContext, type AnnualYear } from '../../lib/records/year/annual.ts';
import { timeLordChoices } from '../../lib/records/year/echoedChoices.ts';
import { timeNotes } from '../../lib/records/year/furtherNotes.ts';
import { balaNotes, PLACE_NOTES, VARSHPHAL_NOTES } from '../../lib/records/year/notes.ts';
import {
  annualPlanets,
  bandRecord,
  munthaPlace,
  officeRecords,
  placedRecord,
} from '../../lib/records/year/yearRecords.ts';
import { InvalidInput } from '../../lib/schemas/common/fieldErrors.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import type { AnnualMonth, TimeEntries } from '../../lib/schemas/varshphal/month.ts';
import { message } from '../../lib/words/message.ts';
import { ANNUAL_TIMES } from '../../lib/words/subjects/varshphal/annualTimes.ts';

/**
 * Returns a month of a year, and the day of it that is asked about.
 *
 * @throws InvalidInput where it lies beyond the ephemeris
 */
export function monthOfYear(year: AnnualYear, context: AnnualContext): AnnualMonth {
  const { ephemeris, input, names } = context;
  const { annual, returnPlace } = year;
  const choices = timeLordChoices(input);
  const number = input.month ?? 1;
  const month = within(context, () => monthOf(annual, number, ephemeris));
  const day = input.day ? within(context, () => dayOfYear(annual, number, input.day!, ephemeris)) : null;
  const ruling = lordOfMonth(month, annual, choices);
  return {
    ...annualHead(year),
    month: number,
    ...timeRecord(month, ruling, year, context),
    month_lord: lordRecord(month, ruling, context),
    day_chart: day && dayRecord(day, lordOfDay(day, month, annual, choices), year, context),
    confidence: 'interpretive',
    notes: names.texts([
      ...timeNotes(choices.natalOffice),
      ...balaNotes(choices),
      PLACE_NOTES[returnPlace],
      ...(annual.isEndEstimated ? [VARSHPHAL_NOTES.equalMonths] : []),
    ]),
    sources: [MONTHS_SOURCE, BALA_SOURCE].map(citation),
  };
}

function within({ ephemeris }: AnnualContext, timeOf: () => TimeOfYear): TimeOfYear {
  try {
    return timeOf();
  } catch (error) {
    if (!(error instanceof EphemerisRangeError)) throw error;
    const msg = message('month_beyond_ephemeris', { endYear: ephemeris.coverage.endYear });
    throw new InvalidInput([{ loc: ['body', 'month'], msg, type: 'date_out_of_range' }]);
  }
}

function dayRecord(
  day: TimeOfYear,
  ruling: Varshesha,
  year: AnnualYear,
  context: AnnualContext,
): AnnualMonth['day_chart'] {
  return {
    day: context.input.day!,
    ...timeRecord(day, ruling, year, context),
    day_lord: lordRecord(day, ruling, context),
  };
}

function timeRecord(time: TimeOfYear, ruling: Varshesha, { instant }: AnnualYear, context: AnnualContext): TimeEntries {
  const { names } = context;
  const { annual, endJdUT, startJdUT } = time;
  return {
    pravesha: instant(startJdUT),
    end: instant(endJdUT),
    is_day_pravesha: annual.isDayReturn,
    ascendant: ascendantRecord(annual.chart.ascendant, names),
    planets: annualPlanets(annual, names),
    muntha: munthaPlace(annual, names),
    office_bearers: officeRecords(ruling.bearers, names),
    reading: readingOf(time, ruling, context),
  };
}

function lordRecord(
  { annual: { chart } }: TimeOfYear,
  { bala, decidedBy, moonOutcome, planet }: Varshesha,
  { names }: AnnualContext,
): AnnualMonth['month_lord'] {
  const { isCombust, isRetrograde } = chart.planets[planet];
  return {
    planet: planetId(planet),
    planet_name: names.planet(planet),
    decided_by: decidedBy,
    moon_outcome: moonOutcome,
    bala: bala.value,
    ...bandRecord(bala.band, names),
    ...placedRecord(chart, planet, names),
    is_combust: isCombust,
    is_retrograde: isRetrograde,
  };
}

function readingOf({ annual, kind, startJdUT }: TimeOfYear, ruling: Varshesha, context: AnnualContext): string {
  const { chart, muntha } = annual;
  const words = ANNUAL_TIMES[context.names.lang];
  const stage = stageAt(context, startJdUT);
  const standings = yearStandings(chart, ruling.balas);
  const { place } = MUNTHA_THEMES[muntha.house - 1]!;
  const { bala, house } = standings(muntha.lord);
  return [
    words.time_lord({ ...standingArgs(standings(ruling.planet)), time: kind, stage }),
    words.time_muntha({ time: kind, signIndex: muntha.signIndex, house: muntha.house, place, stage }),
    words.time_munthesh({
      time: kind,
      planet: muntha.lord,
      house,
      isDemanding: MUNTHA_THEMES[house - 1]!.place === 'demanding',
      bala,
    }),
  ].join(' ');
}
