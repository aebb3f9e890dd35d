/** Sentences on planets far from the equator and on fixed significators in Hindi. */
import type { FixedKarakaStrength, Relative } from '../../../astro/jaimini/fixedKarakas.ts';
import type { PlanetPlaceWords } from '../../facts/points/planetPlaces.ts';
import type { Sentences } from '../../sentences.ts';
import { inHouse, inSign, isOrAre, planetHi, planetsHi } from '../grammar.ts';
import { HOUSE_MATTERS_HI } from '../vocabulary.ts';

/** After आपके or आपकी, before का कारक. */
const RELATIVES: Readonly<Record<Relative, string>> = {
  father: 'आपके पिता',
  mother: 'आपकी माता',
  younger_siblings: 'आपके छोटे भाई-बहनों',
  maternal_relatives: 'आपके ननिहाल',
  paternal_grandfather: 'आपके दादा',
  spouse: 'आपके जीवनसाथी',
  elder_siblings: 'आपके बड़े भाई-बहनों',
  maternal_grandfather: 'आपके नाना',
};

const BY: Readonly<Record<FixedKarakaStrength, string>> = { shadbala: 'षड्बल में', jaimini: 'जैमिनी के नियमों से' };

export const PLANET_PLACES_HI: Sentences<PlanetPlaceWords> = {
  out_of_bounds: ({ planets }) =>
    `${planetsHi(planets)} सूर्य की सीमा से बाहर ${isOrAre(planets.length)}: विषुवत से उतनी दूर सूर्य कभी नहीं जाता।`,
  fixed_karaka({ house, other, planet, relative, signIndex, strength }) {
    const why = other === null ? '' : `, क्योंकि वह ${BY[strength]} ${planetHi(other)} से बलवान है`;
    return [
      `${planetHi(planet)} ${RELATIVES[relative]} का कारक है${why}।`,
      `यह ${inSign(signIndex)}, आपके ${inHouse(house)} है (${HOUSE_MATTERS_HI[house - 1]!})।`,
    ].join(' ');
  },
};
