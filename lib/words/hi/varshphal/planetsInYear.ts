/** Labels of how planets stand in a year, in Hindi, and of the score of the year. */
import type { ScoreFacts } from '../../../astro/score.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { StandingArgs, StandingFacts, WholeYearFacts } from '../../../astro/varshphal/facts.ts';
import { panchaVargiyaBandOf } from '../../../astro/varshphal/panchaVargiya.ts';
import { type PanchaVargiyaBand, TAJIKA_ASPECTS, type TajikaAspectId } from '../../../astro/varshphal/tables/tajika.ts';
import type { Sentences } from '../../sentences.ts';
import { houseHi, inHouse, listHi, lordShort, planetHi, planetsHi } from '../grammar.ts';

/** Returns वर्ष कुंडली के दसवें भाव में. */
export function inYearHouse(house: number): string {
  return `वर्ष कुंडली के ${inHouse(house)}`;
}

/** Returns 20 में से 8.7. */
export function outOfTwenty(bala: number): string {
  return `20 में से ${Math.round(bala * 10) / 10}`;
}

/** Returns 100 में से 62. */
export function outOfHundred(score: number): string {
  return `100 में से ${Math.round(score)}`;
}

const BALA_WORDS: Readonly<Record<PanchaVargiyaBand, string>> = {
  purna: 'पूरा',
  madhya: 'मध्यम',
  alpa: 'कम',
  nirbala: 'बहुत कम',
};

/** Returns a strength of 0 to 20 as it stands before है, said of बल: मध्यम. */
export function balaWord(bala: number): string {
  return BALA_WORDS[panchaVargiyaBandOf(bala)];
}

/** Returns the name of an aspect: प्रत्यक्ष स्नेह. */
export function aspectHi(aspect: TajikaAspectId): string {
  return TAJIKA_ASPECTS.find(({ id }) => id === aspect)!.sanskrit;
}

/** Returns planets for a label: सूर्य और मंगल, or कोई नहीं. */
export function planetsOrNone(planets: readonly Planet[]): string {
  return planets.length > 0 ? planetsHi(planets) : 'कोई नहीं';
}

interface Company {
  readonly supporters: readonly Planet[];
  readonly burdens: readonly Planet[];
}

/** Returns सहायक: गुरु और शुक्र; बाधक: कोई नहीं, for a label. */
export function companyHi({ burdens, supporters }: Company): string {
  return `सहायक: ${planetsOrNone(supporters)}; बाधक: ${planetsOrNone(burdens)}`;
}

const ROLES: Readonly<Record<StandingFacts['standing']['role'], string>> = {
  itself: '',
  saham_lord: 'सहम का स्वामी ',
  year_lord: 'वर्षेश ',
  ascendant_lord: 'वर्ष लग्नेश ',
};

function standingLabel({ bala, house, isCombust, isRetrograde, judgedBy, planet }: StandingArgs): string {
  const whose = judgedBy === planet ? '' : ` (राशि स्वामी ${planetHi(judgedBy)} से)`;
  const states = [inHouse(house), ...(isCombust ? ['अस्त'] : []), ...(isRetrograde ? ['वक्री'] : [])];
  return `${planetHi(planet)}${whose}: बल ${outOfTwenty(bala)}, ${states.join(', ')}`;
}

/** Returns how a planet stands, to continue a sentence with है at its end: दसवें भाव में है और उसका बल कम है. */
export function standingHi({ bala, house, isCombust, isRetrograde, judgedBy, planet }: StandingArgs): string {
  const whose = judgedBy === planet ? 'उसका' : `उसकी राशि के स्वामी ${planetHi(judgedBy)} का`;
  const states = [
    `${inHouse(house)} है`,
    ...(isCombust ? ['अस्त है'] : []),
    ...(isRetrograde ? ['वक्री है'] : []),
    `${whose} बल ${balaWord(bala)} है`,
  ];
  return listHi(states);
}

export const STANDINGS_HI: Sentences<ScoreFacts & StandingFacts & WholeYearFacts> = {
  bounds: ({ value }) => (value > 0 ? 'अंक 100 से ऊपर नहीं जाते' : 'अंक 0 से नीचे नहीं जाते'),
  standing: ({ role, ...standing }) => `${ROLES[role]}${standingLabel(standing)}`,
  house_lord_standing: ({ ofHouse, ...standing }) => `${lordShort(ofHouse)} ${standingLabel(standing)}`,
  running_lords: ({ lords }) =>
    `चल रही विंशोत्तरी दशा के स्वामी: ${lords.length > 0 ? lords.map(standingLabel).join('; ') : 'कोई नहीं'}`,
  muntha_and_lord: ({ house, planet, score }) =>
    `मुंथा ${inHouse(house)}, मुंथेश ${planetHi(planet)}: ${outOfHundred(score)}`,
  kendras: ({ benefics, malefics }) => `केंद्र में शुभ ग्रह: ${planetsOrNone(benefics)}; पाप ग्रह: ${planetsOrNone(malefics)}`,
  rising_house: ({ house }) =>
    house === 1 ? 'जन्म लग्न ही वर्ष लग्न है (द्विजन्म)' : `जन्म कुंडली का ${houseHi(house)} वर्ष लग्न है`,
};
