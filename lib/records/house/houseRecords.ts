/** Records of houses: division, nature, lord, occupants, aspects. */
import { occupantSide } from '../../astro/judgement/house/houseFindings.ts';
import { effectSide, type EffectSide } from '../../astro/judgement/placing.ts';
import type { Chart } from '../../astro/chart/chart.ts';
import {
  dividedHouses,
  houseClasses,
  type House,
  type HouseAspect,
  type HouseDivision,
} from '../../astro/chart/houses.ts';
import { aspectInfluence, houseNature, occupantInfluence } from '../../astro/strength/houseStrength.ts';
import {
  badhakaHouse,
  functionalNature,
  isMaraka,
  isYogakaraka,
  lordOfHouse,
  ownedHouses,
} from '../../astro/planet/lordship.ts';
import { naturalNature } from '../../astro/planet/nature.ts';
import { bphs, citation, phaladeepika } from '../../astro/source.ts';
import type { PlanetStrengths } from '../../astro/strength/planetStrength.ts';
import { HOUSE_TOPICS } from '../../astro/tables/houses.ts';
import { HOUSE_KARAKAS } from '../../astro/tables/karakas.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import { isVargottama } from '../../astro/varga/position.ts';
import type { HouseDetail, HousesAll, HousesAspects } from '../../schemas/houses/answers.ts';
import { EFFECTS } from '../../words/subjects/effects.ts';
import { HOUSES } from '../../words/subjects/houses.ts';
import type { Names } from '../../words/names.ts';
import { degrees, hundredths } from '../../astro/rounding.ts';
import { ascendantRecord, planetHead, signRef, strengthRecord } from '../common.ts';
import { planetId } from '../../schemas/common/planetId.ts';
import { shadbalaBrief } from '../strength/components.ts';
import type { BirthContext } from '../../birth/birthContext.ts';
import { lordshipRecords } from '../planet/lordship.ts';
import { say } from '../../words/say.ts';
import { STRENGTH } from '../../words/subjects/strength.ts';

/** What every part reads. */
export interface DividedChart {
  readonly chart: Chart;
  readonly division: HouseDivision;
  readonly names: Names;
}

/** Returns a birth with its houses divided as its conventions say. */
export function dividedChart({ chart, cusps, names }: Pick<BirthContext, 'chart' | 'cusps' | 'names'>): DividedChart {
  return { chart, division: dividedHouses(chart, cusps), names };
}

/** Returns how the houses are divided, and the ascendant. */
export function divisionRecord({ chart, division, names }: DividedChart) {
  return {
    house_system: division.system,
    sign_from: division.signFrom,
    ascendant: ascendantRecord(chart.ascendant, names),
  };
}

type Description = Pick<
  HousesAll['houses'][number],
  'cusp' | 'middle' | 'classes' | 'aim' | 'karakas' | 'significations' | 'nature'
>;

/** Returns what a house is: its cusp, classes, significations and nature. */
export function houseDescription({ chart, names }: DividedChart, house: House): Description {
  const { aim, significations } = HOUSE_TOPICS[house.number - 1]!;
  const { tone, balance, parts } = houseNature(chart, house);
  return {
    cusp: degrees(house.cuspDeg),
    middle: degrees(house.middleDeg),
    classes: houseClasses(house.number),
    aim,
    karakas: HOUSE_KARAKAS[house.number - 1]!.map(planetId),
    significations: names.texts(significations),
    nature: {
      id: tone,
      name: names.term(tone),
      balance,
      components: parts.map((part) => ({ ...part, label: say(STRENGTH, part.label, names.lang) })),
    },
  };
}

type PartialAspect = HousesAspects['houses'][number]['partial_aspects'][number];

