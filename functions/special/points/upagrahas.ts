/** Answer of /special/upagrahas. */
import type * as v from 'valibot';
import { both } from '../../../lib/astro/bilingual.ts';
import { toWireResolution } from '../../../lib/astro/chart/chart.ts';
import { mandiGhati } from '../../../lib/astro/panchang/mandi.ts';
import { SOLAR_NAMES, TIMED_NAMES, type TimedUpagraha } from '../../../lib/astro/points/pointNames.ts';
import { surroundings } from '../../../lib/astro/points/surroundings.ts';
import {
  EIGHTH_LORDS,
  EIGHTH_UPAGRAHAS,
  SOLAR_UPAGRAHAS,
  solarUpagrahasDeg,
  UPAGRAHA_SOURCES,
  usualInstant,
  type EighthUpagraha,
  type LordlessReading,
  type MandiReading,
  type PartInstant,
} from '../../../lib/astro/points/upagrahas.ts';
import { degrees } from '../../../lib/astro/rounding.ts';
import { citation } from '../../../lib/astro/source.ts';
import { mandi, varaOfBirth } from '../../../lib/birth/birthDay.ts';
import type { NatalContext } from '../../../lib/birth/natal.ts';
import {
  birthHalf,
  risingParts,
  type BirthHalf,
  type RisingInstant,
  type RisingPart,
} from '../../../lib/birth/points/risingParts.ts';
import { Warned } from '../../../lib/records/warned.ts';
import { planetId } from '../../../lib/schemas/common/planetId.ts';
import type { UpagrahaBirth } from '../../../lib/schemas/special/points/pointInputs.ts';
import type { Upagrahas } from '../../../lib/schemas/special/points/points.ts';
import { formatJd } from '../../../lib/time/placeClock.ts';
import { POINTS } from '../../../lib/words/subjects/points/pointReadings.ts';
import { companyRecord, NO_PLACE, pointAt, pointPlace } from './pointPlace.ts';

type Context = NatalContext<unknown, unknown, v.InferOutput<typeof UpagrahaBirth>>;
type Timed = Upagrahas['time_based'][number];

interface Choices {
  /** The same for all that rise in parts, or null for the usual instant of each. */
  readonly part: PartInstant | null;
  readonly lordless: LordlessReading;
  readonly mandi: MandiReading;
}

const SOURCES = UPAGRAHA_SOURCES.map(citation);

const NOTES = [
  both(
    'The eighth part has no lord, as the text words it. Jagannatha Hora, PyJHora and Maitreya leave the part after that of Saturn without one.',
    'आठवें भाग का कोई स्वामी नहीं है, जैसा ग्रंथ कहता है। जगन्नाथ होरा आदि में शनि के बाद का भाग बिना स्वामी का है।',
  ),
  both(
    'Gulika rises when the part of Saturn begins. The other four are taken in the middle of their parts, as Jagannatha Hora does.',
    'गुलिक शनि के भाग के आरंभ में उदय होता है। बाकी चार अपने भाग के बीच में लिए गए हैं, जैसा जगन्नाथ होरा में है।',
  ),
  both(
    'Mandi rises by the ghatis of the weekday. Some take it for Gulika itself, or for the middle of the part of Saturn.',
    'मांदी वार की घटियों से ली गई है। कुछ लोग गुलिक को ही मांदी मानते हैं, कुछ शनि के भाग के मध्य को।',
  ),
];

export function upagrahas(context: Context): Warned {
  const { birth, chart, input, names } = context;
  const choices: Choices = {
    part: input.part ?? null,
    lordless: input.lordless ?? 'eighth',
    mandi: input.mandi ?? 'ghatis',
  };
  const day = context.panchangDay();
  const half = birthHalf(context);
  const solar = solarUpagrahasDeg(chart.planets.Sun.longitudeDeg);
  const data: Upagrahas = {
    is_day_birth: birth.jdUT < day.duskJdUT,
    weekday: varaOfBirth(context, day) + 1,
    solar: SOLAR_UPAGRAHAS.map((id) => ({
      id,
      name: names.of(SOLAR_NAMES[id]),
      ...pointAt(context, toWireResolution(solar[id])),
    })),
    time_based: 'reason' in half ? absentRecords(context, choices) : timedRecords(context, half, choices),
    reason: 'reason' in half ? half.reason : null,
    notes: names.texts(NOTES),
    confidence: 'interpretive',
    sources: SOURCES,
  };
  return new Warned(data, [], {}, { points: conventions(choices) });
}

