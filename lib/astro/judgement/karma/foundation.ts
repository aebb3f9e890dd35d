/** The birth chart as the foundation of the shashtiamsha: rising sign, its lord, Atmakaraka, planets. */
import { houseTheme } from '../../varga/words.ts';
import { named } from '../../planetWords.ts';
import { PLANETS, type Planet } from '../../tables/planets.ts';
import { SIGNS } from '../../tables/signs.ts';
import { capitalised, listed, ordinal } from '../../words.ts';
import { dignityText } from '../phrases.ts';
import type { Correlation } from './correlation.ts';
import { isKind, type KarmaContext } from './places.ts';
import { PLANET_KARMA } from './tables/planetKarma.ts';
import { d60Where, partPhrase, partShort } from './words.ts';

/** Returns a sentence on a planet: `Saturn, the Atmakaraka, is in its own sign Aquarius, in the 10th house, combust.` */
export function foundationText({ ascendantLord, atmakaraka, area }: KarmaContext, planet: Planet): string {
  const { chart } = area;
  const { house, isCombust, isRetrograde } = chart.planets[planet];
  const offices = [
    ...(planet === atmakaraka ? ['the Atmakaraka'] : []),
    ...(planet === ascendantLord ? ['lord of the ascendant'] : []),
  ];
  const office = offices.length > 0 ? `, ${listed(offices)},` : '';
  // The nodes always move backwards.
  const isTurned = isRetrograde && planet !== 'Rahu' && planet !== 'Ketu';
  const states = [...(isCombust ? ['combust'] : []), ...(isTurned ? ['retrograde'] : [])];
  const state = states.length > 0 ? `, ${listed(states)}` : '';
  return `${capitalised(named(planet))}${office} is ${dignityText(chart, planet)}, in the ${ordinal(house)} house${state}.`;
}

/** Returns two English sentences on the birth chart. */
export function foundationSummary({ ascendantLord, atmakaraka, area }: KarmaContext): string {
  const { chart } = area;
  const rising = SIGNS[chart.ascendant.signIndex]!;
  const ofLord = chart.planets[ascendantLord].house;
  const self = PLANET_KARMA[atmakaraka];
  const head = `${rising} rises; its lord ${named(ascendantLord)} is ${dignityText(chart, ascendantLord)}, in the ${ordinal(ofLord)} house, and turns life towards ${houseTheme(ofLord)}.`;
  const soul = `The Atmakaraka, ${named(atmakaraka)}, makes ${self.theme} the school of this life: the lesson is ${self.lesson}.`;
  return `${head} ${soul}`;
}

/**
 * Returns a text on the karma of the ascendant's lord, and on the deity of the D60 part that rises.
 *
 * @param own the correlation of that lord
 */
export function ascendantLordText(karma: KarmaContext, own: Correlation): string {
  const { ascendantLord, places } = karma;
  const rising = places.Ascendant;
  const risingLord = places[rising.lord];
  const same = rising.lord === ascendantLord;
  const ofRising = `The D60 itself rises in ${SIGNS[rising.signIndex]!}, in ${partPhrase(rising)}`;
  const place = `${d60Where(risingLord)}, in ${partShort(risingLord)}`;
  const lord = same
    ? `its lord is ${named(rising.lord)} again, so one planet answers for both`
    : `its lord ${named(rising.lord)} stands ${place}, ${isKind(risingLord) ? 'and supports' : 'and asks for care with'} ${houseTheme(risingLord.house)}`;
  return `${own.text} ${ofRising}; ${lord}.`;
}

/** Returns the nine planets grouped by a property: `Blessed: the Sun and Venus.` */
export function grouped<Id extends string>(
  ids: readonly Id[],
  idOf: (planet: Planet) => Id,
  nameOf: (id: Id) => string,
): string {
  return ids
    .flatMap((id) => {
      const planets = PLANETS.filter((planet) => idOf(planet) === id);
      return planets.length > 0 ? [`${nameOf(id)}: ${listed(planets.map(named))}.`] : [];
    })
    .join(' ');
}