/** Returns the record of an aspect to a house, full or partial. */
export function partialAspectRecord(
  chart: Chart,
  { planet, place, fromHouse, percent, virupas }: HouseAspect,
  { lang }: Names,
) {
  return {
    planet: planetId(planet),
    kind: HOUSES[lang].aspect_kind({ place }),
    from_house: fromHouse,
    strength_percent: percent as PartialAspect['strength_percent'],
    virupas: hundredths(virupas),
    nature: naturalNature(chart, planet),
  };
}

/** Returns the record of a full aspect to a house, and whether it helps. */
export function aspectRecord({ chart, names }: DividedChart, house: House, aspect: HouseAspect) {
  const { isHelp, reason } = aspectInfluence(chart, house, aspect.planet);
  return {
    ...partialAspectRecord(chart, aspect, names),
    functional_nature: functionalNature(chart, aspect.planet),
    is_help: isHelp,
    reason: STRENGTH[names.lang].influence({ reason, house: house.number }),
  };
}

/** Returns where the lord of a house stands, in what state, and what it brings from there. */
export function houseLordRecord(
  { chart, names }: DividedChart,
  house: House,
  birth: Pick<BirthContext, 'strengths' | 'shadbala'>,
): HouseDetail['lord_details'] {
  const strengths = birth.strengths();
  const { lord, lordHouse, number } = house;
  const nature = functionalNature(chart, lord);
  return {
    ...standing(chart, lord, names),
    owned_houses: ownedHouses(chart, lord),
    house: lordHouse,
    is_vargottama: isVargottama(chart, chart.planets[lord]),
    functional_nature: nature,
    functional_nature_name: names.term(nature),
    reasons: lordshipRecords(chart, lord, names),
    is_yogakaraka: isYogakaraka(chart, lord),
    is_maraka: isMaraka(chart, lord),
    is_badhaka: lordOfHouse(chart, badhakaHouse(chart)) === lord,
    strength: strengthRecord(strengths[lord], names),
    shadbala: shadbalaBrief(birth.shadbala()[lord], names),
    effect: lordEffectRecord(number, lordHouse, effectSide(strengths[lord].band), names),
  };
}

/** Returns a planet in a house, and what it brings there. */
export function occupantRecord(
  { chart, names }: DividedChart,
  house: House,
  planet: Planet,
  strengths: PlanetStrengths,
): HouseDetail['planets'][number] {
  const { isHelp, reason } = occupantInfluence(chart, house, planet);
  const side = occupantSide(isHelp, strengths[planet].percentile);
  return {
    ...standing(chart, planet, names),
    nature: naturalNature(chart, planet),
    functional_nature: functionalNature(chart, planet),
    is_help: isHelp,
    reason: STRENGTH[names.lang].influence({ reason, house: house.number }),
    strength: strengthRecord(strengths[planet], names),
    effect: planetEffectRecord(planet, house.number, side, names),
  };
}

function standing(chart: Chart, planet: Planet, names: Names) {
  const { signIndex, degreeInSign, dignity, isCombust, isRetrograde } = chart.planets[planet];
  return {
    ...planetHead(planet, names),
    sign: signRef(signIndex, names),
    degree: degrees(degreeInSign),
    dignity,
    dignity_name: names.term(dignity),
    is_combust: isCombust,
    is_retrograde: isRetrograde,
  };
}

function lordEffectRecord(house: number, lordHouse: number, side: EffectSide, { lang }: Names) {
  const words = EFFECTS[lang];
  return {
    ease: words.lord_ease({ house, lordHouse }),
    strain: words.lord_strain({ house, lordHouse }),
    side,
    text: words.lord_effect({ house, lordHouse, side }),
    source: citation(bphs(24)),
    confidence: 'interpretive' as const,
  };
}

function planetEffectRecord(planet: Planet, house: number, side: EffectSide, { lang }: Names) {
  const words = EFFECTS[lang];
  return {
    ease: words.planet_ease({ planet, house }),
    strain: words.planet_strain({ planet, house }),
    side,
    text: words.planet_effect({ planet, house, side }),
    source: citation(phaladeepika(8)),
    confidence: 'interpretive' as const,
  };
}
