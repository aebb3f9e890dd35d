/** Sentences about remedies in Hindi. */
import type { BeadHouse, NeedFacts } from '../../../astro/judgement/remedy/facts.ts';
import type { PickedKind } from '../../../astro/judgement/remedy/picks.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import { REMEDIES } from '../../../astro/tables/remedies.ts';
import type { NeedClause, RemedyWords } from '../../facts/remedies/remedy.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import { dateHi, houseOblique, isOrAre, listHi, lordOf, planetHi, planetsHi, signHi } from '../grammar.ts';

const KINDS: Readonly<Record<PickedKind, string>> = {
  mantra: 'मंत्र',
  donation: 'दान',
  fast: 'व्रत',
  puja: 'पूजा',
  rudraksha: 'रुद्राक्ष',
  yantra: 'यंत्र',
};

const BEAD_MATTERS: Readonly<Record<BeadHouse, string>> = { 3: 'साहस', 7: 'दांपत्य' };

const strengthText = (strength: number) => `का बल 100 में से ${Math.round(strength)} है`;

/** What follows the name of a planet. */
export const NEED_HI: Sentences<NeedFacts> = {
  strength: ({ strength }) => strengthText(strength),
  weak: ({ strength }) => `कमज़ोर है (100 में से ${Math.round(strength)})`,
  debilitated: () => 'नीच राशि में है',
  combust: () => 'अस्त है',
  lost_war: ({ winner }) => `ग्रहयुद्ध में ${planetHi(winner)} से हारा है`,
  afflicted: ({ planets }) => `${planetsHi(planets)} से पीड़ित है`,
  dusthana: ({ house }) => `${houseOblique(house)} में है`,
  sade_sati: () => 'साढ़ेसाती दे रहा है',
  functional_malefic: () => 'इस लग्न के लिए शुभ नहीं है',
  dusthana_lord: ({ houses }) => `${lordOf(houses)} है`,
  mahadasha_lord: () => 'चल रही महादशा का स्वामी है',
  antardasha_lord: () => 'चल रही अंतर्दशा का स्वामी है',
  moon: () => 'हर कुंडली में मन और शरीर का कारक है',
  ascendant_lord: () => 'लग्न का स्वामी है',
  most_urgent: () => 'सबसे ज़रूरी है',
  at_ease: ({ strength }) => strengthText(strength),
  unburdened: () => 'पीड़ित नहीं है',
};

function clauseText({ need, until }: NeedClause): string {
  const clause = sayIn(NEED_HI, need);
  return until === null ? clause : `${clause} (${dateHi(until)} तक)`;
}

const clausesText = (planet: Planet, needs: readonly NeedClause[]) =>
  `${planetHi(planet)} ${listHi(needs.map(clauseText))}`;

const lordText = ({ house, planet }: RemedyWords['weak_lord']) =>
  `${houseOblique(house)} (${BEAD_MATTERS[house]}) का स्वामी ${planetHi(planet)}`;

const mantraInstead = (planet: Planet) => `“${REMEDIES[planet].mantra.hi}” 108 बार जपें।`;

const FREE_ALTERNATIVES: Readonly<Record<PickedKind, (planet: Planet) => string>> = {
  mantra: () => 'इसमें कोई खर्च नहीं है। जल्दी में की गई माला से ध्यान के ग्यारह जप बेहतर हैं।',
  donation: (planet) =>
    `एक मुट्ठी भी काफ़ी है। ${REMEDIES[planet].recipient.hi} की सेवा भी उतनी ही अच्छी है, और उसमें खर्च नहीं है।`,
  fast: mantraInstead,
  puja: mantraInstead,
  rudraksha: mantraInstead,
  yantra: () => 'साफ़ कागज़ पर हाथ से बनाने में कोई खर्च नहीं है।',
};

export const REMEDY_HI: Sentences<RemedyWords> = {
  part: ({ need, planet }) => clausesText(planet, [need]),
  reason: ({ needs, planet }) => `${clausesText(planet, needs)}।`,
  unneeded: ({ kind, needs, planet }) =>
    `${clausesText(planet, needs)}। ${KINDS[kind]} की जगह ${planetHi(planet)} के लिए दान करें।`,
  free_alternative: ({ kind, planet }) => FREE_ALTERNATIVES[kind](planet),
  for_nobody: ({ kind }) => `इस कुंडली में किसी ग्रह के लिए ${KINDS[kind]} ज़रूरी नहीं।`,
  begin: ({ needs, nextDate, others, planet, title }) => {
    const rest = others.length > 0 ? ` इसके बाद ${planetsHi(others)} का उपाय करें।` : '';
    return `पहले ${planetHi(planet)} का उपाय करें। ${title.hi} (अगला दिन ${dateHi(nextDate)})। ${clausesText(planet, needs)}।${rest}`;
  },
  fasting_young: ({ years }) =>
    `${years} वर्ष से कम आयु में व्रत न रखें। उसकी जगह ग्रह का दान या मंत्र करें। माता-पिता चाहें तो खुद व्रत रख सकते हैं।`,
  fasting_old: ({ years }) => `${years} वर्ष की आयु से उस दिन फल और दूध लें। चाहें तो व्रत की जगह दान या मंत्र करें।`,
  ishta: ({ deity, planet, signIndex }) =>
    `आपके नवांश में कारकांश से बारहवीं राशि ${signHi(signIndex)} है। उसका ग्रह ${planetHi(planet)} है, और देवता हैं ${deity.hi}।`,
  many_strained: ({ planets }) => `${planetsHi(planets)} एक साथ कमज़ोर या पीड़ित हैं, इसलिए सबके लिए एक ही रुद्राक्ष बेहतर है।`,
  few_strained: ({ count, least }) => `यह ${least} या ज़्यादा पीड़ित ग्रहों के लिए है; यहाँ ${count} ${isOrAre(count)}।`,
  weak_lord: (lord) => `${lordText(lord)} कमज़ोर है (100 में से ${Math.round(lord.strength)})।`,
  strong_lord: (lord) => `${lordText(lord)} का बल 100 में से ${Math.round(lord.strength)} है, इसलिए यह सहायता ज़रूरी नहीं।`,
  ascendant_lord_hard: ({ house, planet }) =>
    `लग्नेश ${planetHi(planet)} ${houseOblique(house)} में है, जहाँ फल मिलने में समय लगता है।`,
  ascendant_lord_well: ({ house, planet }) =>
    `यह छठे, आठवें या बारहवें भाव के लग्नेश के लिए है। यहाँ ${planetHi(planet)} ${houseOblique(house)} में है।`,
};
