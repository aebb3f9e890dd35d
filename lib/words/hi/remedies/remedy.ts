/** Sentences about remedies in Hindi. */
import type { BeadHouse, NeedFacts } from '../../../astro/judgement/remedy/facts.ts';
import type { PickedKind } from '../../../astro/judgement/remedy/picks.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import { REMEDIES } from '../../../astro/tables/remedies.ts';
import type { NeedClause, RemedyWords } from '../../facts/remedies/remedy.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import { dateHi, houseOblique, planetHi, rankOblique, signHi } from '../grammar.ts';

const KINDS: Readonly<Record<PickedKind, string>> = {
  mantra: 'मंत्र',
  donation: 'दान',
  fast: 'व्रत',
  puja: 'पूजा',
  rudraksha: 'रुद्राक्ष',
  yantra: 'यंत्र',
};

const BEAD_MATTERS: Readonly<Record<BeadHouse, string>> = { 3: 'साहस', 7: 'दांपत्य' };

const namesText = (planets: readonly Planet[]) => planets.map(planetHi).join(', ');

export const NEED_HI: Sentences<NeedFacts> = {
  strength: ({ strength }) => `बल 100 में ${strength}`,
  weak: ({ strength }) => `निर्बल (100 में ${strength})`,
  debilitated: () => 'नीच',
  combust: () => 'अस्त',
  lost_war: ({ winner }) => `ग्रहयुद्ध में ${planetHi(winner)} से पराजित`,
  afflicted: ({ planets }) => `${namesText(planets)} से पीड़ित`,
  dusthana: ({ house }) => `${houseOblique(house)} में स्थित`,
  sade_sati: () => 'साढ़ेसाती का कारक',
  functional_malefic: () => 'लग्न के लिए अशुभ',
  dusthana_lord: ({ houses }) => `${houses.map(rankOblique).join(' और ')} भाव का स्वामी`,
  mahadasha_lord: () => 'महादशा का स्वामी',
  antardasha_lord: () => 'अंतर्दशा का स्वामी',
  moon: () => 'मन और तन का कारक',
  ascendant_lord: () => 'लग्न का स्वामी',
  most_urgent: () => 'पैमाने की सीमा तक आवश्यक',
  at_ease: ({ strength }) => `बल 100 में ${strength}`,
  unburdened: () => 'कोई भार नहीं',
};

function clauseText({ need, until }: NeedClause): string {
  const clause = sayIn(NEED_HI, need);
  return until === null ? clause : `${clause} (${dateHi(until)} तक)`;
}

const clausesText = (planet: Planet, needs: readonly NeedClause[]) =>
  `${planetHi(planet)}: ${needs.map(clauseText).join(', ')}`;

const lordText = ({ house, planet }: RemedyWords['weak_lord']) =>
  `${houseOblique(house)} (${BEAD_MATTERS[house]}) का स्वामी ${planetHi(planet)}`;

const mantraInstead = (planet: Planet) => `“${REMEDIES[planet].mantra.hi}” का 108 बार जप करें।`;

const FREE_ALTERNATIVES: Readonly<Record<PickedKind, (planet: Planet) => string>> = {
  mantra: () => 'इसमें कोई व्यय नहीं; जल्दबाज़ी की माला से ध्यान के ग्यारह जप उत्तम हैं।',
  donation: (planet) => `एक मुट्ठी पर्याप्त है; ${REMEDIES[planet].recipient.hi} की निःशुल्क सेवा भी उतनी ही मान्य है।`,
  fast: mantraInstead,
  puja: mantraInstead,
  rudraksha: mantraInstead,
  yantra: () => 'स्वच्छ कागज़ पर हाथ से लिखने में कोई व्यय नहीं।',
};

export const REMEDY_HI: Sentences<RemedyWords> = {
  part: ({ need, planet }) => clausesText(planet, [need]),
  reason: ({ needs, planet }) => `${clausesText(planet, needs)}।`,
  unneeded: ({ kind, needs, planet }) => `${clausesText(planet, needs)}, जिसके लिए परंपरा में ${KINDS[kind]} से अधिक दान है।`,
  free_alternative: ({ kind, planet }) => FREE_ALTERNATIVES[kind](planet),
  for_nobody: ({ kind }) => `इस कुंडली में किसी ग्रह के लिए ${KINDS[kind]} आवश्यक नहीं।`,
  begin: ({ needs, nextDate, others, planet, title }) => {
    const rest = others.length > 0 ? ` इसके बाद: ${namesText(others)}।` : '';
    return `आरंभ ${planetHi(planet)} से करें: ${title.hi} (अगला दिन ${dateHi(nextDate)})। ${clausesText(planet, needs)}।${rest}`;
  },
  fasting_young: ({ years }) =>
    `${years} वर्ष से कम आयु में व्रत नहीं रखा जाता: उसके स्थान पर ग्रह का दान या मंत्र करें; माता-पिता चाहें तो व्रत रख सकते हैं।`,
  fasting_old: ({ years }) => `${years} वर्ष की आयु से उस दिन फल और दूध लें, या व्रत के स्थान पर दान या मंत्र करें।`,
  ishta: ({ deity, planet, signIndex }) =>
    `आपके नवांश में कारकांश से बारहवीं राशि ${signHi(signIndex)} है; उसका ग्रह ${planetHi(planet)} और देवता ${deity.hi}।`,
  many_strained: ({ planets }) => `${namesText(planets)} एक साथ निर्बल या पीड़ित हैं, इसलिए सबके लिए एक ही रुद्राक्ष उत्तम है।`,
  few_strained: ({ count, least }) => `यह ${least} या अधिक पीड़ित ग्रहों के लिए है; यहाँ ${count} हैं।`,
  weak_lord: (lord) => `${lordText(lord)} निर्बल है (100 में ${lord.strength})।`,
  strong_lord: (lord) => `${lordText(lord)} का बल 100 में ${lord.strength} है; ऐसी सहायता आवश्यक नहीं।`,
  ascendant_lord_hard: ({ house, planet }) =>
    `लग्नेश ${planetHi(planet)} ${houseOblique(house)} में है, जहाँ मार्ग लंबा होता है।`,
  ascendant_lord_well: ({ house, planet }) =>
    `यह छठे, आठवें या बारहवें भाव के लग्नेश के लिए है; ${planetHi(planet)} ${houseOblique(house)} में है।`,
};
