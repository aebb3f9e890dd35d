/** What many rules of a matter find together, in English. */
import type { ChainGain, MultiFacts } from '../../../astro/judgement/prediction/multi/facts.ts';
import { sentence, listed, named, namedList, ordinal, signEn, uncapitalised } from '../grammar.ts';
import { yogaCalled } from '../../../astro/judgement/yogaWords.ts';
import type { Bilingual } from '../../../astro/bilingual.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import { placingText } from '../placing.ts';
import { PREDICTION_FACTORS_EN } from './factors.ts';

function linkEn(link: MultiFacts['chain']['links'][number]): string {
  const { house, isBurnt, isInDusthana, malefics, planet, strength, ...placing } = link;
  const troubles = [
    ...(isBurnt ? ['burnt by the Sun'] : []),
    ...(isInDusthana ? ['in a house of strain'] : []),
    ...(malefics.length > 0 ? [`pressed by ${namedList(malefics)}`] : []),
  ];
  const troubled = troubles.length > 0 ? `, ${listed(troubles)}` : '';
  return `${named(planet)}, ${placingText(placing)} in the ${ordinal(house)}${troubled} (${strength} of 100)`;
}

const GAINS: Readonly<Record<ChainGain, (who: string) => string>> = {
  answers: () => ': it answers for itself, and hands nothing on',
  loses: (who) => `; what is handed on loses by the way, and ${who} is the place to strengthen`,
  keeps: (who) => `; ${who} keeps about as much as is handed on`,
  rescues: () => '; what begins in strain finds help there',
  carries: (who) => `; ${who} carries what is handed on`,
};

/** Reasons that a sentence names. */
const REASONS_DESCRIBED = 3;

const reasonsEn = (reasons: readonly Bilingual[]) =>
  listed(reasons.slice(0, REASONS_DESCRIBED).map(({ en }) => uncapitalised(en)));

export const MANY_RULES_EN: Sentences<MultiFacts> = {
  ...PREDICTION_FACTORS_EN,
  chain: ({ houses, links: [first, ...others] }) => {
    const opening = `the ${listed(houses.map(ordinal))} ${houses.length > 1 ? 'rest' : 'rests'} on ${linkEn(first!)}`;
    const handed = others.map(
      (link, index) => `${index === 0 ? 'which hands it on to' : 'and that one to'} ${linkEn(link)}`,
    );
    return sentence([opening, ...handed].join(', '));
  },
  chain_end: ({ end, gain, planet, signIndex }) => {
    const who = named(planet);
    const where =
      end === 'at_home'
        ? `the chain ends with ${who} at home in ${signEn(signIndex)}`
        : end === 'returns'
          ? `from ${who} the chain turns back on itself`
          : `the third in line is ${who}`;
    return sentence(`${where}${GAINS[gain](who)}`);
  },
  condition: ({ text }) => text.en,
  halving: ({ reason }) => `Counts half, as ${sayIn(PREDICTION_FACTORS_EN, reason)}`,
  dosha_eased: ({ isCancelled, name, reasons, score }) => {
    const left = score > 0 ? `${score} of 100 are left` : 'nothing of it is left';
    return sentence(
      `the ${name.en} is formed and ${isCancelled ? 'cancelled' : 'lessened'}, as ${reasonsEn(reasons)}; ${left}`,
    );
  },
  dosha_unrelieved: ({ effects, name, score }) =>
    `The ${name.en} is formed, and nothing in the chart relieves it: it stands at ${score} of 100 and speaks of ${effects.en}.`,
  yoga_lessened: ({ isBad, isCancelled, reasons, score, ...yoga }) => {
    const how = isCancelled ? 'but undone' : `but ${isBad ? 'eased' : 'lessened'}`;
    return sentence(`${yogaCalled(yoga)} is formed, ${how}, as ${reasonsEn(reasons)}; it has ${score} of 100`);
  },
  factor_halved: ({ factor, reason }) =>
    sentence(
      `${sayIn(PREDICTION_FACTORS_EN, factor)}; but ${sayIn(PREDICTION_FACTORS_EN, reason)}, so that it counts half`,
    ),
};
