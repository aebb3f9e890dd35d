/** What is said of two whole charts beside each other, in English. */
import type { Planet } from '../../../astro/tables/planets.ts';
import type { MatchPairWords } from '../../facts/matching/pair.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, nakshatraEn, named, namedList, ordinal, signEn } from '../grammar.ts';
import { longDateEn, WHOSE_BIRTH_EN } from './names.ts';

type MarsState = MatchPairWords['mars_short']['state'];
type PapaState = MatchPairWords['papa_short']['state'];

const MARS_HEADLINES: Readonly<Record<MarsState, (bearer: string) => string>> = {
  not_present: () => 'Neither chart is manglik, so Mars raises no question.',
  balanced: () => 'Both charts are manglik alike, which tradition holds balanced.',
  partly_balanced: () => 'Both charts are manglik, one of them more than the other.',
  cancelled: (bearer) => `Only ${bearer} chart is manglik, and its own conditions cancel it.`,
  balanced_by_malefic: (bearer) => `Only ${bearer} chart is manglik, and the other balances it.`,
  one_sided: (bearer) => `Only ${bearer} chart is manglik, and nothing in the other balances it.`,
};

const MARS_ENDS: Readonly<Record<MarsState, (malefics: readonly Planet[]) => string>> = {
  not_present: () => 'Neither house is one of those that count.',
  balanced: () => 'Where both have it to a like degree, the old text lets it fall away.',
  partly_balanced: () => 'The degrees are too far apart for a full balance, so an astrologer should see both charts.',
  cancelled: () => 'A condition in the same chart cancels it, so the match needs no remedy for Mars.',
  balanced_by_malefic: (malefics) =>
    `In the other chart ${namedList(malefics)} ${malefics.length === 1 ? 'stands' : 'stand'} for Mars, which custom takes as balance.`,
  one_sided: () => 'Ask the family’s astrologer how your custom handles this before a day is fixed.',
};

const MARS_RULES: Readonly<Record<MarsState, string>> = {
  not_present: 'Mars counts in the 1st, 4th, 7th, 8th or 12th house from the ascendant.',
  balanced: 'Two manglik charts are alike where the lesser degree is at least three quarters of the greater.',
  partly_balanced: 'Two manglik charts are balanced in part where their degrees are further apart than a quarter.',
  cancelled: 'Where one chart alone is manglik, its own cancelling conditions are looked at first.',
  balanced_by_malefic: 'Saturn, the Sun or a node in the same houses of the other chart stands for Mars by custom.',
  one_sided: 'One chart alone is manglik, its own conditions do not cancel it, and no malefic answers it.',
};

const PAPA_HEADLINES: Readonly<Record<PapaState, string>> = {
  equal: 'Malefics weigh the same in both charts, as the custom of Kerala likes it.',
  passable: 'Malefics weigh a little more in the groom’s chart, which the custom passes.',
  groom_heavier: 'Malefics weigh clearly more in the groom’s chart than in the bride’s.',
  bride_heavier: 'Malefics weigh more in the bride’s chart, and the custom objects.',
};

const PAPA_ENDS: Readonly<Record<PapaState, string>> = {
  equal: 'The custom of Kerala asks for no more than that.',
  passable: 'The difference is small, and the custom passes it.',
  groom_heavier: 'The custom would have the two closer; that is a matter of counting and foretells nothing.',
  bride_heavier: 'The custom objects to this order; that is a matter of counting and foretells nothing.',
};

const PAPA_RULES: Readonly<Record<PapaState, string>> = {
  equal: 'Mars, Saturn, the Sun and Rahu are counted in six houses from the ascendant, the Moon and Venus.',
  passable: 'A groom’s sum above the bride’s by up to one point is passed by the custom.',
  groom_heavier: 'A groom’s sum above the bride’s by more than one point counts as heavier.',
  bride_heavier: 'The custom, of Kerala, wants the groom’s sum to be no less than the bride’s.',
};

const PAPA_PLACES = { ascendant: 'the ascendant', moon: 'the Moon', venus: 'Venus' };

const malefics = (planets: readonly Planet[]) => (planets.length === 0 ? 'none of the four' : namedList(planets));

const changeEn = ({ after, before, date }: MatchPairWords['sandhi']['groom'], who: string) =>
  `On ${longDateEn(date)} ${who} passes from ${mahadasha(before)} to ${mahadasha(after)}.`;

const mahadasha = (planet: Planet) => `${capitalised(named(planet)).replace(/^The /, 'the ')}’s mahadasha`;

const RANKS = { good: 'count it good', middling: 'count it middling', avoid: 'advise against it' };

const PARTS: Readonly<Record<MatchPairWords['unknown']['part'], string>> = {
  mars: 'the comparison of Mars',
  papa: 'the count of malefics',
  dashas: 'the dashas of both',
  evidence: 'the evidence of ascendants',
};

