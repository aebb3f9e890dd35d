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
export function officeBearers({ chart, isDayReturn, muntha, natal }: Annual): readonly OfficeBearer[] {
  const light = isDayReturn ? 'Sun' : 'Moon';
  const { signIndex: annualSign } = chart.ascendant;
  const bearer = (office: Office, signIndex: number, planet = signLord(signIndex)): OfficeBearer => {
    return { office, planet, signIndex, reason: fact('office_reason', { office, planet, signIndex, isDayReturn }) };
  };
  const triadLord = (isDayReturn ? DAY_TRIAD_LORDS : NIGHT_TRIAD_LORDS)[annualSign]!;
  return [
    bearer('munthesh', muntha.signIndex),
    bearer('janma_lagnesh', natal.ascendant.signIndex),
    bearer('varsha_lagnesh', annualSign),
    bearer('tri_rashi_pati', annualSign, triadLord),
    bearer('dina_ratri_pati', chart.signs[light]),
  ];
}