function conventions({ lordless, mandi: mandiBy, part }: Choices): Record<string, string> {
  return { part: part ?? 'gulika_begin_others_middle', lordless, mandi: mandiBy };
}

function timedRecords(context: Context, half: BirthHalf, choices: Choices): Timed[] {
  const partOf = risingParts(context, half);
  const other = choices.lordless === 'eighth' ? 'after_saturn' : 'eighth';
  const eighths = EIGHTH_UPAGRAHAS.map((id) => {
    const at = choices.part ?? usualInstant(id);
    const found = partOf(EIGHTH_LORDS[id], choices.lordless);
    const differing = partOf(EIGHTH_LORDS[id], other);
    return {
      ...partRecord(context, id, found, at),
      other_reading:
        differing.part === found.part
          ? null
          : { lordless: other, part: differing.part, longitude: degrees(differing[at].place.longitudeDeg) },
    };
  });
  return [...eighths, mandiRecord(context, half, choices.mandi, partOf(EIGHTH_LORDS.gulika, choices.lordless))];
}

function partRecord(context: Context, id: TimedUpagraha, found: RisingPart, at: PartInstant): Timed {
  const instant = (rising: RisingInstant) => ({
    at: formatJd(context.birth.time.clock, rising.jdUT),
    longitude: degrees(rising.place.longitudeDeg),
  });
  return {
    ...headRecord(context, id),
    part: found.part,
    begin: instant(found.begin),
    middle: instant(found.middle),
    end: instant(found.end),
    taken_at: at,
    ...risingRecord(context, id, found[at]),
  };
}

function mandiRecord(context: Context, half: BirthHalf, by: MandiReading, ofSaturn: RisingPart): Timed {
  if (by !== 'ghatis') return partRecord(context, 'mandi', ofSaturn, by);
  return {
    ...headRecord(context, 'mandi'),
    part_lord: null,
    ghati: mandiGhati(half.varaIndex, half.isByDay),
    taken_at: by,
    ...risingRecord(context, 'mandi', mandi(context)),
  };
}

/** What a record of a point has before anything is found of it. */
function headRecord({ names }: Context, id: TimedUpagraha) {
  return {
    id,
    name: names.of(TIMED_NAMES[id]),
    part_lord: planetId(EIGHTH_LORDS[id === 'mandi' ? 'gulika' : id]),
    part: null,
    begin: null,
    middle: null,
    end: null,
    ghati: null,
    at: null,
    ...NO_PLACE,
    ...companyRecord(null),
    other_reading: null,
    reading: null,
  };
}

function risingRecord(context: Context, id: TimedUpagraha, { jdUT, place }: RisingInstant) {
  const { birth, chart, names } = context;
  const around = surroundings(chart, place.signIndex);
  const isRead = id === 'gulika' || id === 'mandi';
  return {
    at: formatJd(birth.time.clock, jdUT),
    ...pointPlace(context, place),
    ...companyRecord(around),
    reading: isRead ? POINTS[names.lang].saturnine({ point: id, ...around }) : null,
  };
}

function absentRecords(context: Context, { mandi: mandiBy, part }: Choices): Timed[] {
  const takenAt = (id: EighthUpagraha) => part ?? usualInstant(id);
  return [
    ...EIGHTH_UPAGRAHAS.map((id) => ({ ...headRecord(context, id), taken_at: takenAt(id) })),
    { ...headRecord(context, 'mandi'), ...(mandiBy === 'ghatis' && { part_lord: null }), taken_at: mandiBy },
  ];
}
