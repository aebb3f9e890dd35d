/** Phrases for the readings of karma. */
import { dignityPhrase, houseName, houseTheme, shashtiamshaPhrase } from '../../varga/words.ts';
import { SIGNS } from '../../tables/signs.ts';
import { both, type Bilingual } from '../../bilingual.ts';
import { PLANET_NAMES, type Planet } from '../../tables/planets.ts';
import { named } from '../../planetWords.ts';
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

/** Returns why a remedy is listed for a planet: the part of the D60 that it is in, or that it rules. */
export function partReason(planet: Planet, place: KarmaPlace): Bilingual {
  const { number, part } = place;
  const planetHi = PLANET_NAMES[planet].hi;
  if (place.body === 'Ascendant') {
    return both(
      `Your D60 ascendant falls in ${part.name} (${number}), and ${named(planet)} rules your ascendant.`,
      `आपका D60 लग्न ${part.sanskrit} (${number}) में है, और ${planetHi} आपका लग्नेश है।`,
    );
  }
  const isKind = part.nature === 'benefic';
  return both(
    `${capitalised(named(planet))} stands in ${part.name} (${number}), ${isKind ? 'a gift to be kept alive' : 'a part to be worked through'}.`,
    `${planetHi} षष्ट्यंश ${part.sanskrit} (${number}) में है, ${isKind ? 'जिसकी शुभता को बनाए रखना है' : 'जिस पर साधना से काम करना है'}।`,
  );
}
