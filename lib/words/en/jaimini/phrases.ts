/** Phrases that sentences of /jaimini share in English. */
import type { Bearing, Office, Placed } from '../../../astro/judgement/jaimini/facts.ts';
import { KARAKA_OFFICES, type KarakaCode } from '../../../astro/jaimini/tables/karakaOffices.ts';
import { placedInSign } from '../../../astro/planetWords.ts';
import { capitalised, named, namedList, ordinal } from '../grammar.ts';

/** Returns a phrase as a sentence, with a capital and a full stop. */
export const sentence = (phrase: string) => `${capitalised(phrase)}.`;

/** Returns the name of an office: `atmakaraka`. */
export const office = (code: KarakaCode) => KARAKA_OFFICES[code].name.toLowerCase();

/** Returns a planet with its office: `Mercury as amatyakaraka`. */
export const inOffice = ({ code, planet }: Office) => `${named(planet)} as ${office(code)}`;

/** Returns a dignity with its sign, and with neecha bhanga where it holds: `exalted in Capricorn`. */
export const placed = ({ dignity, isLifted, signIndex }: Omit<Placed, 'planet'>) =>
  `${placedInSign(dignity, signIndex)}${isLifted ? ' but lifted by neecha bhanga' : ''}`;

/** Returns a clause on the influences on a house: `Venus stands in the 2nd from the upapada, and Saturn and Rahu aspect it`. */
export function bearing({ aspecting, inside }: Bearing, where: string): string {
  const stand = `${namedList(inside)} ${inside.length > 1 ? 'stand' : 'stands'} in ${where}`;
  const aspect = `${namedList(aspecting)} ${aspecting.length > 1 ? 'aspect' : 'aspects'}`;
  if (aspecting.length === 0) return stand;
  return inside.length === 0 ? `${aspect} ${where}` : `${stand}, and ${aspect} it`;
}

/** Names a house counted from a point: `karakamsha`, or `the 3rd from karakamsha`. */
export const houseFrom = (house: number, point: string) =>
  house === 1 ? point : `the ${ordinal(house)} from ${point}`;
