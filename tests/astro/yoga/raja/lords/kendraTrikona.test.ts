import { expect, test } from '@jest/globals';
import { signOfHouse } from '../../../../../lib/astro/chart/chart.ts';
import { judge } from '../../../../../lib/astro/rule.ts';
import { SIGNS } from '../../../../../lib/astro/tables/signs.ts';
import { kendraSupports, kendraTrikonaRajas } from '../../../../../lib/astro/yoga/raja/lords/kendraTrikona.ts';
import { chartOf } from '../../../../support/chartOf.ts';
import { golden, type JyotishFile } from '../../../../support/golden.ts';
import { goldenChart } from '../../../../support/goldenChart.ts';
import { ruleTest } from '../../../../support/ruleTest.ts';

const fourthAndFifth = kendraTrikonaRajas.find(({ variant }) => variant === '4-5')!;

// Lords of 4 and 5: Moon and Sun for Aries, Mars and Jupiter for Leo, Jupiter and Saturn for Virgo rising.
ruleTest(fourthAndFifth, {
  present: [
    { Moon: 'Leo', Sun: 'Leo 1' },
    { Moon: 'Leo', Sun: 'Cancer' },
    { Moon: 'Aries', Sun: 'Libra' },
  ],
  absent: [
    { Moon: 'Leo', Sun: 'Gemini' },
    // Bound to Saturn, but not to each other.
    { Moon: 'Capricorn', Sun: 'Gemini', Saturn: 'Cancer' },
    // Saturn owns both for Libra rising.
    { Ascendant: 'Libra', Saturn: 'Capricorn' },
  ],
  graded: {
    // Together in the 5th; the Moon in the sign of the Sun and no aspect needed for company.
    proper: [{ Moon: 'Leo 1', Sun: 'Leo 28' }],
    // In the 6th; in the 3rd, where nothing else spoils them.
    blemished: [
      { Moon: 'Virgo 1', Sun: 'Virgo 25' },
      { Moon: 'Gemini 1', Sun: 'Gemini 25' },
    ],
    formal: [{ Ascendant: 'Leo', Mars: 'Aries', Jupiter: 'Cancer' }],
  },
  met: {
    one_way: { Ascendant: 'Leo', Mars: 'Aries', Jupiter: 'Cancer' },
    combust: { Moon: 'Leo 10', Sun: 'Leo 15' },
    debilitated: { Moon: 'Aries', Sun: 'Libra 5', Venus: 'Gemini', Saturn: 'Scorpio', Mars: 'Gemini' },
    in_dusthana: { Moon: 'Virgo 1', Sun: 'Virgo 25' },
    // Saturn has his moolatrikona in Aquarius, the 6th, and owns it.
    rooted_in_dusthana: { Ascendant: 'Virgo', Jupiter: 'Leo', Saturn: 'Leo' },
    owns_8_or_11: { Ascendant: 'Leo', Mars: 'Pisces', Jupiter: 'Pisces' },
    owns_3_or_6: { Ascendant: 'Virgo', Jupiter: 'Leo', Saturn: 'Leo' },
    with_node: { Moon: 'Leo 1', Sun: 'Leo 20', Rahu: 'Leo 10' },
  },
});

ruleTest(kendraSupports[0]!, {
  // Mars and the Moon: lords of 1 and 4, by company, by exchange and by an aspect that is not returned.
  present: [
    { Mars: 'Leo', Moon: 'Leo' },
    { Mars: 'Cancer', Moon: 'Aries' },
    { Mars: 'Aries', Moon: 'Cancer' },
  ],
  absent: [
    { Mars: 'Leo', Moon: 'Virgo' },
    // Mercury owns both for Gemini rising.
    { Ascendant: 'Gemini', Mercury: 'Virgo' },
  ],
  graded: {
    formal: [
      { Mars: 'Leo', Moon: 'Leo' },
      { Mars: 'Capricorn', Moon: 'Capricorn' },
    ],
  },
  met: {
    one_way: { Mars: 'Aries', Moon: 'Cancer' },
    combust: { Mars: 'Leo 10', Moon: 'Leo', Sun: 'Leo 14' },
    debilitated: { Mars: 'Cancer 5', Moon: 'Aquarius', Saturn: 'Gemini' },
    in_dusthana: { Mars: 'Virgo', Moon: 'Virgo' },
    rooted_in_dusthana: { Ascendant: 'Scorpio', Mars: 'Leo', Saturn: 'Leo' },
    owns_8_or_11: { Ascendant: 'Cancer', Moon: 'Leo', Venus: 'Leo 20' },
    owns_3_or_6: { Ascendant: 'Scorpio', Mars: 'Leo', Saturn: 'Leo' },
    with_node: { Mars: 'Leo', Moon: 'Leo', Rahu: 'Leo 8' },
  },
});

test('eight pairs are raja yogas, three of the lord of the 1st are supports, each pair once', () => {
  const variants = [...kendraTrikonaRajas, ...kendraSupports].map(({ variant }) => variant);
  expect([kendraTrikonaRajas.length, kendraSupports.length, new Set(variants).size]).toEqual([8, 3, 11]);
});

test('observes the bond: Mars aspects Jupiter, who does not aspect him', () => {
  const link = (drawing: Parameters<typeof chartOf>[0]) =>
    judge(fourthAndFifth, chartOf(drawing)).evidence.find(({ id }) => id === 'linked')!.observed['link'];
  expect(link({ Ascendant: 'Leo', Mars: 'Aries', Jupiter: 'Cancer' })).toBe('one_way_aspect');
  expect(link({ Ascendant: 'Leo', Mars: 'Aries', Jupiter: 'Libra' })).toBe('mutual_aspect');
  expect(link({ Ascendant: 'Leo', Mars: 'Pisces', Jupiter: 'Scorpio' })).toBe('exchange');
  expect(link({ Ascendant: 'Leo', Mars: 'Pisces', Jupiter: 'Pisces' })).toBe('conjunction');
});

const { cases } = golden<JyotishFile<{ pyjhora_raja_yoga_pairs: string[][] }>>('jyotish/yogas');

// PyJHora lists lords in company, knows no mutual aspect, wants the very houses exchanged, and gives Scorpio to Ketu and
// Aquarius to Rahu where they are stronger; so lords of these two signs, aspects and exchanges are left out.
test.each(cases)('$birth.id: lords of a kendra and a trikona in company', ({ birth, expected }) => {
  const chart = goldenChart(birth.id);
  const listed = expected.pyjhora_raja_yoga_pairs.map((lords) => [...lords].sort().join());
  for (const rule of [...kendraTrikonaRajas, ...kendraSupports]) {
    const { lords, link } = judge(rule, chart).evidence.find(({ id }) => id === 'linked')!.observed;
    const hasCoLord = rule.houses!.some((house) => ['Scorpio', 'Aquarius'].includes(SIGNS[signOfHouse(chart, house)]!));
    if (hasCoLord || (link !== null && link !== 'conjunction')) continue;
    expect(listed.includes([...(lords as string[])].sort().join())).toBe(link === 'conjunction');
  }
});
