/** Yogini mudda: the eight yoginis within one year, 10 of 360 parts for each of their years. */
import { openingNakshatras } from '../../dasha/nakshatra.ts';
import { yogini } from '../../dasha/yogini.ts';
import { practice } from '../../source.ts';
import { periodsOfYear, type MuddaPeriod, type MuddaYear } from '../mudda.ts';

export const YOGINI_MUDDA_SOURCE = practice('Yogini dasha of the year, by the Tajika schools');

/** Returns the periods of a year with their parts; the first is whole, and they tile the year. */
export function yoginiMuddaPeriods(year: MuddaYear): MuddaPeriod[] {
  return periodsOfYear(yogini, year, { lordIndex: firstYogini(year), leftShare: 1 });
}

/**
 * Returns the index of the yogini that begins a year, Mangala = 0.
 *
 * The number of the natal nakshatra, 3 and the completed years, divided by 8, leave her number: the yogini of birth in year
 * 0, the next one in each further year.
 */
export function firstYogini({ natal, completedYears }: Pick<MuddaYear, 'natal' | 'completedYears'>): number {
  const { lord } = openingNakshatras(yogini, natal.planets.Moon.longitudeDeg);
  const natalIndex = yogini.lords.findIndex((row) => row.lord === lord);
  return (natalIndex + completedYears) % yogini.lords.length;
}
