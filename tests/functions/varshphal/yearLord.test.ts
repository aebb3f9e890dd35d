/** /varshphal/year-lord over the wire: its readings and its verses. */
import { expect, test } from '@jest/globals';
import { handler } from '../../../functions/varshphal/routes.ts';
import type { AnnualYearLord } from '../../../lib/schemas/varshphal/yearLord.ts';
import type { AnnualPredictions } from '../../../lib/schemas/varshphal/predictions.ts';
import { tajikaYears } from '../../support/annual.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';
import { bodyOf, wire } from '../../support/golden.ts';

const ask = (path: string, body: object = {}) => post(handler, `/varshphal/${path}`, { ...BIRTH, year: 2026, ...body });
const answer = async <Data>(path: string, body: object = {}) => dataOf<Data>(await ask(path, body));

/** The Moon is the strongest, and each reading names another. */
const moonYear = tajikaYears.find(
  ({ expected: { disputed } }) => disputed?.['tn'] && new Set(Object.values(disputed)).size === 3,
)!;

test('names the readings that would give another lord', async () => {
  const { disputed, year } = moonYear.expected;
  const body = { ...bodyOf(moonYear.birth), year, sunrise: 'hindu' };
  const described = await answer<AnnualYearLord>('year-lord', body);
  expect(described.decided_by).toBe('strongest_aspecting');
  expect(described.readings.map(({ convention, value, year_lord: lord }) => [convention, value, lord])).toEqual(
    ['tn', 'passed_over', 'keep'].map((rule) => ['moon', rule, wire(String(disputed![rule]))]),
  );
  expect(described.readings.filter(({ is_used: isUsed }) => isUsed).map(({ value }) => value)).toEqual(['tn']);
  for (const { source, value, year_lord: lord } of described.readings) {
    expect(source).not.toBe('');
    expect(await answer<AnnualYearLord>('year-lord', { ...body, moon: value })).toMatchObject({ year_lord: lord });
    const { year_lord: predicted } = await answer<AnnualPredictions>('predictions', { ...body, moon: value });
    expect(predicted.planet).toBe(lord);
  }
});

test('cites the verses of its steps', async () => {
  const { selection } = await answer<AnnualYearLord>('year-lord');
  const verses = (rule: string) => selection.find((step) => step.rule === rule)!.source;
  expect(verses('aspects_ascendant')).toMatch(/^Tajika Nilakanthi Varsha Tantra 1\.6 /);
  expect(verses('one_is_able')).toMatch(/^Tajika Nilakanthi Varsha Tantra 1\.7 /);
});
