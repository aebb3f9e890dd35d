/** The limbs of a day to wire records: tithi, nakshatra, yoga, karana. */
import { elementAt, PANCHANG_ELEMENTS } from '../../astro/panchang/elements.ts';
import {
  karanaQuality,
  shunnedSpan,
  tithiQuality,
  yogaQuality,
  type DayElement,
} from '../../astro/panchang/elementSpans.ts';
import { isGandMool } from '../../astro/panchang/panchaka.ts';
import { subSpans, type ElementSpan } from '../../astro/panchang/spans.ts';
import { sunriseCounts, type SunriseCount } from '../../astro/panchang/sunrises.ts';
import { GANAS, NADIS, NAKSHATRA_QUALITIES, NAKSHATRA_TYPES, YONIS } from '../../astro/tables/nakshatraQualities.ts';
import { KARANAS, NITYA_YOGAS, PAKSHAS, TITHIS } from '../../astro/tables/panchang.ts';
import type { KaranaItem, NakshatraItem, TithiItem, YogaItem } from '../../schemas/common/panchangElements.ts';
import type { DailyContext } from '../../birth/dailyContext.ts';
import { karanaRef, tithiRef, yogaRef, type ElementRef } from './birthPanchang.ts';
import { nakshatraRef, signRef } from '../common.ts';
import { planetId } from '../../schemas/common/planetId.ts';
import { deityRecord, nakshatraForms, nameForms, seconds, spanRecord } from './common.ts';
import { wrapIndex } from '../../astro/angle.ts';

interface ElementItems {
  readonly tithi: TithiItem[];
  readonly nakshatra: NakshatraItem[];
  readonly yoga: YogaItem[];
  readonly karana: KaranaItem[];
}

/** Returns the four limbs that touch a day. */
export function elementItems(context: DailyContext): ElementItems {
  return {
    tithi: tithiItems(context),
    nakshatra: nakshatraItems(context),
    yoga: yogaItems(context),
    karana: karanaItems(context, context.reading().karanas),
  };
}

/** Lists the tithis that touch a day, in order. */
export function tithiItems(context: DailyContext): TithiItem[] {
  const { names } = context;
  return withCounts(context, context.spansOf('tithi'), (span, count) => {
    const row = TITHIS[span.number - 1]!;
    const { dayOfPaksha, deity, goodFor, group, light, lord, nature } = tithiQuality(span.number);
    return {
      ...elementHead(context, 'tithi', span, nameForms(row), (number) => tithiRef(number, names)),
      paksha: row.paksha,
      paksha_name: names.of(PAKSHAS[row.paksha], 'pakshas'),
      day_of_paksha: dayOfPaksha,
      lord: planetId(lord),
      deity: deityRecord(deity, names),
      group: { id: group.id, name: names.of(group) },
      light,
      nature,
      good_for: names.texts(goodFor),
      ...sunriseFlags(count),
    };
  });
}

/** Lists the nakshatras of the Moon that touch a day, in order, with their padas. */
export function nakshatraItems(context: DailyContext): NakshatraItem[] {
  const { names } = context;
  return withCounts(context, context.spansOf('nakshatra'), (span, count) => {
    const index = span.number - 1;
    const { deity, gana, nadi, type, yoni, yoniSex } = NAKSHATRA_QUALITIES[index]!;
    const refOf = (number: number) => nakshatraRef(number - 1, names);
    return {
      ...elementHead(context, 'nakshatra', span, nakshatraForms(index), refOf),
      lord: refOf(span.number).lord,
      deity: deityRecord(deity, names),
      type: { id: type, name: names.of(NAKSHATRA_TYPES[type]) },
      gana: { id: gana, name: names.of(GANAS[gana]) },
      nadi: { id: nadi, name: names.of(NADIS[nadi]) },
      yoni: { id: yoni, name: names.of(YONIS[yoni]), sex: yoniSex },
      is_gand_mool: isGandMool(span),
      ...padaFields(context, span),
      nature: NAKSHATRA_TYPES[type].nature,
      good_for: names.texts(NAKSHATRA_TYPES[type].goodFor),
      ...sunriseFlags(count),
    };
  });
}

