/** Sentences of /houses in English. */
import { houseClasses } from '../../astro/chart/houses.ts';
import type { HouseBriefs, HouseFacts } from '../../astro/judgement/house/facts.ts';
import { sentence, uncapitalised, type EffectSide, type Placing } from '../../astro/judgement/phrases.ts';
import type { Grade } from '../../astro/score.ts';
import { areaOf, type HouseClass } from '../../astro/tables/houses.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import type { HouseWords } from '../facts/houses.ts';
import { sayIn } from '../say.ts';
import type { Sentences } from '../sentences.ts';
import { EFFECTS_EN } from './effects.ts';
import { capitalised, listed, named, namedList, ordinal, signEn } from './grammar.ts';
import { placingText } from './placing.ts';
import { STRENGTH_EN } from './strength.ts';

/** What an aspect brings: when it helps, and when it burdens. */
const ASPECT_GIFTS: Readonly<Record<Planet, readonly [help: string, burden: string]>> = {
  Sun: ['authority and recognition', 'pressure from authority, and recognition that has its price'],
  Moon: ['care, feeling and public favour', 'unsettled feelings'],
  Mars: ['energy and protection', 'haste and friction'],
  Mercury: ['reason and good counsel', 'doubt and too much talk'],
  Jupiter: ['judgement, protection and growth', 'too much of a good thing'],
  Venus: ['harmony and comfort', 'indulgence'],
  Saturn: ['endurance and order', 'delay and the weight of duty'],
  Rahu: ['reach and novelty', 'restless appetite and unusual turns'],
  Ketu: ['insight', 'detachment and breaks'],
};

const SIGNIFICATOR_TEXTS: Readonly<Record<EffectSide, string>> = {
  ease: 'This carries its matters',
  both: 'This neither carries nor drops its matters',
  strain: 'Its matters need support from elsewhere',
};

/** The first two of them that a house has are said. */
const CLASS_TEXTS: readonly (readonly [HouseClass, string])[] = [
  ['kendra', 'as a kendra it is a pillar of the chart: what it holds shows in the open'],
  ['trikona', 'as a trikona it is a house of fortune: what it holds comes with ease'],
  ['dusthana', 'as a dusthana it asks for effort: what is worked through here turns into strength'],
  ['upachaya', 'as an upachaya it grows with time and effort'],
  ['panaphara', 'as a panaphara it gathers what the kendra before it has begun'],
];

const GRADE_WORDS: Readonly<Record<Grade, string>> = {
  excellent: 'very well supported',
  good: 'well supported',
  average: 'moderately supported',
  weak: 'under some strain',
  very_weak: 'in need of care',
};

const strengthText = (strength: number) => `${strength} of 100 in strength`;

const aspectText = ({ fromHouse, place }: HouseFacts['aspect_brief']) =>
  `${ordinal(place)} aspect from the ${ordinal(fromHouse)}`;

const hemmed = (isGuard: boolean) => (isGuard ? 'guarded between benefics' : 'pressed between malefics');

const sidesText = ({ after, before }: HouseFacts['hemming']) =>
  `${namedList(before)} before and ${namedList(after)} after it`;

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
  const owned = listed(houses.map((house) => `the ${ordinal(house)}`));
  const obstruction = isObstructing
    ? '; it also rules the house of obstruction (badhaka), which tests before it gives'
    : '';
  return `${named(office.lord)} counts as ${roleText(office)} for ${signEn(office.ascendantSignIndex)} rising, being lord of ${owned}${obstruction}`;
}

function yogaName({ name, variant }: HouseFacts['yoga_brief']): string {
  return variant === null ? name.en : `${name.en} (${variant})`;
}

/** The name followed by `yoga`, or only the name where it ends with Dosha. */
const yogaCalled = (yoga: HouseFacts['yoga_brief']) =>
  yoga.name.en.endsWith('Dosha') ? yoga.name.en : `${yogaName(yoga)} yoga`;

const placed = (planet: Planet, placing: Placing) => `${named(planet)} ${placingText(placing)}`;

