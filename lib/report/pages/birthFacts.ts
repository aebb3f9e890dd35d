/** The data of the birth on page 1, as labels and values. */
import { exactOffset } from '../../time/placeClock.ts';
import { birthPanchang } from '../../records/day/birthPanchang.ts';
import { dms } from '../../records/common.ts';
import type { PrintedFact } from '../facts.ts';
import type { Report } from '../report.ts';

/**
 * Lists date, time, place, coordinates, time zone and UTC of the birth, each with its label in the language of the
 * report.
 */
export function birthFacts(report: Report): PrintedFact[] {
  const { context, words } = report;
  const { say, date } = words;
  const { birth, input } = context;
  const utc = new Date(Math.round(birth.time.unixMs / 1000) * 1000).toISOString();
  const place = typeof input.place_name === 'string' ? input.place_name.trim() : '';
  return [
    { label: say('date'), value: date(input.date) },
    { label: say('time'), value: input.time },
    ...(place === '' ? [] : [{ label: say('place'), value: place }]),
    { label: say('coordinates'), value: coordinates(report) },
    { label: say('zone'), value: zone(report) },
    { label: say('universal_time'), value: `${date(utc.slice(0, 10))}, ${utc.slice(11, 19)}` },
  ];
}

function coordinates({ context: { birth }, words: { say } }: Report): string {
  const { latitudeDeg, longitudeDeg } = birth;
  const latitude = `${dms(Math.abs(latitudeDeg))} ${say(latitudeDeg < 0 ? 'south' : 'north')}`;
  return `${latitude}, ${dms(Math.abs(longitudeDeg))} ${say(longitudeDeg < 0 ? 'west' : 'east')}`;
}

function zone({ context: { birth }, words: { say } }: Report): string {
  const { name, source, utcOffsetSeconds, isDst } = birth.time.timezone;
  const offset = `UTC${exactOffset(utcOffsetSeconds)}`;
  const origin = say(source === 'given' ? 'zone_given' : 'zone_derived');
  return [name, offset, ...(isDst ? [say('summer_time')] : []), origin].join(', ');
}

/** Lists the panchang elements at birth, sunrise and sunset, each with its label in the language of the report. */
export function panchangFacts({ context, words }: Report): PrintedFact[] {
  const { say } = words;
  const { vara, tithi, nakshatra, yoga, karana, sunrise, sunset, reason } = birthPanchang(context);
  const missing = say(reason ?? 'no_sunset');
  return [
    { label: say('vara'), value: vara.name },
    { label: say('tithi'), value: tithi.number % 15 === 0 ? tithi.name : `${tithi.paksha_name} ${tithi.name}` },
    { label: say('nakshatra'), value: nakshatra.name },
    { label: say('quarter'), value: String(nakshatra.pada) },
    { label: say('yoga'), value: yoga.name },
    { label: say('karana'), value: karana.name },
    { label: say('sunrise'), value: clockTime(sunrise) ?? missing },
    { label: say('sunset'), value: clockTime(sunset) ?? missing },
  ];

  /** Returns the time, with its date where that is not the date of birth: the day began before midnight. */
  function clockTime(instant: string | null): string | null {
    if (instant === null) return null;
    const date = instant.slice(0, 10);
    return instant.slice(11, 19) + (date === context.input.date ? '' : `, ${words.date(date)}`);
  }
}

/** Lists the conventions that the chart was computed by, each with its label in the language of the report. */
export function conventionFacts({ context, words }: Report): PrintedFact[] {
  const { chart, sky } = context;
  const { say, conventions: names } = words;
  const used = chart.conventions;
  return [
    { label: say('zodiac'), value: say('sidereal') },
    { label: say('ayanamsa'), value: `${names.ayanamsa(used)}, ${dms(sky.ayanamsaDeg)}` },
    { label: say('node'), value: names.node(used) },
    { label: say('houses'), value: names.houses(used) },
    { label: say('dasha_year'), value: say('days', { days: used.dashaYear }) },
    { label: say('sunrise'), value: names.sunrise(used) },
  ];
}
