/** The chart of a chosen time in Hindi: clauses that continue a sentence. */
import type { MuhurtaFacts, Unfit } from '../../../astro/judgement/muhurta/facts.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { Sentences } from '../../sentences.ts';
import { houseHi, houseOblique, inHouse, isOrAre, listHi, planetHi, signHi } from '../grammar.ts';
import { fewPlanetsHi, ROLES_HI } from './names.ts';

const areIn = (planets: readonly Planet[], where: string) =>
  `${where} ${fewPlanetsHi(planets)} ${isOrAre(planets.length)}`;

const REASONS: Readonly<Record<Unfit['reason'], (unfit: Unfit) => string>> = {
  debilitated: () => 'नीच का',
  combust: () => 'अस्त',
  house: (unfit) => inHouse(unfit.house),
};

/** Returns शुक्र अस्त और चंद्रमा आठवें भाव में है; of the first two alone. */
const unfitHi = (unfit: readonly Unfit[]) =>
  `${listHi(unfit.slice(0, 2).map((one) => `${planetHi(one.planet)} ${REASONS[one.reason](one)}`))} है`;

/** Names whom a rule concerns. */
const ofRoles = (roles: readonly (keyof typeof ROLES_HI)[]) => listHi(roles.map((role) => ROLES_HI[role]));

const emptyHouse = (number: number) => (args: { isMet: boolean; planets: readonly Planet[] }) =>
  args.isMet ? `${houseHi(number)} खाली है` : areIn(args.planets, inHouse(number));
const moonHouse = (args: { isMet: boolean; house: number }) => `चंद्रमा ${inHouse(args.house)} है`;
const bothFit = (fit: string) => (args: { isMet: boolean; unfit: readonly Unfit[] }) =>
  args.isMet ? fit : unfitHi(args.unfit);

export const LAGNA_CLAUSES_HI = {
  l8_empty: emptyHouse(8),
  moon_not_6_8_12: moonHouse,
  benefics_kendra_trikona: ({ combust, isMet, planets }) => {
    if (isMet) return areIn(planets, 'केंद्र-त्रिकोण में');
    if (combust.length > 0) return `${fewPlanetsHi(combust)} अस्त ${isOrAre(combust.length)}`;
    return 'केंद्र-त्रिकोण में कोई शुभ ग्रह नहीं है';
  },
  malefics_3_6_11: ({ isMet, planets }) =>
    isMet ? 'पाप ग्रह लग्न से अच्छे भावों में हैं' : `${fewPlanetsHi(planets)} लग्न से अच्छे भाव में नहीं ${isOrAre(planets.length)}`,
  lagna_lord_strong: ({ house, isMet, planet, unfit }) =>
    isMet ? `लग्नेश ${planetHi(planet)} अच्छी जगह, ${inHouse(house)} है` : `लग्नेश कमज़ोर है, क्योंकि ${unfitHi(unfit)}`,
  not_8th_from_birth: ({ broken, isMet, signIndex }) => {
    if (isMet || broken.length === 0) return `${signHi(signIndex)} लग्न जन्म लग्न और जन्म राशि से आठवाँ नहीं है`;
    const { from, role } = broken[0]!;
    return `${signHi(signIndex)} लग्न ${ROLES_HI[role]} ${from === 'lagna' ? 'के जन्म लग्न' : 'की जन्म राशि'} से आठवाँ है`;
  },
  h7_empty: emptyHouse(7),
  no_mars_8: ({ house, isMet }) => (isMet ? `मंगल ${inHouse(house)} है, आठवें में नहीं` : 'मंगल आठवें भाव में है'),
  no_venus_6: ({ house, isMet }) => (isMet ? `शुक्र ${inHouse(house)} है, छठे में नहीं` : 'शुक्र छठे भाव में है'),
  lagna_not_hemmed: ({ inSecond, inTwelfth, isMet }) =>
    isMet ? 'लग्न पाप ग्रहों के बीच नहीं है' : `लग्न ${fewPlanetsHi([...inTwelfth, ...inSecond])} के बीच घिरा है`,
  moon_alone: ({ isMet, planets }) => (isMet ? 'चंद्रमा अपनी राशि में अकेला है' : areIn(planets, 'चंद्रमा के साथ')),
  h4_empty_of_malefics: ({ isMet, planets }) => (isMet ? 'चौथे भाव में कोई पाप ग्रह नहीं है' : areIn(planets, 'चौथे भाव में')),
  venus_moon_fit: bothFit('शुक्र और चंद्रमा अच्छी जगह हैं'),
  lagna_not_birth_lagna: ({ isMet, roles, signIndex }) =>
    isMet ? `${signHi(signIndex)} जन्म लग्न नहीं है` : `${signHi(signIndex)} ${ofRoles(roles)} का जन्म लग्न है`,
  lagna_not_5_7_9_from_birth_lagna: ({ isMet, roles, signIndex }) =>
    isMet
      ? `जन्म लग्न से ${signHi(signIndex)} लग्न लिया जा सकता है`
      : `${ofRoles(roles)} के जन्म लग्न से ${signHi(signIndex)} लग्न छोड़ा जाता है`,
  h12_empty: emptyHouse(12),
  l8_empty_or_venus: ({ isMet, planets }) => {
    if (!isMet) return areIn(planets, 'आठवें भाव में');
    return planets.length > 0 ? 'आठवें भाव में केवल शुक्र है' : 'आठवाँ भाव खाली है';
  },
  h10_empty: emptyHouse(10),
  benefics_1_3_4_5_7_9: ({ isMet, planets }) =>
    isMet && planets.length > 0 ? areIn(planets, 'अच्छे भाव में') : 'अच्छे भावों में कोई शुभ ग्रह नहीं है',
  moon_not_1_6_8: moonHouse,
  mercury_jupiter_fit: bothFit('बुध और गुरु अच्छी जगह हैं'),
  no_malefic_8_12: ({ isMet, planets }) =>
    isMet ? 'आठवें और बारहवें भाव में कोई पाप ग्रह नहीं है' : areIn(planets, 'हानि के भाव में'),
  benefics_2_10_11: ({ isMet, planets }) =>
    isMet && planets.length > 0 ? areIn(planets, 'लाभ के भाव में') : 'लाभ के भावों में कोई शुभ ग्रह नहीं है',
  moon_or_venus_lagna: ({ isMet, planets }) =>
    isMet && planets.length > 0 ? areIn(planets, 'लग्न में') : 'लग्न में न चंद्रमा है, न शुक्र',
  h4_fit: ({ house, isMet, planet, planets }) => {
    if (isMet) return 'चौथा भाव और चतुर्थेश अच्छे हैं';
    return planets.length > 0 ? areIn(planets, 'चौथे भाव में') : `चतुर्थेश ${planetHi(planet)} ${houseOblique(house)} में है`;
  },
  mars_fit: bothFit('मंगल अच्छी जगह है'),
  sun_moon_fit: bothFit('सूर्य और चंद्रमा अच्छी जगह हैं'),
  h7_8_12_empty: ({ isMet, planets }) =>
    isMet ? 'सातवाँ, आठवाँ और बारहवाँ भाव खाली हैं' : areIn(planets, 'जो भाव खाली होने चाहिए, उनमें'),
  mars_strong_not_8: bothFit('मंगल का बल ठीक है'),
  moon_not_lagna: moonHouse,
  sun_or_mars_10_11: ({ isMet, planets }) =>
    isMet && planets.length > 0 ? areIn(planets, 'सफलता के भाव में') : 'सफलता के भावों में न सूर्य है, न मंगल',
} as const satisfies Partial<Sentences<MuhurtaFacts>>;
