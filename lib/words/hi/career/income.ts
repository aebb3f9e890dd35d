/** Sentences on where income is found, in Hindi. */
import type { IncomeBond, IncomeFacts, SignSpeech } from '../../../astro/judgement/career/facts/incomeFacts.ts';
import type { IncomeWords } from '../../facts/career/income.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import { inHouse, inSign, listHi, lordShort, planetHi } from '../grammar.ts';

const SPEECHES: Readonly<Record<SignSpeech, string>> = {
  movable: 'चर राशि',
  fixed: 'स्थिर राशि',
  dual: 'दोनों ओर की द्विस्वभाव राशि',
  water: 'जल राशि',
};

const VERDICTS: Readonly<Record<IncomeWords['summary']['verdict'], string>> = {
  foreign: 'परंपरा में यहाँ कमाई जन्मस्थान से दूर मानी जाती है।',
  mixed: 'कमाई घर के पास और दूर, दोनों ओर से लगभग बराबर है।',
  domestic: 'परंपरा में यहाँ कमाई घर के पास, जाने-पहचाने लोगों से मानी जाती है।',
};

const BOND_WORDS: Readonly<Record<IncomeBond['link'], (other: string) => string>> = {
  conjunction: (other) => `${other} के साथ बैठा है`,
  exchange: (other) => `${other} से राशि बदलता है`,
  mutual_aspect: (other) => `${other} के आमने-सामने है`,
  dispositor_aspect: (other) => `${other} से राशि और दृष्टि से जुड़ा है`,
};

const REASONS_HI: Sentences<IncomeFacts> = {
  at_home: () => 'ज़्यादातर लोग अपने यहाँ ही कमाते हैं, इसलिए घर को कुछ बढ़त है',
  in_sign: ({ planet, signIndex, speech }) => `${planetHi(planet)} ${inSign(signIndex)} है, जो ${SPEECHES[speech]} है`,
  in_house: ({ house, planet }) => `${planetHi(planet)} ${inHouse(house)} है`,
  lord_of: ({ houses, planet }) => `${planetHi(planet)} ${listHi(houses.map(lordShort))} है`,
  bound: ({ bonds, planet }) =>
    `${planetHi(planet)} ${listHi(
      bonds.map(({ houses, link, other }) => {
        const lordship = houses.length > 0 ? `${listHi(houses.map(lordShort))} ` : '';
        return BOND_WORDS[link](`${lordship}${planetHi(other)}`);
      }),
    )}`,
};

export const INCOME_HI: Sentences<IncomeWords> = {
  ...REASONS_HI,
  summary: ({ reasons: [reason], verdict }) =>
    reason === undefined ? VERDICTS[verdict] : `${VERDICTS[verdict]} ${sayIn(REASONS_HI, reason)}।`,
};