export const PAIR_OF_MATCH_EN: Sentences<MatchPairWords> = {
  same_star({ first, isOneSign, nakshatraIndex, padas, rank }) {
    const star = `Both were born under ${nakshatraEn(nakshatraIndex)}; almanacs ${RANKS[rank]} as a common star.`;
    if (first === null)
      return `${star} The pada is one too, the ${ordinal(padas.groom)}, and no exception speaks of that.`;
    const whose = first === 'groom' ? 'The groom’s pada comes first' : 'The bride’s pada comes first';
    if (!isOneSign) return `${star} The signs differ.`;
    return `${star} ${whose}, ${first === 'groom' ? 'as Garga would have it' : 'where Garga would have his first'}.`;
  },
  one_sign_order({ first, nakshatras, signIndex }) {
    const both = `Both Moons are in ${signEn(signIndex)}, his in ${nakshatraEn(nakshatras.groom)} and hers in ${nakshatraEn(nakshatras.bride)}.`;
    if (first === null) return `${both} Neither comes first.`;
    return `${both} ${first === 'groom' ? 'His comes first, as Garga would have it.' : 'Hers comes first, where Garga would have his first; others ask only that the stars differ.'}`;
  },
  neighbouring_stars: ({ first, nakshatras }) =>
    first === 'bride'
      ? `The bride’s star ${nakshatraEn(nakshatras.bride)} is just before the groom’s ${nakshatraEn(nakshatras.groom)}, which some almanacs note.`
      : `The groom’s star ${nakshatraEn(nakshatras.groom)} is just before the bride’s ${nakshatraEn(nakshatras.bride)}, which some almanacs note.`,
  mars_headline: ({ bearer, state }) => MARS_HEADLINES[state](bearer === 'bride' ? 'the bride’s' : 'the groom’s'),
  mars_short: ({ houses, malefics: standing, state }) =>
    `Mars is in the ${ordinal(houses.groom)} house of the groom’s chart and in the ${ordinal(houses.bride)} of the bride’s. ${MARS_ENDS[state](standing)}`,
  mars_rule: ({ state }) => MARS_RULES[state],
  mars_units: ({ state }) =>
    ({
      equal: 'By the units of B. V. Raman the two charts are equal.',
      passable: 'By the units of B. V. Raman the groom has a little more, which passes.',
      unequal: 'By the units of B. V. Raman the two charts are not equal.',
    })[state],
  papa_headline: ({ state }) => PAPA_HEADLINES[state],
  papa_short: ({ malefics: counted, state }) =>
    `From the ascendants, ${malefics(counted.groom)} ${isOne(counted.groom) ? 'counts' : 'count'} for the groom and ${malefics(counted.bride)} for the bride. ${PAPA_ENDS[state]}`,
  papa_rule: ({ state }) => PAPA_RULES[state],
  papa_part: ({ malefics: counted, of }) => `From ${PAPA_PLACES[of]}: ${malefics(counted)}`,
  sandhi: ({ bride, groom }) =>
    `${changeEn(groom, 'the groom')} ${changeEn(bride, 'the bride')} Both may have much to arrange at that time.`,
  sama_dasha: ({ fromDate, planet, untilDate }) =>
    `From ${longDateEn(fromDate)} to ${longDateEn(untilDate)} both are in ${mahadasha(planet)}.`,
  sandhi_headline: ({ isAhead, samas, sandhis }) => {
    if (sandhis === 0)
      return samas === 0
        ? 'The great periods of the two change at different times.'
        : 'Their great periods change apart, and one lord rules for both at once.';
    return isAhead
      ? 'The great periods of both change close together at times still to come.'
      : 'Their great periods changed close together in the past, not again.';
  },
  sandhi_short({ ahead, sama, sandhis }) {
    const shared = sama ? ` Until ${longDateEn(sama.untilDate)} both are in ${mahadasha(sama.planet)}.` : '';
    if (ahead === null) {
      return `${sandhis === 0 ? 'No change of mahadasha of the one comes near one of the other.' : 'No further change of mahadasha of the two comes close together.'}${shared}`;
    }
    const next = `The groom passes to ${mahadasha(ahead.groom.after)} on ${longDateEn(ahead.groom.date)}, the bride to ${mahadasha(ahead.bride.after)} on ${longDateEn(ahead.bride.date)}.`;
    return `${next} Both may have much to arrange at that time.${shared}`;
  },
  sandhi_rule: () =>
    'Changes of mahadasha that come within half a year of each other are listed; no points hang on them.',
  unknown: ({ part, who }) => `For ${PARTS[part]}, ${WHOSE_BIRTH_EN[who]} ${who === 'both' ? 'are' : 'is'} needed.`,
};

const isOne = (planets: readonly Planet[]) => planets.length < 2;
