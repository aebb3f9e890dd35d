/** Sthana bala, strength by place: five parts in virupas (BPHS 27.2-6). */
import { partIndex, separationDeg } from '../angle.ts';
import type { Chart } from '../chart/chart.ts';
import { relationToSignLord } from '../planet/dignity.ts';
import { houseClasses } from '../chart/houses.ts';
import { DIGNITIES } from '../tables/dignities.ts';
import { PLANET_NATURES } from '../tables/karakas.ts';
import type { SevenPlanet } from '../tables/planets.ts';
import { isOddSign, SIGN_ARC_DEG } from '../tables/signs.ts';
import { vargaSignIndex } from '../varga/position.ts';
import type { VargaId } from '../varga/vargas.ts';
import { rounded, type VirupaParts } from './virupaParts.ts';
import type { SaptavargajaReading } from './strengthReadings.ts';
import { MOOLATRIKONA_VIRUPAS, RELATION_VIRUPAS } from './tables/shadbala.ts';

export const STHANA_PARTS = ['uchcha', 'saptavargaja', 'ojayugma', 'kendradi', 'drekkana'] as const;
export type SthanaPart = (typeof STHANA_PARTS)[number];

/** Returns the five parts of strength by place in virupas; but for uchcha they are sums of fixed steps. */
export function sthanaParts(chart: Chart, id: SevenPlanet, reading: SaptavargajaReading): VirupaParts<SthanaPart> {
  return {
    uchcha: rounded(uchchaVirupas(id, chart.planets[id].longitudeDeg)),
    saptavargaja: saptavargajaVirupas(chart, id, reading),
    ojayugma: ojayugmaVirupas(chart, id),
    kendradi: kendradiVirupas(chart.planets[id].house),
    drekkana: drekkanaVirupas(id, chart.planets[id].degreeInSign),
  };
}

/** Returns a third of the arc from the deepest point of debilitation: 60 at that of exaltation. */
export function uchchaVirupas(id: SevenPlanet, longitudeDeg: number): number {
  const { exaltedSign, deepDegree } = DIGNITIES[id];
  return separationDeg(longitudeDeg, exaltedSign * SIGN_ARC_DEG + deepDegree + 180) / 3;
}

const SEVEN_VARGAS = ['d1', 'd2', 'd3', 'd7', 'd9', 'd12', 'd30'] as const satisfies readonly VargaId[];

/** Returns the sum over seven vargas; moolatrikona counts in the birth chart alone and by its degrees. */
export function saptavargajaVirupas(chart: Chart, id: SevenPlanet, reading: SaptavargajaReading): number {
  const virupas = RELATION_VIRUPAS[reading];
  let sum = 0;
  for (const varga of SEVEN_VARGAS) {
    const isMoolatrikona = varga === 'd1' && chart.planets[id].dignity === 'moolatrikona';
    sum += isMoolatrikona
      ? MOOLATRIKONA_VIRUPAS
      : virupas[relationToSignLord(id, signIn(chart, id, varga), chart.signs)];
  }
  return sum;
}

function signIn(chart: Chart, id: SevenPlanet, varga: VargaId): number {
  return varga === 'd1' ? chart.signs[id] : vargaSignIndex(chart, varga, chart.planets[id]);
}

const SIGN_SIDE_VIRUPAS = 15;

/** Returns 15 for the sign and 15 for the navamsa if they are of the kind that suits: even for Moon and Venus, else odd. */
export function ojayugmaVirupas(chart: Chart, id: SevenPlanet): number {
  const suitsOdd = id !== 'Moon' && id !== 'Venus';
  const suited = [chart.signs[id], signIn(chart, id, 'd9')].filter((sign) => isOddSign(sign) === suitsOdd);
  return suited.length * SIGN_SIDE_VIRUPAS;
}

/** Returns 60 in a kendra, 30 in a panaphara, 15 in an apoklima; houses are whole signs. */
export function kendradiVirupas(house: number): number {
  const classes = houseClasses(house);
  if (classes.includes('kendra')) return 60;
  return classes.includes('panaphara') ? 30 : 15;
}

const DREKKANA_SEXES = ['male', 'neuter', 'female'] as const;

/** Returns 15 in the third of the sign that suits the sex: the first is male, the second neuter, the last female. */
export function drekkanaVirupas(id: SevenPlanet, degreeInSign: number): number {
  return PLANET_NATURES[id].gender === DREKKANA_SEXES[partIndex(degreeInSign, 30, 3)] ? 15 : 0;
}
