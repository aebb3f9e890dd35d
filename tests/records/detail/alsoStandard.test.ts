/** A path may keep in its standard answer what that leaves out elsewhere. */
import { expect, test } from '@jest/globals';
import { shortened } from '../../../lib/records/detail/shortened.ts';

const factor = { id: 'rahu_kaal', observed: 'Rahu kaal is running.', components: [{ id: 'a' }], source: 'Almanacs' };
const asked = (detail: 'brief' | 'standard', alsoStandard: readonly string[]) =>
  shortened({ factors: [factor] }, { detail, include: 'all', listsRules: false, fullOnly: ['source'], alsoStandard });

test('what was observed is told in standard where the path says so, and else in full alone', () => {
  expect(asked('standard', [])).toEqual({ factors: [{ id: 'rahu_kaal' }] });
  expect(asked('standard', ['observed'])).toEqual({ factors: [{ id: 'rahu_kaal', observed: factor.observed }] });
  expect(asked('brief', ['observed'])).toEqual({});
});
