/** Sentences of the second method of /career in English. */
import type { InfluenceFact, InfluenceFacts } from '../../../astro/judgement/career/facts/karakamshaFacts.ts';
import { sentence, capitalised, named, namedList, ordinal, signEn } from '../grammar.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { KarakamshaCareerWords, MethodSide } from '../../facts/career/methods.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';

const COUNSEL: Readonly<Record<MethodSide, string>> = {
  kind: 'The 10th carries weight: ask for responsibility early, and let results speak.',
  mixed: 'Success comes where you prepare for it: choose posts by what you will have learned when you leave them.',
  hard: 'By this reading success comes by stages: keep savings, keep learning, and change posts by plan, not in a hard week.',
};

const TENTH = 'the 10th from karakamsha';

const verb = (planets: readonly Planet[], one: string, many: string) => (planets.length > 1 ? many : one);

const influenceText = (influence: InfluenceFact) =>
  sayIn<InfluenceFacts, keyof InfluenceFacts>(KARAKAMSHA_CAREER_EN, influence);

export const KARAKAMSHA_CAREER_EN: Sentences<KarakamshaCareerWords> = {
  stands_in_karakamsha: ({ planet, signIndex }) => `${named(planet)} stands in karakamsha, ${signEn(signIndex)}`,
  aspects_karakamsha: ({ planet, signIndex }) =>
    `${named(planet)} aspects karakamsha from ${signEn(signIndex)} by sign`,
  in_trine_to_karakamsha: ({ house, planet }) => `${named(planet)} stands in the ${ordinal(house)} from karakamsha`,
  tenth_trade: () => `Mercury with the help of Jupiter holds ${TENTH}: great success, in trade above all`,
  tenth_makers: ({ planets }) =>
    capitalised(`${namedList(planets)} in ${TENTH} ${verb(planets, 'makes', 'make')} the work succeed`),
  tenth_benefics: ({ planets }) =>
    capitalised(`${namedList(planets)} in ${TENTH} ${verb(planets, 'helps', 'help')} the work`),
  tenth_aspects: ({ planets }) =>
    capitalised(`${namedList(planets)} ${verb(planets, 'aspects', 'aspect')} ${TENTH} by sign`),
  tenth_without_makers: () => `Neither Jupiter nor Mercury holds or aspects ${TENTH}`,
  tenth_malefics: ({ planets }) =>
    capitalised(
      `${namedList(planets)} ${verb(planets, 'stands', 'stand')} in ${TENTH}: success comes with setbacks that teach`,
    ),
  tenth_malefic_aspects: ({ planets }) =>
    capitalised(`${namedList(planets)} ${verb(planets, 'aspects', 'aspect')} ${TENTH} by sign: the way has stops`),
  tenth_without_malefics: () => `No malefic holds or aspects ${TENTH}`,
  tenth_relieved: ({ planets }) => `${namedList(planets)} ${verb(planets, 'helps', 'help')} there`,
  karaka_relation: ({ amatyakaraka, atmakaraka, house, isAspect, isEasy }) => {
    const where = house === 1 ? 'in one sign with' : `in the ${ordinal(house)} from`;
    const aspect = isAspect ? ', with an aspect of signs' : '';
    const agree = isEasy ? 'pull one way' : 'ask to be reconciled';
    return capitalised(
      `${named(amatyakaraka)}, the amatyakaraka, is ${where} the atmakaraka ${named(atmakaraka)}${aspect}: calling and profession ${agree}`,
    );
  },
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
