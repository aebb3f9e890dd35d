/** The five office-bearers (pancha-adhikari) who compete for the lordship of the year (Varsha Tantra 1.5). */
import type { SevenPlanet } from '../tables/planets.ts';
import { named } from '../planetWords.ts';
import { SIGNS, signLord } from '../tables/signs.ts';
import { capitalised } from '../words.ts';
import type { Annual } from './annual.ts';
import { DAY_TRIAD_LORDS, NIGHT_TRIAD_LORDS } from './tables/dignitaries.ts';

export type Office = 'munthesh' | 'janma_lagnesh' | 'varsha_lagnesh' | 'tri_rashi_pati' | 'dina_ratri_pati';

export interface OfficeBearer {
  readonly office: Office;
  readonly planet: SevenPlanet;
  readonly signIndex: number;
  readonly reason: string;
}

/** Lists the holders of the five offices of a year; one planet may hold several. */
export function officeBearers({ chart, isDayReturn, muntha, natal }: Annual): readonly OfficeBearer[] {
  const half = isDayReturn ? 'day' : 'night';
  const light = isDayReturn ? 'Sun' : 'Moon';
  const { signIndex: annualSign } = chart.ascendant;
  const lordOf = (office: Office, signIndex: number, what: string): OfficeBearer => {
    const planet = signLord(signIndex);
    return { office, planet, signIndex, reason: `${capitalised(named(planet))} rules ${SIGNS[signIndex]!}, ${what}.` };
  };
  const triadLord = (isDayReturn ? DAY_TRIAD_LORDS : NIGHT_TRIAD_LORDS)[annualSign]!;
  return [
    lordOf('munthesh', muntha.signIndex, 'the sign of the Muntha'),
    lordOf('janma_lagnesh', natal.ascendant.signIndex, 'the ascendant at birth'),
    lordOf('varsha_lagnesh', annualSign, 'the ascendant of the year'),
    {
      office: 'tri_rashi_pati',
      planet: triadLord,
      signIndex: annualSign,
      reason: `${capitalised(named(triadLord))} is the tri-rashi lord of ${SIGNS[annualSign]!} rising by ${half}.`,
    },
    lordOf('dina_ratri_pati', chart.signs[light], `where the ${light} stands in a return by ${half}`),
  ];
}
