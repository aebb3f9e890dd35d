/** Findings on a house in a chart: lord, occupants, aspects, neighbours, significators and classes. */
import type { Chart } from '../../chart/chart.ts';
import type { InfluenceReason } from '../../strength/facts.ts';
import { aspectInfluence, occupantInfluence, type Influence } from '../../strength/houseStrength.ts';
import { fullAspects, houseClasses, type House, type HouseAspect, type HouseDivision } from '../../chart/houses.ts';
import { functionalNature } from '../../planet/lordship.ts';
import { isBenefic } from '../../planet/nature.ts';
import { bphs, phaladeepika, practice, type Source } from '../../source.ts';
import { meanStrength, type PlanetStrengths } from '../../strength/planetStrength.ts';
import { lordEffect } from '../../tables/houseEffects.ts';
import { areaOf } from '../../tables/houses.ts';
import { HOUSE_KARAKAS } from '../../tables/karakas.ts';
import { PLANET_IN_HOUSE } from '../../tables/planetEffects.ts';
import type { Planet } from '../../tables/planets.ts';
import { SIGNS } from '../../tables/signs.ts';
import { effectText, dignityText, sentence, effectSide, type EffectSide } from '../phrases.ts';
import { named, namedList } from '../../planetWords.ts';
import { ordinal, capitalised } from '../../words.ts';
import { wrapIndex } from '../../angle.ts';
import { tenths } from '../../rounding.ts';

export interface HouseContext {
  readonly chart: Chart;
  readonly division: HouseDivision;
  readonly house: House;
  readonly strengths: PlanetStrengths;
}

/** What findings on a house need. */
export interface HouseFact {
  readonly id: string;
  readonly text: string;
  readonly source: Source | null;
}

export interface HouseFinding {
  readonly id: string;
  /** Whole sentences. */
  readonly text: string;
  /** The same in a few words, for a summary. */
  readonly brief: string;
  /** -1 burdens the house, 1 helps it. Interpretive. */
  readonly weight: number;
  readonly facts: readonly HouseFact[];
}

/** The strength around which a planet neither helps nor burdens, and how far from it counts fully. */
const MIDDLING = 52.5;
const FAR = 50;

function weightOf(strength: number): number {
  return Math.min(Math.max((strength - MIDDLING) / FAR, -1), 1);
}

/** Returns the findings on the lord of a house: its place, its dignity, and the effect on the house (BPHS 24). */
export function lordFinding({ chart, house, strengths }: HouseContext): HouseFinding {
  const { lord, lordHouse, number } = house;
  const { value } = strengths[lord];
  const where = lordHouse === number ? 'the house itself' : `the ${ordinal(lordHouse)} (${areaOf(lordHouse)})`;
  const standing = dignityText(chart, lord);
  const head = `${named(lord)}, lord of the ${ordinal(number)}, stands in ${where}, ${standing}, with ${value} of 100 in strength`;
  return {
    id: 'lord',
    text: `${sentence(head)} ${effectText(lordEffect(number, lordHouse), effectSide(value))}`,
    brief: `its lord ${named(lord)}, ${standing}, in the ${ordinal(lordHouse)}`,
    weight: weightOf(value),
    facts: [
      fact('lord_house', `${named(lord)}, lord of the ${ordinal(number)}, is in the ${ordinal(lordHouse)}`, bphs(24)),
      fact('lord_dignity', `${named(lord)} is ${standing}`, bphs(3, '49-58')),
      fact('lord_strength', `${named(lord)} has ${value} of 100 in strength`, null),
    ],
  };
}

/** Returns a finding for each occupant of a house; for an empty house, one that says what it is judged by instead. */
export function occupantFindings(context: HouseContext): HouseFinding[] {
  const { occupants, lord } = context.house;
  if (occupants.length > 0) return occupants.map((planet) => occupantFinding(context, planet));
  const judges = fullAspects(context.house).map(({ planet }) => planet);
  const by =
    judges.length > 0 ? `its lord ${named(lord)} and the aspects of ${namedList(judges)}` : `its lord ${named(lord)}`;
  return [
    {
      id: 'empty',
      text: `No planet stands in the house, which is no lack: it is judged by ${by}.`,
      brief: 'no planet in it',
      weight: 0,
      facts: [fact('occupants', 'No planet stands in the house', null)],
    },
  ];
}

