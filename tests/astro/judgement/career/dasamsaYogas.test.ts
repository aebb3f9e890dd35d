/** Drawn dasamsas; houses and lords by hand. Aries rises unless said otherwise: lords 10 Saturn, 9 Jupiter, 5 Sun, 4 Moon. */
import { expect, test } from '@jest/globals';
import type { DasamsaContext } from '../../../../lib/astro/judgement/career/dasamsaLooks.ts';
import {
  DASAMSA_YOGAS,
  dasamsaYogas,
  weakening,
  yogaFactor,
  type DasamsaYoga,
} from '../../../../lib/astro/judgement/career/dasamsaYogas.ts';
import { chartOf, type Drawing } from '../../../support/chartOf.ts';

interface Drawn {
  readonly dasamsa?: Drawing;
  readonly birth?: Drawing;
  readonly context?: Partial<DasamsaContext>;
}

/** Nobody keeps a sign: the birth chart of every drawing stands elsewhere. */
const BIRTH: Drawing = {
  Ascendant: 'Taurus',
  Sun: 'Libra',
  Moon: 'Scorpio',
  Mercury: 'Scorpio 20',
  Jupiter: 'Taurus',
  Venus: 'Gemini',
  Saturn: 'Pisces',
};

function yoga(id: string, { birth = {}, dasamsa = {}, context = {} }: Drawn): DasamsaYoga {
  const all = dasamsaYogas({
    birth: chartOf({ ...BIRTH, ...birth }),
    dasamsa: chartOf(dasamsa),
    ascendantLord: 'Venus',
    tenthLord: 'Venus',
    amatyakaraka: 'Venus',
    ...context,
  });
  return all.find((one) => one.id === id)!;
}

const present: readonly (readonly [id: string, drawn: Drawn, planets: readonly string[]])[] = [
  ['raja_yoga', { dasamsa: { Sun: 'Leo', Moon: 'Leo', Mars: 'Gemini' } }, ['Moon', 'Sun']],
  ['dharma_karma', { dasamsa: { Jupiter: 'Libra', Saturn: 'Libra' } }, ['Jupiter', 'Saturn']],
  // Saturn owns the 9th and the 10th from Taurus.
  ['dharma_karma', { dasamsa: { Ascendant: 'Taurus', Saturn: 'Leo' } }, ['Saturn']],
  ['tenth_lord_well_placed', { dasamsa: { Venus: 'Leo' } }, ['Venus']],
  ['exalted_in_kendra', { dasamsa: { Jupiter: 'Cancer' } }, ['Jupiter']],
  ['vargottama', { dasamsa: { Jupiter: 'Taurus' } }, ['Jupiter']],
  ['amatyakaraka_rising', { dasamsa: { Venus: 'Capricorn' } }, ['Venus']],
  ['sun_in_tenth', { dasamsa: { Sun: 'Capricorn' } }, ['Sun']],
  ['rahu_in_tenth', { dasamsa: { Rahu: 'Capricorn' } }, ['Rahu']],
  ['exchange', { dasamsa: { Mars: 'Leo', Sun: 'Aries' } }, ['Sun', 'Mars']],
  ['malefic_in_eighth', { dasamsa: { Saturn: 'Scorpio' } }, ['Saturn']],
  // Mars owns the 8th, Jupiter the 12th.
  ['hard_lord_in_tenth', { dasamsa: { Jupiter: 'Capricorn' } }, ['Jupiter']],
];

test.each(present)('%s is formed', (id, drawn, planets) => {
  const found = yoga(id, drawn);
  expect(found.isPresent).toBe(true);
  expect(found.planets).toEqual(planets);
  expect(found.found).not.toBeNull();
});

