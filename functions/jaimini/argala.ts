/** The answer of /jaimini/argala. */
import { signOfHouse } from '../../lib/astro/chart/chart.ts';
import { argalaOn, type Argala, type ArgalaPair } from '../../lib/astro/jaimini/argala.ts';
import { HOUSES } from '../../lib/astro/planet/lordship.ts';
import { bphs, citation, jaiminiSutras } from '../../lib/astro/source.ts';
import type { Argalas } from '../../lib/schemas/jaimini/points.ts';
import type { Names } from '../../lib/words/names.ts';
import { signRef } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { argalaNames, argalaSummary, argalaText } from './words.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

export function argala({ chart, names }: BirthContext): Argalas {
  const all = HOUSES.map((number) => ({ number, argala: argalaOn(chart, signOfHouse(chart, number)) }));
  const byNet = [...all].sort((a, b) => b.argala.net - a.argala.net);
  const [best, worst] = [byNet[0]!, byNet.at(-1)!];
  const most = best.argala.net > 0 ? best : null;
  const least = worst.argala.net < 0 ? worst : null;
  return {
    houses: all.map((one) => houseRecord(one.number, one.argala, names)),
    most_supported_house: most?.number ?? null,
    most_pressed_house: least?.number ?? null,
    summary: argalaSummary(most, least),
    notes: [
      'All nine planets count, each as one; the greater number prevails, and on equal numbers the dual sign before the fixed and the movable, then the planet of the higher degree.',
      'The 7th as a place of argala against the 1st, which some add, is left out: the Sutras name four places.',
      'The score counts for each pair how many more intervene than obstruct, by the nature of those who intervene: what presses and is held off counts for the house, what helps and is held off against it. On equal numbers a pair adds nothing, whoever is the stronger.',
      'By JS 1.1.10 houses are counted backwards from Ketu; where Ketu stands, argala and virodha then change places.',
    ],
    sources: [citation(jaiminiSutras('1.1', '5-10')), citation(bphs(31, '2-9'))],
  };
}

function houseRecord(number: number, argala: Argala, names: Names): Argalas['houses'][number] {
  const { hasKetu, net, pairs, signIndex, vishesha } = argala;
  return {
    number,
    sign: signRef(signIndex, names),
    argala: pairs.map(({ argalaHouse, argalaSignIndex, planets }) => ({
      from_house: argalaHouse,
      sign: signRef(argalaSignIndex, names),
      planets: planets.map(planetId),
    })),
    virodha: pairs.map(({ virodhaHouse, virodhaSignIndex, obstructors }) => ({
      from_house: virodhaHouse,
      sign: signRef(virodhaSignIndex, names),
      planets: obstructors.map(planetId),
    })),
    pairs: pairs.map((pair) => pairRecord(pair, names)),
    vishesha_argala: vishesha.length > 0 ? { from_house: 3, planets: vishesha.map(planetId) } : null,
    has_ketu: hasKetu,
    net: { score: net, components: pairs.map(({ part }) => ({ ...part })), confidence: 'interpretive' },
    text: argalaText(number, argala),
  };
}

function pairRecord(pair: ArgalaPair, names: Names): Argalas['houses'][number]['pairs'][number] {
  const { argalaHouse, difference, isEffective, isPrimary, kind, nature, reason, status, virodhaHouse } = pair;
  return {
    id: kind,
    name: names.of(argalaNames[kind]),
    is_primary: isPrimary,
    argala_house: argalaHouse,
    virodha_house: virodhaHouse,
    status,
    is_effective: isEffective,
    is_overcome: status === 'obstructed' || status === 'obstructed_by_strength',
    difference,
    nature,
    reason,
  };
}
