/** Traits of a partner, in English. */
import type {
  AgeBeside,
  Nearness,
  PartnerKind,
  PartnerTraitFacts,
  Standing,
} from '../../../../astro/judgement/prediction/persons/facts.ts';
import type { Direction } from '../../../../astro/tables/directions.ts';
import type { Planet } from '../../../../astro/tables/planets.ts';
import type { Element } from '../../../../astro/tables/signs.ts';
import type { Sentences } from '../../../sentences.ts';
import { capitalised } from '../../grammar.ts';

const TEMPERS: Readonly<Record<Planet, string>> = {
  Sun: 'Dignity matters here: a person who leads gladly and dislikes being doubted.',
  Moon: 'Feeling comes first: a person who cares, remembers and needs peace at home.',
  Mars: 'A quick and brave nature that says things straight and forgives as fast.',
  Mercury: 'A light and curious mind that talks things over and likes to laugh.',
  Jupiter: 'A generous nature with principles, who advises well and keeps faith.',
  Venus: 'A gracious nature that loves beauty, comfort and good company.',
  Saturn: 'A serious nature that matures slowly, works hard and stays.',
  Rahu: 'An unusual nature with bold ideas, who does not follow the custom blindly.',
  Ketu: 'An inward nature that needs little and keeps its thoughts to itself.',
};

const FAMILIES: Readonly<Record<Planet, string>> = {
  Sun: 'The family knows office, duty and a strong father.',
  Moon: 'The family is close, and the mother is its centre.',
  Mars: 'The family has land, courage and quick tempers.',
  Mercury: 'The family trades, reads and talks much.',
  Jupiter: 'The family values learning, faith and good advice.',
  Venus: 'The family likes comfort, guests and the arts.',
  Saturn: 'The family works hard and holds to old customs.',
  Rahu: 'The family has ways that differ from yours.',
  Ketu: 'The family lives quietly, with a devout side.',
};

const STANDINGS: Readonly<Record<Standing, string>> = {
  high: ' It is well regarded.',
  plain: '',
  modest: ' Its means are modest and its ties are strong.',
};

const WORK: Readonly<Record<Planet, string>> = {
  Sun: 'government and public office',
  Moon: 'care, food and public service',
  Mars: 'engineering, uniform and land',
  Mercury: 'trade, accounts and writing',
  Jupiter: 'teaching, law and advice',
  Venus: 'design, beauty and the arts',
  Saturn: 'industry, building and administration',
  Rahu: 'technology, media and foreign firms',
  Ketu: 'research, healing and rare skills',
};

/** Returns the field of a partner's work: `teaching, law and advice`. */
export function workEn(planet: Planet): string {
  return WORK[planet];
}

/** How two persons meet, the 1st house first. */
const MEETINGS = [
  'through your own first step',
  'through the family',
  'on short trips and by message',
  'close to your home',
  'over studies and shared interests',
  'at the place of daily work',
  'by a formal introduction',
  'among relatives by marriage',
  'on a long journey',
  'through a senior in your profession',
  'among friends and their circle',
  'far from home',
];

/** Returns how two persons meet: `through the family`. */
export function meetingEn(house: number): string {
  return MEETINGS[house - 1]!;
}

const MEETS: Readonly<Record<PartnerKind, (how: string) => string>> = {
  to_come: (how) => `The chart names a meeting ${how}.`,
  present: (how) => `The chart names a first meeting ${how}.`,
  second: (how) => `The chart names a new meeting ${how}.`,
  companion: (how) => `The chart names company found ${how}.`,
};

const NEARNESS: Readonly<Record<Nearness, string>> = {
  near: 'The two family homes are read as near each other.',
  between: 'The two family homes are read as some hours apart.',
  far: 'The two family homes are read as far apart.',
};

const DIRECTIONS: Readonly<Record<Direction, string>> = {
  east: 'East is the direction that the signs name.',
  south: 'South is the direction that the signs name.',
  west: 'West is the direction that the signs name.',
  north: 'North is the direction that the signs name.',
};

const AGES: Readonly<Record<AgeBeside, string>> = {
  older: 'Older planets lead here: more years than yours, or an older mind.',
  same: 'The planets here are of a middle age: about as old as you.',
  younger: 'Young planets lead here: fewer years than yours, or a youthful manner.',
};

const LOOKS: Readonly<Record<Element, string>> = {
  fire: 'Signs of fire: an upright bearing and a lively look.',
  earth: 'Signs of earth: a composed bearing and steady features.',
  air: 'Signs of air: an easy bearing and an expressive face.',
  water: 'Signs of water: a gentle bearing and soft eyes.',
};

export const PARTNER_TRAITS_EN: Sentences<PartnerTraitFacts> = {
  temperament: ({ planet }) => TEMPERS[planet],
  family: ({ planet, standing }) => `${FAMILIES[planet]}${STANDINGS[standing]}`,
  work: ({ planet }) => `${capitalised(WORK[planet])}: this is the field named for the partner’s work.`,
  meeting: ({ house, kind }) => MEETS[kind](meetingEn(house)),
  nearness: ({ nearness }) => NEARNESS[nearness],
  direction: ({ direction }) => DIRECTIONS[direction],
  age: ({ age }) => AGES[age],
  looks: ({ element }) => LOOKS[element],
};
