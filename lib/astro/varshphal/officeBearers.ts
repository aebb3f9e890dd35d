/** The five office-bearers (pancha-adhikari) who compete for the lordship of the year (Varsha Tantra 1.5). */
import type { SevenPlanet } from '../tables/planets.ts';
import { signLord } from '../tables/signs.ts';
import type { Annual } from './annual.ts';
import { fact, type AnnualFact } from './facts.ts';
import { DAY_TRIAD_LORDS, NIGHT_TRIAD_LORDS } from './tables/dignitaries.ts';
import type { Office } from './tables/tajika.ts';

export interface OfficeBearer {
  readonly office: Office;
  readonly planet: SevenPlanet;
  readonly signIndex: number;
  readonly reason: AnnualFact;
}

/** Lists the holders of the five offices of a year; one planet may hold several. */
export function officeBearers(annual: Annual): readonly OfficeBearer[] {
  const { chart, muntha, natal } = annual;
  return [
    bearer(annual, 'munthesh', muntha.signIndex),
    bearer(annual, 'janma_lagnesh', natal.ascendant.signIndex),
    bearer(annual, 'varsha_lagnesh', chart.ascendant.signIndex),
    ...risingAndLight(annual),
  ];
}

/** Returns the holder of an office: by default the lord of its sign. */
export function bearer(
  { isDayReturn }: Pick<Annual, 'isDayReturn'>,
  office: Office,
  signIndex: number,
  planet = signLord(signIndex),
): OfficeBearer {
  return { office, planet, signIndex, reason: fact('office_reason', { office, planet, signIndex, isDayReturn }) };
}

/** Returns the holders of the two offices that go by day and night: of the rising sign, and of the Sun or the Moon. */
export function risingAndLight(annual: Annual): readonly OfficeBearer[] {
  const { chart, isDayReturn } = annual;
  const { signIndex } = chart.ascendant;
  const triadLord = (isDayReturn ? DAY_TRIAD_LORDS : NIGHT_TRIAD_LORDS)[signIndex]!;
  return [
    bearer(annual, 'tri_rashi_pati', signIndex, triadLord),
    bearer(annual, 'dina_ratri_pati', chart.signs[isDayReturn ? 'Sun' : 'Moon']),
  ];
}
