/** Sentences on the upapada in English. */
import type { LordWeakness } from '../../../astro/judgement/jaimini/facts.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { UpapadaWords } from '../../facts/jaimini.ts';
import type { Sentences } from '../../sentences.ts';
import { listed, named, namedList, ordinal, signEn } from '../grammar.ts';
import { bearing, houseFrom, placed, sentence } from './phrases.ts';

/** How a spouse is described by a planet on the seventh from the upapada, or by its lord. */
const SPOUSES: Readonly<Record<Planet, string>> = {
  Sun: 'self-assured, with a sense of duty',
  Moon: 'sensitive and attached to the home',
  Mars: 'energetic and direct',
  Mercury: 'quick, talkative and youthful',
  Jupiter: 'generous, learned and principled',
  Venus: 'affectionate, with taste',
  Saturn: 'steady, mature and reserved',
  Rahu: 'of another background, or unconventional',
  Ketu: 'inward and independent',
};

const FAMILIES = {
  supports: 'Your spouse’s family is respected and well placed.',
  describes: 'Your spouse’s family is of ordinary standing.',
  asks_care: 'Your spouse’s family has known hardship, which deserves respect.',
} as const;

const weakness = (kind: LordWeakness, house: number) =>
  kind === 'dusthana' ? `in the ${ordinal(house)} from it` : kind;

export const UPAPADA_EN: Sentences<UpapadaWords> = {
  upapada_opening: ({ signIndex }) => `The upapada, arudha of your 12th house, is ${signEn(signIndex)}.`,
  upapada_close: () =>
    'Read it beside your 7th house and Venus. How two people treat each other decides more than any sign.',
  family_rule: () =>
    'The lord of the upapada shows the family of the spouse: exalted a noble one, debilitated a humble one',
  family: ({ planet, tone, upapadaSignIndex, ...place }) =>
    `${sentence(`${named(planet)}, lord of the upapada ${signEn(upapadaSignIndex)}, is ${placed(place)}`)} ${FAMILIES[tone]}`,
  upapada_benefics_rule: ({ house }) =>
    `A benefic, or the Sun strong by sign or with a friend, joins or aspects ${houseFrom(house, 'the upapada')}`,
  upapada_benefics: ({ house, ...bears }) =>
    sentence(
      `${bearing(bears, houseFrom(house, 'the upapada'))}. ${house === 1 ? 'This supports happiness from your spouse and children' : 'This sustains the marriage over time'}`,
    ),
  upapada_malefics_rule: () => 'Malefics join or aspect the upapada; the Sun only while weak by sign',
  upapada_malefics: ({ helpers, ...bears }) => {
    const relief =
      helpers.length > 0
        ? sentence(`${namedList(helpers)}, there too, ${helpers.length > 1 ? 'take' : 'takes'} the harm away`)
        : 'It grows by deliberate care.';
    const strain = 'Married life has a strain of independence or renunciation in it.';
    return `${sentence(bearing(bears, 'the upapada'))} ${strain} ${relief}`;
  },
  malefic_in_second_rule: () => 'A malefic stands in the 2nd from the upapada, and no benefic joins or aspects it',
  malefic_in_second: ({ planets }) =>
    `${sentence(`${namedList(planets)} ${planets.length > 1 ? 'stand' : 'stands'} in the 2nd from the upapada without a benefic`)} The texts see a risk of parting, so tend early what keeps the marriage up.`,
  second_lord_rule: () =>
    'The lord of the 2nd from the upapada is debilitated with nothing to lift it, combust with nothing to take the harm off, or in the 6th, 8th or 12th from it',
  second_lord: ({ house, planet, weaknesses }) =>
    sentence(
      `${named(planet)}, lord of the 2nd from the upapada, is ${listed(weaknesses.map((kind) => weakness(kind, house)))}. The daily upkeep of the marriage needs attention`,
    ),
  trial_rule: () => 'Saturn and Rahu both join or aspect the 2nd from the upapada',
  trial: () =>
    'Saturn and Rahu together bear on the 2nd from the upapada. The texts take this as the hardest trial of a marriage, by gossip, distance or separation. It names where patience and plain speech are needed, and decides nothing.',
  spouse_rule: () => 'The 7th from the upapada shows the nature of the spouse',
  spouse: ({ isOccupied, planets, signIndex }) => {
    const basis = isOccupied ? `with ${namedList(planets)} in it` : `under ${namedList(planets)}`;
    const natures = planets.map((planet) => sentence(`${named(planet)} describes a spouse who is ${SPOUSES[planet]}`));
    return [`The 7th from the upapada is ${signEn(signIndex)}, ${basis}.`, ...natures].join(' ');
  },
  later_union: ({ number, planet, signIndex }) =>
    `If there is a ${ordinal(number)} marriage, it is read from ${signEn(signIndex)}, under ${named(planet)}. Jaimini practice counts the eighth from the marriage before. This forecasts none.`,
};
