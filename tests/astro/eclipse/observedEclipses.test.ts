import { expect, test } from '@jest/globals';
import { eclipsesBetween } from '../../../lib/astro/eclipse/eclipses.ts';
import { observedEclipses } from '../../../lib/astro/eclipse/observedEclipses.ts';
import { jdFromDate, unixMsFromJd } from '../../../lib/astro/time.ts';
import { ephemeris } from '../../support/ephemeris.ts';

const PLACES = {
  delhi: { latitudeDeg: 28.6139, longitudeDeg: 77.209 },
  reykjavik: { latitudeDeg: 64.1466, longitudeDeg: -21.9426 },
  luxor: { latitudeDeg: 25.6872, longitudeDeg: 32.6396 },
};

/** Of 2026 and 2027, by the maps of NASA. */
test.each([
  ['delhi', ['lunar 2026-03-03', 'solar 2027-08-02']],
  ['reykjavik', ['solar 2026-08-12 total', 'lunar 2026-08-28', 'solar 2027-08-02']],
  ['luxor', ['lunar 2026-08-28', 'solar 2027-08-02 total']],
] as const)('the eclipses seen in %s', (place, wanted) => {
  const whole = { startJdUT: jdFromDate(2026, 1, 1), endJdUT: jdFromDate(2028, 1, 1) };
  const found = observedEclipses(eclipsesBetween(whole, ephemeris), PLACES[place]).map(({ eclipse, isTotal }) => {
    const date = new Date(unixMsFromJd(eclipse.greatestJdUT)).toISOString().slice(0, 10);
    return `${eclipse.kind} ${date}${isTotal ? ' total' : ''}`;
  });
  const withTotal = wanted.map((name) => (name === 'lunar 2026-03-03' ? `${name} total` : name));
  expect(found).toEqual(withTotal);
});
