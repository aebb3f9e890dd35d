/** A path may keep at a level what that leaves out elsewhere. */
import { expect, test } from '@jest/globals';
import type { OwnLevels } from '../../../lib/records/detail/levels.ts';
import { shortened } from '../../../lib/records/detail/shortened.ts';

const factor = { id: 'rahu_kaal', observed: 'Rahu kaal is running.', components: [{ id: 'a' }], source: 'Almanacs' };
const asked = (detail: 'brief' | 'standard', keptFrom: OwnLevels['keptFrom'] = {}) =>
  shortened({ factors: [factor] }, { detail, include: 'all', listsRules: false, fullOnly: ['source'], keptFrom });

test('what was observed is told in standard where the path says so, and else in full alone', () => {
  const keptFrom = { standard: ['observed'] };
  expect(asked('standard')).toEqual({ factors: [{ id: 'rahu_kaal' }] });
  expect(asked('standard', keptFrom)).toEqual({ factors: [{ id: 'rahu_kaal', observed: factor.observed }] });
  expect(asked('brief', keptFrom)).toEqual({});
});

test('what is kept from brief on is told in standard too', () => {
  const keptFrom = { brief: ['factors', 'components', 'observed'] };
  const told = { id: 'rahu_kaal', observed: factor.observed, components: [{ id: 'a' }] };
  expect(asked('brief', keptFrom)).toEqual({ factors: [told] });
  expect(asked('standard', keptFrom)).toEqual({ factors: [told] });
});
