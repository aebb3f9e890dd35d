/** Yogas of position (ashraya): all seven planets in signs of one mode. */
import { both, type Bilingual } from '../../bilingual.ts';
import { required } from '../../evidence.ts';
import { BLEMISH_KINDS } from '../../strength/blemish.ts';
import { bphs, brihatJataka } from '../../source.ts';
import { SEVEN_PLANETS } from '../../tables/planets.ts';
import { modality, type Modality } from '../../tables/signs.ts';
import type { Figure, NabhasaRow } from './figure.ts';

export const ashrayas: readonly Figure[] = [
  ashraya('movable', both('movable', 'चर'), {
    id: 'rajju',
    name: both('Rajju', 'रज्जु'),
    polarity: 'mixed',
    result: both('love of travel, life in distant places, restlessness', 'यात्रा-प्रेम, दूर स्थानों में जीवन, चंचलता'),
  }),
  ashraya('fixed', both('fixed', 'स्थिर'), {
    id: 'musala',
    name: both('Musala', 'मुसल'),
    polarity: 'good',
    result: both('self-respect, steadiness, wealth', 'स्वाभिमान, स्थिरता, धन'),
  }),
  ashraya('dual', both('dual', 'द्विस्वभाव'), {
    id: 'nala',
    name: both('Nala', 'नल'),
    polarity: 'mixed',
    result: both('many skills, care for the limbs', 'अनेक कौशल, अंगों की देखभाल'),
  }),
];

function ashraya(mode: Modality, named: Bilingual, row: NabhasaRow): Figure {
  const formation = both(`All seven planets are in ${named.en} signs`, `सातों ग्रह ${named.hi} राशियों में हों`);
  const allThere = both(formation.en, `सातों ग्रह ${named.hi} राशियों में हैं`);
  return {
    rule: {
      ...row,
      family: 'nabhasa',
      spares: BLEMISH_KINDS,
      acts: 'lifelong',
      subfamily: 'ashraya',
      source: bphs(35, '7'),
      alsoIn: [brihatJataka(12, '2')],
      formation,
      countedFrom: null,
      participants: () => SEVEN_PLANETS,

      examine({ signs }) {
        const outside = SEVEN_PLANETS.filter((id) => modality(signs[id]) !== mode);
        return [required(`all_${mode}`, allThere, outside.length === 0, { planets_outside: outside })];
      },
    },
    isIn: ({ signs }) => SEVEN_PLANETS.every((id) => modality(signs[id]) === mode),
  };
}
