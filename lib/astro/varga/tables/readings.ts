/**
 * What each varga is read for, and from which factors. Uses follow BPHS 7.1-8 where it names them; the factors are those
 * of common practice. `about` is the matter of a factor, in words that continue "supports" and "asks for care with".
 */
import { bphs, practice, type Source } from '../../source.ts';
import type { Planet } from '../../tables/planets.ts';
import type { VargaId } from '../vargas.ts';

export type FactorSpec =
  /** The lord of a house of the birth chart. */
  | { readonly kind: 'lord'; readonly house: number; readonly about: string; readonly isTrouble?: true }
  /** The planet that stands for the matter by nature. */
  | { readonly kind: 'significator'; readonly planet: Planet; readonly about: string }
  /** The lord of the sign rising in the varga. */
  | { readonly kind: 'ascendant'; readonly about: string }
  /** Every planet in the 1st, 4th, 7th and 10th of the varga: benefics raise it there, malefics burden it. */
  | { readonly kind: 'angles'; readonly about: string }
  /** A house of the varga: its lord and who stands in it. */
  | { readonly kind: 'house'; readonly house: number; readonly about: string; readonly isTrouble?: true };

export type Caution = 'health' | 'children' | 'birth_time';

export interface ReadingSpec {
  readonly use: string;
  readonly source: Source;
  readonly factors: readonly FactorSpec[];
  readonly caution: Caution | null;
}

const parashara = bphs(7, '1-8');
const pvr = practice('P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach');
const rath = practice('Sanjay Rath (Rudramsa)');

