/**
 * Yogas of number (sankhya): in how many signs the seven planets stand.
 *
 * One count always holds, but it makes a yoga only where no yoga of position, petals or shape stands (Brihat Jataka
 * 12.10).
 */
import { both, type Bilingual } from '../../bilingual.ts';
import type { Chart } from '../../chart/chart.ts';
import { required } from '../../evidence.ts';
import { heldHouses, sizeOf } from '../../chart/houseSet.ts';
import { BLEMISH_KINDS } from '../../strength/blemish.ts';
import type { Rule } from '../../rule.ts';
import { bphs, brihatJataka } from '../../source.ts';
import { SEVEN_PLANETS } from '../../tables/planets.ts';
import { akritis } from './akriti.ts';
import { ashrayas } from './ashraya.ts';
import { dalas } from './dala.ts';
import type { Figure, NabhasaRow } from './figure.ts';

const UNMIXED: Others = {
  figures: [...ashrayas, ...dalas, ...akritis],
  text: both('No nabhasa yoga of position, petals or shape stands', 'कोई आश्रय, दल या आकृति योग नहीं बना है'),
};

/**
 * All planets in one sign are in signs of one mode too, so a yoga of position that put gola out would leave none.
 * It gives way instead, as yogas of position do where they meet others, of which gola is named (12.3, 12.12).
 */
const UNMIXED_GOLA: Others = {
  figures: [...dalas, ...akritis],
  text: both('No nabhasa yoga of petals or shape stands', 'कोई दल या आकृति योग नहीं बना है'),
};

interface Others {
  readonly figures: readonly Figure[];
  readonly text: Bilingual;
}

export const sankhyas: readonly Rule[] = [
  sankhya(7, both('seven signs', 'सात राशियों'), {
    id: 'vallaki',
    name: both('Vallaki (Veena)', 'वल्लकी (वीणा)'),
    polarity: 'good',
    result: both('arts, music, leadership', 'कला, संगीत, नेतृत्व'),
  }),
  sankhya(6, both('six signs', 'छह राशियों'), {
    id: 'dama',
    name: both('Dama (Damini)', 'दाम (दामिनी)'),
    polarity: 'good',
    result: both('charity, wealth', 'दानशीलता, धन'),
  }),
  sankhya(5, both('five signs', 'पाँच राशियों'), {
    id: 'pasha',
    name: both('Pasha', 'पाश'),
    polarity: 'mixed',
    result: both('skill in earning, many ties and duties', 'धनार्जन में कुशलता, अनेक बंधन और दायित्व'),
  }),
  sankhya(4, both('four signs', 'चार राशियों'), {
    id: 'kedara',
    name: both('Kedara', 'केदार'),
    polarity: 'good',
    result: both('work with land, helpfulness', 'कृषि और भूमि का कार्य, परोपकार'),
  }),
  sankhya(3, both('three signs', 'तीन राशियों'), {
    id: 'shula',
    name: both('Shula', 'शूल'),
    polarity: 'bad',
    result: both('sharpness, courage, a need to be careful with money', 'तीक्ष्णता, साहस, धन में सावधानी की आवश्यकता'),
  }),
  sankhya(2, both('two signs', 'दो राशियों'), {
    id: 'yuga',
    name: both('Yuga', 'युग'),
    polarity: 'bad',
    result: both(
      'views apart from the common ones, a need to be careful with money',
      'परंपरा से भिन्न विचार, धन में सावधानी की आवश्यकता',
    ),
  }),
  sankhya(1, both('one sign', 'एक राशि'), {
    id: 'gola',
    name: both('Gola', 'गोल'),
    polarity: 'bad',
    result: both('modest means, low spirits that want care', 'सीमित साधन, मन को सँभालने की आवश्यकता'),
  }),
];

function sankhya(count: number, counted: Bilingual, row: NabhasaRow): Rule {
  const stands = both(`The seven planets stand in ${counted.en}`, `सातों ग्रह ${counted.hi} में हैं`);
  const { figures, text } = count === 1 ? UNMIXED_GOLA : UNMIXED;
  return {
    ...row,
    family: 'nabhasa',
    spares: BLEMISH_KINDS,
    acts: 'lifelong',
    subfamily: 'sankhya',
    source: bphs(35, '16-17'),
    alsoIn: [brihatJataka(12, '10')],
    formation: both(
      `${stands.en}, and ${count === 1 ? 'no nabhasa yoga of petals or shape' : 'no other nabhasa yoga'} stands`,
      `सातों ग्रह ${counted.hi} में हों और ${count === 1 ? 'कोई दल या आकृति योग' : 'कोई अन्य नाभस योग'} न हो`,
    ),
    countedFrom: null,
    participants: () => SEVEN_PLANETS,

    examine(chart) {
      const signs = signCount(chart);
      const others = standing(chart, figures);
      return [
        required('sign_count', stands, signs === count, { signs }),
        required('no_other', text, others.length === 0, { yogas: others }),
      ];
    },
  };
}

/** Counts the signs in which the seven stand: as many as the whole-sign houses. */
function signCount(chart: Chart): number {
  return sizeOf(heldHouses(chart));
}

function standing(chart: Chart, figures: readonly Figure[]): string[] {
  const held = heldHouses(chart);
  return figures.filter(({ isIn }) => isIn(chart, held)).map(({ rule }) => rule.id);
}
