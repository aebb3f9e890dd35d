/** Wire records of the parts of a day: vara, kaals, Abhijit, choghadiya, hora. */
import {
  abhijit as abhijitOf,
  ABHIJIT_MUHURTA,
  isAbhijitUsable,
  KAAL_PARTS,
  kaalSpans,
  MUHURTAS_OF_HALF,
  type NumberedSpan,
} from '../../lib/astro/panchang/dayParts.ts';
import { choghadiyas, type ChoghadiyaSpan } from '../../lib/astro/panchang/choghadiya.ts';
import { horas, type HoraSpan } from '../../lib/astro/panchang/hora.ts';
import { citation, muhurtaChintamani, practice, suryaSiddhanta } from '../../lib/astro/source.ts';
import { ABHIJIT, HORA_QUALITIES, KAALS, VARA_QUALITIES, type KaalId } from '../../lib/astro/tables/dayParts.ts';
import { NAKSHATRA_TYPES } from '../../lib/astro/tables/nakshatraQualities.ts';
import { VARAS } from '../../lib/astro/tables/panchang.ts';
import type {
  PanchangAbhijit,
  PanchangChoghadiya,
  PanchangHora,
  PanchangKaal,
  PanchangVara,
} from '../../lib/schemas/panchang/common.ts';
import type { DailyContext } from '../../lib/birth/dailyContext.ts';
import { PANCHANG } from '../../lib/words/subjects/panchang.ts';
import { varaRef } from '../../lib/records/day/birthPanchang.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { dayHead, deityRecord, nameForms, planetForms, spanRecord, timedRecord } from '../../lib/records/day/common.ts';
import { wrapIndex } from '../../lib/astro/angle.ts';

export function vara(context: DailyContext): PanchangVara {
  const { names, varaIndex } = context;
  return {
    ...dayHead(context),
    vara: varaRecord(context),
    before_sunrise: varaRef(wrapIndex(varaIndex + 6, 7), names),
    next: varaRef(wrapIndex(varaIndex + 1, 7), names),
    rule: PANCHANG[names.lang].vara_rule({ weekdayIndex: varaIndex }),
    sources: [
      citation(suryaSiddhanta(1, '51-52')),
      citation(muhurtaChintamani(2, '2-8')),
      citation(practice('Deities of the lords of the days: practice of almanacs')),
    ],
  };
}

/** The vara of a day with its start and end, and what it suits. */
export function varaRecord(context: DailyContext): PanchangVara['vara'] {
  const { day, names, varaIndex } = context;
  const { name, sanskrit } = VARAS[varaIndex]!;
  const { deity, type } = VARA_QUALITIES[varaIndex]!;
  const quality = NAKSHATRA_TYPES[type];
  return {
    ...varaRef(varaIndex, names),
    names: nameForms({ name, sanskrit }),
    ...spanRecord(day, context),
    deity: deityRecord(deity, names),
    type: { id: type, name: names.of(quality) },
    nature: quality.nature,
    good_for: names.texts(quality.goodFor),
  };
}

export const rahuKaal = (context: DailyContext): PanchangKaal => kaalAnswer('rahu_kaal', context);
export const yamaganda = (context: DailyContext): PanchangKaal => kaalAnswer('yamaganda', context);
export const gulikaKaal = (context: DailyContext): PanchangKaal => kaalAnswer('gulika_kaal', context);

function kaalAnswer(id: KaalId, context: DailyContext): PanchangKaal {
  return {
    ...dayHead(context),
    ...kaalRecord(id, context),
    sources: [citation(practice('Kalaprakashika and the almanacs: eighths of the day by weekday'))],
  };
}

/** A kaal without the head of the day. */
export function kaalRecord(
  id: KaalId,
  context: DailyContext,
): Omit<PanchangKaal, keyof ReturnType<typeof dayHead> | 'sources'> {
  const { day, names, varaIndex } = context;
  const kaal = KAALS[id];
  const spans = kaalSpans(kaal, varaIndex, day);
  const part = (span: NumberedSpan) => ({ part: span.number, ...timedRecord(span, context) });
  return {
    id,
    name: names.of(kaal),
    names: nameForms(kaal),
    vara: varaRef(varaIndex, names),
    ...part(spans.day),
    parts: KAAL_PARTS,
    night: spans.night && part(spans.night),
    ruler: names.text(kaal.ruler),
    nature: kaal.nature,
    avoid: names.texts(kaal.avoid),
    good_for: names.texts(kaal.goodFor),
    rule: PANCHANG[names.lang].kaal_rule({
      kaal: id,
      weekdayIndex: varaIndex,
      dayPart: spans.day.number,
      nightPart: spans.night && spans.night.number,
    }),
  };
}

