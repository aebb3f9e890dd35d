/** Sentences of /houses in English. */
import { houseClasses } from '../../astro/chart/houses.ts';
import type { HouseBriefs, HouseFacts } from '../../astro/judgement/house/facts.ts';
import { type EffectSide, type Placing } from '../../astro/judgement/placing.ts';
import {
  sentence,
  uncapitalised,
  capitalised,
  fewPlanets,
  listed,
  named,
  namedList,
  ordinal,
  signEn,
} from './grammar.ts';
import type { Band } from '../../astro/percentile.ts';
import { yogaCalled, yogaName } from '../../astro/judgement/yogaWords.ts';
import type { InfluenceReason } from '../../astro/strength/facts.ts';
import type { VerdictBand } from '../../astro/strength/verdictStrength.ts';
import { areaOf, type HouseClass } from '../../astro/tables/houses.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import { countWord } from '../../astro/words.ts';
import type { HouseWords } from '../facts/houses.ts';
import { sayIn } from '../say.ts';
import type { Sentences } from '../sentences.ts';
import { EFFECTS_EN } from './effects.ts';
import { placingText, strengthEn } from './placing.ts';
import { STRENGTH_EN } from './strength.ts';

/** What an aspect brings: when it helps, and when it does not. */
const ASPECT_GIFTS: Readonly<Record<Planet, readonly [help: string, burden: string]>> = {
  Sun: ['authority and recognition', 'pressure from authority'],
  Moon: ['care, feeling and public favour', 'unsettled feelings'],
  Mars: ['energy and protection', 'haste and friction'],
  Mercury: ['reason and good advice', 'doubt and too much talk'],
  Jupiter: ['judgement, protection and growth', 'too much of a good thing'],
  Venus: ['harmony and comfort', 'indulgence'],
  Saturn: ['endurance and order', 'delay and the weight of duty'],
  Rahu: ['reach and novelty', 'restless appetite and unusual turns'],
  Ketu: ['insight', 'detachment and breaks'],
};

const SIGNIFICATOR_TEXTS: Readonly<Record<EffectSide, string>> = {
  ease: 'This supports its matters.',
  both: 'This neither helps nor hinders its matters.',
  strain: 'Look elsewhere for support of its matters.',
};

/** The first two of them that a house has are said. */
const CLASS_TEXTS: readonly (readonly [HouseClass, string])[] = [
  ['kendra', 'an angle (kendra), a pillar of the chart, so its matters show in the open'],
  ['trikona', 'a trine (trikona), a house of fortune, so its matters come with ease'],
  ['dusthana', 'a house of effort (dusthana), and what you work through here becomes strength'],
  ['upachaya', 'a house of growth (upachaya), which improves with time and effort'],
  ['panaphara', 'a house of gathering (panaphara), which keeps what the angle before it began'],
];

const BAND_WORDS: Readonly<Record<Band, string>> = {
  excellent: 'very well supported',
  good: 'well supported',
  average: 'fairly well supported',
  weak: 'under some strain',
  very_weak: 'in need of care',
};

/** What a planet is by nature, after its name. */
const NATURES: Readonly<Record<InfluenceReason, string>> = {
  lord_in_own_house: 'its lord',
  lord_looking: 'its lord',
  natural_benefic: 'a natural benefic',
  prospering_malefic: 'a natural malefic that helps such a house',
  malefic_strong_by_sign: 'a natural malefic strong by sign',
  natural_malefic: 'a natural malefic',
};

/** How strongly a yoga points to its result. */
const POINTS: Readonly<Record<VerdictBand, string>> = {
  strong: 'points strongly to',
  medium: 'points to',
  weak: 'points mildly to',
  nominal: 'points faintly to',
};

const yourHouse = (house: number) => `your ${ordinal(house)} house`;

const aspectText = ({ fromHouse, place }: HouseFacts['aspect_brief']) =>
  `${ordinal(place)} aspect from ${yourHouse(fromHouse)}`;

