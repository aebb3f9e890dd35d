/** Answer of /pdae/tarabala. */
import { stageAt } from '../../lib/birth/personOf.ts';
import { meanPoints, moonBalaAt, moonBalaSpans, type MoonBala } from '../../lib/astro/judgement/day/moonBala.ts';
import {
  chandrabalaSpans,
  taraSpans,
  type ChandrabalaSpan,
  type TaraSpan,
} from '../../lib/astro/judgement/day/personalMoon.ts';
import { CHANDRABALA_SOURCE, MOST_CHANDRABALA_POINTS, prevailing } from '../../lib/astro/panchang/chandrabala.ts';
import { ttFromUt } from '../../lib/astro/earth/deltaT.ts';
import { moonSigns } from '../../lib/astro/panchang/bhadra.ts';
import { citation } from '../../lib/astro/source.ts';
import { PAKSHAS } from '../../lib/astro/tables/panchang.ts';
import { SPECIAL_TARAS, type SpecialTara } from '../../lib/astro/tables/taras.ts';
import { MOST_TARA_POINTS, SPECIAL_TARA_SOURCE, TARABALA_SOURCE } from '../../lib/astro/panchang/tarabala.ts';
import { DAY_MOON } from '../../lib/words/subjects/day/moon.ts';
import type { Chandrabala, PersonalTarabala, Tara } from '../../lib/schemas/pdae/tarabala.ts';
import type { DayFindings } from '../../lib/birth/dayFindings.ts';
import { dayPlaceRecord } from '../../lib/birth/dayPlace.ts';
import { dayHead, spanRecord } from '../../lib/records/day/common.ts';
import type { LifeStage } from '../../lib/astro/stage.ts';
import { taraActs } from '../../lib/astro/tables/stagedTaras.ts';
import type { Names } from '../../lib/words/names.ts';
import { ratio, tenths } from '../../lib/astro/rounding.ts';
import type { PersonalContext, PersonalDay } from '../../lib/birth/personalDay.ts';
import { nakshatraRef, signRef } from '../../lib/records/common.ts';
import { assessment, COMBINED_NAMES, NATURE_NAMES, TARABALA_NOTES } from './tarabalaWords.ts';
import { wrapIndex } from '../../lib/astro/angle.ts';

export function tarabala(day: PersonalDay, context: PersonalContext): PersonalTarabala {
  const { chart, names } = context;
  const { Moon: natal } = chart.planets;
  const reading = moonReading(day, context, moonElements(day));
  const { found, moons, taras } = reading;
  const { assessment, chandrabala, combined, combined_name, periods, tara } = moonFields(reading, day, context);
  return {
    ...dayHead(day),
    place: dayPlaceRecord(day.place),
    at: day.instant(day.clockNoonJdUT),
    natal_moon: {
      nakshatra: nakshatraRef(natal.nakshatraIndex, names),
      sign: signRef(natal.signIndex, names),
    },
    tara,
    chandrabala,
    combined,
    combined_name,
    prevails: prevailing(found.paksha),
    assessment,
    taras: taras.map((span) => ({
      ...spanRecord(span, day),
      ...taraRecord(span, stageAt(context, day.clockNoonJdUT), names),
    })),
    chandrabalas: moons.map((span) => ({ ...spanRecord(span, day), ...chandrabalaRecord(span, names) })),
    periods,
    day_points: dayPoints(taras, moons, names),
    special_stars: SPECIAL_TARAS.map((star) =>
      specialRecord(star, wrapIndex(natal.nakshatraIndex + star.count - 1, 27), names),
    ),
    notes: names.texts(TARABALA_NOTES),
    sources: [TARABALA_SOURCE, CHANDRABALA_SOURCE, SPECIAL_TARA_SOURCE].map(citation),
  };
}

type MoonFields = Pick<
  PersonalTarabala,
  'tara' | 'chandrabala' | 'combined' | 'combined_name' | 'assessment' | 'periods'
>;

/** Returns what the Moon of a day means for a birth, from panchang elements already found. */
export function moonOfDay(day: PersonalDay, context: PersonalContext, elements: MoonElements): MoonFields {
  return moonFields(moonReading(day, context, elements), day, context);
}

/** The Moon at noon, and her course through the day. */
interface MoonReading extends DayCourse {
  readonly found: MoonBala;
}

function moonReading(day: PersonalDay, { chart, skyAt }: PersonalContext, elements: MoonElements): MoonReading {
  const { Moon: natal } = chart.planets;
  const { Moon, Sun } = skyAt(ttFromUt(day.clockNoonJdUT)).planets;
  return {
    found: moonBalaAt(chart, Sun.longitudeDeg, Moon.longitudeDeg),
    ...courseOf(day, elements, natal.nakshatraIndex, natal.signIndex),
  };
}

