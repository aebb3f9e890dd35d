/** Sentences on planets far from the equator and on fixed significators in English. */
import type { FixedKarakaStrength, Relative } from '../../../astro/jaimini/fixedKarakas.ts';
import { areaOf } from '../../../astro/tables/houses.ts';
import type { PlanetPlaceWords } from '../../facts/points/planetPlaces.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, fewPlanets, isOrAre, named, ordinal, signEn } from '../grammar.ts';

const RELATIVES: Readonly<Record<Relative, string>> = {
  father: 'your father',
  mother: 'your mother',
  younger_siblings: 'your younger siblings',
  maternal_relatives: 'relatives of your mother',
  paternal_grandfather: 'your father’s father',
  spouse: 'your wife or husband',
  elder_siblings: 'your elder siblings',
  maternal_grandfather: 'your mother’s father',
};

const BY: Readonly<Record<FixedKarakaStrength, string>> = { shadbala: 'by shadbala', jaimini: 'by Jaimini’s rules' };

export const PLANET_PLACES_EN: Sentences<PlanetPlaceWords> = {
  out_of_bounds: ({ planets }) =>
    `${capitalised(fewPlanets(planets))} ${isOrAre(planets.length)} out of bounds, farther from the equator than the Sun ever is.`,
  fixed_karaka({ house, other, planet, relative, signIndex, strength }) {
    const why = other === null ? '' : `, stronger than ${named(other)} ${BY[strength]}`;
    return [
      `${capitalised(named(planet))} stands for ${RELATIVES[relative]}${why}.`,
      `It is in ${signEn(signIndex)}, your ${ordinal(house)} house, of ${areaOf(house)}.`,
    ].join(' ');
  },
};
