import { expect, test } from '@jest/globals';
import { planetStrengths } from '../../../../lib/astro/strength/planetStrength.ts';
import { childrenReading, spouseReading } from '../../../../lib/astro/judgement/jaimini/familyReadings.ts';
import { karakaContext } from '../../../../lib/astro/judgement/jaimini/karakaContext.ts';
import { workReading } from '../../../../lib/astro/judgement/jaimini/allKarakas.ts';
import { referenceChart } from '../../../support/referenceChart.ts';
import { chartOf } from '../../../support/chartOf.ts';

/** Leo rises; Saturn in Aquarius is darakaraka and lord of the 7th, Jupiter in Sagittarius putrakaraka and lord of the 5th. */
const CHART = referenceChart();

test('one planet of two offices is described as such, not as near to itself', () => {
  const ids = (findings: readonly { readonly id: string }[]) => findings.map(({ id }) => id);
  expect(ids(spouseReading(karakaContext(CHART, 'DK', planetStrengths(CHART, null))).findings)).toContain(
    'is_seventh_lord',
  );
  const children = ids(childrenReading(karakaContext(CHART, 'PK', planetStrengths(CHART, null))).findings);
  expect(children).toEqual(expect.arrayContaining(['is_fifth_lord', 'is_jupiter']));
  expect(children).not.toContain('relation_to_jupiter');
});

test('the upapada of the reference chart is Pisces, and the relation is counted from it', () => {
  const { findings, upapada } = spouseReading(karakaContext(CHART, 'DK', planetStrengths(CHART, null)));
  expect(upapada.signIndex).toBe(11);
  // Aquarius is the 12th from Pisces.
  expect(findings.find(({ id }) => id === 'relation_to_upapada')!.observed).toMatchObject({ house: 12 });
});

test('work is compared with the soul: Mercury in Pisces is in the 11th from Venus in Taurus', () => {
  const { findings } = workReading(karakaContext(CHART, 'AmK', planetStrengths(CHART, null)));
  expect(findings.find(({ id }) => id === 'relation_to_atmakaraka')).toMatchObject({
    effect: 'supports',
    observed: { house: 11, relation: 'third_eleventh' },
  });
});

test('where a tie gives both offices to one planet they are one voice', () => {
  // Mercury and Venus equal to the second: Mercury leads, and holds the empty office by nature.
  const chart = chartOf({
    Mercury: 'Cancer 29.0001',
    Venus: 'Leo 29',
    Saturn: 'Aries 25',
    Sun: 'Gemini 20',
    Mars: 'Aquarius 10',
    Jupiter: 'Virgo 1',
  });
  const { findings } = workReading(karakaContext(chart, 'AmK', planetStrengths(chart, null)));
  expect(findings.map(({ id }) => id)).toContain('is_atmakaraka');
});