/** Says a planet's place by sign and its strength, after a sentence that names it. */
const stateText = (placing: Placing, band: Band) => `It is ${placingText(placing)}, and ${strengthEn(band)}.`;

const IS_LORD: ReadonlySet<InfluenceReason> = new Set(['lord_in_own_house', 'lord_looking']);

const hemmed = (isGuard: boolean) => (isGuard ? 'guarded between benefics' : 'pressed between malefics');

const sidesText = ({ after, before }: HouseFacts['hemming']) =>
  `${fewPlanets(before)} before it and ${fewPlanets(after)} after it`;

const combustText = ({ lord, separationDeg }: HouseFacts['combust_seen']) =>
  `${named(lord)} is combust, ${separationDeg.toFixed(1)} degrees from the Sun`;

const warText = ({ isLost, lord, opponent }: HouseFacts['war_seen']) =>
  isLost
    ? `${named(lord)} is defeated by ${opponent} in planetary war`
    : `${named(lord)} defeats ${opponent} in planetary war`;

const vargottamaText = ({ lord, signIndex }: HouseFacts['vargottama_seen']) =>
  `${named(lord)} is vargottama, in ${signEn(signIndex)} in the navamsa too`;

const roleText = ({ isYogakaraka, nature }: HouseFacts['office_brief']) =>
  isYogakaraka ? 'the yogakaraka' : `a functional ${nature}`;

function wholeOfficeText({ houses, isObstructing, ...office }: HouseFacts['office_seen']): string {
  const owned = `your ${listed(houses.map(ordinal))} ${houses.length > 1 ? 'houses' : 'house'}`;
  const obstruction = isObstructing ? ', the house of obstruction (badhaka) among them' : '';
  return `${named(office.lord)} is ${roleText(office)} for ${signEn(office.ascendantSignIndex)} rising, as lord of ${owned}${obstruction}`;
}

