/** What the sign of a period is for the matter of its dasha, on drawn charts. */
import { describe, expect, test } from '@jest/globals';
import {
  lifeMarks,
  marksAtAge,
  matterMarks,
  spiritMarks,
  wealthMarks,
  type SignMark,
} from '../../../../lib/astro/judgement/dasha/signMarks.ts';
import { lifeStage, type Person } from '../../../../lib/astro/stage.ts';
import { SIGNS, type Sign } from '../../../../lib/astro/tables/signs.ts';
import { chartOf } from '../../../support/chartOf.ts';

const sign = (name: Sign) => SIGNS.indexOf(name);
const ids = (marks: readonly SignMark[]) => marks.map(({ id }) => id);

describe('narayana of the birth chart', () => {
  // Saturn, lord of Capricorn, is exalted in its 10th; Jupiter stands in its 11th, Scorpio.
  const chart = chartOf({ Ascendant: 'Aries', Saturn: 'Libra', Jupiter: 'Scorpio' });

  test('from the ascendant the sign itself acts as the ascendant', () => {
    const [progressed, gains] = lifeMarks(chart, sign('Capricorn'), sign('Aries'));
    expect(progressed).toEqual({
      id: 'progressed_ascendant',
      args: {
        progressedSignIndex: sign('Capricorn'),
        isOpposite: false,
        lord: 'Saturn',
        lordFromHouse: 10,
        standing: 'strong',
      },
    });
    expect(gains!.args).toMatchObject({ planets: expect.arrayContaining(['Jupiter']) });
  });

  test('from the seventh the sign opposite', () => {
    const [progressed] = lifeMarks(chart, sign('Cancer'), sign('Libra'));
    expect(progressed!.args).toMatchObject({
      progressedSignIndex: sign('Capricorn'),
      isOpposite: true,
      lord: 'Saturn',
    });
  });

  test('a debilitated lord', () => {
    const fallen = chartOf({ Ascendant: 'Aries', Sun: 'Libra', Saturn: 'Gemini', Venus: 'Gemini' });
    expect(lifeMarks(fallen, sign('Leo'), sign('Aries'))[0]!.args).toMatchObject({ lord: 'Sun', standing: 'fallen' });
  });
});

test('narayana of a divisional chart: its ascendant, and the lord of the matter', () => {
  const chart = chartOf({ Ascendant: 'Leo', Venus: 'Taurus' });
  const matter = { varga: 'd9', house: 7, lord: 'Venus' } as const;
  expect(ids(matterMarks(chart, sign('Leo'), matter))).toEqual(['varga_ascendant']);
  expect(ids(matterMarks(chart, sign('Taurus'), matter))).toEqual(['matter_lord_inside']);
  // Taurus aspects Cancer, Libra and Capricorn.
  expect(ids(matterMarks(chart, sign('Cancer'), matter))).toEqual(['matter_lord_aspects']);
  expect(ids(matterMarks(chart, sign('Gemini'), matter))).toEqual(['matter_apart']);
});

describe('sudasa', () => {
  // The lord of Aries, Mars, stands in Leo, the 5th: the arudha is the 5th from there, Sagittarius.
  const chart = chartOf({ Ascendant: 'Aries', Mars: 'Leo', Venus: 'Virgo', Mercury: 'Virgo', Saturn: 'Virgo' });
  const marks = (name: Sign, hora: Sign) => ids(wealthMarks(chart, sign(name), sign(hora)));

  test.each<[Sign, Sign, string[]]>([
    ['Aries', 'Aries', ['hora_ascendant', 'lord_with_hora']],
    ['Gemini', 'Sagittarius', ['seventh_from_hora', 'aspects_hora', 'lord_with_hora']],
    ['Libra', 'Cancer', ['arudha_gains']],
    ['Virgo', 'Cancer', ['arudha_growth']],
    ['Aquarius', 'Cancer', ['aspects_hora', 'arudha_growth']],
    ['Cancer', 'Capricorn', ['seventh_from_hora', 'arudha_care']],
  ])('%s with the hora ascendant in %s', (name, hora, wanted) => {
    expect(marks(name, hora)).toEqual(wanted);
  });

  test('no tie', () => {
    expect(marks('Sagittarius', 'Cancer')).toEqual(['wealth_apart']);
  });
});

test('drig: ascendant, padas and nodes', () => {
  const chart = chartOf({ Ascendant: 'Aries', Mars: 'Leo', Sun: 'Libra', Ketu: 'Taurus', Rahu: 'Scorpio' });
  // Arudha Sagittarius as before. The Sun, lord of the 5th, stands in its 3rd: the pada is the 3rd from there, Sagittarius.
  expect(ids(spiritMarks(chart, sign('Sagittarius')))).toEqual(['arudha_ascendant', 'mantra_pada']);
  expect(ids(spiritMarks(chart, sign('Aries')))).toContain('own_ascendant');
  expect(ids(spiritMarks(chart, sign('Libra')))).toContain('own_seventh');
  expect(ids(spiritMarks(chart, sign('Virgo')))).toEqual(expect.arrayContaining(['aspects_arudha', 'mantra_pada']));
  expect(ids(spiritMarks(chart, sign('Taurus')))).toContain('ketu_inside');
  expect(ids(spiritMarks(chart, sign('Scorpio')))).toContain('rahu_inside');
});

describe('the age of the person', () => {
  const aged = (ageYears: number): Person => ({
    gender: null,
    maritalStatus: null,
    ageYears,
    stage: lifeStage(ageYears),
  });
  const marks = wealthMarks(chartOf({ Ascendant: 'Aries' }), sign('Leo'), sign('Leo'));
  const timeOf = (ageYears: number, matter: Parameters<typeof marksAtAge>[1]) => {
    const told = marksAtAge(marks, matter, aged(ageYears));
    return told === marks ? 'now' : (told[0]!.args as { time: string }).time;
  };

  test.each([
    ['wealth', 'later_life', 'now', 'past'],
    ['spirit', 'later_life', 'now', 'now'],
    ['d7', 'later_life', 'now', 'past'],
    ['d9', 'later_life', 'now', 'now'],
    ['d10', 'later_life', 'now', 'past'],
    ['d24', 'now', 'now', 'past'],
    ['d12', 'now', 'now', 'now'],
  ] as const)('%s at 5, 36 and 85 years: %s, %s, %s', (matter, child, adult, old) => {
    expect([5, 36, 85].map((years) => timeOf(years, matter))).toEqual([child, adult, old]);
  });
});
