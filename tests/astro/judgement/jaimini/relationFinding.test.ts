import { expect, test } from '@jest/globals';
import { relationFinding } from '../../../../lib/astro/judgement/jaimini/relationFinding.ts';
import { practice } from '../../../../lib/astro/source.ts';
import { SIGNS, type Sign } from '../../../../lib/astro/tables/signs.ts';

const described = (first: Sign, second: Sign) =>
  relationFinding({
    id: 'relation',
    first: { name: 'the one', signIndex: SIGNS.indexOf(first) },
    second: { name: 'the other', signIndex: SIGNS.indexOf(second) },
    easy: 'they agree',
    uneasy: 'they differ',
    source: practice('a practice'),
  });

test.each([
  ['Aries', 'Aries', 'The other and the one share one sign: they agree.'],
  [
    'Aries',
    'Leo',
    'The other is in the 5th from the one, so that they stand in trine and aspect each other by sign: they agree.',
  ],
  [
    'Aries',
    'Virgo',
    'The other is in the 6th from the one, so that they stand in the sixth and eighth from each other: they differ.',
  ],
  [
    'Aries',
    'Scorpio',
    'The other is in the 8th from the one, so that they stand in the sixth and eighth from each other and aspect each other by sign: they differ; as they see each other, it can be talked over and mended.',
  ],
] as const)('%s and %s', (first, second, meaning) => {
  expect(described(first, second)).toMatchObject({
    meaning,
    tone: meaning.includes('agree') ? 'supports' : 'asks_care',
  });
});
