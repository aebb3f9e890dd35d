/** What Hindi sentences about transits share. */
import { PLANETS, type Planet } from '../../../astro/tables/planets.ts';
import { dateHi, rankFeminine, rankOblique, signHi } from '../grammar.ts';
import { HOUSE_MATTERS_OBLIQUE_HI } from '../vocabulary.ts';

/** Returns one of several phrasings in turn, so that rows of one answer that follow each other differ. */
export function inTurn(phrasings: readonly string[], turn: number): string {
  return phrasings[turn % phrasings.length]!;
}

/** Returns the turn of a planet, for `inTurn`. */
export function turnOf(planet: Planet): number {
  return PLANETS.indexOf(planet);
}

/** Returns जन्म राशि से नौवें भाव में; of the first house जन्म राशि में. */
export function inHouseFromMoon(moonHouse: number): string {
  return moonHouse === 1 ? 'जन्म राशि में' : `जन्म राशि से ${rankOblique(moonHouse)} भाव में`;
}

/** Returns जन्म राशि से नौवीं राशि; of the first house आपकी जन्म राशि. */
export function signFromMoon(moonHouse: number): string {
  return moonHouse === 1 ? 'आपकी जन्म राशि' : `जन्म राशि से ${rankFeminine(moonHouse)} राशि`;
}

/** Returns what a house stands for before में, का, से, पर: घर, माता और मन के सुख. */
export function mattersOblique(house: number): string {
  return HOUSE_MATTERS_OBLIQUE_HI[house - 1]!;
}

/** Returns 3 जून 2027 तक with a blank behind it; empty where no date is known. */
export function untilHi(until: string | null): string {
  return until === null ? '' : `${dateHi(until)} तक `;
}

/** Returns what is known of the ground: सर्वाष्टकवर्ग में मीन राशि के 25 बिंदु हैं. */
export function sarvaHi(signIndex: number, sarva: number): string {
  return `सर्वाष्टकवर्ग में ${signHi(signIndex)} राशि के ${sarva} बिंदु हैं`;
}