export const HOUSES_EN: Sentences<HouseWords> = {
  aspect_kind: ({ place }) => ordinal(place),
  lord_brief: ({ lord, lordHouse, ...placing }) =>
    `its lord ${named(lord)}, ${placingText(placing)}, in the ${ordinal(lordHouse)}`,
  empty_brief: () => 'no planet in it',
  occupant_brief: ({ planet, ...placing }) => `${named(planet)} in it, ${placingText(placing)}`,
  aspect_brief: (aspect) => `${named(aspect.planet)}'s ${aspectText(aspect)}`,
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
  yoga_brief: (yoga) => (yoga.isBad ? `${yogaCalled(yoga)} (${yoga.result.en})` : yogaCalled(yoga)),
  lord_house: ({ house, lord, lordHouse }) =>
    capitalised(`${named(lord)}, lord of the ${ordinal(house)}, is in the ${ordinal(lordHouse)}`),
  dignity: ({ planet, ...placing }) => capitalised(`${named(planet)} is ${placingText(placing)}`),
  strength: ({ planet, strength }) => capitalised(`${named(planet)} has ${strengthText(strength)}`),
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
    capitalised(`${named(planet)} signifies the ${ordinal(house)} and is ${placingText(placing)}`),
  class_seen: ({ house }) => `The ${ordinal(house)} is ${houseClasses(house).join(', ')}`,
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
  lord: ({ house, lord, lordHouse, side, strength, ...placing }) => {
    const where = lordHouse === house ? 'the house itself' : `the ${ordinal(lordHouse)} (${areaOf(lordHouse)})`;
    const head = `${named(lord)}, lord of the ${ordinal(house)}, stands in ${where}, ${placingText(placing)}, with ${strengthText(strength)}`;
    return `${sentence(head)} ${EFFECTS_EN.lord_effect({ house, lordHouse, side })}`;
  },
  empty: ({ aspecting, lord }) => {
    const aspects = aspecting.length > 0 ? ` and the aspects of ${namedList(aspecting)}` : '';
    return `No planet stands in the house, which is no lack: it is judged by its lord ${named(lord)}${aspects}.`;
  },
  occupant: ({ house, planet, reason, side, strength, ...placing }) => {
    const head = `${named(planet)} (${STRENGTH_EN.influence({ reason, house })}) stands in the house, ${placingText(placing)}, with ${strengthText(strength)}`;
    return `${sentence(head)} ${EFFECTS_EN.planet_effect({ planet, house, side })}`;
  },
  aspect: ({ ascendantSignIndex, house, isHelp, isRewarding, reason, ...aspect }) => {
    const { planet } = aspect;
    const reward = isRewarding
      ? `; as a functional benefic for ${signEn(ascendantSignIndex)} rising it rewards what it demands`
      : '';
    return sentence(
      `${named(planet)} (${STRENGTH_EN.influence({ reason, house })}) looks at the house by its ${aspectText(aspect)} and brings ${ASPECT_GIFTS[planet][isHelp ? 0 : 1]}${reward}`,
    );
  },
  hemming: (hemming) => {
    const means = hemming.isGuard ? 'its matters are sheltered' : 'its matters find their room by patience';
    return sentence(`the house is ${hemmed(hemming.isGuard)}, with ${sidesText(hemming)}: ${means}`);
  },
  significators: ({ mean, placed: karakas, side }) => {
    const each = karakas.map(({ planet, strength, ...placing }) => `${placed(planet, placing)} (${strength} of 100)`);
    const average = karakas.length > 1 ? `, ${mean} on average` : '';
    return `By nature the house is signified by ${each.join('; ')}${average}. ${SIGNIFICATOR_TEXTS[side]}.`;
  },
  class: ({ house }) => {
    const classes = houseClasses(house);
    const texts = CLASS_TEXTS.filter(([name]) => classes.includes(name)).slice(0, 2);
    return sentence(texts.map(([, text]) => text).join('; '));
  },
  lord_combust: (combust) =>
    sentence(
      `${combustText(combust)}: what it rules is overshadowed by matters of authority and comes forward when given room`,
    ),
  lord_retrograde: ({ lord }) =>
    sentence(
      `${named(lord)} is retrograde: strong by motion, it works its matters over again, and second attempts go well`,
    ),
  lord_lifted: ({ isRajaYoga, lord }) => {
    const turn = isRajaYoga ? 'an early difficulty turns into strength' : 'an early difficulty is made good';
    return `The debilitation of ${named(lord)} is lifted: ${turn}.`;
  },
  lord_war: (war) =>
    sentence(
      `${warText(war)}: ${war.isLost ? 'its matters yield where the two meet' : 'its matters win through, at some cost'}`,
    ),
  lord_office: (office) => sentence(wholeOfficeText(office)),
  lord_vargottama: (vargottama) => sentence(`${vargottamaText(vargottama)}: its promise is steady`),
  yoga: ({ grade, planets, reductions, strength, ...yoga }) => {
    const made = planets.length > 0 ? `, made by ${namedList(planets)},` : '';
    const does = yoga.isBad ? 'touches this house' : 'takes part in this house';
    const speaks = `${yoga.isBad ? 'speaks of' : 'speaks for'} ${yoga.result.en}`;
    const head = sentence(`${yogaCalled(yoga)}${made} ${does} with ${strength} of 100 (${grade}) and ${speaks}`);
    const reasons = reductions.map(({ en }) => uncapitalised(en));
    return reasons.length === 0 ? head : `${head} It is reduced: ${listed(reasons)}.`;
  },
  summary: ({ best, grade, house, score, signIndex, worst }) => {
    const head = `the ${ordinal(house)} house, of ${areaOf(house)}, falls in ${signEn(signIndex)} and is ${GRADE_WORDS[grade]} (${score} of 100)`;
    const help =
      best === null
        ? 'nothing favours it strongly'
        : `most in its favour: ${sayIn<HouseBriefs, keyof HouseBriefs>(HOUSES_EN, best)}`;
    const burden =
      worst === null
        ? 'nothing weighs on it heavily'
        : `most to be worked with: ${sayIn<HouseBriefs, keyof HouseBriefs>(HOUSES_EN, worst)}`;
    return [head, help, burden].map(sentence).join(' ');
  },
};
