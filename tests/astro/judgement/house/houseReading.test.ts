import { describe, expect, test } from '@jest/globals';
import { ashtakavarga } from '../../../../lib/astro/ashtakavarga/bindus.ts';
import type { HouseFact } from '../../../../lib/astro/judgement/house/facts.ts';
import { firstJudgement, houseReading } from '../../../../lib/astro/judgement/house/houseReading.ts';
import { yogaFindingId } from '../../../../lib/astro/judgement/yogaWords.ts';
import { relevantYogas, yogasOfHouse } from '../../../../lib/astro/judgement/relevantYogas.ts';
import type { Chart } from '../../../../lib/astro/chart/chart.ts';
import type { DividedHouses } from '../../../../lib/astro/earth/cusps.ts';
import { dividedHouses } from '../../../../lib/astro/chart/houses.ts';
import { houseStrength } from '../../../../lib/astro/strength/houseStrength.ts';
import { HOUSES } from '../../../../lib/astro/planet/lordship.ts';
import { planetStrengths } from '../../../../lib/astro/strength/planetStrength.ts';
import { YOGAS, yogasPresent } from '../../../../lib/astro/yoga/index.ts';
import { HOUSES as HOUSE_WORDS } from '../../../../lib/words/subjects/houses.ts';
import type { Language } from '../../../../lib/words/language.ts';
import { say } from '../../../../lib/words/say.ts';
import { chartOf, type Drawing } from '../../../support/chartOf.ts';
import { goldenCharts } from '../../../support/goldenChart.ts';

const WHOLE_SIGN: DividedHouses = { system: 'whole_sign', cuspsDeg: [], middlesDeg: [] };

function contextOf(chart: Chart, number: number) {
  const division = dividedHouses(chart, WHOLE_SIGN);
  return { chart, division, house: division.houses[number - 1]!, strengths: planetStrengths(chart, null) };
}

const said = (fact: HouseFact, lang: Language = 'en') => say(HOUSE_WORDS, fact, lang);

/** The reading of a house, put into words. */
function readingOf(chart: Chart, number: number, lang: Language = 'en') {
  const context = contextOf(chart, number);
  const score = houseStrength(chart, context.house, context.strengths, ashtakavarga(chart).sarva);
  const yogas = yogasOfHouse(relevantYogas(yogasPresent(chart)), context.house);
  const { facts, statements, summary, ...reading } = houseReading({ ...context, score, yogas });
  return {
    ...reading,
    facts: facts.map((fact) => ({ ...fact, text: said(fact.text, lang) })),
    statements: statements.map((one) => ({ ...one, text: said(one.text, lang) })),
    summary: said(summary, lang),
  };
}

const firstSaid = (chart: Chart, number: number) =>
  firstJudgement(contextOf(chart, number))
    .map((fact) => said(fact))
    .join(' ');

const statement = (drawing: Drawing, house: number, id: string) =>
  readingOf(chartOf(drawing), house).statements.find((known) => known.id === id);

const charts = [...goldenCharts.values()].slice(0, 12);

describe('every statement of a reading', () => {
  test.each(HOUSES)('of the house %i rests on facts that are listed', (number) => {
    for (const chart of charts) {
      const { facts, statements, summary } = readingOf(chart, number);
      const known = facts.map(({ id }) => id);
      expect(new Set(statements.map(({ id }) => id)).size).toBe(statements.length);
      expect(new Set(known).size).toBe(known.length);
      for (const { because, text } of statements) {
        expect(because.length).toBeGreaterThan(0);
        expect(because.filter((id) => !known.includes(id))).toEqual([]);
        expect(text).toMatch(/^[A-Z].*\.$/);
        expect(text).not.toMatch(/undefined|NaN|\bthe the\b| {2}|\.\.|,,/);
      }
      expect(summary.split('. ')).toHaveLength(3);
      expect(`${summary} ${statements.map(({ text }) => text).join(' ')}`).not.toMatch(
        /\b(death|die|kill|disease|guarantee|doom|certainly)\b/i,
      );
    }
  });

  test('no two charts read the same in any house', () => {
    for (const number of HOUSES) {
      const readings = charts.map((chart) => JSON.stringify(readingOf(chart, number)));
      expect(new Set(readings).size).toBe(charts.length);
    }
  });
});

test('a yoga about certain houses is listed for these alone', () => {
  const housesOf = new Map(YOGAS.map((rule) => [yogaFindingId(rule), rule.houses]));
  let described = 0;
  for (const chart of goldenCharts.values()) {
    for (const number of HOUSES) {
      for (const { id } of readingOf(chart, number).statements) {
        const about = housesOf.get(id);
        if (about === undefined) continue;
        expect([id, about]).toEqual([id, expect.arrayContaining([number])]);
        described += 1;
      }
    }
  }
  expect(described).toBeGreaterThan(100);
});