function occupantFinding({ chart, house, strengths }: HouseContext, planet: Planet): HouseFinding {
  const influence = occupantInfluence(chart, house, planet);
  const { isHelp } = influence;
  const reason = influenceText(influence, house.number);
  const { value } = strengths[planet];
  const standing = dignityText(chart, planet);
  const head = `${named(planet)} (${reason}) stands in the house, ${standing}, with ${value} of 100 in strength`;
  const effect = PLANET_IN_HOUSE[planet][house.number - 1]!;
  return {
    id: `occupant_${planet.toLowerCase()}`,
    text: `${sentence(head)} ${effectText(effect, occupantSide(isHelp, value))}`,
    brief: `${named(planet)} in it, ${standing}`,
    weight: occupantWeight(isHelp, value),
    facts: [
      fact(
        `occupant_${planet.toLowerCase()}`,
        `${named(planet)} is in the house, ${standing}: ${reason}`,
        phaladeepika(8),
      ),
      fact(`strength_${planet.toLowerCase()}`, `${named(planet)} has ${value} of 100 in strength`, null),
    ],
  };
}

/** Weight by side: larger where the planet shows one side, small where it shows both. */
function occupantWeight(isHelp: boolean, strength: number): number {
  if (occupantSide(isHelp, strength) === 'both') return isHelp ? 0.1 : -0.1;
  return isHelp ? 0.3 + strength / 200 : -0.2 - (0.6 * (100 - strength)) / 100;
}

/** Returns the side an occupant shows: a helper the good one unless weak, a burden the hard one unless strong. */
export function occupantSide(isHelp: boolean, strength: number): EffectSide {
  if (isHelp) return strength >= 50 ? 'ease' : 'both';
  return strength >= 50 ? 'both' : 'strain';
}

const INFLUENCES: Readonly<Record<InfluenceReason, string>> = {
  lord_in_own_house: 'lord in its own house',
  lord_looking: 'lord looking at its own house',
  natural_benefic: 'natural benefic',
  prospering_malefic: 'natural malefic, which prospers in the',
  malefic_strong_by_sign: 'natural malefic, but strong by sign',
  natural_malefic: 'natural malefic',
};

function influenceText({ reason }: Influence, house: number): string {
  return reason === 'prospering_malefic' ? `${INFLUENCES[reason]} ${ordinal(house)}` : INFLUENCES[reason];
}

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

/** Returns a finding for each full aspect on a house. */
export function aspectFindings(context: HouseContext): HouseFinding[] {
  return fullAspects(context.house).map((aspect) => aspectFinding(context, aspect));
}

function aspectFinding(
  { chart, house, strengths }: HouseContext,
  { planet, place, fromHouse }: HouseAspect,
): HouseFinding {
  const influence = aspectInfluence(chart, house, planet);
  const { isHelp } = influence;
  const reason = influenceText(influence, house.number);
  const { value } = strengths[planet];
  const how = `${ordinal(place)} aspect from the ${ordinal(fromHouse)}`;
  const gift = ASPECT_GIFTS[planet][isHelp ? 0 : 1];
  const isKind = functionalNature(chart, planet) === 'benefic';
  const reward =
    !isHelp && isKind
      ? `; as a functional benefic for ${SIGNS[chart.ascendant.signIndex]!} rising it rewards what it demands`
      : '';
  return {
    id: `aspect_${planet.toLowerCase()}`,
    text: sentence(`${named(planet)} (${reason}) looks at the house by its ${how} and brings ${gift}${reward}`),
    brief: `${named(planet)}'s ${how}`,
    weight: isHelp ? 0.25 + value / 400 : isKind ? -0.15 : -0.25 - (100 - value) / 400,
    facts: [
      fact(`aspect_${planet.toLowerCase()}`, `${named(planet)} casts its ${how}: ${reason}`, bphs(26, '2-5')),
      ...(reward ? [fact(`nature_${planet.toLowerCase()}`, `${named(planet)} is a functional benefic`, bphs(34))] : []),
    ],
  };
}

