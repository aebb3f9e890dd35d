/** Sentences on argala in English. */
import { areaOf } from '../../../astro/tables/houses.ts';
import type { ArgalaWords, Intervention } from '../../facts/jaimini.ts';
import type { Sentences } from '../../sentences.ts';
import { listed, namedList, ordinal } from '../grammar.ts';
import { sentence } from './phrases.ts';

const STATUSES: Readonly<Record<Intervention['status'], string>> = {
  unobstructed: 'unobstructed',
  operates: 'prevailing over',
  operates_by_strength: 'by strength prevailing over',
  balanced: 'held in balance by',
  obstructed_by_strength: 'by strength held off by',
  obstructed: 'held off by',
};

const NATURES = { shubha: 'helpful', papa: 'pressing', mixed: 'mixed' } as const;

function intervention({ argalaHouse, nature, obstructors, planets, status }: Intervention): string {
  const against = obstructors.length > 0 ? ` ${namedList(obstructors)}` : '';
  return `${namedList(planets)} in the ${ordinal(argalaHouse)} (${NATURES[nature]}, ${STATUSES[status]}${against})`;
}

const withNet = (house: number, net: number) => `the ${ordinal(house)} house (${areaOf(house)}), net ${net}`;

export const ARGALA_EN: Sentences<ArgalaWords> = {
  argala_nobody: () => 'No planet intervenes from there',
  argala_unopposed: () => 'Nothing stands against it',
  argala_more: ({ interveners, obstructors }) => `The greater number: ${interveners} against ${obstructors}`,
  argala_fewer: ({ interveners, obstructors }) => `The smaller number: ${interveners} against ${obstructors}`,
  argala_sign_kind: ({ other, own }) =>
    `Equal numbers; a ${own} sign against a ${other} one (dual before fixed before movable)`,
  argala_furthest: ({ modality, otherDeg, ownDeg }) =>
    `Equal numbers in ${modality} signs; the furthest planet at ${ownDeg.toFixed(2)} against ${otherDeg.toFixed(2)} degrees`,
  argala_points: ({ argalaHouse, difference, isHarmHeldOff, meanNature, planets, virodhaHouse, weight }) => {
    const who = planets.length === 0 ? 'none' : listed(planets);
    const end = isHarmHeldOff ? ': harm held off, no point' : '';
    return `${ordinal(argalaHouse)} against ${ordinal(virodhaHouse)}: ${who}; difference ${difference}, nature ${meanNature}, weight ${weight}${end}`;
  },
  argala_house: ({ house, interventions, net, vishesha }) => {
    const extra =
      vishesha.length > 0 ? [`${namedList(vishesha)} in the 3rd, three malefics or more, which nothing holds off`] : [];
    const all = [...interventions.map(intervention), ...extra];
    if (all.length === 0) {
      return `No planet intervenes in the ${ordinal(house)} house: ${areaOf(house)} follow its lord and occupants alone.`;
    }
    const sum = net > 0 ? 'is in favour of the house' : net < 0 ? 'is against the house' : 'is even';
    return `In ${areaOf(house)}, the ${ordinal(house)} house, others take a hand: ${listed(all)}; the balance ${sum} (${net}).`;
  },
  argala_summary: ({ leastHouse, leastNet, mostHouse, mostNet }) => {
    const helped =
      mostHouse === null ? 'others favour no house on the whole' : `others favour most ${withNet(mostHouse, mostNet)}`;
    const pressed = leastHouse === null ? 'and press none' : `and press most ${withNet(leastHouse, leastNet)}`;
    return sentence(`${helped}, ${pressed}`);
  },
};
