/** Records that several answers of /houses share. */
import { occupantSide } from '../../lib/astro/judgement/house/houseFindings.ts';
import { effectText, effectSide, type EffectSide } from '../../lib/astro/judgement/phrases.ts';
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
import { bphs, citation, phaladeepika, type Source } from '../../lib/astro/source.ts';
import type { PlanetStrengths } from '../../lib/astro/strength/planetStrength.ts';
import type { EaseAndStrain } from '../../lib/astro/tables/effects.ts';
import { lordEffect } from '../../lib/astro/tables/houseEffects.ts';
import { HOUSE_TOPICS } from '../../lib/astro/tables/houses.ts';
import { HOUSE_KARAKAS } from '../../lib/astro/tables/karakas.ts';
import { PLANET_IN_HOUSE } from '../../lib/astro/tables/planetEffects.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import { isVargottama } from '../../lib/astro/varga/position.ts';
import type { HouseDetail, HousesAll, HousesAspects } from '../../lib/schemas/houses/answers.ts';
import type { Names } from '../../lib/words/names.ts';
import { degrees, hundredths } from '../../lib/astro/rounding.ts';
import { ascendantRecord, planetHead, signRef, strengthRecord } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { shadbalaBrief } from '../../lib/records/strength/components.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';
import { ordinal } from '../../lib/astro/words.ts';
import { lordshipRecords } from '../../lib/records/planet/lordship.ts';
import { say } from '../../lib/words/say.ts';
import { STRENGTH } from '../../lib/words/strength.ts';

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
    significations: [...significations],
    nature: {
      id: tone,
      name: names.term(tone),
      balance,
      components: parts.map((part) => ({ ...part, label: say(STRENGTH, part.label, names.lang) })),
    },
  };
}

type PartialAspect = HousesAspects['houses'][number]['partial_aspects'][number];

export function partialAspectRecord(chart: Chart, { planet, place, fromHouse, percent, virupas }: HouseAspect) {
  return {
    planet: planetId(planet),
    kind: ordinal(place),
    from_house: fromHouse,
    strength_percent: percent as PartialAspect['strength_percent'],
    virupas: hundredths(virupas),
    nature: naturalNature(chart, planet),
  };
}

export function aspectRecord({ chart, names }: DividedChart, house: House, aspect: HouseAspect) {
  const { isHelp, reason } = aspectInfluence(chart, house, aspect.planet);
  return {
    ...partialAspectRecord(chart, aspect),
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
  const effect = lordEffect(number, lordHouse);
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
    effect: effectRecord(effect, effectSide(strengths[lord].value), bphs(24)),
  };
}

export function occupantRecord(
  { chart, names }: DividedChart,
  house: House,
  planet: Planet,
  strengths: PlanetStrengths,
): HouseDetail['planets'][number] {
  const { isHelp, reason } = occupantInfluence(chart, house, planet);
  const effect = PLANET_IN_HOUSE[planet][house.number - 1]!;
  const side = occupantSide(isHelp, strengths[planet].value);
  return {
    ...standing(chart, planet, names),
    nature: naturalNature(chart, planet),
    functional_nature: functionalNature(chart, planet),
    is_help: isHelp,
    reason: STRENGTH[names.lang].influence({ reason, house: house.number }),
    strength: strengthRecord(strengths[planet], names),
    effect: effectRecord(effect, side, phaladeepika(8)),
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

function effectRecord(effect: EaseAndStrain, side: EffectSide, source: Source) {
  return {
    ...effect,
    side,
    text: effectText(effect, side),
    source: citation(source),
    confidence: 'interpretive' as const,
  };
}