const absent: readonly (readonly [id: string, drawn: Drawn])[] = [
  // The bond stands in the 6th.
  ['raja_yoga', { dasamsa: { Ascendant: 'Aries', Sun: 'Virgo 20', Moon: 'Virgo', Mars: 'Gemini', Venus: 'Taurus' } }],
  ['dharma_karma', { dasamsa: { Jupiter: 'Libra', Saturn: 'Scorpio' } }],
  ['tenth_lord_well_placed', { dasamsa: { Venus: 'Virgo' } }],
  // The 3rd is no kendra.
  ['exalted_in_kendra', { dasamsa: { Ascendant: 'Taurus', Jupiter: 'Cancer' } }],
  ['vargottama', {}],
  ['amatyakaraka_rising', { dasamsa: { Venus: 'Cancer' } }],
  ['sun_in_tenth', { dasamsa: { Sun: 'Aquarius' } }],
  ['rahu_in_tenth', { dasamsa: { Rahu: 'Aquarius' } }],
  ['exchange', { dasamsa: { Mars: 'Leo' } }],
  ['malefic_in_eighth', { dasamsa: { Jupiter: 'Scorpio' } }],
  ['hard_lord_in_tenth', { dasamsa: { Jupiter: 'Aquarius' } }],
];

test.each(absent)('%s is not formed', (id, drawn) => {
  const found = yoga(id, drawn);
  expect(found.isPresent).toBe(false);
  expect(found.found).toBeNull();
  expect(weakening(found)).toBeNull();
});

const halved: readonly (readonly [id: string, drawn: Drawn, condition: string])[] = [
  // Mercury, lord of the 4th, falls in Pisces beside the Moon, lord of the 5th.
  [
    'raja_yoga',
    { dasamsa: { Ascendant: 'Pisces', Moon: 'Pisces', Mercury: 'Pisces', Jupiter: 'Aquarius' } },
    'debilitated',
  ],
  ['dharma_karma', { dasamsa: { Jupiter: 'Aries', Saturn: 'Aries' } }, 'debilitated'],
  ['tenth_lord_well_placed', { dasamsa: { Ascendant: 'Virgo', Venus: 'Virgo' } }, 'debilitated'],
  ['amatyakaraka_rising', { dasamsa: { Ascendant: 'Virgo', Venus: 'Virgo' } }, 'debilitated'],
  ['sun_in_tenth', { dasamsa: { Ascendant: 'Capricorn', Sun: 'Libra' } }, 'debilitated'],
  // Mars and Mercury exchange the 8th and the 6th.
  ['exchange', { dasamsa: { Mars: 'Virgo', Mercury: 'Scorpio' } }, 'in_dusthana'],
  ['malefic_in_eighth', { dasamsa: { Saturn: 'Scorpio', Jupiter: 'Cancer' } }, 'benefic_on_8'],
  // Mars, lord of the 8th, is exalted in Capricorn.
  ['hard_lord_in_tenth', { dasamsa: { Mars: 'Capricorn' } }, 'strong_by_sign'],
];

test.each(halved)('%s is halved by %s', (id, drawn, condition) => {
  const found = yoga(id, drawn);
  expect(found.isPresent).toBe(true);
  expect(weakening(found)!.id).toBe(condition);
  expect(yogaFactor(found)!.halvedBy).not.toBeNull();
});

test('a good yoga gives as its planets stand by sign, a bad one takes whole', () => {
  expect(yogaFactor(yoga('exalted_in_kendra', { dasamsa: { Jupiter: 'Cancer' } }))!.leaning).toBe(1);
  // Saturn in Libra is exalted (1), Jupiter there the guest of Venus.
  const pair = yoga('dharma_karma', { dasamsa: { Jupiter: 'Libra', Saturn: 'Libra' } });
  expect(yogaFactor(pair)!.leaning).toBeGreaterThan(0.5);
  expect(yogaFactor(pair)!.leaning).toBeLessThan(1);
  expect(yogaFactor(yoga('malefic_in_eighth', { dasamsa: { Saturn: 'Scorpio' } }))!.leaning).toBe(-1);
});

test('weights are those of the rules, 4 to 8, and every rule has a result', () => {
  expect(DASAMSA_YOGAS.filter(({ weight }) => weight < 4 || weight > 8)).toEqual([]);
  const looked = new Set([...present, ...absent].map(([id]) => id));
  expect(DASAMSA_YOGAS.map(({ id }) => id).filter((id) => !looked.has(id))).toEqual([]);
});
