/** Sentences on argala in English. */
import { areaOf } from '../../../astro/tables/houses.ts';
import type { ArgalaWords, Intervention } from '../../facts/jaimini.ts';
import type { Sentences } from '../../sentences.ts';
import { listed, namedList, ordinal } from '../grammar.ts';

const ACTS = {
  shubha: ['helps', 'help'],
  papa: ['presses on it', 'press on it'],
  mixed: ['both helps and presses', 'both help and press'],
} as const;

/** Returns a sentence on those who intervene from a house: `From the 4th Mars presses on it, and Venus holds it off.` */
function intervention({ argalaHouse, nature, obstructors, planets, status }: Intervention): string {
  const isMany = planets.length > 1;
  const acts = `From the ${ordinal(argalaHouse)}, ${namedList(planets)} ${ACTS[nature][isMany ? 1 : 0]}`;
  const them = isMany ? 'them' : 'it';
  const against = namedList(obstructors);
  const isOne = obstructors.length === 1;
  switch (status) {
    case 'unobstructed':
      return `${acts} unopposed.`;
    case 'operates':
      return `${acts}, as ${against} cannot stop ${them}.`;
    case 'operates_by_strength':
      return `${acts}, as ${against} ${isOne ? 'is' : 'are'} too weak to stop ${them}.`;
    case 'balanced':
      return `${acts}, held in balance by ${against}.`;
    case 'obstructed_by_strength':
      return `${acts}, but ${against}, being stronger, ${isOne ? 'holds' : 'hold'} ${them} off.`;
    case 'obstructed':
      return `${acts}, but ${against} ${isOne ? 'holds' : 'hold'} ${them} off.`;
  }
}

const called = (house: number) => `your ${ordinal(house)} house, of ${areaOf(house)}`;

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
      vishesha.length > 0
        ? [`In the 3rd, ${namedList(vishesha)} act together, and nothing holds three malefics off.`]
        : [];
    const all = [...interventions.map(intervention), ...extra];
    if (all.length === 0) {
      return `No planet intervenes in ${called(house)}. Its lord and occupants alone decide there.`;
    }
    const sum = net > 0 ? 'favours the house' : net < 0 ? 'is against the house' : 'is even';
    return [`Others take a hand in ${called(house)}.`, ...all, `The balance ${sum}.`].join(' ');
  },
  argala_summary: ({ leastHouse, mostHouse }) => {
    const helped =
      mostHouse === null ? 'Others favour no house on the whole.' : `Others favour most ${called(mostHouse)}.`;
    const pressed = leastHouse === null ? 'They press on none.' : `They press most on ${called(leastHouse)}.`;
    return `${helped} ${pressed}`;
  },
};
