/** Sentences on argala in Hindi. */
import type { Planet } from '../../../astro/tables/planets.ts';
import type { Modality } from '../../../astro/tables/signs.ts';
import type { ArgalaWords, Intervention } from '../../facts/jaimini.ts';
import { choiceNumber } from '../../phraseChoice.ts';
import type { Sentences } from '../../sentences.ts';
import { houseOblique, planetsHi, rankHi, rankOblique } from '../grammar.ts';
import { houseArea } from './phrases.ts';

const MODALITIES: Readonly<Record<Modality, string>> = { movable: 'चर', fixed: 'स्थिर', dual: 'द्विस्वभाव' };

const ACTS = { shubha: 'मदद कर', papa: 'दबाव डाल', mixed: 'मिला-जुला असर दे' } as const;

/** Returns करता है, or करते हैं of several, of a verb without its ending. */
const present = (verb: string, planets: readonly Planet[]) => `${verb}${planets.length > 1 ? 'ते हैं' : 'ता है'}`;

/** Says in one of three ways that nobody obstructs. */
function unopposed(argalaHouse: number, planets: readonly Planet[], them: string): string {
  const ends = [` और ${them} कोई नहीं रोकता।`, '; रोकने वाला कोई नहीं है।', ' और बीच में कोई नहीं आता।'];
  return ends[choiceNumber(argalaHouse, ...planets) % ends.length]!;
}

function intervention({ argalaHouse, nature, obstructors, planets, status }: Intervention): string {
  const acts = `इससे ${houseOblique(argalaHouse)} में ${planetsHi(planets)} ${present(ACTS[nature], planets)}`;
  const them = planets.length > 1 ? 'उन्हें' : 'उसे';
  switch (status) {
    case 'unobstructed':
      return `${acts}${unopposed(argalaHouse, planets, them)}`;
    case 'operates':
    case 'operates_by_strength':
      return `${acts}; ${planetsHi(obstructors)} ${them} रोक नहीं ${obstructors.length > 1 ? 'पाते' : 'पाता'}।`;
    case 'balanced':
      return `${acts}; ${planetsHi(obstructors)} की रोक बराबर की है।`;
    case 'obstructed':
    case 'obstructed_by_strength':
      return `${acts}, पर ${planetsHi(obstructors)} ${them} रोक ${present('दे', obstructors)}।`;
  }
}

const SUMS = {
  favour: ['कुल असर इस भाव के पक्ष में है।', 'कुल मिलाकर इस भाव को बल मिलता है।', 'जोड़ इस भाव के लिए अच्छा है।'],
  against: ['कुल असर इस भाव पर भारी है।', 'कुल मिलाकर इस भाव पर दबाव है।', 'जोड़ इस भाव के लिए कमज़ोर है।'],
  even: ['कुल असर बराबर है।', 'कुल मिलाकर दोनों ओर बराबर है।', 'जोड़ बराबर रहता है।'],
} as const;

function sumOf(house: number, net: number): string {
  const sums = SUMS[net > 0 ? 'favour' : net < 0 ? 'against' : 'even'];
  return sums[choiceNumber(house, net) % sums.length]!;
}

const named = (house: number) => `${house === 1 ? 'लग्न' : houseOblique(house)} (${houseArea(house)})`;

export const ARGALA_HI: Sentences<ArgalaWords> = {
  argala_nobody: () => 'वहाँ कोई ग्रह नहीं है',
  argala_unopposed: () => 'रोकने वाला कोई ग्रह नहीं है',
  argala_more: ({ interveners, obstructors }) => `संख्या अधिक: ${interveners} के सामने ${obstructors}`,
  argala_fewer: ({ interveners, obstructors }) => `संख्या कम: ${interveners} के सामने ${obstructors}`,
  argala_sign_kind: ({ other, own }) =>
    `संख्या बराबर; ${MODALITIES[own]} राशि के सामने ${MODALITIES[other]} राशि (पहले द्विस्वभाव, फिर स्थिर, फिर चर)`,
  argala_furthest: ({ modality, otherDeg, ownDeg }) =>
    `संख्या बराबर, दोनों ${MODALITIES[modality]} राशि में; सबसे आगे का ग्रह ${ownDeg.toFixed(2)} अंश पर, सामने ${otherDeg.toFixed(2)} अंश पर`,
  argala_points: ({ argalaHouse, difference, isHarmHeldOff, meanNature, planets, virodhaHouse, weight }) => {
    const who = planets.length === 0 ? 'कोई ग्रह नहीं' : planetsHi(planets);
    const end = isHarmHeldOff ? '; दबाव रुक गया, इसलिए अंक नहीं' : '';
    return `${rankOblique(argalaHouse)} के सामने ${rankHi(virodhaHouse)}: ${who}; अंतर ${difference}, स्वभाव ${meanNature}, भार ${weight}${end}`;
  },
  argala_house: ({ house, interventions, net, vishesha }) => {
    const extra =
      vishesha.length > 0 ? [`तीसरे भाव में ${planetsHi(vishesha)} साथ हैं; तीन पाप ग्रहों का असर कोई नहीं रोकता।`] : [];
    const all = [...interventions.map(intervention), ...extra];
    if (all.length === 0) {
      return `${named(house)} पर किसी ग्रह की अर्गला नहीं है। इसका फल इसके स्वामी और इसमें बैठे ग्रहों से देखें।`;
    }
    return [`${named(house)} पर दूसरे ग्रहों का भी असर है।`, ...all, sumOf(house, net)].join(' ');
  },
  argala_summary: ({ leastHouse, mostHouse }) => {
    const helped =
      mostHouse === null
        ? 'कुल मिलाकर किसी भाव को दूसरों से बल नहीं मिलता।'
        : `दूसरे ग्रहों से सबसे अधिक बल ${named(mostHouse)} को मिलता है।`;
    const pressed = leastHouse === null ? 'दबाव किसी भाव पर नहीं है।' : `सबसे अधिक दबाव ${named(leastHouse)} पर है।`;
    return `${helped} ${pressed}`;
  },
};
