/** The panchang of a birth: its five elements at that instant. */
import { elementAt, PANCHANG_ELEMENTS, type PanchangElement } from '../../astro/panchang/elements.ts';
import { varaDay, type VaraDay } from '../../astro/panchang/vara.ts';
import { KARANAS, NITYA_YOGAS, PAKSHAS, TITHIS, VARAS, type Paksha } from '../../astro/tables/panchang.ts';
import type { NakshatraRef, PlanetId } from '../../schemas/common/records.ts';
import { formatJd, localJd } from '../../time/civilTime.ts';
import { wireId, type Names } from '../../words/names.ts';
import { ratio } from '../../astro/rounding.ts';
import { nakshatraRef } from '../common.ts';
import { planetId } from '../../schemas/common/planetId.ts';
import type { BirthContext } from '../../birth/birthContext.ts';

interface DayElement {
  readonly id: string;
  /** Counts from 1: tithi to 30, yoga to 27, karana to 60. */
  readonly number: number;
  readonly name: string;
  /** The share of it that had passed, 0 to 1. */
  readonly elapsed: number;
}

export interface BirthPanchang {
  readonly tithi: DayElement & { readonly paksha: Paksha; readonly paksha_name: string };
  readonly nakshatra: NakshatraRef & { readonly pada: number; readonly elapsed: number };
  readonly yoga: DayElement;
  readonly karana: DayElement;
  readonly vara: VaraRecord;
  /** The sunrise that began the vara; of the date before where the birth was before sunrise. */
  readonly sunrise: string | null;
  /** The sunset that follows this sunrise. */
  readonly sunset: string | null;
  /** Why there is no sunrise. */
  readonly reason: 'polar_day' | 'polar_night' | null;
}

export interface VaraRecord {
  readonly id: string;
  /** 1 for Sunday to 7 for Saturday. */
  readonly number: number;
  readonly name: string;
  readonly lord: PlanetId;
  /** Where the Sun does not rise, the day begins at the approximate sunrise instead. */
  readonly counted_from: 'sunrise' | 'approximate_sunrise';
}

export interface ElementRef {
  readonly id: string;
  readonly number: number;
  readonly name: string;
}

/** The two halves of the month share fourteen names, so an id says which half: `krishna_pratipada`, but `amavasya`. */
const TITHI_IDS = TITHIS.map(({ fullName }) => wireId(fullName));
const YOGA_IDS = NITYA_YOGAS.map(({ name }) => wireId(name));
const KARANA_IDS = KARANAS.map(({ name }) => wireId(name));

/** Returns the record of a tithi by number, 1 to 30. */
export function tithiRef(number: number, names: Names): ElementRef {
  return { id: TITHI_IDS[number - 1]!, number, name: names.of(TITHIS[number - 1]!) };
}

/** Returns the record of a yoga by number, 1 to 27. */
export function yogaRef(number: number, names: Names): ElementRef {
  return { id: YOGA_IDS[number - 1]!, number, name: names.of(NITYA_YOGAS[number - 1]!) };
}

/** Returns the record of a karana by number, 1 to 60. */
export function karanaRef(number: number, names: Names): ElementRef {
  return { id: KARANA_IDS[number - 1]!, number, name: names.of(KARANAS[number - 1]!) };
}

export type VaraRef = Omit<VaraRecord, 'counted_from'>;

/** Returns the record of a weekday by index, Sunday 0. */
export function varaRef(varaIndex: number, names: Names): VaraRef {
  const vara = VARAS[varaIndex]!;
  return {
    id: wireId(vara.transliteration),
    number: varaIndex + 1,
    name: names.of(vara),
    lord: planetId(vara.lord),
  };
}

/** Returns the five panchang elements at birth; sunrise and sunset are null where the Sun has none that day. */
export function birthPanchang(context: BirthContext): BirthPanchang {
  const { birth, chart, names } = context;
  const { Sun, Moon } = chart.planets;
  const running = (element: PanchangElement) => elementAt(element, Sun.longitudeDeg, Moon.longitudeDeg);
  const dayElement = (element: PanchangElement, ref: typeof tithiRef): DayElement => {
    const { number, elapsedFraction } = running(element);
    return { ...ref(number, names), elapsed: ratio(elapsedFraction) };
  };
  const day = birthVara(context);
  const instant = (jdUT: number | null) => (jdUT === null ? null : formatJd(birth.time.clock, jdUT));
  return {
    tithi: tithiRecord(dayElement(PANCHANG_ELEMENTS.tithi, tithiRef), names),
    nakshatra: {
      ...nakshatraRef(Moon.nakshatraIndex, names),
      pada: Moon.pada,
      elapsed: ratio(running(PANCHANG_ELEMENTS.nakshatra).elapsedFraction),
    },
    yoga: dayElement(PANCHANG_ELEMENTS.yoga, yogaRef),
    karana: dayElement(PANCHANG_ELEMENTS.karana, karanaRef),
    vara: varaRecord(day, names),
    sunrise: instant(day.sunriseJdUT),
    sunset: instant(day.sunsetJdUT),
    reason: day.reason,
  };
}

function tithiRecord(dayElement: DayElement, names: Names): BirthPanchang['tithi'] {
  const { paksha } = TITHIS[dayElement.number - 1]!;
  return { ...dayElement, paksha, paksha_name: names.of(PAKSHAS[paksha], 'pakshas') };
}

function varaRecord({ varaIndex, sunriseJdUT }: VaraDay, names: Names): VaraRecord {
  return { ...varaRef(varaIndex, names), counted_from: sunriseJdUT === null ? 'approximate_sunrise' : 'sunrise' };
}

/** Returns the vara of a birth, counted from sunrise at the birth place as the conventions define it. */
export function birthVara({ birth, chart, ephemeris }: BirthContext): VaraDay {
  const { clock } = birth.time;
  return varaDay(birth.jdUT, birth, chart.conventions.sunrise, ephemeris, (jdUT) => localJd(clock, jdUT));
}
