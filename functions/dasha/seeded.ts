/** Answer of /dasha/vimshottari where another star begins the count, or where each period is a third. */
import { mahadashas, openingNakshatras } from '../../lib/astro/dasha/nakshatra.ts';
import { seedLongitudeDeg, seedRow } from '../../lib/astro/dasha/seeds.ts';
import { tribhagi } from '../../lib/astro/dasha/tribhagi.ts';
import { vimshottari } from '../../lib/astro/dasha/vimshottari.ts';
import { degrees } from '../../lib/astro/rounding.ts';
import { NAKSHATRA_ARC_DEG, NAKSHATRAS } from '../../lib/astro/tables/nakshatras.ts';
import { outsideLife } from '../../lib/birth/life.ts';
import type { NatalContext } from '../../lib/birth/natal.ts';
import { nakshatraRef } from '../../lib/records/common.ts';
import { beyondCycle, dashaRecord } from '../../lib/records/period/life.ts';
import { openingAsked, TWO_LEVELS } from '../../lib/records/period/opening.ts';
import { Warned } from '../../lib/records/warned.ts';
import type { PeriodsAsked } from '../../lib/schemas/common/asked/periodInputs.ts';
import type { Vimshottari } from '../../lib/schemas/dasha/answers.ts';
import type { VimshottariInput } from '../../lib/schemas/dasha/startInputs.ts';
import { CONDITIONAL } from '../../lib/words/subjects/dasha/conditional.ts';

export type SeededContext = NatalContext<PeriodsAsked, unknown, VimshottariInput>;

/** Returns the record of Vimshottari from a seed; the periods of Tribhagi are listed for all its cycles. */
export function seededVimshottari(context: SeededContext): Warned {
  const { birth, chart, input, names, query } = context;
  const seed = input.seed ?? 'janma';
  const isTribhagi = input.tribhagi ?? false;
  const system = isTribhagi ? tribhagi : vimshottari;
  const fromDeg = seedLongitudeDeg(chart, seed);
  const life = mahadashas(system, fromDeg, birth.jdUT, chart.conventions.dashaYear);
  const listed = isTribhagi ? life : life.slice(0, system.lords.length);
  const dasha = dashaRecord(
    context,
    system,
    listed,
    openingAsked(query, isTribhagi ? 1 : TWO_LEVELS.levels),
    life,
    fromDeg,
  );
  const { elapsedFraction, lord, nakshatraIndex } = openingNakshatras(system, fromDeg);
  const nakshatra = nakshatraRef(nakshatraIndex, names);
  const data: Vimshottari = {
    ...dasha,
    opening: {
      moon_longitude: chart.planets.Moon.longitudeDeg,
      nakshatras: [nakshatra],
      from_degree: degrees(nakshatraIndex * NAKSHATRA_ARC_DEG),
      to_degree: degrees(((nakshatraIndex + 1) % NAKSHATRAS.length) * NAKSHATRA_ARC_DEG),
      elapsed_fraction: Math.floor(elapsedFraction * 1e7) / 1e7,
      text: CONDITIONAL[names.lang].seeded({ seed, nakshatraIndex, lord, years: dasha.balance_at_birth.years }),
    },
    seed: { id: seed, name: names.of(seedRow(seed)), longitude: degrees(fromDeg), nakshatra },
  };
  const warnings = [...outsideLife(context, life), ...beyondCycle(context, life, listed)];
  return new Warned(data, warnings, {}, { dasha: { seed, tribhagi: String(isTribhagi) } });
}
