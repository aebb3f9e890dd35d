/** Labels of how planets stand in a year, in English, and of the score of the year. */
import type { PanchaVargiyaBand } from '../../../astro/varshphal/tables/tajika.ts';
import type { LifeStage } from '../../../astro/stage.ts';
import { areaOf } from '../../../astro/tables/houses.ts';
import type { ScoreFacts } from '../../../astro/score.ts';
import type { StandingArgs, StandingFacts, WholeYearFacts } from '../../../astro/varshphal/facts.ts';
import { panchaVargiyaBandOf } from '../../../astro/varshphal/panchaVargiya.ts';
import type { Sentences } from '../../sentences.ts';
import { listed, named, ordinal } from '../grammar.ts';
import { SCORE_EN } from '../../subjects/score.ts';

const ROLES: Readonly<Record<StandingFacts['standing']['role'], string>> = {
  itself: '',
  saham_lord: 'Lord ',
  year_lord: 'Lord of the year ',
  ascendant_lord: 'Lord of the ascendant ',
};

function standingLabel({ bala, house, isCombust, isRetrograde, judgedBy, planet }: StandingArgs): string {
  const whose = judgedBy === planet ? '' : ` (by its dispositor ${judgedBy})`;
  const state = `${isCombust ? ', combust' : ''}${isRetrograde ? ', retrograde' : ''}`;
  return `${planet}${whose}: ${bala.toFixed(2)} of 20 units, in the ${ordinal(house)}${state}`;
}

/** The bands of pancha-vargiya bala. */
const STRENGTH_WORDS: Readonly<Record<PanchaVargiyaBand, string>> = {
  purna: 'strong',
  madhya: 'fairly strong',
  alpa: 'weak',
  nirbala: 'very weak',
};

/** Returns a strength of 0 to 20 in a word: fairly strong. */
export function balaEn(bala: number): string {
  return STRENGTH_WORDS[panchaVargiyaBandOf(bala)];
}

/** Returns a house with its matters: 10th house, of work; many of these are not a child's. */
export function yearHouseEn(house: number, stage: LifeStage): string {
  return stage === 'child' ? `${ordinal(house)} house` : `${ordinal(house)} house, of ${areaOf(house)}`;
}

/** Returns how a planet stands, to continue a sentence: in the 10th house, of work. It is combust and weak. */
export function standingEn(
  { bala, house, isCombust, isRetrograde, judgedBy, planet }: StandingArgs,
  stage: LifeStage,
): string {
  const place = `in the ${yearHouseEn(house, stage)}.`;
  const states = [...(isCombust ? ['combust'] : []), ...(isRetrograde ? ['retrograde'] : []), balaEn(bala)];
  return judgedBy === planet
    ? `${place} It is ${listed(states)}`
    : `${place} It acts through ${named(judgedBy)}, lord of its sign, which is ${listed(states)}`;
}

export const STANDINGS_EN: Sentences<ScoreFacts & StandingFacts & WholeYearFacts> = {
  ...SCORE_EN,
  standing: ({ role, ...standing }) => `${ROLES[role]}${standingLabel(standing)}`,
  house_lord_standing: ({ ofHouse, ...standing }) => `Lord of the ${ordinal(ofHouse)} ${standingLabel(standing)}`,
  running_lords: ({ lords }) =>
    `Running Vimshottari lords: ${lords.length > 0 ? lords.map(standingLabel).join('; ') : 'none runs'}`,
  muntha_and_lord: ({ house, planet, score }) => `Muntha in the ${ordinal(house)}, its lord ${planet}: ${score} of 100`,
  kendras: ({ benefics, malefics }) =>
    `In kendras: benefics ${listed(benefics) || 'none'}; malefics ${listed(malefics) || 'none'}`,
  rising_house: ({ house }) => `The ${ordinal(house)} of the natal chart rises${house === 1 ? ' (dvijanma)' : ''}`,
};