export const HOUSES_EN: Sentences<HouseWords> = {
  aspect_kind: ({ place }) => ordinal(place),
  lord_brief: ({ lord, lordHouse, ...placing }) =>
    `its lord ${named(lord)}, ${placingText(placing)}, in ${yourHouse(lordHouse)}`,
  empty_brief: () => 'the absence of planets',
  occupant_brief: ({ planet, ...placing }) => `${named(planet)} in it, ${placingText(placing)}`,
  aspect_brief: (aspect) => `the aspect of ${named(aspect.planet)} from ${yourHouse(aspect.fromHouse)}`,
  hemming_brief: ({ isGuard }) => `its place, ${hemmed(isGuard)}`,
  significators_brief: ({ planets }) =>
    `${namedList(planets)}, its natural significator${planets.length > 1 ? 's' : ''}`,
  class_brief: () => 'its class',
  combust_brief: ({ lord }) => `its lord ${named(lord)}, combust`,
  retrograde_brief: ({ lord }) => `its lord ${named(lord)}, retrograde`,
  lifted_brief: ({ lord }) => `the lifted debilitation of ${named(lord)}`,
  war_brief: ({ isLost, lord }) => `its lord ${named(lord)}, ${isLost ? 'defeated' : 'victorious'} in war`,
  vargottama_brief: ({ lord }) => `its lord ${named(lord)}, vargottama`,
  office_brief: (office) =>
    `${named(office.lord)} as ${roleText(office)} for ${signEn(office.ascendantSignIndex)} rising`,
  yoga_brief: (yoga) => (yoga.isBad ? `${yogaCalled(yoga)}, for ${yoga.result.en}` : yogaCalled(yoga)),
  lord_house: ({ house, lord, lordHouse }) =>
    capitalised(`${named(lord)}, lord of ${yourHouse(house)}, is in ${yourHouse(lordHouse)}`),
  dignity: ({ planet, ...placing }) => capitalised(`${named(planet)} is ${placingText(placing)}`),
  strength: ({ band, planet }) => capitalised(`${named(planet)} is ${strengthEn(band)}`),
  no_occupants: () => 'No planet stands in the house',
  occupant_seen: ({ house, planet, reason, ...placing }) =>
    capitalised(
      `${named(planet)} is in the house, ${placingText(placing)}: ${STRENGTH_EN.influence({ reason, house })}`,
    ),
  aspect_seen: ({ house, reason, ...aspect }) =>
    capitalised(`${named(aspect.planet)} casts its ${aspectText(aspect)}: ${STRENGTH_EN.influence({ reason, house })}`),
  functional_benefic: ({ planet }) => capitalised(`${named(planet)} is a functional benefic`),
  hemming_seen: (hemming) => capitalised(`${hemmed(hemming.isGuard)}: ${sidesText(hemming)}`),
  significator: ({ house, planet, ...placing }) =>
    capitalised(`${named(planet)} signifies ${yourHouse(house)} and is ${placingText(placing)}`),
  class_seen: ({ house }) => capitalised(`${yourHouse(house)} is ${houseClasses(house).join(', ')}`),
  combust_seen: (combust) => capitalised(combustText(combust)),
  retrograde_seen: ({ lord }) => capitalised(`${named(lord)} is retrograde`),
  lifted_seen: ({ lord, rules }) => {
    const count = rules.length === 1 ? 'one rule' : `${rules.length} rules`;
    return capitalised(`${named(lord)} is debilitated, but lifted by ${count} of neecha bhanga (${rules.join(', ')})`);
  },
  war_seen: (war) => capitalised(warText(war)),
  vargottama_seen: (vargottama) => capitalised(vargottamaText(vargottama)),
  office_seen: (office) => capitalised(wholeOfficeText(office)),
  yoga_seen: ({ planets, ...yoga }) => capitalised(`${yogaName(yoga)} is formed by ${namedList(planets)}`),
  lord: ({ band, house, lord, lordHouse, side, ...placing }) => {
    const where = lordHouse === house ? 'that house itself' : `${yourHouse(lordHouse)}, of ${areaOf(lordHouse)}`;
    const stands = sentence(`${named(lord)}, lord of ${yourHouse(house)}, stands in ${where}`);
    return `${stands} ${stateText(placing, band)} ${EFFECTS_EN.lord_effect({ house, lordHouse, side })}`;
  },
  empty: ({ aspecting, lord }) => {
    const aspects = aspecting.length > 0 ? ` and the aspects of ${fewPlanets(aspecting)}` : '';
    return `No planet stands in the house, which is no lack. It is judged by its lord ${named(lord)}${aspects}.`;
  },
  occupant: ({ band, house, planet, reason, side, ...placing }) => {
    const where = `stands in ${yourHouse(house)}`;
    const stands =
      reason === 'prospering_malefic'
        ? `${named(planet)} ${where}, in which a natural malefic prospers`
        : IS_LORD.has(reason)
          ? `${named(planet)} ${where}, its own`
          : `${named(planet)}, ${NATURES[reason]}, ${where}`;
    return `${sentence(stands)} ${stateText(placing, band)} ${EFFECTS_EN.planet_effect({ planet, house, side })}`;
  },
  aspect: ({ ascendantSignIndex, fromHouse, house, isHelp, isRewarding, planet, reason }) => {
    const looks = IS_LORD.has(reason)
      ? `${named(planet)} looks at ${yourHouse(house)}, its own, from your ${ordinal(fromHouse)}`
      : `${named(planet)}, ${NATURES[reason]}, looks at ${yourHouse(house)} from your ${ordinal(fromHouse)}`;
    const reward = isRewarding
      ? ` For ${signEn(ascendantSignIndex)} rising it is a functional benefic and rewards effort.`
      : '';
    return `${sentence(looks)} It brings ${ASPECT_GIFTS[planet][isHelp ? 0 : 1]}.${reward}`;
  },
  hemming: (hemming) => {
    const means = hemming.isGuard ? 'Its matters are sheltered.' : 'Its matters find room through patience.';
    return `${sentence(`the house is ${hemmed(hemming.isGuard)}, with ${sidesText(hemming)}`)} ${means}`;
  },
  significators: ({ band, placed, side }) => {
    const [first] = placed;
    const ranked = placed.toSorted((a, b) => b.strength - a.strength).map(({ planet }) => named(planet));
    const found =
      placed.length === 1
        ? `${capitalised(ranked[0]!)}, natural significator of the house, is ${placingText(first!)}, and ${strengthEn(band)}.`
        : placed.length > 3
          ? `Of its ${countWord(placed.length)} natural significators, ${ranked[0]!} is strongest and ${ranked.at(-1)!} weakest. Together they are ${strengthEn(band)}.`
          : `${capitalised(namedList(placed.map(({ planet }) => planet)))}, natural significators of the house, are ${strengthEn(band)} together.`;
    return `${found} ${SIGNIFICATOR_TEXTS[side]}`;
  },
  class: ({ house }) => {
    const classes = houseClasses(house);
    const texts = CLASS_TEXTS.filter(([name]) => classes.includes(name)).slice(0, 2);
    return texts.map(([, text], i) => `It is ${i === 0 ? '' : 'also '}${text}.`).join(' ');
  },
  lord_combust: ({ lord }) =>
    `${capitalised(named(lord))} is combust, close to the Sun. Matters of authority overshadow what it rules until you make room for it.`,
  lord_retrograde: ({ lord }) =>
    `${capitalised(named(lord))} is retrograde and strong by motion. Its matters take a second round, and second attempts go well.`,
  lord_lifted: ({ isRajaYoga, lord }) => {
    const turn = isRajaYoga ? 'an early difficulty turns into strength' : 'an early difficulty is made good';
    return `The debilitation of ${named(lord)} is lifted, so ${turn}.`;
  },
  lord_war: (war) =>
    `${sentence(warText(war))} ${war.isLost ? 'Its matters yield where the two meet.' : 'Its matters win through, at some cost.'}`,
  lord_office: ({ isObstructing, ...office }) => {
    const obstruction = isObstructing ? ' One of them is the house of obstruction (badhaka), which delays first.' : '';
    return `${sentence(wholeOfficeText({ ...office, isObstructing: false }))}${obstruction}`;
  },
  lord_vargottama: ({ lord, signIndex }) =>
    sentence(`${named(lord)} keeps ${signEn(signIndex)} in the navamsa (vargottama), so its results are steady`),
  yoga: ({ grade, planets, reductions, ...yoga }) => {
    const made = planets.length > 0 ? `, made by ${fewPlanets(planets)},` : '';
    const does = yoga.isBad ? 'touches this house' : 'takes part in this house';
    const head = `${sentence(`${yogaCalled(yoga)}${made} ${does}`)} It ${POINTS[grade]} ${yoga.result.en}.`;
    const reasons = reductions.map(({ en }) => uncapitalised(en));
    return reasons.length === 0 ? head : `${head} It is reduced, as ${listed(reasons.slice(0, 2))}.`;
  },
  summary: ({ band, best, house, signIndex, worst }) => {
    const briefly = (brief: NonNullable<typeof best>) => sayIn<HouseBriefs, keyof HouseBriefs>(HOUSES_EN, brief);
    return [
      `${capitalised(yourHouse(house))}, of ${areaOf(house)}, falls in ${signEn(signIndex)} and is ${BAND_WORDS[band]}.`,
      best === null ? 'Nothing favours it strongly.' : `What helps it most is ${briefly(best)}.`,
      worst === null ? 'Nothing weighs on it heavily.' : `What holds it back most is ${briefly(worst)}.`,
    ].join(' ');
  },
};
