/** What a row of a path about a birth declares of itself. */
import { expect, test } from '@jest/globals';
import { natal } from '../../../../functions/_shell/kinds/natal.ts';
import { serve } from '../../../../functions/_shell/server.ts';
import { YearsAheadQuery } from '../../../../lib/schemas/common/queries.ts';
import { BIRTH, post } from '../../../support/call.ts';

const specified = natal('/try/specified', () => ({}), { answer: 'data' });
const added = natal('/try/added', ({ query }) => ({ years: query.years_ahead ?? null }), {
  answer: 'data',
  query: YearsAheadQuery,
  isAddition: true,
});

test('a path belongs to the specification unless its row marks it as an addition', () => {
  expect([specified.isAddition, added.isAddition]).toEqual([false, true]);
});

test('an addition answers like any path, by the query of its row', async () => {
  const { json, status } = await post(serve([specified, added]), '/try/added?years_ahead=3', BIRTH);
  expect([status, json]).toMatchObject([200, { data: { years: 3 } }]);
});
