/** Sentences on the arudhas of planets in Hindi. */
import type { Planet } from '../../../astro/tables/planets.ts';
import type { PlanetArudhaWords } from '../../facts/points/planetArudhas.ts';
import type { Sentences } from '../../sentences.ts';
import { inHouse, inSign, planetHi } from '../grammar.ts';
import { HOUSE_MATTERS_OBLIQUE_HI } from '../vocabulary.ts';

/** What others notice of a person through each, before दिखता है or दिखती है. */
const SEEN: Readonly<Record<Planet, string>> = {
  Sun: 'आपका अधिकार दिखता है',
  Moon: 'आपका अपनापन दिखता है',
  Mars: 'आपका जोश दिखता है',
  Mercury: 'आपका हुनर दिखता है',
  Jupiter: 'आपका ज्ञान दिखता है',
  Venus: 'आपका स्नेह दिखता है',
  Saturn: 'आपका धैर्य दिखता है',
  Rahu: 'आपकी महत्वाकांक्षा दिखती है',
  Ketu: 'आपका संकोच दिखता है',
};

export const PLANET_ARUDHAS_HI: Sentences<PlanetArudhaWords> = {
  planet_arudha: ({ house, planet, signIndex }) =>
    `${planetHi(planet)} का आरूढ़ ${inSign(signIndex)}, आपके ${inHouse(house)} है। लोगों को ${HOUSE_MATTERS_OBLIQUE_HI[house - 1]!} के मामलों में ${SEEN[planet]}।`,
};
