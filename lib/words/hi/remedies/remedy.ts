/** Sentences about remedies in Hindi. */
import type { BeadHouse, NeedFacts } from '../../../astro/judgement/remedy/facts.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import { REMEDIES } from '../../../astro/tables/remedies.ts';
import type { NeedClause, RemedyWords, ToldKind } from '../../facts/remedies/remedy.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import { dateHi, houseOblique, isOrAre, listHi, lordOf, planetHi, planetsHi, signHi } from '../grammar.ts';
import { dayOnDateHi } from './days.ts';

const KINDS: Readonly<Record<ToldKind | 'gemstone', string>> = {
  mantra: 'मंत्र',
  donation: 'दान',
  fast: 'व्रत',
  puja: 'पूजा',
  rudraksha: 'रुद्राक्ष',
  yantra: 'यंत्र',
  gemstone: 'रत्न',
};

/** The remedy of a planet with what is done: शनि का दान करें. */
const DOINGS: Readonly<Record<ToldKind, (planet: string) => string>> = {
  mantra: (planet) => `${planet} का मंत्र जपें`,
  donation: (planet) => `${planet} का दान करें`,
  fast: (planet) => `${planet} का व्रत रखें`,
  puja: (planet) => `${planet} की पूजा करें`,
  rudraksha: (planet) => `${planet} का रुद्राक्ष पहनें`,
  yantra: (planet) => `${planet} का यंत्र रखें`,
};

const BEAD_MATTERS: Readonly<Record<BeadHouse, string>> = { 3: 'साहस', 7: 'दांपत्य' };

/** What follows the name of a planet. */
export const NEED_HI: Sentences<NeedFacts> = {
  strength: () => 'पूरे बल में नहीं है',
  weak: () => 'कमज़ोर है',
  debilitated: () => 'नीच राशि में है',
  combust: () => 'अस्त है',
  lost_war: ({ winner }) => `ग्रहयुद्ध में ${planetHi(winner)} से हारा है`,
  afflicted: ({ planets }) => `${planetsHi(planets)} से पीड़ित है`,
  dusthana: ({ house }) => `${houseOblique(house)} में है`,
  sade_sati: () => 'की साढ़ेसाती चल रही है',
  functional_malefic: () => 'इस लग्न के लिए शुभ नहीं है',
  dusthana_lord: ({ houses }) => `${lordOf(houses)} है`,
  mahadasha_lord: () => 'की महादशा चल रही है',
  antardasha_lord: () => 'की अंतर्दशा चल रही है',
  moon: () => 'हर कुंडली में मन और शरीर का कारक है',
  ascendant_lord: () => 'लग्न का स्वामी है',
  most_urgent: () => 'का उपाय सबसे ज़रूरी है',
  at_ease: () => 'पर्याप्त बलवान है',
  unburdened: () => 'पीड़ित नहीं है',
};

/** What ends on a date. */
const ENDING = {
  sade_sati: (date: string) => `की साढ़ेसाती ${date} तक चलेगी`,
  mahadasha_lord: (date: string) => `की महादशा ${date} तक चलेगी`,
  antardasha_lord: (date: string) => `की अंतर्दशा ${date} तक चलेगी`,
};

function clauseText({ need, until }: NeedClause): string {
  const { id } = need;
  if (until === null) return sayIn(NEED_HI, need);
  const date = dateHi(until);
  return id === 'sade_sati' || id === 'mahadasha_lord' || id === 'antardasha_lord'
    ? ENDING[id](date)
    : `${date} तक ${sayIn(NEED_HI, need)}`;
}

/** One clause with its subject, without a full stop. */
const oneClause = (planet: Planet, need: NeedClause) => `${planetHi(planet)} ${clauseText(need)}`;

/** Clauses about the planet itself, and those about what is its own: की महादशा चल रही है. */
function clausesText(planet: Planet, needs: readonly NeedClause[]): string {
  const said = needs.map(clauseText);
  const own = said.filter((text) => text.startsWith('की '));
  const itself = said.filter((text) => !text.startsWith('की '));
  const pairs = [itself.slice(0, 2), itself.slice(2, 4), itself.slice(4)].filter((pair) => pair.length > 0);
  const heads = [planetHi(planet), 'वह', `${planetHi(planet)} साथ ही`];
  const first = pairs.map((pair, index) => `${heads[index]!} ${listHi(pair)}।`);
  const rest = own.map((text, index) => {
    const isFirst = first.length === 0 && index === 0;
    return `${isFirst ? `${planetHi(planet)} की` : 'उसकी'} ${text.slice(3)}।`;
  });
  return [...first, ...rest].join(' ');
}

const lordText = ({ house, planet }: RemedyWords['weak_lord']) =>
  `${houseOblique(house)} (${BEAD_MATTERS[house]}) का स्वामी ${planetHi(planet)}`;