/** Returns the finding for a house between benefics, which guard it, or between malefics, which press it (kartari). */
export function hemmingFindings({ chart, division, house }: HouseContext): HouseFinding[] {
  const before = division.houses[wrapIndex(house.number + 10, 12)]!.occupants;
  const after = division.houses[wrapIndex(house.number, 12)]!.occupants;
  const around = [...before, ...after];
  const benefics = around.filter((planet) => isBenefic(chart, planet));
  const isMixed = benefics.length > 0 && benefics.length < around.length;
  if (before.length === 0 || after.length === 0 || isMixed) return [];
  const isGuard = benefics.length > 0;
  const what = isGuard ? 'guarded between benefics' : 'pressed between malefics';
  const sides = `${namedList(before)} before and ${namedList(after)} after it`;
  const means = isGuard ? 'its matters are sheltered' : 'its matters find their room by patience';
  return [
    {
      id: 'hemming',
      text: sentence(`the house is ${what}, with ${sides}: ${means}`),
      brief: `its place, ${what}`,
      weight: isGuard ? 0.4 : -0.4,
      facts: [fact('hemming', `${what}: ${sides}`, practice('B. V. Raman, Three Hundred Important Combinations'))],
    },
  ];
}

/** Returns the finding on the strength of the natural significators of a house (BPHS 32.31-34). */
export function karakaFinding({ chart, house, strengths }: HouseContext): HouseFinding {
  const karakas = HOUSE_KARAKAS[house.number - 1]!;
  const mean = tenths(meanStrength(strengths, karakas));
  const each = karakas.map(
    (planet) => `${named(planet)} ${dignityText(chart, planet)} (${strengths[planet].value} of 100)`,
  );
  const says = {
    ease: 'This carries its matters',
    both: 'This neither carries nor drops its matters',
    strain: 'Its matters need support from elsewhere',
  };
  const plural = karakas.length > 1;
  return {
    id: 'significators',
    text: `By nature the house is signified by ${each.join('; ')}${plural ? `, ${mean} on average` : ''}. ${says[effectSide(mean)]}.`,
    brief: `${namedList(karakas)}, its natural significator${plural ? 's' : ''}`,
    weight: weightOf(mean) * 0.8,
    facts: karakas.map((planet) =>
      fact(
        `significator_${planet.toLowerCase()}`,
        `${named(planet)} signifies the ${ordinal(house.number)} and is ${dignityText(chart, planet)}`,
        bphs(32, '31-34'),
      ),
    ),
  };
}

const CLASS_TEXTS = [
  ['kendra', 'as a kendra it is a pillar of the chart: what it holds shows in the open'],
  ['trikona', 'as a trikona it is a house of fortune: what it holds comes with ease'],
  ['dusthana', 'as a dusthana it asks for effort: what is worked through here turns into strength'],
  ['upachaya', 'as an upachaya it grows with time and effort'],
  ['panaphara', 'as a panaphara it gathers what the kendra before it has begun'],
] as const;

/** Returns the finding on the classes of a house; without weight, as they are the same in every chart. */
export function classFinding({ house }: HouseContext): HouseFinding {
  const classes = houseClasses(house.number);
  const texts = CLASS_TEXTS.filter(([name]) => classes.includes(name)).slice(0, 2);
  return {
    id: 'class',
    text: sentence(texts.map(([, text]) => text).join('; ')),
    brief: 'its class',
    weight: 0,
    facts: [fact('class', `The ${ordinal(house.number)} is ${classes.join(', ')}`, phaladeepika(1))],
  };
}

/** Returns a finding; its source is null where it rests on our own scores. */
export function fact(id: string, text: string, source: Source | null): HouseFact {
  return { id, text: capitalised(text), source };
}
