/** Which licences production packages may have. */
import { expect, test } from '@jest/globals';
import { isAllowed, licenceFaults } from '../../../scripts/supply/licences.mjs';
import { productionPackages } from '../../../scripts/packages.mjs';

test('all that runs in production is licensed so that anyone may use it', () => {
  const packages = productionPackages();
  expect(packages.length).toBeGreaterThan(100);
  expect(licenceFaults(packages)).toEqual([]);
});

test.each([
  'MIT',
  'Apache-2.0',
  '(AFL-2.1 OR BSD-3-Clause)',
  'GPL-3.0-only OR MIT',
  'MIT AND ISC',
  '(MIT AND CC0-1.0)',
])('%s is allowed', (expression) => {
  expect(isAllowed(expression)).toBe(true);
});

test.each([
  'GPL-3.0-only',
  'AGPL-3.0-or-later',
  'MIT AND GPL-3.0-only',
  'MPL-2.0 OR LGPL-3.0-only',
  'UNLICENSED',
  'SEE LICENSE IN LICENSE.md',
  'MITX',
  '',
  'MIT AND (GPL-3.0-only OR LGPL-3.0-only)',
])('%s is not', (expression) => {
  expect(isAllowed(expression)).toBe(false);
});

test('a package without a licence is to be read, and read again where its version changes', () => {
  const named = (version: string) => licenceFaults([{ name: 'png-js', version, license: null }]);
  expect(named('2.0.0')).toEqual([]);
  expect(named('2.0.1')).toEqual([expect.stringContaining('png-js@2.0.1 names no licence')]);
});
