/** Phrases for the readings of karma. */
import { dignityPhrase, houseName, houseTheme, shashtiamshaPhrase } from '../../varga/words.ts';
import { SIGNS } from '../../tables/signs.ts';
import { capitalised, listed } from '../../words.ts';
import { bodyNamed, isKind, type KarmaBody, type KarmaPlace } from './places.ts';
import { PLANET_KARMA } from './tables/planetKarma.ts';

/** Names a part: `Kubera (treasurer, wealth), number 4`; the malefic ones without their harsh meanings. */
export function partPhrase({ number, part }: KarmaPlace): string {
  return `${shashtiamshaPhrase(part)}, number ${number}`;
}

/** Names a part in short: `Kaala (15)`. */
export function partShort({ number, part }: KarmaPlace): string {
  return `${part.name} (${number})`;
}

/** Returns a place in words: `in Leo, the 4th house of the D60, in a friend’s sign`. */
export function d60Where({ dignity, house, signIndex }: KarmaPlace): string {
  const state = dignity === null ? '' : `, ${dignityPhrase(dignity)}`;
  return `in ${SIGNS[signIndex]!}, ${houseName(house)} of the D60${state}`;
}

/** Returns the meaning of a place in the D60 by itself: a gift, or a task. */
export function karmaPlaceText(place: KarmaPlace): string {
  const { lesson, theme } = PLANET_KARMA[place.body];
  const head = `${capitalised(bodyNamed(place.body))} falls in ${partPhrase(place)}, ${d60Where(place)}`;
  return isKind(place)
    ? `${head}: merit from before supports ${theme}, chiefly through ${houseTheme(place.house)}.`
    : `${head}: in ${theme} the work is ${lesson}, chiefly through ${houseTheme(place.house)}.`;
}

/** Joins planets and the ascendant for a sentence. */
export function bodyList(bodies: readonly KarmaBody[]): string {
  return listed(bodies.map(bodyNamed));
}
