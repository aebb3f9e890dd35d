/** Findings on learning in English. */
import type { Link } from '../../../astro/chart/links.ts';
import type {
  LearningBond,
  LearningBreakFacts,
  LearningFindingFacts,
} from '../../../astro/judgement/vidya/findingFacts.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, listed, named, namedList, ordinal, signEn } from '../grammar.ts';
import { placingText } from '../placing.ts';

interface BondTexts {
  readonly rule: string;
  readonly gives: string;
}

const BONDS: Readonly<Record<LearningBond, BondTexts>> = {
  jupiter_mercury: {
    rule: 'Jupiter and Mercury are linked',
    gives: 'knowledge and the words for it come together: what is understood can be explained and written',
  },
  lords_4_5: {
    rule: 'The lords of the 4th and the 5th are linked',
    gives: 'schooling and talent serve each other, so that what is taught takes root',
  },
  lords_5_9: {
    rule: 'The lords of the 5th and the 9th are linked',
    gives: 'the intellect finds its teachers, and study goes on to the higher degrees',
  },
};

const LINKS: Readonly<Record<Link, string>> = {
  conjunction: 'stand together',
  exchange: 'stand in each other’s signs',
  mutual_aspect: 'aspect each other',
  dispositor_aspect: 'are tied by sign and aspect',
  one_way_aspect: 'are joined by an aspect of one side',
};

const PRESSED: Readonly<Record<4 | 5, string>> = {
  4: 'schooling may change its place, and a fixed desk and hours keep it going',
  5: 'concentration wanders, and short lessons often repeated work better than long ones',
};

type OfDusthanas = Readonly<Record<'sixth' | 'eighth' | 'twelfth', string>>;

const HIDDEN_FIFTH: OfDusthanas = {
  sixth: 'learning is won by daily practice among rivals',
  eighth: 'learning goes by fresh starts, and is at its best in research',
  twelfth: 'learning goes better in quiet and away from home',
};

const HIDDEN_NINTH: OfDusthanas = {
  sixth: 'beside work, or by contest',
  eighth: 'after an interruption',
  twelfth: 'often far from home',
};

function ofDusthana({ eighth, sixth, twelfth }: OfDusthanas, house: number): string {
  if (house === 12) return twelfth;
  return house === 8 ? eighth : sixth;
}

/** What may interrupt learning. */
const LEARNING_BREAKS_EN: Sentences<LearningBreakFacts> = {
  pressed: ({ house, planets }) =>
    `${capitalised(namedList(planets))} ${planets.length > 1 ? 'press' : 'presses'} on the ${ordinal(house)} without relief: ${PRESSED[house]}.`,
  lord_5_hidden: ({ house, lord, signIndex }) =>
    `${capitalised(named(lord))}, lord of the 5th, stands in ${signEn(signIndex)} in the ${ordinal(house)}: ${ofDusthana(HIDDEN_FIFTH, house)}.`,
};

export const LEARNING_FINDINGS_EN: Sentences<LearningFindingFacts> = {
  ...LEARNING_BREAKS_EN,
  bond_rule: ({ bond }) => BONDS[bond].rule,
  bond: ({ bond, link, planets }) => {
    const who =
      link === 'one_lord' ? `${named(planets[0])} holds both offices` : `${namedList(planets)} ${LINKS[link]}`;
    return `${capitalised(who)}: ${BONDS[bond].gives}.`;
  },
  mercury_placed_rule: () => 'Mercury stands in a kendra or a trikona',
  mercury_placed: ({ house, ...placing }) =>
    `Mercury, ${placingText(placing)}, stands in the ${ordinal(house)}: the mind is quick to take up what it reads.`,
  pressed_rule: ({ house }) =>
    `Saturn, Rahu or Ketu stands in the ${ordinal(house)} or aspects it, and no benefic does`,
  lord_5_hidden_rule: () => 'The lord of the 5th stands in the 6th, 8th or 12th',
  lord_9_placed_rule: () => 'The lord of the 9th stands in a kendra or a trikona',
  lord_9_placed: ({ house, lord, ...placing }) =>
    `${capitalised(named(lord))}, lord of the 9th, ${placingText(placing)}, stands in the ${ordinal(house)}: the way to a degree is open, and teachers take an interest.`,
  lord_9_hidden_rule: () => 'The lord of the 9th stands in the 6th, 8th or 12th',
  lord_9_hidden: ({ house, lord }) =>
    `${capitalised(named(lord))}, lord of the 9th, stands in the ${ordinal(house)}: higher studies come by a detour, ${ofDusthana(HIDDEN_NINTH, house)}.`,
  jupiter_on_9_rule: () => 'Jupiter stands in the 9th, aspects it, or holds its lord',
  jupiter_on_9: ({ lord, ways }) => {
    const said = { place: 'stands in the 9th', aspect: 'aspects the 9th', lord: `holds its lord ${named(lord)}` };
    return `Jupiter ${listed(ways.map((way) => said[way]))}: knowledge is sought for its own sake, and the higher degrees suit it.`;
  },
  research_rule: () =>
    'The lord of the 5th, Mercury or Ketu stands in the 8th, or Ketu holds the lord of the 5th or Mercury',
  research: ({ held, lord, planets }) => {
    const seen = [
      ...planets.map((planet) => `${named(planet)} stands in the 8th`),
      ...(held === null ? [] : [`Ketu holds ${held === 'lord_5' ? `the lord of the 5th, ${named(lord)}` : 'Mercury'}`]),
    ];
    return `${capitalised(listed(seen))}: the mind goes below the surface, which suits research and a doctorate.`;
  },
  long_study_rule: () => 'Saturn stands in the 9th, is its lord, or holds its lord',
  long_study: ({ lord, way }) => {
    const said = {
      place: 'stands in the 9th',
      own: 'is lord of the 9th',
      lord: `holds ${named(lord)}, lord of the 9th`,
    };
    return `Saturn ${said[way]}: higher study takes its time, often in a technical or traditional subject, and is thorough.`;
  },
};
