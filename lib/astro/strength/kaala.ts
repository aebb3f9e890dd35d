/** Kaala bala, strength by time: parts in virupas (BPHS 27.8-20; B. V. Raman, Graha and Bhava Balas). */
import { separationDeg, wrapIndex } from '../angle.ts';
import { elongationDeg, isBenefic } from '../planet/nature.ts';
import { within } from '../score.ts';
import type { SevenPlanet } from '../tables/planets.ts';
import { VARAS } from '../tables/panchang.ts';
import { hoursFromMidnight, krantiDeg, type ShadbalaContext, type StrengthDay } from './shadbalaContext.ts';
import { rounded, type VirupaParts } from './virupaParts.ts';

/** In the order of the text; planetary war, the last part, needs the strengths of two planets. */
export const KAALA_PARTS = [
  'nathonnatha',
  'paksha',
  'tribhaga',
  'abda',
  'masa',
  'vara',
  'hora',
  'ayana',
  'yuddha',
] as const;
export type KaalaPart = (typeof KAALA_PARTS)[number];

/** Returns the parts of every planet with war 0; all at once, as they share the lords and the hour of the birth. */
export function timelyParts(context: ShadbalaContext): (id: SevenPlanet) => VirupaParts<KaalaPart> {
  const { chart, day } = context;
  const hours = hoursFromMidnight(context);
  const elongation = elongationDeg(chart);
  const abdaLord = abdaLordOf(day.midnightJd);
  const masaLord = masaLordOf(day.midnightJd);
  const when = (isMet: boolean, virupas: number) => (isMet ? virupas : 0);
  return (id) => ({
    nathonnatha: rounded(nathonnathaVirupas(id, hours)),
    paksha: rounded(pakshaVirupas(id, elongation, id === 'Moon' || isBenefic(chart, id))),
    tribhaga: tribhagaVirupas(id, day),
    abda: when(id === abdaLord, 15),
    masa: when(id === masaLord, 30),
    vara: when(id === day.varaLord, 45),
    hora: when(id === day.horaLord, 60),
    ayana: rounded(ayanaVirupas(id, krantiDeg(context, id))),
    yuddha: 0,
  });
}

const DAY_PLANETS: readonly SevenPlanet[] = ['Sun', 'Jupiter', 'Venus'];
const VIRUPAS_PER_HOUR = 5;

/** Returns 60 at noon for the planets of the day, at midnight for those of the night, always for Mercury. */
export function nathonnathaVirupas(id: SevenPlanet, hoursFromMidnight: number): number {
  if (id === 'Mercury') return 60;
  const ofDay = VIRUPAS_PER_HOUR * hoursFromMidnight;
  return DAY_PLANETS.includes(id) ? ofDay : 60 - ofDay;
}

/**
 * Returns a third of the arc between Sun and Moon for benefics, its complement for malefics, the Moon's doubled.
 *
 * The Moon counts as a benefic here in either half of the month, as in Raman: she is strong when bright.
 */
export function pakshaVirupas(id: SevenPlanet, elongationDeg: number, isBenefic: boolean): number {
  const ofBenefics = separationDeg(elongationDeg, 0) / 3;
  const virupas = isBenefic ? ofBenefics : 60 - ofBenefics;
  return id === 'Moon' ? 2 * virupas : virupas;
}

const LORDS_OF_THIRDS: Readonly<Record<'day' | 'night', readonly SevenPlanet[]>> = {
  day: ['Mercury', 'Sun', 'Saturn'],
  night: ['Moon', 'Venus', 'Mars'],
};

/** Returns 60 for the lord of the third of day or night, and always for Jupiter. */
export function tribhagaVirupas(id: SevenPlanet, { isDaytime, thirdIndex }: StrengthDay): number {
  return id === 'Jupiter' || id === LORDS_OF_THIRDS[isDaytime ? 'day' : 'night'][thirdIndex] ? 60 : 0;
}

/** Days from the creation of the Surya Siddhanta to the beginning of its Julian day below; years of 360, months of 30. */
const DAYS_TO_EPOCH = 714402296627;
const EPOCH_JD = 588465.5;
const DAYS_OF_YEAR = 360;
const DAYS_OF_MONTH = 30;

/** Returns the lord of the weekday on which the running year of 360 days began (Surya Siddhanta 1.51-52). */
export function abdaLordOf(midnightJd: number): SevenPlanet {
  return lordOfWeekday(Math.floor(daysFromCreation(midnightJd) / DAYS_OF_YEAR) * 3 + 1);
}

/** Returns the lord of the weekday on which the running month of 30 days began. */
export function masaLordOf(midnightJd: number): SevenPlanet {
  return lordOfWeekday(Math.floor(daysFromCreation(midnightJd) / DAYS_OF_MONTH) * 2 + 1);
}

function daysFromCreation(midnightJd: number): number {
  return DAYS_TO_EPOCH + Math.floor(midnightJd - EPOCH_JD);
}

/** The creation began on a Sunday, which is 1. */
function lordOfWeekday(number: number): SevenPlanet {
  return VARAS[wrapIndex(number + 6, 7)]!.lord;
}

/** Greatest declination as the text rounds it. */
const GREATEST_DECLINATION_DEG = 24;
const VIRUPAS_PER_DEGREE = 1.25;
const STRONG_SOUTH: readonly SevenPlanet[] = ['Moon', 'Saturn'];

/** Returns strength by declination, 0 to 60: north for most, south for Moon and Saturn, either for Mercury; the Sun's doubled. */
export function ayanaVirupas(id: SevenPlanet, declinationDeg: number): number {
  const towardsDeg = STRONG_SOUTH.includes(id) ? -declinationDeg : declinationDeg;
  const strengtheningDeg = id === 'Mercury' ? Math.abs(declinationDeg) : towardsDeg;
  const virupas = within(0, (GREATEST_DECLINATION_DEG + strengtheningDeg) * VIRUPAS_PER_DEGREE, 60);
  return id === 'Sun' ? 2 * virupas : virupas;
}
