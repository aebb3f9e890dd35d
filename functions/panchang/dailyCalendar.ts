/** Wire records of month, eras, season, Sun and Moon of a day. */
import { wrap360 } from '../../lib/astro/angle.ts';
import { both } from '../../lib/astro/bilingual.ts';
import { moonLight } from '../../lib/astro/panchang/moon.ts';
import type { LunarMonth as Month } from '../../lib/astro/panchang/month.ts';
import { overlap } from '../../lib/astro/panchang/overlap.ts';
import { lunarYear } from '../../lib/astro/panchang/samvat.ts';
import type { ElementSpan } from '../../lib/astro/panchang/spans.ts';
import { ayanaOf, seasonIndex, solarMonth } from '../../lib/astro/panchang/sunCourse.ts';
import { AYANAS, SEASONS } from '../../lib/astro/tables/lunarMonths.ts';
import { PAKSHAS } from '../../lib/astro/tables/panchang.ts';
import { SAMVATSARAS } from '../../lib/astro/tables/samvatsaras.ts';
import { placement } from '../../lib/astro/chart/zodiac.ts';
import type { Ayanas, DayMoon, DaySun, LunarMonth, Ritus, Samvat } from '../../lib/schemas/panchang/calendar.ts';
import type { PanchangDaily } from '../../lib/schemas/panchang/daily.ts';
import type { DailyContext } from '../../lib/birth/dailyContext.ts';
import { DAILY } from '../../lib/words/subjects/daily.ts';
import { wireId, type Names } from '../../lib/words/names.ts';
import { degrees, ratio } from '../../lib/astro/rounding.ts';
import { nakshatraRef, signRef } from '../../lib/records/common.ts';
import type { DayFindings } from '../../lib/birth/dayFindings.ts';
import { monthRef } from '../../lib/records/calendar/monthRef.ts';
import { nameForms, spanRecord } from '../../lib/records/day/common.ts';

type CalendarFields = Pick<PanchangDaily, 'lunar_month' | 'samvat' | 'ritu' | 'ayana' | 'sun' | 'moon'>;

export function calendarFields({ month, signs }: DayFindings, context: DailyContext): CalendarFields {
  return {
    lunar_month: lunarMonthRecord(month, context),
    samvat: samvatRecord(month, context.names),
    ritu: rituRecord(context),
    ayana: ayanaRecord(context),
    sun: sunRecord(context),
    moon: moonRecord(context, signs),
  };
}

/** Returns the record of a lunar month. */
export function lunarMonthRecord(month: Month, { instant, names }: DailyContext): LunarMonth {
  const { kind, lostIndex, paksha } = month;
  return {
    amanta: monthRef(month.monthIndex, names),
    purnimanta: monthRef(month.purnimantaIndex, names),
    kind,
    is_adhika: kind === 'adhika',
    is_kshaya: kind === 'kshaya',
    lost_month: lostIndex === null ? null : monthRef(lostIndex, names),
    paksha,
    paksha_name: names.of(PAKSHAS[paksha], 'pakshas'),
    start: instant(month.newMoonJdUT),
    full_moon: instant(month.fullMoonJdUT),
    end: instant(month.nextNewMoonJdUT),
    sun_sign_at_start: signRef(month.sunSignIndex, names),
    sun_sign_at_end: signRef(month.nextSunSignIndex, names),
    explanation: explained(month, names),
  };
}

function explained(month: Month, { lang }: Names): string {
  const { kind, lostIndex, monthIndex, nextSunSignIndex, paksha, purnimantaIndex, sunSignIndex } = month;
  const named = DAILY[lang].month_named({
    kind,
    monthIndex,
    lostMonthIndex: lostIndex,
    signIndex: sunSignIndex,
    nextSignIndex: nextSunSignIndex,
  });
  return `${named} ${DAILY[lang].half_named({ monthIndex, purnimantaIndex, isAdhika: kind === 'adhika', paksha })}`;
}