function padaFields(context: DailyContext, span: ElementSpan): Pick<NakshatraItem, 'pada_at_sunrise' | 'padas'> {
  const { day, names } = context;
  const spans = subSpans(PANCHANG_ELEMENTS.nakshatra, span, 4, context.sunMoon());
  const running = spans.findIndex(({ endJdUT }) => day.startJdUT < endJdUT);
  const { syllables } = NAKSHATRA_QUALITIES[span.number - 1]!;
  return {
    pada_at_sunrise: span.startJdUT <= day.startJdUT ? running + 1 : null,
    padas: spans.map((pada, i) => ({
      ...spanRecord(pada, context),
      pada: i + 1,
      navamsha: signRef(wrapIndex(pada.number - 1, 12), names),
      syllable: syllables[i]!,
    })),
  };
}

/** Lists the yogas of Sun and Moon that touch a day, in order, with the part to be shunned. */
export function yogaItems(context: DailyContext): YogaItem[] {
  const { names } = context;
  return withCounts(context, context.spansOf('yoga'), (span, count) => {
    const { deity, lord, meaning, nature, shunned } = yogaQuality(span.number);
    const part = shunnedSpan(span, shunned);
    return {
      ...elementHead(context, 'yoga', span, nameForms(NITYA_YOGAS[span.number - 1]!), (number) =>
        yogaRef(number, names),
      ),
      lord: planetId(lord),
      deity: deityRecord(deity, names),
      nature,
      meaning: names.text(meaning),
      shunned: part && spanRecord(part, context),
      ...sunriseFlags(count),
    };
  });
}

/** Lists the karanas that touch a day, in order; those that are halves of its tithis may be handed in. */
export function karanaItems(
  context: DailyContext,
  spans: readonly ElementSpan[] = context.spansOf('karana'),
): KaranaItem[] {
  const { names } = context;
  return spans.map((span) => {
    const row = KARANAS[span.number - 1]!;
    const { deity, goodFor, isFixed, lord, nature } = karanaQuality(span.number);
    return {
      ...elementHead(context, 'karana', span, nameForms(row), (number) => karanaRef(number, names)),
      tithi: tithiRef(Math.ceil(span.number / 2), names),
      half: ((span.number - 1) % 2) + 1,
      kind: isFixed ? 'fixed' : 'movable',
      is_vishti: row.name === 'Vishti',
      lord: lord && planetId(lord),
      deity: deityRecord(deity, names),
      nature,
      good_for: names.texts(goodFor),
    };
  });
}

type ElementHead = Pick<
  KaranaItem,
  | 'id'
  | 'number'
  | 'name'
  | 'names'
  | 'start'
  | 'end'
  | 'duration_seconds'
  | 'is_at_sunrise'
  | 'elapsed_percent'
  | 'next'
>;

function elementHead(
  context: DailyContext,
  dayElement: DayElement,
  span: ElementSpan,
  forms: ElementHead['names'],
  refOf: (number: number) => ElementRef,
): ElementHead {
  const isAtSunrise = span.startJdUT <= context.day.startJdUT;
  const { id, name } = refOf(span.number);
  const next = refOf((span.number % PANCHANG_ELEMENTS[dayElement].parts) + 1);
  return {
    id,
    number: span.number,
    name,
    names: forms,
    ...spanRecord(span, context),
    duration_seconds: seconds(span),
    is_at_sunrise: isAtSunrise,
    elapsed_percent: isAtSunrise ? elapsedPercent(context, dayElement) : 0,
    next: { id: next.id, number: next.number, name: next.name },
  };
}

function elapsedPercent(context: DailyContext, dayElement: DayElement): number {
  const { Sun, Moon } = context.sky().planets;
  const { elapsedFraction } = elementAt(PANCHANG_ELEMENTS[dayElement], Sun.longitudeDeg, Moon.longitudeDeg);
  return Math.round(elapsedFraction * 1e4) / 100;
}

/** Maps spans with how many sunrises each of them meets. */
function withCounts<Item>(
  { day, farther }: DailyContext,
  spans: readonly ElementSpan[],
  item: (span: ElementSpan, count: SunriseCount) => Item,
): Item[] {
  const counts = sunriseCounts(spans, day, farther);
  return spans.map((span, i) => item(span, counts[i]!));
}

function sunriseFlags(count: SunriseCount): { is_kshaya: boolean; is_vriddhi: boolean } {
  return { is_kshaya: count === 'kshaya', is_vriddhi: count === 'vriddhi' };
}
