/** Wire records of what runs at an instant: limbs, parts of the day, the ascendant. */
import { wrap360, wrapIndex } from '../../lib/astro/angle.ts';
import { spanAt } from '../../lib/astro/calendar/lanes.ts';
import { placement } from '../../lib/astro/chart/zodiac.ts';
import { ascendantDeg } from '../../lib/astro/earth/horizon.ts';
import { localSiderealDeg } from '../../lib/astro/earth/siderealTime.ts';
import { choghadiyas, type ChoghadiyaSpan } from '../../lib/astro/panchang/choghadiya.ts';
import {
  darkHalf,
  equalParts,
  lightHalf,
  MUHURTAS_OF_HALF,
  partIndexAt,
  type NumberedSpan,
} from '../../lib/astro/panchang/dayParts.ts';
import { gowriParts, type GowriSpan } from '../../lib/astro/panchang/day/gowri.ts';
import { risingAt } from '../../lib/astro/panchang/day/risingTable.ts';
import { elementAngleDeg, PANCHANG_ELEMENTS } from '../../lib/astro/panchang/elements.ts';
import type { DayElement } from '../../lib/astro/panchang/elementSpans.ts';
import { horas, type HoraSpan } from '../../lib/astro/panchang/hora.ts';
import { subSpans, type ElementSpan } from '../../lib/astro/panchang/spans.ts';
import { isPushkaraNavamsa, navamsaNumber } from '../../lib/astro/planet/pushkara.ts';
import { HORA_QUALITIES } from '../../lib/astro/tables/dayParts.ts';
import { DAY_MUHURTAS, NIGHT_MUHURTAS } from '../../lib/astro/tables/muhurtas.ts';
import { PAKSHAS, TITHIS } from '../../lib/astro/tables/panchang.ts';
import type { TimeSpan } from '../../lib/astro/time.ts';
import type { InstantContext } from '../../lib/birth/day/instant.ts';
import { ascendantRecord, nakshatraRef, signRef } from '../../lib/records/common.ts';
import { karanaRef, tithiRef, yogaRef, type ElementRef } from '../../lib/records/day/birthPanchang.ts';
import { deityRecord, seconds, spanRecord } from '../../lib/records/day/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import type { PanchangInstant, RunningLimb } from '../../lib/schemas/panchang/instant.ts';

/** What runs at an instant. */
export interface RunningNow {
  readonly tithi: ElementSpan;
  readonly nakshatra: ElementSpan;
  readonly yoga: ElementSpan;
  readonly karana: ElementSpan;
  readonly half: 'day' | 'night';
  readonly hora: HoraSpan & NumberedSpan;
  readonly choghadiya: ChoghadiyaSpan & NumberedSpan;
  readonly gowri: GowriSpan;
  readonly muhurta: NumberedSpan;
}

/** Finds the limbs and the parts of the day that run at an instant. */
export function runningNow({ day, jdUT, reading, varaIndex }: InstantContext): RunningNow {
  const { karanas, nakshatras, nityaYogas, tithis } = reading();
  const limb = (spans: readonly ElementSpan[]) => spanAt(spans, jdUT)!;
  const half = jdUT < day.duskJdUT ? 'day' : 'night';
  const whole = half === 'day' ? lightHalf(day) : darkHalf(day);
  const running = <Part extends TimeSpan>(parts: readonly Part[]): Part & NumberedSpan => {
    const index = partIndexAt(jdUT, whole, parts.length);
    return { ...parts[index]!, number: index + 1 };
  };
  return {
    tithi: limb(tithis),
    nakshatra: limb(nakshatras),
    yoga: limb(nityaYogas),
    karana: limb(karanas),
    half,
    hora: running(horas(varaIndex, day)[half]),
    choghadiya: running(choghadiyas(varaIndex, day)[half]),
    gowri: running(gowriParts(varaIndex, day)[half]),
    muhurta: running(equalParts(whole, MUHURTAS_OF_HALF)),
  };
}