const RECKONINGS = {
  vikram: both(
    'In the north the year has the name of the year of Jupiter in which it begins. Jupiter’s mean motion is that of the corrected Surya Siddhanta. One name in about 85 years is passed over. Where Chaitra is doubled the year begins with the adhika one.',
    'उत्तर भारत का क्रम: साल जिस बार्हस्पत्य वर्ष में शुरू होता है, उसी का नाम लेता है। गणना शोधित सूर्य सिद्धांत में गुरु की मध्यम गति से है; करीब 85 साल में एक नाम छूट जाता है। चैत्र दो हों तो साल अधिक चैत्र से शुरू होता है।',
  ),
  shaka: both(
    'In the south the sixty names follow each other year by year, without regard to Jupiter.',
    'दक्षिण भारत का क्रम: साठों नाम हर साल एक के बाद एक चलते हैं; गुरु की गति नहीं देखी जाती।',
  ),
  gujarati: both(
    'The Vikram year of Gujarat, which begins after Diwali, with the bright half of Kartika.',
    'गुजरात का विक्रम संवत, जो दिवाली के बाद कार्तिक शुक्ल पक्ष से शुरू होता है।',
  ),
};

function samvatRecord(month: Month, names: Names): Samvat {
  const { gujarati, northernIndex, shaka, southernIndex, vikram } = lunarYear(month);
  const samvatsara = (index: number) => {
    const row = SAMVATSARAS[index]!;
    return { id: wireId(row.name), number: index + 1, name: names.of(row, 'samvatsaras'), names: nameForms(row) };
  };
  return {
    vikram: {
      year: vikram,
      begins: 'chaitra_shukla_1',
      samvatsara: samvatsara(northernIndex),
      reckoning: names.text(RECKONINGS.vikram),
    },
    shaka: {
      year: shaka,
      begins: 'chaitra_shukla_1',
      samvatsara: samvatsara(southernIndex),
      reckoning: names.text(RECKONINGS.shaka),
    },
    gujarati: {
      year: gujarati,
      begins: 'kartika_shukla_1',
      samvatsara: null,
      reckoning: names.text(RECKONINGS.gujarati),
    },
  };
}

/** The sign of the Sun in both zodiacs; the tropical one from the true equinox. */
function sunSigns(context: DailyContext): { readonly sidereal: number; readonly tropical: number } {
  const sky = context.sky();
  const { longitudeDeg } = sky.planets.Sun;
  const tropicalDeg = wrap360(longitudeDeg + sky.ayanamsaDeg + sky.nutationLongitudeDeg);
  return { sidereal: placement(longitudeDeg).signIndex, tropical: placement(tropicalDeg).signIndex };
}

function rituRecord(context: DailyContext): Ritus {
  const { names } = context;
  const { sidereal, tropical } = sunSigns(context);
  const ritu = (signIndex: number) => {
    const row = SEASONS[seasonIndex(signIndex)]!;
    return { id: wireId(row.name), name: names.of(row), english: row.english, sign: signRef(signIndex, names) };
  };
  return { sidereal: ritu(sidereal), tropical: ritu(tropical) };
}

function ayanaRecord(context: DailyContext): Ayanas {
  const { names } = context;
  const { sidereal, tropical } = sunSigns(context);
  const ayana = (signIndex: number) => {
    const id = ayanaOf(signIndex);
    return { id, name: names.of(AYANAS[id]), sign: signRef(signIndex, names) };
  };
  return { sidereal: ayana(sidereal), tropical: ayana(tropical) };
}

function sunRecord(context: DailyContext): DaySun {
  const { conventions, day, ephemeris, names } = context;
  const place = placement(context.sky().planets.Sun.longitudeDeg);
  return {
    longitude: degrees(place.longitudeDeg),
    sign: signRef(place.signIndex, names),
    nakshatra: nakshatraRef(place.nakshatraIndex, names),
    solar_month: spanRecord(solarMonth(day.startJdUT, ephemeris, conventions), context),
  };
}

/** @param signs stays of the Moon in signs around the day */
function moonRecord(context: DailyContext, signs: readonly ElementSpan[]): DayMoon {
  const { day, names } = context;
  const sky = context.sky();
  const place = placement(sky.planets.Moon.longitudeDeg);
  return {
    longitude: degrees(place.longitudeDeg),
    sign: signRef(place.signIndex, names),
    signs: signs
      .filter((stay) => overlap(stay, day) !== null)
      .map((stay) => ({ ...spanRecord(stay, context), sign: signRef(stay.number - 1, names) })),
    illumination: ratio(moonLight(sky).illumination),
  };
}
