/** Records that several answers of /houses share. */
import { occupantSide } from '../../lib/astro/judgement/house/houseFindings.ts';
import { effectSide, type EffectSide } from '../../lib/astro/judgement/placing.ts';
import type { Chart } from '../../lib/astro/chart/chart.ts';
import { houseClasses, type House, type HouseAspect, type HouseDivision } from '../../lib/astro/chart/houses.ts';
import { aspectInfluence, houseNature, occupantInfluence } from '../../lib/astro/strength/houseStrength.ts';
import {
  badhakaHouse,
  functionalNature,
  isMaraka,
  isYogakaraka,
  lordOfHouse,
  ownedHouses,
} from '../../lib/astro/planet/lordship.ts';
import { naturalNature } from '../../lib/astro/planet/nature.ts';
import { bphs, citation, phaladeepika } from '../../lib/astro/source.ts';
import type { PlanetStrengths } from '../../lib/astro/strength/planetStrength.ts';
import { HOUSE_TOPICS } from '../../lib/astro/tables/houses.ts';
import { HOUSE_KARAKAS } from '../../lib/astro/tables/karakas.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import { isVargottama } from '../../lib/astro/varga/position.ts';
import type { HouseDetail, HousesAll, HousesAspects } from '../../lib/schemas/houses/answers.ts';
import { EFFECTS } from '../../lib/words/subjects/effects.ts';
import { HOUSES } from '../../lib/words/subjects/houses.ts';
import type { Names } from '../../lib/words/names.ts';
import { degrees, hundredths } from '../../lib/astro/rounding.ts';
import { ascendantRecord, planetHead, signRef, strengthRecord } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { shadbalaBrief } from '../../lib/records/strength/components.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';
import { lordshipRecords } from '../../lib/records/planet/lordship.ts';
import { say } from '../../lib/words/say.ts';
import { STRENGTH } from '../../lib/words/subjects/strength.ts';

/** What every part reads. */
export interface DividedChart {
  readonly chart: Chart;
  readonly division: HouseDivision;
  readonly names: Names;
}

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

export function aspectRecord({ chart, names }: DividedChart, house: House, aspect: HouseAspect) {
  const { isHelp, reason } = aspectInfluence(chart, house, aspect.planet);
  return {
    ...partialAspectRecord(chart, aspect, names),
    functional_nature: functionalNature(chart, aspect.planet),
    is_help: isHelp,
    reason: STRENGTH[names.lang].influence({ reason, house: house.number }),
  };
}

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