export function abhijit(context: DailyContext): PanchangAbhijit {
  return {
    ...dayHead(context),
    ...abhijitRecord(context),
    rule: PANCHANG[context.names.lang].abhijit_rule({}),
    sources: [citation(practice('Kalaprakashika and the almanacs: the 8th muhurta of the day, not on Wednesdays'))],
  };
}

/** Abhijit without the head of the day. */
export function abhijitRecord(
  context: DailyContext,
): Omit<PanchangAbhijit, keyof ReturnType<typeof dayHead> | 'sources' | 'rule'> {
  const { day, instant, names, varaIndex } = context;
  const { extended, fixed, middayJdUT, muhurta } = abhijitOf(day);
  const isUsable = isAbhijitUsable(varaIndex);
  return {
    id: 'abhijit',
    name: names.of(ABHIJIT),
    names: nameForms(ABHIJIT),
    vara: varaRef(varaIndex, names),
    part: ABHIJIT_MUHURTA,
    parts: MUHURTAS_OF_HALF,
    ...timedRecord(muhurta, context),
    noon: instant(middayJdUT),
    extended: spanRecord(extended, context),
    fixed: spanRecord(fixed, context),
    is_usable: isUsable,
    unusable_because: isUsable ? null : PANCHANG[names.lang].abhijit_on_wednesday({}),
    nature: isUsable ? ABHIJIT.nature : 'bad',
    good_for: isUsable ? names.texts(ABHIJIT.goodFor) : [],
    avoid: isUsable ? names.texts(ABHIJIT.avoid) : [PANCHANG[names.lang].every_beginning({})],
  };
}

export function choghadiya(context: DailyContext): PanchangChoghadiya {
  const { day, names, varaIndex } = context;
  const halves = choghadiyas(varaIndex, day);
  const records = (parts: readonly ChoghadiyaSpan[]) =>
    parts.map((part, i) => ({
      number: i + 1,
      id: part.id,
      name: names.of(part, 'choghadiyas'),
      names: nameForms(part),
      lord: planetId(part.lord),
      nature: part.nature,
      ...timedRecord(part, context),
      good_for: names.texts(part.goodFor),
    }));
  const [firstOfDay, firstOfNight] = [halves.day[0]!.id, halves.night[0]!.id];
  return {
    ...dayHead(context),
    vara: varaRef(varaIndex, names),
    day: records(halves.day),
    night: records(halves.night),
    rule: PANCHANG[names.lang].choghadiya_rule({ weekdayIndex: varaIndex, firstOfDay, firstOfNight }),
    sources: [citation(practice('Almanacs of western India: choghadiya'))],
  };
}

export function hora(context: DailyContext): PanchangHora {
  const { day, names, varaIndex } = context;
  const halves = horas(varaIndex, day);
  const records = (parts: readonly HoraSpan[]) =>
    parts.map((part, i) => ({
      number: i + 1,
      id: planetId(part.lord),
      name: names.planet(part.lord),
      names: planetForms(part.lord),
      lord: planetId(part.lord),
      nature: HORA_QUALITIES[part.lord].nature,
      ...timedRecord(part, context),
      good_for: names.texts(HORA_QUALITIES[part.lord].goodFor),
    }));
  const { lord } = VARAS[varaIndex]!;
  return {
    ...dayHead(context),
    vara: varaRef(varaIndex, names),
    day: records(halves.day),
    night: records(halves.night),
    rule: PANCHANG[names.lang].hora_rule({ weekdayIndex: varaIndex, lord }),
    sources: [
      citation(suryaSiddhanta(12, '78-79')),
      citation(practice('Uses of the planetary hours: practice of almanacs')),
    ],
  };
}
