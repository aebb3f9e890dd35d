/** The panchang of a birth: what the five limbs were at that instant. */
import { elementAt, PANCHANG_ELEMENTS, type PanchangElement } from '../../lib/astro/panchang/elements.ts';
import { varaDay, type VaraDay } from '../../lib/astro/panchang/vara.ts';
import { KARANAS, NITYA_YOGAS, PAKSHAS, TITHIS, VARAS, type Paksha } from '../../lib/astro/tables/panchang.ts';
import { SECONDS_PER_DAY, unixMsFromJd } from '../../lib/astro/time.ts';
import type { NakshatraRef, PlanetId } from '../../lib/schemas/records.ts';
import type { NatalContext } from './birth.ts';
import { formatJd, offsetAt } from './civilTime.ts';
import { wireId, type Names } from './names.ts';
import { ratio } from './numbers.ts';
import { nakshatraRef, planetId } from './records.ts';

interface Limb {
  readonly id: string;
  /** From 1: tithi to 30, yoga to 27, karana to 60. */
  readonly number: number;
  readonly name: string;
  /** How much of it had passed, 0 to 1. */
  readonly elapsed: number;
}

export interface BirthPanchang {
  readonly tithi: Limb & { readonly paksha: Paksha; readonly paksha_name: string };
  readonly nakshatra: NakshatraRef & { readonly pada: number; readonly elapsed: number };
  readonly yoga: Limb;
  readonly karana: Limb;
  readonly vara: VaraRecord;
  /** That began the vara: where the birth was before sunrise, the one of the date before. */
  readonly sunrise: string | null;
  /** That follows this sunrise. */
  readonly sunset: string | null;
  /** Why there is no sunrise. */
  readonly reason: 'polar_day' | 'polar_night' | null;
}

export interface VaraRecord {
  readonly id: string;
  /** 1 is Sunday. */
  readonly number: number;
  readonly name: string;
  readonly lord: PlanetId;
  /** Where the Sun did not rise, the day begins at midnight. */
  readonly counted_from: 'sunrise' | 'midnight';
}

export function birthPanchang(context: NatalContext<unknown, unknown>): BirthPanchang {
  const { birth, chart, names } = context;
  const { Sun, Moon } = chart.planets;
  const running = (element: PanchangElement) => elementAt(element, Sun.longitudeDeg, Moon.longitudeDeg);
  const limb = ({ number, elapsedFraction }: ReturnType<typeof running>, rows: readonly NamedRow[]): Limb => {
    const row = rows[number - 1]!;
    return { id: wireId(row.name), number, name: names.of(row), elapsed: ratio(elapsedFraction) };
  };
  const day = birthVara(context);
  const instant = (jdUT: number | null) => (jdUT === null ? null : formatJd(birth.time.clock, jdUT));
  return {
    tithi: tithiRecord(limb(running(PANCHANG_ELEMENTS.tithi), TITHIS), names),
    nakshatra: {
      ...nakshatraRef(Moon.nakshatraIndex, names),
      pada: Moon.pada,
      elapsed: ratio(running(PANCHANG_ELEMENTS.nakshatra).elapsedFraction),
    },
    yoga: limb(running(PANCHANG_ELEMENTS.yoga), NITYA_YOGAS),
    karana: limb(running(PANCHANG_ELEMENTS.karana), KARANAS),
    vara: varaRecord(day, names),
    sunrise: instant(day.sunriseJdUT),
    sunset: instant(day.sunsetJdUT),
    reason: day.reason,
  };
}

type NamedRow = Parameters<Names['of']>[0];

/** Fourteen names serve both halves of the month, so an id says which: `krishna_pratipada`, but `amavasya`. */
function tithiRecord(limb: Limb, names: Names): BirthPanchang['tithi'] {
  const { paksha } = TITHIS[limb.number - 1]!;
  const id = limb.number % 15 === 0 ? limb.id : `${paksha}_${limb.id}`;
  return { ...limb, id, paksha, paksha_name: names.of(PAKSHAS[paksha]) };
}

function varaRecord({ varaIndex, sunriseJdUT }: VaraDay, names: Names): VaraRecord {
  const vara = VARAS[varaIndex]!;
  return {
    id: wireId(vara.transliteration),
    number: varaIndex + 1,
    name: names.of(vara),
    lord: planetId(vara.lord),
    counted_from: sunriseJdUT === null ? 'midnight' : 'sunrise',
  };
}

/** Returns the vara of a birth, from the sunrise of the conventions at the birth place. */
export function birthVara({ birth, chart, ephemeris }: NatalContext<unknown, unknown>): VaraDay {
  const { clock } = birth.time;
  const localJd = (jdUT: number) => jdUT + offsetAt(clock, unixMsFromJd(jdUT)).utcOffsetSeconds / SECONDS_PER_DAY;
  return varaDay(birth.jdUT, birth, chart.conventions.sunrise, ephemeris, localJd);
}
