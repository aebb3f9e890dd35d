/** Sentences on how significators and padas stand to each other, in English. */
import { isEasyRelation, relationKind } from '../../../astro/jaimini/signRelation.ts';
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

const rule = ({ first, second }: Sides) => `How ${first} and ${second} stand to each other`;

function relation({ easy, first, second, uneasy }: Sides, { house, isAspect }: Apart): string {
  const kind = relationKind(house);
  const isEasy = isEasyRelation(kind);
  const where =
    kind === 'same_sign'
      ? `${second} and ${first} share one sign`
      : `${second} is in the ${ordinal(house)} from ${first}`;
  if (isEasy) {
    const aspect = isAspect ? ['The two aspect each other by sign.'] : [];
    return [sentence(where), ...aspect, sentence(easy)].join(' ');
  }
  const softened = isAspect ? ['The two aspect each other by sign, so it can be talked over and mended.'] : [];
  return [sentence(where), sentence(uneasy), ...softened].join(' ');
}

const COUNTERPARTS: Readonly<Record<CounterpartId, { what: string; easy: string; uneasy: string }>> = {
  atmakaraka: {
    what: 'the atmakaraka',
    easy: 'work serves what your soul wants, and brings standing',
    uneasy: 'work and inner purpose pull different ways, and you bring them together by choice',
  },
  venus: {
    what: 'the natural significator of marriage',
    easy: 'affection and the choice of partner agree',
    uneasy: 'what attracts and what lasts are two things to be reconciled',
  },
  seventh_lord: {
    what: 'the lord of your 7th house',
    easy: 'the partner fits the partnership',
    uneasy: 'the partner and the shape of the partnership need adjusting to each other',
  },
  fifth_lord: {
    what: 'the lord of your 5th house',
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
  seventh_lord: ' as lord of your 7th',
  fifth_lord: ' as lord of your 5th',
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
    easy: 'your calling and your person agree',
    uneasy: 'your calling leads you to change',
  },
  upapada: {
    first: 'the upapada',
    easy: 'partner and marriage support each other',
    uneasy: 'the marriage needs your partner to adjust, and patience repays it',
  },
  fifth_house: {
    first: 'your 5th house',
    easy: 'what is created, taught and brought up comes along well',
    uneasy: 'what is created and brought up needs patience and a second attempt',
  },
  saptamsa_lagna: {
    first: 'the ascendant of the saptamsa',
    chart: 'saptamsa',
    easy: 'the chart of children supports the promise',
    uneasy: 'the chart of children shows a promise that needs care',
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
    easy: 'partners and public go together with your image',
    uneasy: 'partners and your image are at odds',
  },
  bhagyapada: { second: 'the arudha of the 9th', easy: 'your fortune shows', uneasy: 'your fortune comes unseen' },
  karmapada: {
    second: 'the arudha of the 10th',
    easy: 'work brings standing',
    uneasy: 'work and standing need to be brought together',
  },
};

const padaSides = (pada: ComparedPada): Sides => ({ first: 'the arudha of the ascendant', ...PADAS[pada] });

export const KARAKA_RELATIONS_EN: Sentences<RelationFacts> = {
  balance: ({ asksCare, supports }) =>
    supports + asksCare === 0
      ? 'Nothing in it is strong either way.'
      : asksCare === 0
        ? 'All that stands out supports it.'
        : supports === 0
          ? 'All that stands out needs care.'
          : supports === asksCare
            ? 'As much supports it as needs care.'
            : supports > asksCare
              ? 'More supports it than needs care.'
              : 'More needs care than supports it.',
  counterpart_rule: (of) => rule(counterpartSides(of)),
  counterpart: (of) => relation(counterpartSides(of), of),
  same_office_rule: ({ counterpart }) => `The significator is also ${COUNTERPARTS[counterpart].what}`,
  same_office: ({ code, counterpart, planet }) =>
    sentence(
      `${named(planet)} is your ${office(code)} and also ${COUNTERPARTS[counterpart].what}. The two readings agree`,
    ),
  karaka_point_rule: (of) => rule(pointSides(of)),
  karaka_point: (of) => relation(pointSides(of), of),
  pada_relation_rule: ({ pada }) => rule(padaSides(pada)),
  pada_relation: ({ pada, ...apart }) => relation(padaSides(pada), apart),
};
