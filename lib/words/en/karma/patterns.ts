/** Repetitions among the shashtiamshas of a chart, in English. */
import { PART_THEMES, type PartThemeId } from '../../../astro/judgement/karma/tables/partThemes.ts';
import type { PeriodTone } from '../../../astro/judgement/karma/facts.ts';
import type { KarmaWords } from '../../facts/karma.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, listed, named, signEn } from '../grammar.ts';
import { shashtiamshaOf } from '../varga/phrases.ts';
import { bodyList, isBeneficPart, partShort, partWithNature, placeText } from './phrases.ts';

/** Meaning where several bodies are in a kind of parts; follows a colon. */
const THEMES: Readonly<Record<PartThemeId, string>> = {
  divine: 'devotion kept before protects now',
  treasure: 'generosity kept before returns as means and taste',
  nectar: 'there is a gift for healing and making whole',
  moon: 'the feeling for others is old and can be trusted',
  gentle: 'mildness achieves here what force does not',
  clear: 'skill and a clean conscience are brought along',
  fire: 'heat has to be turned into steady warmth',
  poison: 'words, food and company want to be kept clean',
  time: 'patience, and care for those who suffer, is the theme',
  clan: 'the family is where something is made good',
  fierce: 'strength wants to be put to the service of the weak',
  restless: 'order, truth and staying with one thing bring rest',
};

const LEADS: Readonly<Record<PeriodTone, string>> = {
  supportive: 'more than usual',
  mixed: 'about as usual',
  demanding: 'fewer than usual',
};

const NATURES_EN: Sentences<Pick<KarmaWords, 'natures'>> = {
  natures: ({ bodies, count, tone }) => {
    const which = tone === 'demanding' ? 'in malefic ones, to be worked through' : 'in benefic ones';
    return `${count} of ten points fall in benefic shashtiamshas, ${LEADS[tone]} (33 of the 60 are benefic); ${which}: ${bodyList(bodies)}.`;
  },
};

export const PATTERNS_EN: Sentences<
  Pick<KarmaWords, 'place' | 'natures' | 'shared_name' | 'shared_theme' | 'gathered' | 'd60'>
> = {
  ...NATURES_EN,
  place: placeText,
  shared_name: ({ bodies, shashtiamshas }) => {
    const [first] = shashtiamshas;
    const { meaning, name } = shashtiamshaOf(first!);
    const means = isBeneficPart(first!)
      ? `what the name says, ${meaning.en}, is said more than once`
      : 'one and the same work is met in more than one place';
    return `${capitalised(bodyList(bodies))} share the name ${name} (${listed(shashtiamshas.map(String))}): ${means}.`;
  },
  shared_theme: ({ places, theme }) => {
    const who = capitalised(bodyList(places.map(({ body }) => body)));
    const { name } = PART_THEMES.find(({ id }) => id === theme)!;
    const described = places.map(({ shashtiamsha }) => partShort(shashtiamsha));
    return `${who} stand in parts of one kind, ${name.toLowerCase()} (${listed(described)}): ${THEMES[theme]}.`;
  },
  gathered: ({ bodies, lord, shashtiamsha, signIndex }) =>
    `${capitalised(bodyList(bodies))} gather in ${signEn(signIndex)} of the D60: their karma is one story, told by its lord ${named(lord)} in ${partWithNature(shashtiamsha)}.`,
  d60: ({ ascendant, natures }) => `${placeText(ascendant)} ${NATURES_EN.natures(natures)}`,
};