describe('in Hindi', () => {
  test.each(HOUSES)('every text of the house %i is Hindi and whole', (number) => {
    for (const chart of charts) {
      const { facts, statements, summary } = readingOf(chart, number, 'hi');
      for (const { text } of statements) expect(text).toMatch(/^[\u0900-\u097f][^।]*.*[।]$/);
      const all = [summary, ...statements.map(({ text }) => text), ...facts.map(({ text }) => text)].join(' ');
      expect(all).not.toMatch(/[A-Za-z]|undefined|NaN| {2}|।।| ।|[०-९]/);
    }
  });

  test('a lord, an occupant and an aspect', () => {
    const { statements } = readingOf(chartOf({ Saturn: 'Capricorn' }), 10, 'hi');
    expect(statements[0]!.text).toMatch(/^दसवें भाव का स्वामी शनि इसी भाव में, अपनी राशि मकर में है। शनि .*बलवान है/);
    expect(said({ id: 'aspect_brief', args: { planet: 'Saturn', place: 10, fromHouse: 7 } }, 'hi')).toBe(
      'शनि की सातवें भाव से दसवीं दृष्टि',
    );
  });
});

describe('texts follow from the facts', () => {
  test('a strong lord shows the good side of his place, a weak one the work', () => {
    // Saturn owns the 10th of Aries: at home there, then burnt in the sign of an enemy in the 8th.
    const strong = statement({ Saturn: 'Capricorn' }, 10, 'lord')!;
    expect(strong).toMatchObject({ polarity: 'supportive', because: ['lord_house', 'lord_dignity', 'lord_strength'] });
    expect(strong.text).toContain('in its own sign Capricorn');
    expect(strong.text).toContain('This favours skill in all work and stable honour.');
    const weak = statement({ Saturn: 'Scorpio 29', Sun: 'Scorpio 28', Moon: 'Gemini' }, 10, 'lord')!;
    expect(weak.polarity).toBe('challenging');
    expect(weak.text).toContain('Watch for breaks in career');
  });

  test('an empty house is judged by its lord and the aspects on it', () => {
    const chart = chartOf({ Venus: 'Leo', Jupiter: 'Gemini', Saturn: 'Aquarius', Sun: 'Cancer' });
    const text = firstSaid(chart, 9);
    expect(text).toContain('No planet stands in the house, which is no lack');
    expect(text).toContain('Jupiter, lord of your 9th house');
    expect(text).toContain('looks at your 9th house, its own, from your 3rd');
  });

  test('an occupied house is judged by its planets', () => {
    const text = firstSaid(chartOf({ Jupiter: 'Sagittarius 5', Saturn: 'Aquarius' }), 9);
    expect(text).toMatch(/^Jupiter stands in your 9th house, its own. It is in its moolatrikona in Sagittarius/);
  });

  test('combustion, retrogression, war, neecha bhanga and vargottama of the lord are listed', () => {
    expect(statement({ Mercury: 'Gemini 6' }, 3, 'lord_combust')!.text).toContain('Mercury is combust');
    expect(statement({ Saturn: 'Sagittarius R' }, 10, 'lord_retrograde')!.polarity).toBe('mixed');
    expect(statement({ Sun: 'Libra 5', Mars: 'Cancer' }, 5, 'lord_lifted')!.text).toContain('the Sun is lifted');
    expect(statement({ Mars: 'Aries 1' }, 1, 'lord_vargottama')!.polarity).toBe('supportive');
    expect(statement({ Mars: 'Aries 15' }, 1, 'lord_vargottama')).toBeUndefined();
  });

  test('what the lord is for the rising sign', () => {
    expect(statement({ Ascendant: 'Taurus' }, 9, 'lord_office')!.text).toContain('the yogakaraka for Taurus rising');
    expect(statement({ Ascendant: 'Aries' }, 3, 'lord_office')!.polarity).toBe('challenging');
  });

  test('neighbours guard or press', () => {
    const guarded: Drawing = { Jupiter: 'Leo', Venus: 'Libra 2', Mercury: 'Libra 3', Moon: 'Scorpio', Sun: 'Gemini' };
    expect(statement(guarded, 6, 'hemming')!.polarity).toBe('supportive');
    expect(statement({ Mars: 'Leo', Venus: 'Gemini', Saturn: 'Libra', Moon: 'Taurus' }, 6, 'hemming')!.polarity).toBe(
      'challenging',
    );
    expect(statement({ ...guarded, Saturn: 'Leo' }, 6, 'hemming')).toBeUndefined();
  });

  test('a yoga that concerns the house is listed with its strength', () => {
    const { text } = statement({ Mars: 'Capricorn' }, 10, 'yoga_ruchaka')!;
    expect(text).toMatch(/^Ruchaka yoga, made by Mars, takes part in this house. It points strongly to courage/);
    expect(statement({ Mars: 'Gemini' }, 10, 'yoga_ruchaka')).toBeUndefined();
  });
});

test('a disclaimer where health or the length of life is touched', () => {
  const chart = chartOf({});
  expect(HOUSES.filter((number) => readingOf(chart, number).disclaimer !== null)).toEqual([1, 6, 8, 12]);
  expect(readingOf(chart, 8).disclaimer).toBe('tender_house');
});
