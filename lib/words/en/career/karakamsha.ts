/** Sentences of the second method of /career in English. */
import type { InfluenceFact, InfluenceFacts } from '../../../astro/judgement/career/karakamshaFacts.ts';
import { sentence } from '../../../astro/judgement/phrases.ts';
import type { KarakamshaCareerWords, MethodSide } from '../../facts/career/methods.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import { named, namedList, ordinal, signEn } from '../grammar.ts';

const COUNSEL: Readonly<Record<MethodSide, string>> = {
  kind: 'The 10th carries weight: ask for responsibility early, and let results speak.',
  mixed: 'Success comes where you prepare for it: choose posts by what you will have learned when you leave them.',
  hard: 'By this reading success comes by stages: keep savings, keep learning, and change posts by plan, not in a hard week.',
};

const influenceText = (influence: InfluenceFact) =>
  sayIn<InfluenceFacts, keyof InfluenceFacts>(KARAKAMSHA_CAREER_EN, influence);

export const KARAKAMSHA_CAREER_EN: Sentences<KarakamshaCareerWords> = {
  stands_in_karakamsha: ({ planet, signIndex }) => `${named(planet)} stands in karakamsha, ${signEn(signIndex)}`,
  aspects_karakamsha: ({ planet, signIndex }) =>
    `${named(planet)} aspects karakamsha from ${signEn(signIndex)} by sign`,
  in_trine_to_karakamsha: ({ house, planet }) => `${named(planet)} stands in the ${ordinal(house)} from karakamsha`,
  career_karakas: ({ amatyakaraka, atmakaraka, countedDeg, signIndex }) => {
    const degree = `${Math.floor(countedDeg * 10) / 10}°`;
    const karakas = `${named(atmakaraka)} at ${degree} of its sign is the atmakaraka, and ${named(amatyakaraka)} the amatyakaraka`;
    return `${sentence(karakas)} Karakamsha, the navamsa sign of the first, is ${signEn(signIndex)}.`;
  },
  influence: ({ influence }) => sentence(influenceText(influence)),
  other_influences: ({ influences }) => `Besides it, ${influences.map(influenceText).join('; ')}.`,
  no_other_influence: () => 'No other planet bears on karakamsha, so the atmakaraka itself gives the work its nature.',
  karakamsha_tenth: ({ occupants, signIndex }) =>
    `The 10th from it, ${signEn(signIndex)}, is ${occupants.length > 0 ? `held by ${namedList(occupants)}` : 'empty'}.`,
  karakamsha_counsel: ({ side }) => COUNSEL[side],
  calling: ({ isEasy }) =>
    isEasy
      ? 'What you are and what you are paid for can be one thing: look for work that matters to you.'
      : 'Calling and post differ at first: let the post feed the calling, and keep hours each week for work of your own.',
};
