/** Sentences on how significators and padas stand to each other, in English. */
import { isEasyRelation, relationKind, type SignRelationKind } from '../../../astro/jaimini/signRelation.ts';
import type {
  Apart,
  ComparedPada,
  CounterpartId,
  KarakaPoint,
  Office,
  RelationFacts,
} from '../../../astro/judgement/jaimini/facts.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { Sentences } from '../../sentences.ts';
import { named, ordinal } from '../grammar.ts';
import { inOffice, office, sentence } from './phrases.ts';

/** The two that are compared, and what an easy and an uneasy relation mean. */
interface Sides {
  readonly first: string;
  readonly second: string;
  readonly easy: string;
  readonly uneasy: string;
}

const STAND: Readonly<Record<Exclude<SignRelationKind, 'same_sign'>, string>> = {
  trine: 'in trine',
  angle: 'in mutual angles',
  third_eleventh: 'in the third and eleventh from each other',
  second_twelfth: 'in the second and twelfth from each other',
  sixth_eighth: 'in the sixth and eighth from each other',
};

const rule = ({ first, second }: Sides) => `How ${first} and ${second} stand to each other`;

function relation({ easy, first, second, uneasy }: Sides, { house, isAspect }: Apart): string {
  const kind = relationKind(house);
  const isEasy = isEasyRelation(kind);
  const aspect = isAspect ? ' and aspect each other by sign' : '';
  const where =
    kind === 'same_sign'
      ? `${second} and ${first} share one sign`
      : `${second} is in the ${ordinal(house)} from ${first}, so that they stand ${STAND[kind]}`;
  const softened = !isEasy && isAspect ? '; as they see each other, it can be talked over and mended' : '';
  return sentence(`${where}${aspect}: ${isEasy ? easy : uneasy}${softened}`);
}

const COUNTERPARTS: Readonly<Record<CounterpartId, { what: string; easy: string; uneasy: string }>> = {
  atmakaraka: {
    what: 'the atmakaraka',
    easy: 'work serves what the soul wants, and brings standing',
    uneasy: 'work and inner purpose pull different ways, and are brought together by choice',
  },
  venus: {
    what: 'the natural significator of marriage',
    easy: 'affection and the choice of partner agree',
    uneasy: 'what attracts and what lasts are two things to be reconciled',
  },
  seventh_lord: {
    what: 'the lord of the 7th house',
    easy: 'the partner fits the partnership',
    uneasy: 'the partner and the shape of the partnership need adjusting to each other',
  },
  fifth_lord: {
    what: 'the lord of the 5th house',
    easy: 'the wish for children or works finds its means',
    uneasy: 'the wish for children or works and the means come at different times',
  },
  jupiter: {
    what: 'the natural significator of children',
    easy: 'guidance and affection for the young come naturally',
    uneasy: 'guidance for the young is learned with time, and is the better for it',
  },
};

const ROLES: Readonly<Partial<Record<CounterpartId, string>>> = {
  atmakaraka: ' as atmakaraka',
  seventh_lord: ' as lord of the 7th',
  fifth_lord: ' as lord of the 5th',
};

function counterpartSides(of: Office & { counterpart: CounterpartId; other: Planet }): Sides {
  const { counterpart, other } = of;
  const { easy, uneasy } = COUNTERPARTS[counterpart];
  return { first: `${named(other)}${ROLES[counterpart] ?? ''}`, second: inOffice(of), easy, uneasy };
}

const POINTS: Readonly<Record<KarakaPoint, { first: string; chart?: string; easy: string; uneasy: string }>> = {
  arudha_lagna: {
    first: 'the arudha of the ascendant',
    easy: 'the work is seen and credited',
    uneasy: 'the work is done out of sight, and has to be shown to be seen',
  },
  karakamsha: {
    first: 'karakamsha',
    chart: 'navamsa',
    easy: 'the calling and the person agree',
    uneasy: 'the calling asks the person to change',
  },
  upapada: {
    first: 'the upapada',
    easy: 'partner and marriage support each other',
    uneasy: 'the marriage asks the partner for adjustment, and patience repays it',
  },
  fifth_house: {
    first: 'the 5th house',
    easy: 'what is created, taught and brought up comes along well',
    uneasy: 'what is created and brought up asks for patience and a second attempt',
  },
  saptamsa_lagna: {
    first: 'the ascendant of the saptamsa',
    chart: 'saptamsa',
    easy: 'the chart of children carries the promise',
    uneasy: 'the chart of children asks for care with the promise',
  },
};

function pointSides(of: Office & { point: KarakaPoint }): Sides {
  const { chart, ...sides } = POINTS[of.point];
  return { ...sides, second: chart ? `${named(of.planet)} in the ${chart}` : inOffice(of) };
}

const PADAS: Readonly<Record<ComparedPada, Omit<Sides, 'first'>>> = {
  upapada: {
    second: 'the upapada',
    easy: 'marriage and standing in the world support each other',
    uneasy: 'marriage and standing in the world pull apart, and harmony is made by choice',
  },
  darapada: {
    second: 'the arudha of the 7th',
    easy: 'partners and public go together with the image',
    uneasy: 'partners and image are at odds',
  },
  bhagyapada: { second: 'the arudha of the 9th', easy: 'fortune shows', uneasy: 'fortune comes unseen' },
  karmapada: {
    second: 'the arudha of the 10th',
    easy: 'work brings standing',
    uneasy: 'work and standing need to be brought together',
  },
};

const padaSides = (pada: ComparedPada): Sides => ({ first: 'the arudha of the ascendant', ...PADAS[pada] });

function points(count: number, one: string, more: string): string {
  if (count === 0) return one === 'asks' ? 'none asks' : `no ${one}`;
  return `${count} ${count === 1 ? one : more}`;
}

export const KARAKA_RELATIONS_EN: Sentences<RelationFacts> = {
  balance: ({ asksCare, supports }) =>
    supports + asksCare === 0
      ? 'Nothing in it leans strongly to either side.'
      : `Of what was looked at, ${points(supports, 'point supports', 'points support')} it and ${points(asksCare, 'asks', 'ask')} for care.`,
  counterpart_rule: (of) => rule(counterpartSides(of)),
  counterpart: (of) => relation(counterpartSides(of), of),
  same_office_rule: ({ counterpart }) => `The significator is also ${COUNTERPARTS[counterpart].what}`,
  same_office: ({ code, counterpart, planet }) =>
    sentence(
      `${named(planet)} is the ${office(code)} and also ${COUNTERPARTS[counterpart].what}: both speak with one voice`,
    ),
  karaka_point_rule: (of) => rule(pointSides(of)),
  karaka_point: (of) => relation(pointSides(of), of),
  pada_relation_rule: ({ pada }) => rule(padaSides(pada)),
  pada_relation: ({ pada, ...apart }) => relation(padaSides(pada), apart),
};
