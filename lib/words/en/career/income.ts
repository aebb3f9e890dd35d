/** Sentences on where income is found, in English. */
import type { IncomeBond, IncomeFacts, SignSpeech } from '../../../astro/judgement/career/facts/incomeFacts.ts';
import type { IncomeWords } from '../../facts/career/income.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, named, ordinal, signEn } from '../grammar.ts';

const SPEECHES: Readonly<Record<SignSpeech, string>> = {
  movable: 'a movable sign',
  fixed: 'a fixed sign',
  dual: 'a dual sign of both sides',
  water: 'a watery sign',
};

const BONDS: Readonly<Record<IncomeBond['link'], string>> = {
  conjunction: 'stands with',
  exchange: 'exchanges signs with',
  mutual_aspect: 'faces',
  dispositor_aspect: 'is tied by sign and aspect to',
};

const VERDICTS: Readonly<Record<IncomeWords['summary']['verdict'], string>> = {
  foreign: 'Tradition reads income away from the place of birth here.',
  mixed: 'Home and distance feed the income about equally.',
  domestic: 'Tradition reads income near home here, from people who are known.',
};

const ordinals = (houses: readonly number[]) => houses.map(ordinal).join(' and the ');

function bondEn({ houses, link, other }: IncomeBond): string {
  const lordship = houses.length > 0 ? `, lord of the ${ordinals(houses)}` : '';
  return `${BONDS[link]} ${named(other)}${lordship}`;
}

const REASONS_EN: Sentences<IncomeFacts> = {
  at_home: () => 'Most people earn where they belong, so home begins with an advantage',
  in_sign: ({ planet, signIndex, speech }) =>
    `${capitalised(named(planet))} stands in ${signEn(signIndex)}, ${SPEECHES[speech]}`,
  in_house: ({ house, planet }) => `${capitalised(named(planet))} stands in the ${ordinal(house)} house`,
  lord_of: ({ houses, planet }) => `${capitalised(named(planet))} is lord of the ${ordinals(houses)}`,
  bound: ({ bonds, planet }) => `${capitalised(named(planet))} ${bonds.map(bondEn).join(' and ')}`,
};

export const INCOME_EN: Sentences<IncomeWords> = {
  ...REASONS_EN,
  summary: ({ reasons: [reason], verdict }) =>
    reason === undefined ? VERDICTS[verdict] : `${VERDICTS[verdict]} ${sayIn(REASONS_EN, reason)}.`,
};