function moonFields({ found, moons, taras }: MoonReading, day: PersonalDay, context: PersonalContext): MoonFields {
  const { chart, names } = context;
  const { clockNoonJdUT: noonJdUT } = day;
  const stage = stageAt(context, noonJdUT);
  const periods = moonBalaSpans(taras, moons);
  const later = periods.filter(({ startJdUT }) => startJdUT > noonJdUT);
  return {
    tara: taraRecord(found, stage, names),
    chandrabala: chandrabalaRecord(found, names),
    combined: found.combined,
    combined_name: names.of(COMBINED_NAMES[found.combined]),
    assessment: assessment(found, chart.planets.Moon.nakshatraIndex, later, stage, day),
    periods: periods.map(({ combined, moon, tara, ...span }) => ({
      ...spanRecord(span, day),
      tara: tara.number,
      tara_name: names.of(tara),
      house: moon.house,
      combined,
      combined_name: names.of(COMBINED_NAMES[combined]),
      is_at_noon: span.startJdUT <= noonJdUT && noonJdUT < span.endJdUT,
    })),
  };
}

interface DayCourse {
  readonly taras: readonly TaraSpan[];
  readonly moons: readonly ChandrabalaSpan[];
}

/** The elements that touch a day, by their whole spans. */
type MoonElements = Pick<DayFindings, 'nakshatras' | 'signs' | 'tithis'>;

function moonElements(context: PersonalDay): MoonElements {
  const { day, spansOf, sunMoon } = context;
  return { nakshatras: spansOf('nakshatra'), signs: moonSigns(day, sunMoon()), tithis: spansOf('tithi') };
}

function courseOf(
  { day }: PersonalDay,
  { nakshatras, signs, tithis }: MoonElements,
  natalStar: number,
  natalSign: number,
): DayCourse {
  return {
    taras: taraSpans(natalStar, nakshatras, day),
    moons: chandrabalaSpans(natalSign, signs, tithis, day),
  };
}

function taraRecord(
  { nakshatraIndex, tara }: Pick<MoonBala, 'nakshatraIndex' | 'tara'>,
  stage: LifeStage,
  names: Names,
): Tara {
  const { avoid, goodFor } = taraActs(tara, stage);
  const { alias, count, cycle, gift, id, meaning, nature, number, points, special, strength } = tara;
  return {
    id,
    number,
    name: names.of(tara),
    alias: alias && names.text(alias),
    nature,
    nature_name: names.of(NATURE_NAMES[nature]),
    nakshatra: nakshatraRef(nakshatraIndex, names),
    count,
    cycle,
    strength: ratio(strength),
    points,
    meaning: names.text(meaning),
    good_for: names.texts(goodFor),
    avoid: names.texts(avoid),
    gift: gift && names.text(gift),
    special: special && specialRecord(special, nakshatraIndex, names),
  };
}

function specialRecord({ count, id, matter, ...star }: SpecialTara, nakshatraIndex: number, names: Names) {
  return {
    id,
    name: names.of(star),
    count,
    nakshatra: nakshatraRef(nakshatraIndex, names),
    matter: names.text(matter),
  };
}

function chandrabalaRecord(
  { moon, paksha, signIndex }: Pick<MoonBala, 'moon' | 'paksha' | 'signIndex'>,
  names: Names,
): Chandrabala {
  const { effect, house, isChandrashtama, nature, points } = moon;
  return {
    house,
    sign: signRef(signIndex, names),
    nature,
    nature_name: names.of(NATURE_NAMES[nature]),
    paksha,
    paksha_name: names.of(PAKSHAS[paksha], 'pakshas'),
    points,
    is_chandrashtama: isChandrashtama,
    effect: names.text(effect),
  };
}

function dayPoints(
  taras: readonly TaraSpan[],
  moons: readonly ChandrabalaSpan[],
  { lang }: Names,
): PersonalTarabala['day_points'] {
  const ofTara = meanPoints(taras, ({ tara }) => tara.points);
  const ofMoon = meanPoints(moons, ({ moon }) => moon.points);
  const words = DAY_MOON[lang];
  const stars = words.taras_of_day({ taras: taras.map(({ tara: { id, points } }) => ({ tara: id, points })) });
  const houses = words.moons_of_day({ moons: moons.map(({ moon: { house, points } }) => ({ house, points })) });
  return {
    total: tenths(ofTara + ofMoon),
    components: [
      { id: 'tarabala', label: stars, points: ofTara, max: MOST_TARA_POINTS },
      { id: 'chandrabala', label: houses, points: ofMoon, max: MOST_CHANDRABALA_POINTS },
    ],
  };
}
