/**
 * Reliefs of yogas of strain (arishta bhanga): every such yoga has these conditions besides its own.
 *
 * A strong Jupiter rising, a strong lord of the ascendant in a kendra and benefics well placed undo every strain by
 * themselves (BPHS 10.2-4), and so does a full Moon that is helped. One planet of the verse is enough there; we ask for
 * two, as one stands so in most charts. Rahu in the 3rd, 6th or 11th and the Moon’s navamsa say less of the life as a
 * whole and hold in so many charts that they only reduce (interpretive).
 */
import { influencesOn } from '../../chart/aspects.ts';
import { both } from '../../bilingual.ts';
import type { Chart } from '../../chart/chart.ts';
import { cancels, weakens } from '../../evidence.ts';
import { isSignExalted } from '../../planet/dignity.ts';
import { isGoodForMalefics, isKendra, isTrikona } from '../../chart/houses.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import { elongationDeg, isBenefic, isMoonFull } from '../../planet/nature.ts';
import { openText, type RuleCondition } from '../../rule.ts';
import { bphs } from '../../source.ts';
import { isStrong } from '../../strength/standing.ts';
import type { Planet } from '../../tables/planets.ts';
import { DIGNITIES } from '../../tables/dignities.ts';
import { SIGNS, signLord } from '../../tables/signs.ts';
import { navamsaSignIndex } from '../../varga/position.ts';
import type { RuleFacts } from '../../strength/verdictStrength.ts';
import { hundredths } from '../../rounding.ts';
import { housedText, thoseText } from '../parts/openTexts.ts';

export const RELIEF_SOURCE = bphs(10);

type Look = (chart: Chart, facts: RuleFacts) => RuleCondition;

const BENEFICS_NEEDED = 2;
/** The three that the verse names; the Moon has a relief of her own. */
const HELPERS = ['Mercury', 'Jupiter', 'Venus'] as const;

/** Lists those of Mercury, Jupiter and Venus that are benefic and stand in houses of a kind. */
export function helpersIn(chart: Chart, isThere: (house: number) => boolean): Planet[] {
  return HELPERS.filter((id) => isThere(chart.planets[id].house) && isBenefic(chart, id));
}

/** Returns the condition of benefics in kendras; one is enough where the text of a rule names them itself. */
export function beneficInKendra(chart: Chart): RuleCondition {
  const planets = helpersIn(chart, isKendra);
  return cancels('benefic_in_kendra', BENEFIC_IN_KENDRA, planets.length > 0, { planets });
}

const BENEFIC_IN_KENDRA = thoseText(
  both('A benefic Mercury, Jupiter or Venus is in a kendra', 'शुभ बुध, गुरु या शुक्र केंद्र में है'),
  ({ en, hi }, isMany) =>
    both(
      `${en} ${isMany ? 'are in kendras as benefics' : 'is in a kendra as a benefic'}`,
      `${hi} शुभ होकर केंद्र में ${isMany ? 'हैं' : 'है'}`,
    ),
);

const LOOKS = {
  strong_jupiter_rising(chart, { ratios }) {
    const { house, dignity } = chart.planets.Jupiter;
    const isMet = house === 1 && isStrong(chart, 'Jupiter', ratios);
    return cancels('strong_jupiter_rising', TEXTS.strong_jupiter_rising, isMet, { house, dignity });
  },

  ascendant_lord_in_kendra(chart, { ratios }) {
    const lord = lordOfHouse(chart, 1);
    const { house, dignity } = chart.planets[lord];
    const isMet = isKendra(house) && isStrong(chart, lord, ratios);
    return cancels('ascendant_lord_in_kendra', TEXTS.ascendant_lord_in_kendra, isMet, { lord, house, dignity });
  },

  benefics_well_housed(chart) {
    const planets = helpersIn(chart, (house) => isKendra(house) || isTrikona(house));
    return cancels('benefics_well_housed', TEXTS.benefics_well_housed, planets.length >= BENEFICS_NEEDED, { planets });
  },

  full_moon_helped(chart) {
    const planets = isMoonFull(chart) ? influencesOn(chart, 'Moon').filter((id) => isBenefic(chart, id)) : [];
    const elongation = hundredths(elongationDeg(chart));
    return cancels('full_moon_helped', TEXTS.full_moon_helped, planets.length > 0, { elongation, planets });
  },

  rahu_well_housed(chart) {
    const { house } = chart.planets.Rahu;
    return weakens('rahu_well_housed', TEXTS.rahu_well_housed, isGoodForMalefics(house), { house });
  },

  moon_well_placed(chart) {
    const { Moon } = chart.planets;
    const inNavamsa = navamsaSignIndex(chart, Moon);
    const isExalted = isSignExalted('Moon', Moon.signIndex, chart.conventions.nodeExaltation);
    return weakens('moon_well_placed', TEXTS.moon_well_placed, isExalted || isBenefic(chart, signLord(inNavamsa)), {
      sign: SIGNS[Moon.signIndex]!,
      navamsa_sign: SIGNS[inNavamsa]!,
    });
  },
} satisfies Record<string, Look>;

const TEXTS = {
  strong_jupiter_rising: both('A strong Jupiter is in the ascendant', 'बली गुरु लग्न में है'),
  ascendant_lord_in_kendra: both('A strong lord of the ascendant is in a kendra', 'बली लग्नेश केंद्र में है'),
  benefics_well_housed: thoseText(
    both(
      'Two or more of Mercury, Jupiter and Venus are in kendras or trikonas as benefics',
      'शुभ बुध, गुरु और शुक्र में से कम से कम दो केंद्र या त्रिकोण में हैं',
    ),
    ({ en, hi }) => both(`${en} are in kendras or trikonas as benefics`, `${hi} शुभ होकर केंद्र या त्रिकोण में हैं`),
  ),
  full_moon_helped: thoseText(
    both('A benefic joins or aspects the full Moon', 'पूर्ण चंद्रमा पर शुभ ग्रह की युति या दृष्टि है'),
    ({ en, hi }, isMany) => both(`${en} ${isMany ? 'help' : 'helps'} the full Moon`, `पूर्ण चंद्रमा को ${hi} का सहारा है`),
  ),
  rahu_well_housed: housedText(
    both('Rahu is in the 3rd, 6th or 11th house', 'राहु तीसरे, छठे या ग्यारहवें भाव में है'),
    both('Rahu is', 'राहु'),
  ),
  moon_well_placed: openText(
    both('The Moon is in its exaltation sign or in the navamsa of a benefic', 'चंद्रमा उच्च राशि में या शुभ ग्रह के नवांश में है'),
    ({ sign }) =>
      sign === SIGNS[DIGNITIES.Moon.exaltedSign]
        ? both('The Moon is in its exaltation sign', 'चंद्रमा उच्च राशि में है')
        : both('The Moon is in the navamsa of a benefic', 'चंद्रमा शुभ ग्रह के नवांश में है'),
  ),
};

/**
 * Returns a function that lists the reliefs of a rule.
 *
 * @param left reliefs to leave out: those that its own text has in another form, or that cannot hold where it is formed
 */
export function furtherReliefs(...left: (keyof typeof LOOKS)[]): (chart: Chart, facts: RuleFacts) => RuleCondition[] {
  const looks: Look[] = (Object.keys(LOOKS) as (keyof typeof LOOKS)[])
    .filter((id) => !left.includes(id))
    .map((id) => LOOKS[id]);
  return (chart, facts) => looks.map((look) => look(chart, facts));
}
