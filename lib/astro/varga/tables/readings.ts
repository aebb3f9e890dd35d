/**
 * What each varga is read for, and from which factors. Uses follow BPHS 7.1-8 where it names them; the factors are those
 * of common practice. `about` is the matter that a factor decides about.
 */
import { both, type Bilingual } from '../../bilingual.ts';
import { bphs, practice, type Source } from '../../source.ts';
import type { Planet } from '../../tables/planets.ts';
import type { VargaId } from '../vargas.ts';
import type { VargaMatter } from './matters.ts';

export type FactorSpec =
  /** The lord of a house of the birth chart. */
  | { readonly kind: 'lord'; readonly house: number; readonly about: VargaMatter; readonly isTrouble?: true }
  /** The planet that stands for the matter by nature. */
  | { readonly kind: 'significator'; readonly planet: Planet; readonly about: VargaMatter }
  /** The lord of the sign rising in the varga. */
  | { readonly kind: 'ascendant'; readonly about: VargaMatter }
  /** Every planet in the 1st, 4th, 7th and 10th of the varga: benefics raise it there, malefics burden it. */
  | { readonly kind: 'angles'; readonly about: VargaMatter }
  /** A house of the varga: its lord and who stands in it. */
  | { readonly kind: 'house'; readonly house: number; readonly about: VargaMatter; readonly isTrouble?: true };

export type Caution = 'health' | 'children' | 'birth_time';

export interface ReadingSpec {
  readonly use: Bilingual;
  readonly source: Source;
  readonly factors: readonly FactorSpec[];
  readonly caution: Caution | null;
}

const parashara = bphs(7, '1-8');
const pvr = practice('P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach');
const rath = practice('Sanjay Rath (Rudramsa)');

