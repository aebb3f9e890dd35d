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
  const { house, isBurnt, isInDusthana, malefics, planet, ...placing } = link;
  const troubles = [
    ...(isBurnt ? ['combust'] : []),
    ...(isInDusthana ? ['in a difficult house'] : []),
    ...(malefics.length > 0 ? [`pressed by ${namedList(malefics)}`] : []),
  ];
  const troubled = troubles.length > 0 ? `, ${listed(troubles)}` : '';
  return `${named(planet)}, ${placingText(placing)} in the ${ordinal(house)}${troubled}`;
}

const GAINS: Readonly<Record<ChainGain, (who: string) => string>> = {
  answers: (who) => `${who} answers for the matter alone`,
  loses: (who) => `${who} is the place to strengthen, as the matter loses by the way`,
  keeps: (who) => `${who} keeps about as much as reaches it`,
  rescues: (who) => `what begins under strain finds help in ${who}`,
  carries: (who) => `${who} does well by what reaches it`,
};

/** Reasons that a sentence names. */
const REASONS_DESCRIBED = 2;

const reasonsEn = (reasons: readonly Bilingual[]) =>
  listed(reasons.slice(0, REASONS_DESCRIBED).map(({ en }) => uncapitalised(en)));

export const MANY_RULES_EN: Sentences<MultiFacts> = {
  ...PREDICTION_FACTORS_EN,
  chain: ({ houses, links: [first, ...others] }) => {
    const opening = `the ${listed(houses.map(ordinal))} ${houses.length > 1 ? 'rest' : 'rests'} on ${linkEn(first!)}`;
    return [sentence(opening), ...others.map((link) => sentence(`next in line is ${linkEn(link)}`))].join(' ');
  },
  chain_end: ({ end, gain, planet, signIndex }) => {
    const who = named(planet);
    const gained = sentence(GAINS[gain](who));
    if (end === 'at_home') return `The chain ends in ${signEn(signIndex)}, the planet’s own sign. ${gained}`;
    return end === 'returns' ? `From there the chain turns back on itself. ${gained}` : gained;
  },
  condition: ({ text }) => text.en,
  halving: ({ reason }) => `Counts half, as ${uncapitalised(sayIn(PREDICTION_FACTORS_EN, reason))}`,
  dosha_eased: ({ isCancelled, name, reasons }) =>
    `The ${name.en} is formed, but ${isCancelled ? 'cancelled' : 'lessened'}. The reason: ${reasonsEn(reasons)}.`,
  dosha_unrelieved: ({ effects, name }) =>
    `The ${name.en} is formed, and nothing in the chart relieves it. Tradition reads it as ${effects.en}.`,
  yoga_lessened: ({ isBad, isCancelled, reasons, ...yoga }) => {
    const how = isCancelled ? 'but undone' : `but ${isBad ? 'eased' : 'lessened'}`;
    return `${sentence(`${yogaCalled(yoga)} is formed, ${how}`)} The reason: ${reasonsEn(reasons)}.`;
  },
  factor_halved: ({ factor, reason }) =>
    `${sentence(sayIn(PREDICTION_FACTORS_EN, factor))} It counts half, as ${uncapitalised(sayIn(PREDICTION_FACTORS_EN, reason))}.`,
};
