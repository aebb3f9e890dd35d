import { eclipses, grahanAffliction, type Eclipse } from '../affliction/grahan.ts';
import { both, type Bilingual } from '../bilingual.ts';
import type { Dosha } from './dosha.ts';

/** Effects of each pair: Rahu turns outward, Ketu takes away. */
const EFFECTS: Readonly<Record<`${Eclipse['planet']} ${Eclipse['node']}`, Bilingual>> = {
  'Sun Rahu': both(
    'strain of confidence in public life, with those in authority and with the father',
    'सार्वजनिक जीवन में, अधिकारियों और पिता के साथ आत्मविश्वास का तनाव',
  ),
  'Sun Ketu': both(
    'a sense of loss of place or recognition, which turns to inwardness',
    'पद या मान के छूटने का भाव, जो अंतर्मुखता में बदलता है',
  ),
  'Moon Rahu': both(
    'a restless mind, worry about the world, care for the mother',
    'चंचल मन, बाहरी चिंताएँ, माता की देखभाल',
  ),
  'Moon Ketu': both(
    'a withdrawn mind, partings that are felt deeply, a need for quiet',
    'अंतर्मुख मन, बिछोह की गहरी अनुभूति, शांति की चाह',
  ),
};

export const grahan: Dosha = {
  ...grahanAffliction,
  id: 'grahan',
  name: both('Grahan Dosha', 'ग्रहण दोष'),
  effects: both('strain of confidence or of the mind', 'आत्मविश्वास या मन का तनाव'),

  effectsIn(chart) {
    const described = [...new Set(eclipses(chart).map(({ planet, node }) => EFFECTS[`${planet} ${node}`]))];
    return both(described.map(({ en }) => en).join('; '), described.map(({ hi }) => hi).join('; '));
  },
};