/** Returns the records of the four limbs. */
export function limbRecords(
  { karana, nakshatra, tithi, yoga }: RunningNow,
  context: InstantContext,
): Pick<PanchangInstant, 'tithi' | 'nakshatra' | 'yoga' | 'karana'> {
  const { jdUT, names } = context;
  const { paksha } = TITHIS[tithi.number - 1]!;
  const star = nakshatraRef(nakshatra.number - 1, names);
  const padas = subSpans(PANCHANG_ELEMENTS.nakshatra, nakshatra, 4, context.sunMoon());
  return {
    tithi: {
      ...limbRecord('tithi', tithi, tithiRef(tithi.number, names), context),
      paksha,
      paksha_name: names.of(PAKSHAS[paksha], 'pakshas'),
    },
    nakshatra: {
      ...limbRecord('nakshatra', nakshatra, star, context),
      lord: star.lord,
      pada: padas.findIndex(({ endJdUT }) => jdUT < endJdUT) + 1,
    },
    yoga: limbRecord('yoga', yoga, yogaRef(yoga.number, names), context),
    karana: limbRecord('karana', karana, karanaRef(karana.number, names), context),
  };
}

function limbRecord(
  element: DayElement,
  span: ElementSpan,
  { id, name }: Pick<ElementRef, 'id' | 'name'>,
  context: InstantContext,
): RunningLimb {
  const { Moon, Sun } = context.skyNow().planets;
  const { parts } = PANCHANG_ELEMENTS[element];
  const angleDeg = elementAngleDeg(PANCHANG_ELEMENTS[element], Sun.longitudeDeg, Moon.longitudeDeg);
  const arcDeg = 360 / parts;
  // A hair before the beginning of the limb counts as its beginning.
  const elapsedDeg = wrap360(angleDeg - (span.number - 1) * arcDeg);
  const elapsed = elapsedDeg > 180 ? 0 : Math.min(elapsedDeg / arcDeg, 1);
  const elapsedPercent = Math.round(elapsed * 1e4) / 100;
  return { id, number: span.number, name, ...spanRecord(span, context), elapsed_percent: elapsedPercent };
}

/** Returns the records of the parts of the day. */
export function partRecords(
  { choghadiya, gowri, half, hora, muhurta }: RunningNow,
  context: InstantContext,
): Pick<PanchangInstant, 'hora' | 'choghadiya' | 'gowri' | 'muhurta'> {
  const { names } = context;
  const place = (part: NumberedSpan) => ({ half, number: part.number, ...spanRecord(part, context) });
  const deities = half === 'day' ? DAY_MUHURTAS : NIGHT_MUHURTAS;
  return {
    hora: {
      ...place(hora),
      id: planetId(hora.lord),
      name: names.planet(hora.lord),
      nature: HORA_QUALITIES[hora.lord].nature,
    },
    choghadiya: {
      ...place(choghadiya),
      id: choghadiya.id,
      name: names.of(choghadiya, 'choghadiyas'),
      nature: choghadiya.nature,
    },
    gowri: {
      ...place(gowri),
      id: gowri.part.id,
      name: names.of(gowri.part),
      nature: gowri.part.nature,
      printed: gowri.printed,
    },
    muhurta: { ...place(muhurta), deity: deityRecord(deities[muhurta.number - 1]!, names) },
  };
}

/** Returns the degree that rises at an instant, with the time that its sign takes. */
export function ascendantNow(context: InstantContext): PanchangInstant['lagna'] {
  const { jdUT, moment, names } = context;
  const sky = context.skyNow();
  const { ayanamsaDeg, jdTT, nutationLongitudeDeg, trueObliquityDeg } = sky;
  const turnedDeg = localSiderealDeg(jdUT, jdTT, nutationLongitudeDeg, trueObliquityDeg, moment.longitudeDeg);
  const tropicalDeg = ascendantDeg(turnedDeg, trueObliquityDeg, moment.latitudeDeg);
  const place = placement(wrap360(tropicalDeg - ayanamsaDeg - nutationLongitudeDeg));
  const span = risingAt(jdUT, moment, sky);
  return {
    ...ascendantRecord(place, names),
    navamsha: signRef(wrapIndex(place.signIndex * 9 + navamsaNumber(place) - 1, 12), names),
    is_pushkara: isPushkaraNavamsa(place),
    ...spanRecord(span, context),
    remaining_seconds: seconds({ startJdUT: jdUT, endJdUT: span.endJdUT }),
  };
}
