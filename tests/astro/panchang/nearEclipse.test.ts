import { expect, test } from '@jest/globals';
import { eclipseInstants } from '../../../lib/astro/panchang/nearEclipse.ts';
import { dayElementSpans } from '../../../lib/astro/panchang/elementSpans.ts';
import { sunMoonThrough } from '../../../lib/astro/panchang/spans.ts';
import { jdFromDate, unixMsFromJd } from '../../../lib/astro/time.ts';
import { ephemeris } from '../../support/ephemeris.ts';

test('eclipses of 2026 and 2027 but those of the penumbra, as NASA lists them', () => {
  const years = { startJdUT: jdFromDate(2026, 1, 1), endJdUT: jdFromDate(2028, 1, 1) };
  const tithis = dayElementSpans('tithi', years, sunMoonThrough(ephemeris, { ayanamsa: 'lahiri' }));
  const dates = eclipseInstants(tithis, ephemeris).map((jdUT) =>
    new Date(unixMsFromJd(jdUT)).toISOString().slice(0, 10),
  );
  // Five Millennium Canon: of the lunar ones of 2027 all three are of the penumbra.
  expect(dates).toEqual(['2026-02-17', '2026-03-03', '2026-08-12', '2026-08-28', '2027-02-06', '2027-08-02']);
});
