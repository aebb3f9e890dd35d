/** Wire records of Sun and Moon over a day. */
import { both, type Bilingual } from '../../lib/astro/bilingual.ts';
import type { SunriseKind } from '../../lib/astro/conventions.ts';
import { firstOnHorizonJdUT } from '../../lib/astro/earth/riseSet.ts';
import { elementAt, PANCHANG_ELEMENTS } from '../../lib/astro/panchang/elements.ts';
import { moonLight, nextMoonEvents } from '../../lib/astro/panchang/moon.ts';
import { twilights } from '../../lib/astro/panchang/twilight.ts';
import { citation, practice } from '../../lib/astro/source.ts';
import type { PanchangMoon, PanchangSun } from '../../lib/schemas/panchang/common.ts';
import type { DailyContext } from '../../lib/birth/dailyContext.ts';
import { degrees, ratio } from '../../lib/astro/rounding.ts';
import { tithiRef } from '../../lib/records/day/birthPanchang.ts';
import { dayHead, dayMoonEvents, seconds } from '../../lib/records/day/common.ts';

const RULES: Readonly<Record<SunriseKind, Bilingual>> = {
  visible: both(
    'Modern almanacs take the upper limb, seen from sea level, at a true altitude of -34 minutes of arc. Refraction lifts it to the horizon.',
    'बिंब का ऊपरी किनारा क्षितिज से 34 कला नीचे, जिसे वायुमंडल का अपवर्तन क्षितिज पर दिखाता है, समुद्र तल से देखने पर: आधुनिक पंचांगों का नियम।',
  ),
  hindu: both(
    'The siddhantas take the middle of the disc on the mathematical horizon, seen from the centre of the Earth. Its latitude and refraction are left out.',
    'बिंब का केंद्र गणित के क्षितिज पर, बिना शर और बिना अपवर्तन के, पृथ्वी के केंद्र से: सिद्धांत ग्रंथों का नियम।',
  ),
};

const MOON_DELAY = both(
  'The Moon rises some fifty minutes later each day. So one date in about thirty has no moonrise and another no moonset.',
  'चंद्रमा हर दिन करीब पचास मिनट देर से उदय होता है, इसलिए महीने में एक तारीख को चंद्रोदय नहीं होता और एक को चंद्रास्त नहीं।',
);

export function sunriseSunset(context: DailyContext): PanchangSun {
  const { conventions, day, instant } = context;
  return {
    ...dayHead(context),
    solar_noon: instant(day.noonJdUT),
    midday: instant((day.startJdUT + day.duskJdUT) / 2),
    day_length_seconds: lengthSeconds(day.sunriseJdUT, day.sunsetJdUT),
    night_length_seconds: lengthSeconds(day.sunsetJdUT, day.nextSunriseJdUT),
    convention: conventions.sunrise,
    by_convention: (['visible', 'hindu'] as const).map((convention) => sunBy(convention, context)),
    twilights: twilightRecords(context),
    sources: [
      citation(practice('Sunrise of modern almanacs: Explanatory Supplement to the Astronomical Almanac')),
      citation(practice('Sunrise without refraction: practice of traditional almanacs')),
    ],
  };
}

function sunBy(convention: SunriseKind, context: DailyContext): PanchangSun['by_convention'][number] {
  const { sunriseJdUT, sunsetJdUT } = sunTimesBy(convention, context);
  return {
    id: convention,
    rule: context.names.text(RULES[convention]),
    sunrise: known(sunriseJdUT, context),
    sunset: known(sunsetJdUT, context),
    day_length_seconds: lengthSeconds(sunriseJdUT, sunsetJdUT),
  };
}

function sunTimesBy(
  convention: SunriseKind,
  { conventions, day, ephemeris, moment }: DailyContext,
): Pick<DailyContext['day'], 'sunriseJdUT' | 'sunsetJdUT'> {
  if (convention === conventions.sunrise) return day;
  return {
    sunriseJdUT: firstOnHorizonJdUT('rising', 'sun', convention, day.noonJdUT - 0.5, moment, ephemeris, 0.5),
    sunsetJdUT: firstOnHorizonJdUT('setting', 'sun', convention, day.noonJdUT, moment, ephemeris, 0.5),
  };
}

function twilightRecords(context: DailyContext): PanchangSun['twilights'] {
  const { day, ephemeris, moment } = context;
  return twilights(day.noonJdUT, moment, ephemeris).map(({ altitudeDeg, dawnJdUT, duskJdUT, kind, reason }) => ({
    id: kind,
    altitude: altitudeDeg,
    dawn: known(dawnJdUT, context),
    dusk: known(duskJdUT, context),
    reason,
  }));
}

export function moonriseMoonset(context: DailyContext): PanchangMoon {
  const { conventions, date, ephemeris, moment, names, nextMidnightJdUT } = context;
  const events = dayMoonEvents(context);
  const next = nextMoonEvents(nextMidnightJdUT, moment, conventions.sunrise, ephemeris);
  return {
    date,
    moonrise: known(events.riseJdUT, context),
    moonset: known(events.setJdUT, context),
    reason: events.reason,
    is_up_at_midnight: events.isUpAtStart,
    next_moonrise: known(next.riseJdUT, context),
    next_moonset: known(next.setJdUT, context),
    convention: conventions.sunrise,
    light: lightRecord(context),
    rule: names.texts([RULES[conventions.sunrise], MOON_DELAY]).join(' '),
    sources: [
      citation(practice('Moonrise of modern almanacs: Explanatory Supplement to the Astronomical Almanac')),
      citation(practice('Phase and light of the Moon: Meeus, Astronomical Algorithms, ch. 48')),
    ],
  };
}

function lightRecord(context: DailyContext): PanchangMoon['light'] {
  const { day, instant, names } = context;
  const sky = context.sky();
  const { Moon, Sun } = sky.planets;
  const { elongationDeg, illumination, isWaxing, phase } = moonLight(sky);
  return {
    at: instant(day.startJdUT),
    tithi: tithiRef(elementAt(PANCHANG_ELEMENTS.tithi, Sun.longitudeDeg, Moon.longitudeDeg).number, names),
    phase,
    is_waxing: isWaxing,
    elongation: degrees(elongationDeg),
    illumination: ratio(illumination),
  };
}

function known(jdUT: number | null, { instant }: DailyContext): string | null {
  return jdUT === null ? null : instant(jdUT);
}

function lengthSeconds(startJdUT: number | null, endJdUT: number | null): number | null {
  return startJdUT === null || endJdUT === null ? null : seconds({ startJdUT, endJdUT });
}
