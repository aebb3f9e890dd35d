/** Sentences about the tri-pataki chakra in English. */
import type { Planet } from '../../../astro/tables/planets.ts';
import type { TouchedPoint, TripatakiWords } from '../../facts/varshphal/tripatakiTouch.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, listed, namedList } from '../grammar.ts';

const POINTS: Readonly<Record<TouchedPoint, string>> = { ascendant: 'the ascendant of the year', moon: 'the Moon' };

/** What each planet adds where it acts as a benefic. */
const GIFTS: Readonly<Record<Planet, string>> = {
  Sun: 'support from above',
  Moon: 'goodwill',
  Mars: 'energy',
  Mercury: 'clear words',
  Jupiter: 'good advice',
  Venus: 'affection',
  Saturn: 'endurance',
  Rahu: 'new ways',
  Ketu: 'insight',
};

/** What each planet adds where it acts as a malefic. */
const STRAINS: Readonly<Record<Planet, string>> = {
  Sun: 'pride',
  Moon: 'changing moods',
  Mars: 'haste',
  Mercury: 'loose words',
  Jupiter: 'high hopes',
  Venus: 'spending',
  Saturn: 'delay',
  Rahu: 'worry',
  Ketu: 'small mishaps',
};

const touch = (planets: readonly Planet[]) =>
  `${capitalised(namedList(planets))} ${planets.length > 1 ? 'touch' : 'touches'}`;

export const TRIPATAKI_EN: Sentences<TripatakiWords> = {
  touched_by_none: ({ of }) =>
    of === 'moon'
      ? 'No planet touches the Moon, so the mind keeps its own pace this year.'
      : 'No planet touches the ascendant of the year, so the year depends on your own plans.',
  touched_by_benefics: ({ of, planets }) =>
    `${touch(planets)} ${POINTS[of]}, which brings ${listed(planets.map((planet) => GIFTS[planet]))}.`,
  touched_by_malefics: ({ of, planets }) => {
    const strains = listed(planets.map((planet) => STRAINS[planet]));
    return of === 'moon'
      ? `${touch(planets)} the Moon. Allow for ${strains}, and keep time for rest.`
      : `${touch(planets)} ${POINTS[of]}. Allow for ${strains} in your plans.`;
  },
  touched_by_rahu: ({ of }) =>
    of === 'moon'
      ? 'Rahu touches the Moon. Talk a worry over with somebody you trust.'
      : 'Rahu touches the ascendant of the year. Check what sounds too easy.',
  touched_by_ketu: ({ of }) =>
    of === 'moon'
      ? 'Ketu touches the Moon. Keep some quiet hours in the week.'
      : 'Ketu touches the ascendant of the year. Take care with tools and on the road.',
  joined_by: ({ of, planets }) =>
    `${capitalised(namedList(planets))} ${planets.length > 1 ? 'stand' : 'stands'} with ${POINTS[of]} in the chakra.`,
};
