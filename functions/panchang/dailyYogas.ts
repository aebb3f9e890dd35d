/** Wire records of what the panchang elements of a day form: special yogas, Bhadra, Panchaka, directions. */
import { both } from '../../lib/astro/bilingual.ts';
import type { Bhadra } from '../../lib/astro/panchang/bhadra.ts';
import { anandadiSpans, type AnandadiSpan } from '../../lib/astro/panchang/day/anandadiSpans.ts';
import { overlap } from '../../lib/astro/panchang/overlap.ts';
import { isGandMool, panchaka } from '../../lib/astro/panchang/panchaka.ts';
import { panchakaRahitaSpans } from '../../lib/astro/panchang/panchakaRahita.ts';
import { risingSigns } from '../../lib/astro/panchang/risingSigns.ts';
import type { ElementSpan } from '../../lib/astro/panchang/spans.ts';
import { varaDay } from '../../lib/astro/panchang/vara.ts';
import { citation, muhurtaChintamani, practice } from '../../lib/astro/source.ts';
import { ANANDADI_YOGAS, anandadiNature } from '../../lib/astro/tables/anandadi.ts';
import { BHADRA_ABODE_QUALITIES } from '../../lib/astro/tables/bhadra.ts';
import {
  DIRECTION_NAMES,
  DISHA_SHOOL,
  DISHA_SHOOL_REMEDIES,
  moonDirection,
  type Direction,
} from '../../lib/astro/tables/directions.ts';
import { PANCHAKA_AVOID, PANCHAKA_KINDS, PANCHAKAS } from '../../lib/astro/tables/panchaka.ts';
import type { PanchangDaily } from '../../lib/schemas/panchang/daily.ts';
import type {
  AnandadiItem,
  BhadraItem,
  Directions,
  GandMoolItem,
  PanchakaItem,
  PanchakaRahita,
} from '../../lib/schemas/panchang/dayYogas.ts';
import { localJd } from '../../lib/time/placeClock.ts';
import type { DailyContext } from '../../lib/birth/dailyContext.ts';
import { DAILY } from '../../lib/words/subjects/daily.ts';
import { wireId, type Names } from '../../lib/words/names.ts';
import { tithiRef, varaRef } from '../../lib/records/day/birthPanchang.ts';
import { nakshatraRef, signRef } from '../../lib/records/common.ts';
import type { DayFindings } from '../../lib/birth/dayFindings.ts';
import { spanRecord, specialYogaRecords, timedRecord } from '../../lib/records/day/common.ts';

const SHUBHASHUBHA = citation(muhurtaChintamani('Shubhashubha-prakarana'));

type YogaFields = Pick<
  PanchangDaily,
  'special_yogas' | 'anandadi' | 'bhadra' | 'panchaka' | 'gand_mool' | 'directions' | 'panchaka_rahita'
>;

export function yogaFields(findings: DayFindings, context: DailyContext): YogaFields {
  return {
    special_yogas: specialYogaRecords(findings.yogas, context),
    anandadi: anandadiRecords(findings, context),
    bhadra: bhadraRecords(findings.bhadras, context),
    panchaka: panchakaRecord(findings, context),
    gand_mool: gandMoolRecords(findings, context),
    directions: directionsRecord(findings.signs, context),
    panchaka_rahita: panchakaRahitaRecord(findings, context),
  };
}

function anandadiRecords({ nakshatras, sky }: DayFindings, context: DailyContext): AnandadiItem[] {
  const { day, varaIndex } = context;
  return anandadiSpans(varaIndex, day, nakshatras, sky, 'counted').map((span) => anandadiRecord(span, context));
}

/** Returns the record of a yoga from Ananda on. */
export function anandadiRecord(span: AnandadiSpan, context: Pick<DailyContext, 'instant' | 'names'>): AnandadiItem {
  return {
    ...anandadiLine(span, context),
    nakshatra: nakshatraRef(span.nakshatra - 1, context.names),
    shunned: span.shunned && spanRecord(span.shunned, context),
    source: SHUBHASHUBHA,
  };
}

/** Returns the same in a line. */
export function anandadiLine(
  span: AnandadiSpan,
  context: Pick<DailyContext, 'instant' | 'names'>,
): Pick<AnandadiItem, 'id' | 'number' | 'name' | 'start' | 'end' | 'nature'> {
  const yoga = ANANDADI_YOGAS[span.index]!;
  return {
    id: wireId(yoga.name),
    number: span.index + 1,
    name: context.names.of(yoga),
    ...spanRecord(span, context),
    nature: anandadiNature(span.index),
  };
}