export const READINGS: Readonly<Record<VargaId, ReadingSpec>> = {
  d1: spec(both('the person and every area of life', 'व्यक्तित्व और जीवन की हर बात'), parashara, [
    ascendant('life_direction'),
    significator('Moon', 'mind'),
    significator('Sun', 'confidence'),
    lord(9, 'fortune'),
    lord(10, 'work'),
  ]),
  d2: spec(both('wealth', 'धन'), parashara, [
    lord(2, 'savings'),
    lord(11, 'income'),
    significator('Jupiter', 'lasting_wealth'),
  ]),
  d3: spec(both('siblings and courage', 'भाई-बहन और साहस'), parashara, [
    ascendant('initiative'),
    significator('Mars', 'courage_and_siblings'),
    lord(3, 'younger_siblings_and_skill'),
    house(3, 'younger_siblings'),
    house(11, 'elder_siblings'),
  ]),
  d4: spec(both('property, home and fortune', 'संपत्ति, घर और भाग्य'), parashara, [
    ascendant('settling'),
    lord(4, 'home'),
    significator('Mars', 'land'),
    significator('Moon', 'home_comfort'),
    significator('Saturn', 'inherited_property'),
    significator('Ketu', 'construction'),
    house(4, 'home'),
  ]),
  d5: spec(both('fame, authority and merit', 'यश, अधिकार और योग्यता'), pvr, [
    ascendant('leadership'),
    lord(5, 'judgement'),
    significator('Sun', 'authority'),
    significator('Jupiter', 'good_counsel'),
    house(5, 'recognition'),
    house(10, 'public_standing'),
  ]),
  d6: spec(
    both('health and recovery', 'स्वास्थ्य और स्वास्थ्य लाभ'),
    pvr,
    [
      ascendant('constitution'),
      lord(1, 'vitality'),
      significator('Moon', 'rest'),
      trouble(lord(6, 'strain')),
      trouble(lord(8, 'slow_matters')),
      trouble(house(6, 'strain')),
    ],
    'health',
  ),
  d7: spec(
    both('children and what one leaves behind', 'संतान और आगे की पीढ़ी'),
    parashara,
    [
      ascendant('joy_in_children'),
      lord(5, 'children_and_creation'),
      significator('Jupiter', 'children'),
      house(5, 'bond_with_children'),
    ],
    'children',
  ),
  d8: spec(
    both('sudden change and endurance', 'अचानक बदलाव और सहनशक्ति'),
    pvr,
    [
      ascendant('steadiness'),
      significator('Saturn', 'endurance'),
      lord(1, 'resilience'),
      trouble(lord(8, 'sudden_turns')),
      trouble(house(8, 'sudden_turns')),
    ],
    'health',
  ),
  d9: spec(both('marriage, dharma and the fruit of the birth chart', 'विवाह, धर्म और जन्म कुंडली की पुष्टि'), parashara, [
    ascendant('inner_strength'),
    lord(7, 'partner'),
    significator('Venus', 'affection'),
    house(7, 'marriage'),
    lord(9, 'dharma'),
  ]),
  d10: spec(both('career and standing', 'करियर और पद'), parashara, [
    ascendant('ambition'),
    lord(10, 'career'),
    significator('Sun', 'authority_and_recognition'),
    significator('Saturn', 'perseverance'),
    significator('Mercury', 'trade'),
    house(10, 'achievement'),
  ]),
  d11: spec(both('gains and the overcoming of opposition', 'लाभ और विरोध पर जीत'), rath, [
    ascendant('drive_to_gain'),
    lord(11, 'gains_and_income'),
    significator('Jupiter', 'growth_of_means'),
    significator('Mars', 'overcoming_opposition'),
    house(11, 'gains'),
  ]),
  d12: spec(both('parents and lineage', 'माता-पिता और वंश'), parashara, [
    ascendant('from_parents'),
    significator('Sun', 'father'),
    significator('Moon', 'mother'),
    lord(9, 'through_father'),
    lord(4, 'through_mother'),
    house(9, 'bond_with_father'),
    house(4, 'bond_with_mother'),
  ]),
  d16: spec(both('vehicles, comforts and ease', 'वाहन, सुविधा और सुख'), parashara, [
    ascendant('contentment'),
    lord(4, 'vehicles'),
    significator('Venus', 'pleasure'),
    house(4, 'ease_of_life'),
  ]),
  d20: spec(both('worship and spiritual practice', 'पूजा और साधना'), parashara, [
    ascendant('leaning_to_practice'),
    significator('Jupiter', 'faith_and_teacher'),
    significator('Ketu', 'detachment'),
    lord(9, 'grace'),
    house(5, 'devotion'),
    house(9, 'pilgrimage'),
  ]),
  d24: spec(both('learning and education', 'विद्या और शिक्षा'), parashara, [
    ascendant('eagerness_to_learn'),
    lord(4, 'schooling'),
    lord(5, 'intellect'),
    lord(9, 'higher_studies'),
    significator('Mercury', 'quickness'),
    significator('Jupiter', 'understanding'),
    house(5, 'examinations'),
  ]),
  d27: spec(
    both('strength and vitality', 'बल और ऊर्जा'),
    parashara,
    [
      ascendant('vigour'),
      lord(1, 'stamina'),
      significator('Sun', 'vital_force'),
      significator('Moon', 'resilience_of_mind'),
      significator('Mars', 'physical_drive'),
    ],
    'health',
  ),
  d30: spec(
    both('difficulties and how they are met', 'मुश्किलों से निपटने की शक्ति'),
    parashara,
    [
      ascendant('strength_in_difficulty'),
      trouble(lord(6, 'disputes')),
      trouble(lord(8, 'sudden_turns')),
      trouble(lord(12, 'outlay')),
      angles('meeting_difficulties'),
    ],
    'health',
  ),
  d40: spec(
    both('auspicious effects and the legacy of the mother’s line', 'शुभ फल और ननिहाल की विरासत'),
    parashara,
    [
      ascendant('good_effects'),
      significator('Moon', 'mother_line'),
      lord(4, 'mother_blessings'),
      angles('general_quality'),
    ],
    'birth_time',
  ),
  d45: spec(
    both('character and the legacy of the father’s line', 'चरित्र और पिता के कुल की विरासत'),
    parashara,
    [
      ascendant('character'),
      significator('Sun', 'father_line'),
      lord(9, 'father_blessings'),
      angles('general_quality'),
    ],
    'birth_time',
  ),
  d60: spec(
    both('past karma and all matters', 'पिछले कर्म और जीवन की हर बात'),
    parashara,
    [
      ascendant('undertone'),
      lord(1, 'path'),
      significator('Moon', 'mind_inheritance'),
      significator('Sun', 'soul_direction'),
      significator('Saturn', 'old_duties'),
    ],
    'birth_time',
  ),
};

function spec(
  use: Bilingual,
  source: Source,
  factors: readonly FactorSpec[],
  caution: Caution | null = null,
): ReadingSpec {
  return { use, source, factors, caution };
}

function ascendant(about: VargaMatter): FactorSpec {
  return { kind: 'ascendant', about };
}

function lord(number: number, about: VargaMatter): FactorSpec & { kind: 'lord' } {
  return { kind: 'lord', house: number, about };
}

function significator(planet: Planet, about: VargaMatter): FactorSpec {
  return { kind: 'significator', planet, about };
}

function angles(about: VargaMatter): FactorSpec {
  return { kind: 'angles', about };
}

function house(number: number, about: VargaMatter): FactorSpec & { kind: 'house' } {
  return { kind: 'house', house: number, about };
}

/** Marks a factor of difficulties: in a hidden house it is contained, in a prominent one it is felt. */
function trouble<Spec extends FactorSpec & { kind: 'lord' | 'house' }>(factor: Spec): FactorSpec {
  return { ...factor, isTrouble: true };
}
