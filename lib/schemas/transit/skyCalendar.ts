/** Records of what happens in the sky of a year. */
import * as v from 'valibot';
import { SKY_EVENTS, SUN_STARS } from '../../astro/transit/calendar/skyEvents.ts';
import { Span } from '../common/panchangElements.ts';
import {
  list,
  localName,
  NakshatraRef,
  number,
  orNull,
  PlanetId,
  record,
  SignRef,
  sources,
  text,
  textOrNull,
  yes,
} from '../common/records.ts';

export const summary = text('The answer in words');
export const isClipped = yes('Whether an end is cut to the time asked about');
const longitude = number('Sidereal longitude, degrees');

const SkyEventRecord = record('SkyEvent', 'Something that happens in the sky', {
  at: text('The instant; of an eclipse the greatest phase, of asta and udaya midnight at the beginning of the date'),
  body: PlanetId,
  event: v.picklist(SKY_EVENTS),
  name: text('In words'),
  sign: orNull(SignRef, 'Entered, or stood in; null where a nakshatra is entered'),
  nakshatra: orNull(NakshatraRef, 'Entered, or stood in; null where a sign is entered'),
  direction: v.picklist(['direct', 'retrograde']),
  longitude,
  sun_star: orNull(v.picklist(SUN_STARS), 'What the star that the Sun enters is called by custom; lists differ'),
});

export const SkyCalendar = record('SkyCalendar', 'What happens in the sky, in order of time', {
  from: text('First date'),
  to: text('Last date'),
  events: list(SkyEventRecord, 'Half-open: an event at the end of the time is not in it'),
  highlights: list(
    record('SkyHighlight', 'An event that matters for months', { at: text('The instant'), name: text('In words') }),
    'Sign changes of Jupiter, Saturn, Rahu and Ketu, turns of all planets, and eclipses',
  ),
  summary,
  notes: v.array(v.string()),
  sources,
});
export type SkyCalendar = v.InferOutput<typeof SkyCalendar>;

const stationed = record('StationPlace', 'Where a planet turns', {
  longitude,
  sign: SignRef,
  nakshatra: NakshatraRef,
});

const RetrogradeSpan = record('RetrogradeSpan', 'A retrograde, from station to station', {
  planet: PlanetId,
  planet_name: localName,
  retrograde_at: textOrNull('When it turns back; null outside the ephemeris'),
  direct_at: textOrNull('When it goes forward again; null outside the ephemeris'),
  is_clipped: isClipped,
  from: orNull(stationed, 'Where it turns back'),
  to: orNull(stationed, 'Where it goes forward again'),
  shadow: v.optional(
    orNull(Span, 'With shadow=true: from the first to the last time that it stands on the degrees of the retrograde'),
  ),
  text: text('In words'),
});

export const RetrogradeCalendar = record('RetrogradeCalendar', 'The retrogrades that touch a year', {
  from: text('First date'),
  to: text('Last date'),
  spans: list(RetrogradeSpan, 'In order of time'),
  summary,
  sources,
});
export type RetrogradeCalendar = v.InferOutput<typeof RetrogradeCalendar>;

const CombustionRecord = record('CombustionSpan', 'A time in which a planet is combust', {
  planet: PlanetId,
  planet_name: localName,
  start: textOrNull('First instant; null outside the ephemeris'),
  end: textOrNull('First instant after it; null outside the ephemeris'),
  is_clipped: isClipped,
  limit: number('Degrees from the Sun at which it begins'),
  end_limit: number('Degrees from the Sun at which it ends: another where the planet turns meanwhile'),
  min_separation: number('Least difference in longitude, degrees; 0 where the planet meets the Sun'),
  kind: orNull(
    v.picklist(['inferior', 'superior']),
    'Before the Sun or behind it; null where the planet turns before it meets the Sun',
  ),
  conjunction_at: textOrNull('When it meets the Sun in longitude'),
  from_sign: orNull(SignRef, 'Where the planet stands when it begins'),
  to_sign: orNull(SignRef, 'Where the planet stands when it ends'),
  cazimi: orNull(Span, 'Within 17 arcmin of the Sun: a western notion, on which nothing here rests'),
  text: text('In words'),
});

const Side = v.picklist(['east', 'west']);

const AstaRecord = record('AstaSpell', 'A time in which a planet is not seen at the place', {
  planet: PlanetId,
  planet_name: localName,
  asta_on: textOrNull('First date on which it is not seen'),
  asta_side: orNull(Side, 'Where it was seen last: in the east before sunrise, in the west after sunset'),
  udaya_on: textOrNull('First date on which it is seen again'),
  udaya_side: orNull(Side, 'Where it is seen again'),
  limits: v.pipe(
    v.object({ direct: v.number(), retrograde: v.number() }),
    v.description('Kalamsha: degrees of time from the Sun below which it is not seen, by its motion'),
  ),
  bala: orNull(Span, 'Childhood after the rising; of Jupiter and Venus'),
  vriddha: orNull(Span, 'Old age before the setting; of Jupiter and Venus'),
  reason: textOrNull('Why a date is null'),
  text: text('In words'),
});

export const CombustionCalendar = record('CombustionCalendar', 'Combustion and asta in a year', {
  from: text('First date'),
  to: text('Last date'),
  spans: list(CombustionRecord, 'By longitude, in order of time'),
  asta: orNull(v.array(AstaRecord), 'By rising and setting at the place, in order; null without a place'),
  summary,
  notes: v.array(v.string()),
  sources,
});
export type CombustionCalendar = v.InferOutput<typeof CombustionCalendar>;