const FREE_ALTERNATIVES: Readonly<Record<ToldKind, (planet: Planet) => string>> = {
  mantra: (planet) => `इसमें कोई खर्च नहीं है। ${planetHi(planet)} के ग्यारह जप ध्यान से करना जल्दी की माला से बेहतर है।`,
  donation: (planet) =>
    `एक मुट्ठी भी काफ़ी है। ${REMEDIES[planet].recipient.hi} की सेवा भी उतनी ही अच्छी है, और उसमें खर्च नहीं है।`,
  fast: (planet) => `व्रत की जगह “${REMEDIES[planet].mantra.hi}” 108 बार जपें।`,
  puja: (planet) => `घर पर दीपक के सामने “${REMEDIES[planet].mantra.hi}” 108 बार जपें।`,
  rudraksha: (planet) => `रुद्राक्ष के बिना भी “${REMEDIES[planet].mantra.hi}” 108 बार जपना ठीक है।`,
  yantra: (planet) => `${planetHi(planet)} का यंत्र साफ़ कागज़ पर हाथ से बनाने में कोई खर्च नहीं है।`,
};

export const REMEDY_HI: Sentences<RemedyWords> = {
  part: ({ need, planet }) => oneClause(planet, need),
  reason: ({ needs, planet }) => clausesText(planet, needs),
  at_ease: ({ isBurdened, kind, planet }) =>
    isBurdened
      ? `${planetHi(planet)} न कमज़ोर है, न पीड़ित; ${KINDS[kind]} ज़रूरी नहीं, दान काफ़ी है।`
      : `${planetHi(planet)} की स्थिति ठीक है, इसलिए ${KINDS[kind]} ज़रूरी नहीं।`,
  to_be_eased: ({ planet }) => `यंत्र बल बढ़ाता है, जो यहाँ ${planetHi(planet)} के लिए ज़रूरी नहीं। उसका मंत्र या दान ठीक है।`,
  not_at_age: ({ kind, planet }) => `इस आयु में ${planetHi(planet)} के लिए ${KINDS[kind]} न करें। उसकी जगह मंत्र या दान ठीक है।`,
  age_note: ({ isChild, kind }) =>
    isChild
      ? `13 वर्ष से कम आयु के बच्चे के लिए ${KINDS[kind]} नहीं है। माता-पिता मंत्र जपें और दान करें।`
      : `65 वर्ष की आयु से ${KINDS[kind]} न करें। प्रार्थना या दान भी उतना ही अच्छा है।`,
  free_alternative: ({ kind, planet }) => FREE_ALTERNATIVES[kind](planet),
  for_nobody: ({ kind }) => `इस कुंडली में अभी किसी ग्रह के लिए ${KINDS[kind]} ज़रूरी नहीं।`,
  headline: ({ isForChild, kind, planet }) => `${isForChild ? 'बच्चे के लिए ' : ''}पहले ${DOINGS[kind](planetHi(planet))}।`,
  headline_nobody: ({ kind }) => `यहाँ ${KINDS[kind]} ज़रूरी नहीं है।`,
  begin: ({ isForChild, kind, nextDate, planet, title }) => {
    const day = `अगला ${dayOnDateHi(nextDate)}`;
    const who = isForChild ? 'बच्चे के लिए पहले' : 'पहले';
    if (kind === 'mantra') return `${who} ${planetHi(planet)} का मंत्र “${title.hi}” जपें (${day})।`;
    return `${who} ${DOINGS[kind](planetHi(planet))} (${day})।`;
  },
  others: ({ planets }) => `बाद में ${planetsHi(planets.slice(0, 2))} का उपाय भी ठीक रहेगा।`,
  fasting_youth: () => '18 वर्ष से कम आयु में व्रत के दिन एक बार सादा भोजन लें। भूख लगने पर दूध और फल लें।',
  ishta: ({ deity, planet, signIndex }) =>
    `आपके नवांश में कारकांश से बारहवीं राशि ${signHi(signIndex)} है। उसका ग्रह ${planetHi(planet)} है, और देवता हैं ${deity.hi}।`,
  many_strained: ({ planets }) => `${planetsHi(planets)} एक साथ कमज़ोर या पीड़ित हैं, इसलिए सबके लिए एक ही रुद्राक्ष बेहतर है।`,
  few_strained: ({ count, least }) => `यह ${least} या ज़्यादा पीड़ित ग्रहों के लिए है; यहाँ ${count} ${isOrAre(count)}।`,
  weak_lord: (lord) => `${lordText(lord)} कमज़ोर है।`,
  strong_lord: (lord) => `${lordText(lord)} पर्याप्त बलवान है, इसलिए यह सहायता ज़रूरी नहीं।`,
  ascendant_lord_hard: ({ house, planet }) =>
    `लग्नेश ${planetHi(planet)} ${houseOblique(house)} में है, जहाँ फल मिलने में समय लगता है।`,
  ascendant_lord_well: ({ house, planet }) =>
    `यह छठे, आठवें या बारहवें भाव के लग्नेश के लिए है। यहाँ ${planetHi(planet)} ${houseOblique(house)} में है।`,
};