function bhadraRecords(bhadras: readonly Bhadra[], context: DailyContext): BhadraItem[] {
  const { names } = context;
  return bhadras.map((bhadra) => ({
    ...timedRecord(bhadra, context),
    tithi: tithiRef(bhadra.tithi, names),
    half: bhadra.half,
    harmless_by: bhadra.half === 1 ? 'night' : 'day',
    stays: bhadra.stays.map((stay) => {
      const quality = BHADRA_ABODE_QUALITIES[stay.abode];
      return {
        ...spanRecord(stay, context),
        abode: stay.abode,
        abode_name: names.of(quality),
        moon_sign: signRef(stay.moonSignIndex, names),
        nature: quality.nature,
        meaning: names.text(quality.meaning),
      };
    }),
    mouth: spanRecord(bhadra.mouth, context),
    tail: spanRecord(bhadra.tail, context),
    body: { mouth: spanRecord(bhadra.bodyMouth, context), tail: spanRecord(bhadra.bodyTail, context) },
    source: SHUBHASHUBHA,
  }));
}

function panchakaRecord({ sky }: DayFindings, context: DailyContext): PanchakaItem | null {
  const { conventions, day, ephemeris, instant, moment, names } = context;
  const span = panchaka(day, sky);
  if (!span) return null;
  const onClock = (jdUT: number) => localJd(context.clock, jdUT);
  const { sunriseJdUT, varaIndex } = varaDay(span.startJdUT, moment, conventions.sunrise, ephemeris, onClock);
  const kindId = PANCHAKA_KINDS[varaIndex];
  const kind = kindId ? PANCHAKAS[kindId] : null;
  const vara = varaRef(varaIndex, names);
  const started = instant(span.startJdUT);
  return {
    ...spanRecord(span, context),
    vara_at_start: { id: vara.id, name: vara.name },
    kind: kind && { id: kind.id, name: names.of(kind), nature: kind.nature, meaning: names.text(kind.meaning) },
    avoid: names.texts(PANCHAKA_AVOID),
    rule: DAILY[names.lang].panchaka_rule({
      date: started.slice(0, 10),
      time: started.slice(11, 16),
      weekdayIndex: varaIndex,
      isFromSunrise: sunriseJdUT !== null,
      kind: kindId ?? null,
    }),
    source: citation(muhurtaChintamani('Nakshatra-prakarana')),
  };
}

const GAND_MOOL_MEANING = both(
  'For a birth in it families hold a prayer of peace (shanti). That is about 27 days later, when the Moon comes to the star again. It is a matter of births. For other work the star is judged by its own kind.',
  'इसमें जन्म हो तो करीब 27 दिन बाद, जब चंद्रमा फिर इस नक्षत्र में आता है, परिवार शांति पूजा कराते हैं। यह बात केवल जन्म की है; दूसरे कामों में नक्षत्र को उसके अपने स्वभाव से देखा जाता है।',
);

function gandMoolRecords({ nakshatras }: DayFindings, context: DailyContext): GandMoolItem[] {
  return nakshatras.filter(isGandMool).map((span) => ({
    ...spanRecord(span, context),
    nakshatra: nakshatraRef(span.number - 1, context.names),
    meaning: context.names.text(GAND_MOOL_MEANING),
  }));
}

/** @param signs stays of the Moon in signs around the day */
function directionsRecord(signs: readonly ElementSpan[], context: DailyContext): Directions {
  const { day, names, varaIndex } = context;
  const shool = DISHA_SHOOL[varaIndex]!;
  return {
    disha_shool: {
      direction: directionRecord(shool, names),
      remedy: names.text(DISHA_SHOOL_REMEDIES[varaIndex]!),
      rule: DAILY[names.lang].shool_rule({ weekdayIndex: varaIndex, direction: shool }),
    },
    chandra_vasa: signs.flatMap((stay) => {
      const span = overlap(stay, day);
      if (!span) return [];
      const direction = directionRecord(moonDirection(stay.number - 1), names);
      return [{ ...spanRecord(span, context), direction, moon_sign: signRef(stay.number - 1, names) }];
    }),
    source: citation(muhurtaChintamani('Yatra-prakarana')),
  };
}

function directionRecord(id: Direction, names: Names): { id: Direction; name: string } {
  return { id, name: names.of(DIRECTION_NAMES[id]) };
}

function panchakaRahitaRecord({ nakshatras, tithis }: DayFindings, context: DailyContext): PanchakaRahita {
  const { day, instant, moment, names, varaIndex } = context;
  const rising = risingSigns(day, moment, context.sky());
  const spans = rising ? panchakaRahitaSpans(varaIndex, rising, tithis, nakshatras) : [];
  return {
    // No spread here: there are sixteen or more of them.
    spans: spans.map((span) => ({
      start: instant(span.startJdUT),
      end: instant(span.endJdUT),
      rising_sign: signRef(span.risingSignIndex, names),
      tithi: span.tithi,
      nakshatra: span.nakshatra,
      sum: span.sum,
      remainder: span.remainder,
      fault: span.fault && { id: span.fault, name: names.of(PANCHAKAS[span.fault]) },
      is_free: span.fault === null,
    })),
    reason: rising ? null : 'polar_latitude',
    rule: DAILY[names.lang].panchaka_rahita_rule({ weekdayIndex: varaIndex }),
    source: citation(practice('Kalaprakashika and the almanacs of the south')),
  };
}
