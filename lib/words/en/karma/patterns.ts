/** Repetitions among the shashtiamshas of a chart, in English. */
import { PART_THEMES, type PartThemeId } from '../../../astro/judgement/karma/tables/partThemes.ts';
import type { KarmaFacts, PeriodTone } from '../../../astro/judgement/karma/facts.ts';
import type { KarmaWords } from '../../facts/karma.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, named, ordinal, signEn } from '../grammar.ts';
import { bodyList, bodyNamed, isBeneficPart } from './phrases.ts';
import type { KarmaVoice } from './voice.ts';

/** Meaning where several bodies are in a kind of parts. */
const THEMES: Readonly<Record<PartThemeId, string>> = {
  divine: 'Devotion protects here.',
  treasure: 'Generosity comes back as means and taste.',
  nectar: 'There is a gift for healing and making whole.',
  moon: 'The feeling for others can be trusted.',
  gentle: 'Mildness achieves more than force.',
  clear: 'Skill and a clean conscience are at hand.',
  fire: 'Turn heat into steady warmth.',
  poison: 'Keep words, food and company clean.',
  time: 'Patience and care for those who suffer do good.',
  clan: 'The family is where something is made good.',
  fierce: 'Strength is best used for the weak.',
  restless: 'Order and staying with one thing bring rest.',
};

const NATURES: Readonly<Record<PeriodTone, string>> = {
  supportive: 'More planets than usual stand in benefic parts.',
  mixed: 'Benefic and malefic parts are about even, as in most charts.',
  demanding: 'More planets than usual stand in malefic parts.',
};

const RISES: Readonly<Record<PeriodTone, string>> = {
  supportive: 'Old merit outweighs old tasks.',
  mixed: 'Old merit and old tasks are about even.',
  demanding: 'Old tasks outweigh old merit, so begin with small ones.',
};

const HEADS: Readonly<Record<PeriodTone, string>> = {
  supportive: 'with more merit than tasks',
  mixed: 'with merit and tasks about even',
  demanding: 'with more tasks than merit',
};

/** The meaning of a place in the D60 by itself: a gift, or a task. */
function placeText(voice: KarmaVoice, { body, house, shashtiamsha }: KarmaFacts['place']): string {
  const { lesson, theme } = voice.karma(body);
  const head = `${capitalised(bodyNamed(body))} falls in ${voice.partNamed(shashtiamsha)}, in the ${ordinal(house)} house of the D60.`;
  return isBeneficPart(shashtiamsha)
    ? `${head} Older merit supports ${theme}, chiefly through ${voice.theme(house)}.`
    : `${head} In ${voice.theme(house)} its task is ${lesson}.`;
}

/** Returns the sentences on places and repetitions, in a voice for the age of the person. */
export const patternsEn = (
  voice: KarmaVoice,
): Sentences<
  Pick<
    KarmaWords,
    'place' | 'natures' | 'shared_name' | 'shared_theme' | 'gathered' | 'd60' | 'd60_headline' | 'repetitions'
  >
> => ({
  natures: ({ tone }) => NATURES[tone],
  place: (place) => placeText(voice, place),
  shared_name: ({ bodies, shashtiamshas }) => {
    const [first] = shashtiamshas;
    const means = isBeneficPart(first!) ? 'one gift is given more than once' : 'one task is met in more than one place';
    return `${capitalised(bodyList(bodies))} share the part ${voice.part(first!)}, so ${means}.`;
  },
  shared_theme: ({ places, theme }) => {
    const who = capitalised(bodyList(places.map(({ body }) => body)));
    const { name } = PART_THEMES.find(({ id }) => id === theme)!;
    return `${who} stand in parts of one kind, ${name.toLowerCase()}. ${THEMES[theme]}`;
  },
  gathered: ({ bodies, lord, shashtiamsha, signIndex }) =>
    `${capitalised(bodyList(bodies))} gather in ${signEn(signIndex)} of the D60. The lord of ${signEn(signIndex)}, ${named(lord)}, is in ${voice.part(shashtiamsha)}.`,
  d60: ({ ascendant, tone }) =>
    `In the D60 ${signEn(ascendant.signIndex)} rises, in ${voice.partNamed(ascendant.shashtiamsha)}. ${RISES[tone]}`,
  d60_headline: ({ signIndex, tone }) => `The D60 rises in ${signEn(signIndex)}, ${HEADS[tone]}.`,
  repetitions: ({ count }) => {
    if (count === 0) return 'Nothing repeats among the parts.';
    return count === 1 ? 'One thing repeats among the parts.' : 'Several things repeat among the parts.';
  },
});