export const READINGS: Readonly<Record<VargaId, ReadingSpec>> = {
  d1: spec('the person and every area of life', parashara, [
    ascendant('body, character and direction in life'),
    significator('Moon', 'mind and daily ease'),
    significator('Sun', 'confidence and standing'),
    lord(9, 'fortune and guidance'),
    lord(10, 'work and reputation'),
  ]),
  d2: spec('wealth', parashara, [
    lord(2, 'savings and family means'),
    lord(11, 'income'),
    significator('Jupiter', 'wealth that lasts'),
  ]),
  d3: spec('siblings and courage', parashara, [
    ascendant('initiative and stamina'),
    significator('Mars', 'courage and bonds with siblings'),
    lord(3, 'younger siblings and skill'),
    house(3, 'younger siblings and courage'),
    house(11, 'elder siblings and friends'),
  ]),
  d4: spec('property, home and fortune', parashara, [
    ascendant('settling down'),
    lord(4, 'home and property'),
    significator('Mars', 'land and buildings'),
    significator('Moon', 'comfort at home'),
    significator('Saturn', 'old and inherited property'),
    significator('Ketu', 'the construction and upkeep of houses'),
    house(4, 'home and property'),
  ]),
  d5: spec('fame, authority and merit', pvr, [
    ascendant('the wish to lead'),
    lord(5, 'merit and judgement'),
    significator('Sun', 'authority'),
    significator('Jupiter', 'merit and good counsel'),
    house(5, 'recognition'),
    house(10, 'standing in public'),
  ]),
  d6: spec(
    'health and recovery',
    pvr,
    [
      ascendant('constitution and recovery'),
      lord(1, 'vitality'),
      significator('Moon', 'rest and balance'),
      trouble(lord(6, 'strain and daily wear')),
      trouble(lord(8, 'slow matters that want patience')),
      trouble(house(6, 'strain and daily wear')),
    ],
    'health',
  ),
  d7: spec(
    'children and what one leaves behind',
    parashara,
    [
      ascendant('the joy taken in children'),
      lord(5, 'children and creative work'),
      significator('Jupiter', 'children and their blessing'),
      house(5, 'the bond with children'),
    ],
    'children',
  ),
  d8: spec(
    'sudden change and endurance',
    pvr,
    [
      ascendant('steadiness under pressure'),
      significator('Saturn', 'endurance'),
      lord(1, 'resilience'),
      trouble(lord(8, 'sudden turns')),
      trouble(house(8, 'sudden turns')),
    ],
    'health',
  ),
  d9: spec('marriage, dharma and the fruit of the birth chart', parashara, [
    ascendant('inner strength and the second half of life'),
    lord(7, 'the partner'),
    significator('Venus', 'affection and harmony in marriage'),
    house(7, 'the bond of marriage'),
    lord(9, 'dharma and guidance'),
  ]),
  d10: spec('career and standing', parashara, [
    ascendant('ambition and the way of working'),
    lord(10, 'career'),
    significator('Sun', 'authority and recognition'),
    significator('Saturn', 'perseverance and the trust of those who work along'),
    significator('Mercury', 'skill, trade and communication'),
    house(10, 'achievement in work'),
  ]),
  d11: spec('gains and the overcoming of opposition', rath, [
    ascendant('the drive to gain'),
    lord(11, 'gains and income'),
    significator('Jupiter', 'growth of means'),
    significator('Mars', 'the overcoming of opposition'),
    house(11, 'gains'),
  ]),
  d12: spec('parents and lineage', parashara, [
    ascendant('what is carried on from the parents'),
    significator('Sun', 'the father and his support'),
    significator('Moon', 'the mother and her care'),
    lord(9, 'what comes through the father'),
    lord(4, 'what comes through the mother'),
    house(9, 'the bond with the father'),
    house(4, 'the bond with the mother'),
  ]),
  d16: spec('vehicles, comforts and ease', parashara, [
    ascendant('contentment'),
    lord(4, 'vehicles and comforts'),
    significator('Venus', 'pleasure and vehicles'),
    house(4, 'ease of life'),
  ]),
  d20: spec('worship and spiritual practice', parashara, [
    ascendant('the leaning towards practice'),
    significator('Jupiter', 'faith and a teacher'),
    significator('Ketu', 'detachment and inner work'),
    lord(9, 'grace and guidance'),
    house(5, 'mantra and devotion'),
    house(9, 'faith and pilgrimage'),
  ]),
  d24: spec('learning and education', parashara, [
    ascendant('eagerness to learn'),
    lord(4, 'schooling'),
    lord(5, 'intellect'),
    lord(9, 'higher studies'),
    significator('Mercury', 'quickness and language'),
    significator('Jupiter', 'understanding and teachers'),
    house(5, 'study and examinations'),
  ]),
  d27: spec(
    'strength and vitality',
    parashara,
    [
      ascendant('general vigour'),
      lord(1, 'stamina'),
      significator('Sun', 'vital force'),
      significator('Moon', 'resilience of mind'),
      significator('Mars', 'physical drive'),
    ],
    'health',
  ),
  d30: spec(
    'difficulties and how they are met',
    parashara,
    [
      ascendant('the strength to meet difficulties'),
      trouble(lord(6, 'disputes and strain')),
      trouble(lord(8, 'sudden turns')),
      trouble(lord(12, 'loss and outlay')),
      angles('the meeting of difficulties'),
    ],
    'health',
  ),
  d40: spec(
    'auspicious effects and the legacy of the mother’s line',
    parashara,
    [
      ascendant('the general run of good effects'),
      significator('Moon', 'the legacy of the mother’s line'),
      lord(4, 'the mother’s blessings'),
      angles('the general quality'),
    ],
    'birth_time',
  ),
  d45: spec(
    'character and the legacy of the father’s line',
    parashara,
    [
      ascendant('character and conduct'),
      significator('Sun', 'the legacy of the father’s line'),
      lord(9, 'the father’s blessings'),
      angles('the general quality'),
    ],
    'birth_time',
  ),
  d60: spec(
    'past karma and all matters',
    parashara,
    [
      ascendant('the undertone of life'),
      lord(1, 'the path of the person'),
      significator('Moon', 'the mind’s inheritance'),
      significator('Sun', 'the soul’s direction'),
      significator('Saturn', 'patience with old duties'),
    ],
    'birth_time',
  ),
};

function spec(
  use: string,
  source: Source,
  factors: readonly FactorSpec[],
  caution: Caution | null = null,
): ReadingSpec {
  return { use, source, factors, caution };
}

function ascendant(about: string): FactorSpec {
  return { kind: 'ascendant', about };
}

function lord(number: number, about: string): FactorSpec & { kind: 'lord' } {
  return { kind: 'lord', house: number, about };
}

function significator(planet: Planet, about: string): FactorSpec {
  return { kind: 'significator', planet, about };
}

function angles(about: string): FactorSpec {
  return { kind: 'angles', about };
}

function house(number: number, about: string): FactorSpec & { kind: 'house' } {
  return { kind: 'house', house: number, about };
}

/** Marks a factor of difficulties: in a hidden house it is contained, in a prominent one it is felt. */
function trouble<Spec extends FactorSpec & { kind: 'lord' | 'house' }>(factor: Spec): FactorSpec {
  return { ...factor, isTrouble: true };
}
