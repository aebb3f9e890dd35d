/** Sentences of the second method of /career in English. */
import type { InfluenceFact, InfluenceFacts } from '../../../astro/judgement/career/facts/karakamshaFacts.ts';
import { sentence, capitalised, named, namedList, ordinal, signEn } from '../grammar.ts';
import type { WorkLife } from '../../../astro/judgement/career/workLife.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { KarakamshaCareerWords, MethodSide } from '../../facts/career/methods.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';

const WORK_COUNSEL: Readonly<Record<MethodSide, string>> = {
  kind: 'Ask for responsibility early; results will support you.',
  mixed: 'Choose posts by what you will have learned when you leave them.',
  hard: 'Change posts by plan, never in a hard week, and keep learning.',
};

const COUNSEL: Readonly<Record<Exclude<WorkLife, 'work'>, string>> = {
  talent: 'Watch what the child returns to without being asked; that is worth feeding.',
  choice: 'Speak with two people who do the work you dream of.',
  advice: 'Younger people can use your judgement; offer it where you are asked.',
  past: 'Keep a little of the old craft alive, as a pleasure and for the family.',
};

const CALLING: Readonly<Record<'easy' | 'hard', Readonly<Record<WorkLife, string>>>> = {
  easy: {
    work: 'Look for work that matters to you; calling and pay can be one thing.',
    talent: 'What the child loves and what it does well lie close together.',
    choice: 'What you love can become your work, so choose studies near it.',
    advice: 'Give your time now to the part of your work that you loved.',
    past: 'What you were and what you did went well together.',
  },
  hard: {
    work: 'Keep some hours each week for work of your own beside the post.',
    talent: 'Let what the child loves have its hour beside the school subjects.',
    choice: 'Study for a living, and keep what you love beside it.',
    advice: 'There is time now for what the post left no room for.',
    past: 'What duty left aside can have its quiet hour now.',
  },
};

const TENTH = 'the 10th from karakamsha';

const verb = (planets: readonly Planet[], one: string, many: string) => (planets.length > 1 ? many : one);

const influenceText = (influence: InfluenceFact) =>
  sayIn<InfluenceFacts, keyof InfluenceFacts>(KARAKAMSHA_CAREER_EN, influence);

export const KARAKAMSHA_CAREER_EN: Sentences<KarakamshaCareerWords> = {
  stands_in_karakamsha: ({ planet, signIndex }) => `${named(planet)} stands in karakamsha, ${signEn(signIndex)}`,
  aspects_karakamsha: ({ planet, signIndex }) =>
    `${named(planet)} aspects karakamsha from ${signEn(signIndex)} by sign`,
  in_trine_to_karakamsha: ({ house, planet }) =>
    `${named(planet)} is in trine to karakamsha, in the ${ordinal(house)} from it`,
  tenth_trade: () => `Mercury with the help of Jupiter is in ${TENTH}, a mark of success in trade`,
  tenth_makers: ({ planets }) =>
    capitalised(`${namedList(planets)} in ${TENTH} ${verb(planets, 'makes', 'make')} the work succeed`),
  tenth_benefics: ({ planets }) =>
    capitalised(`${namedList(planets)} in ${TENTH} ${verb(planets, 'helps', 'help')} the work`),
  tenth_aspects: ({ planets }) =>
    capitalised(`${namedList(planets)} ${verb(planets, 'aspects', 'aspect')} ${TENTH} by sign`),
  tenth_without_makers: () => `Neither Jupiter nor Mercury helps ${TENTH}`,
  tenth_malefics: ({ planets }) =>
    capitalised(
      `${namedList(planets)} ${verb(planets, 'stands', 'stand')} in ${TENTH}, so success comes with setbacks`,
    ),
  tenth_malefic_aspects: ({ planets }) =>
    capitalised(`${namedList(planets)} ${verb(planets, 'aspects', 'aspect')} ${TENTH} by sign, so the way has stops`),
  tenth_without_malefics: () => `No malefic presses on ${TENTH}`,
  tenth_relieved: ({ planets }) => `${namedList(planets)} ${verb(planets, 'helps', 'help')} there`,
  karaka_relation: ({ amatyakaraka, atmakaraka, house, isAspect, isEasy }) => {
    const where = house === 1 ? 'in one sign with' : `in the ${ordinal(house)} from`;
    const aspect = isAspect ? ', with an aspect of signs' : '';
    const agree = isEasy ? 'agree' : 'differ';
    return capitalised(
      `${named(amatyakaraka)}, the amatyakaraka, is ${where} the atmakaraka ${named(atmakaraka)}${aspect}, so calling and profession ${agree}`,
    );
  },
  career_karakas: ({ amatyakaraka, atmakaraka, signIndex }) =>
    amatyakaraka === atmakaraka
      ? sentence(`${named(atmakaraka)} is both atmakaraka and amatyakaraka, and karakamsha is ${signEn(signIndex)}`)
      : `${capitalised(named(atmakaraka))} is the planet of the soul (atmakaraka), ${named(amatyakaraka)} that of the profession (amatyakaraka). Karakamsha is ${signEn(signIndex)}.`,
  influence: ({ influence }) => sentence(influenceText(influence)),
  other_influences: ({ influences }) => influences.map((one) => sentence(influenceText(one))).join(' '),
  no_other_influence: () => 'No other planet touches karakamsha, so the atmakaraka alone gives the work its nature.',
  karakamsha_tenth: ({ occupants, signIndex }) =>
    occupants.length > 0
      ? sentence(`${namedList(occupants)} ${verb(occupants, 'stands', 'stand')} in ${TENTH}, ${signEn(signIndex)}`)
      : `The 10th from karakamsha, ${signEn(signIndex)}, is empty.`,
  karakamsha_counsel: ({ life, side }) => (life === 'work' ? WORK_COUNSEL[side] : COUNSEL[life]),
  calling: ({ isEasy, life }) => CALLING[isEasy ? 'easy' : 'hard'][life],
};
