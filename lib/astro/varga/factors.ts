/** The key factors of a varga: the planets of its matter, their places and effects; every weight is interpretive. */
import type { Chart } from '../chart/chart.ts';
import { lordOfHouse } from '../planet/lordship.ts';
import { isBenefic } from '../planet/nature.ts';
import { SIGNS, signLord } from '../tables/signs.ts';
import { PLANETS, type Planet } from '../tables/planets.ts';
import { fruitGradeOf, GRADE_POINTS } from './fruit.ts';
import { partRuler } from './partRuler.ts';
import { placingIn, reason } from './placing.ts';
import { summedPoints } from './points.ts';
import type { ScorePart } from '../score.ts';
import { vargaHouseSign, vargaOccupants, type VargaChart, type VargaPlanet } from './position.ts';
import type { FactorSpec } from './tables/readings.ts';
import type { Shashtiamsha } from './tables/shashtiamshas.ts';
import { dignityPhrase, houseName, shashtiamshaPhrase } from './words.ts';
import { named, namedList } from '../planetWords.ts';
import { capitalised, ordinal } from '../words.ts';
import { HOUSE_CLASSES } from '../tables/houses.ts';

export type VargaEffect = 'supports' | 'mixed' | 'asks_care';

export interface VargaFactor {
  /** `ascendant_lord`, `lord_7` (of the birth chart), `significator`, `in_angle`, `house_7` (its lord represents it). */
  readonly roles: readonly string[];
  readonly planet: Planet;
  readonly effect: VargaEffect;
  /** What decided the effect: it follows the sign of their sum. */
  readonly reasons: readonly ScorePart[];
  readonly text: string;
}

/** A varga together with the chart it belongs to. */
export interface Read {
  readonly chart: Chart;
  readonly vargaChart: VargaChart;
}

type HouseSpec = FactorSpec & { kind: 'house' };
/** A role of one planet; the specification `angles` is resolved to one role for each planet there. */
type RoleSpec =
  Exclude<FactorSpec, { kind: 'angles' }> | { readonly kind: 'angle'; readonly planet: Planet; readonly about: string };

/** Lists the factors of a varga; a planet with several roles is listed once with all of them. */
export function vargaFactorsOf(read: Read, specs: readonly FactorSpec[]): VargaFactor[] {
  const groups = new Map<string, RoleSpec[]>();
  for (const spec of specs.flatMap((each) => rolesIn(read.vargaChart, each))) {
    const key = spec.kind === 'house' ? roleId(spec) : `${planetOf(read, spec)} ${isTrouble(spec)}`;
    groups.set(key, [...(groups.get(key) ?? []), spec]);
  }
  return [...groups.values()].map((group) => {
    const first = group[0]!;
    return first.kind === 'house' ? houseFactor(read, first) : planetFactor(read, planetOf(read, first), group);
  });
}

function rolesIn({ planets }: VargaChart, spec: FactorSpec): RoleSpec[] {
  if (spec.kind !== 'angles') return [spec];
  const inAngles = PLANETS.filter((id) => HOUSE_CLASSES.kendra.includes(planets[id].house));
  return inAngles.map((planet) => ({ kind: 'angle', planet, about: spec.about }));
}

function planetFactor(read: Read, planet: Planet, specs: readonly RoleSpec[]): VargaFactor {
  const place = read.vargaChart.planets[planet];
  const placing = placingIn(read.chart, read.vargaChart);
  const hasTrouble = isTrouble(specs[0]!);
  const reasons = [
    ...planetReasons(read, place),
    // A planet that is a factor because it is in an angle gets no point for that.
    ...(specs.every(isAngle) ? [] : placing.reasons(place, hasTrouble)),
    ...(specs.some(isAngle) ? angleReason(read.chart, planet) : []),
  ];
  const effect = effectOf(reasons);
  const about = [...new Set(specs.map((spec) => spec.about))].join(', and also ');
  const roles = specs.map((spec) => roleName(spec, read.vargaChart)).join(', ');
  const state = `${dignityPhrase(place.dignity)}${place.isVargottama ? ' and vargottama' : ''}`;
  const where = `${SIGNS[place.signIndex]!}, ${placing.name(place)}, ${state}`;
  return {
    roles: specs.map(roleId),
    planet,
    effect,
    reasons,
    text: `${capitalised(named(planet))} (${roles}) in ${where}: ${verdict(effect, hasTrouble, about)}, chiefly through ${placing.theme(place)}.`,
  };
}

function houseFactor(read: Read, spec: HouseSpec): VargaFactor {
  const { chart, vargaChart } = read;
  const lord = planetOf(read, spec);
  const place = vargaChart.planets[lord];
  const inside = vargaOccupants(vargaChart, spec.house);
  const hasTrouble = isTrouble(spec);
  const reasons = [
    ...occupantReasons(chart, inside, spec.house),
    ...planetReasons(read, place),
    ...placingIn(chart, vargaChart).reasons(place, hasTrouble),
  ];
  const effect = effectOf(reasons);
  const sign = SIGNS[vargaHouseSign(vargaChart, spec.house)]!;
  const held = inside.length > 0 ? `with ${namedList(inside)} in it` : 'with no planet in it';
  const lordPlace = `its lord ${named(lord)} is in ${houseName(place.house)}, ${dignityPhrase(place.dignity)}`;
  return {
    roles: [roleId(spec)],
    planet: lord,
    effect,
    reasons,
    text: `The ${ordinal(spec.house)} house is ${sign}, ${held}; ${lordPlace}: ${verdict(effect, hasTrouble, spec.about)}.`,
  };
}

function planetOf({ chart, vargaChart }: Read, spec: RoleSpec): Planet {
  switch (spec.kind) {
    case 'lord':
      return lordOfHouse(chart, spec.house);
    case 'significator':
    case 'angle':
      return spec.planet;
    case 'ascendant':
      return signLord(vargaChart.ascendant.signIndex);
    case 'house':
      return signLord(vargaHouseSign(vargaChart, spec.house));
  }
}

function planetReasons({ chart, vargaChart }: Read, place: VargaPlanet): ScorePart[] {
  const character = partRuler(vargaChart.varga, chart.signs[place.id], place.part)?.ruler.character;
  return [
    ...reason('dignity', dignityPhrase(place.dignity), GRADE_POINTS[fruitGradeOf(place.dignity)]),
    ...reason('vargottama', 'vargottama', place.isVargottama ? 1 : 0),
    ...(character ? characterReason(character) : []),
  ];
}

function characterReason(part: Shashtiamsha): ScorePart[] {
  return reason('part', `in ${shashtiamshaPhrase(part)}`, part.nature === 'benefic' ? 1 : -1);
}

function angleReason(chart: Chart, planet: Planet): ScorePart[] {
  return isBenefic(chart, planet)
    ? reason('angle', 'a benefic in an angle', 1)
    : reason('angle', 'a malefic in an angle', -1);
}

function occupantReasons(chart: Chart, inside: readonly Planet[], house: number): ScorePart[] {
  const benefics = inside.filter((id) => isBenefic(chart, id));
  const malefics = HOUSE_CLASSES.upachaya.includes(house) ? [] : inside.filter((id) => !isBenefic(chart, id));
  return [
    ...reason(
      'benefics',
      `${namedList(benefics)} in it as ${benefics.length === 1 ? 'a benefic' : 'benefics'}`,
      benefics.length > 0 ? 1 : 0,
    ),
    ...reason(
      'malefics',
      `${namedList(malefics)} in it as ${malefics.length === 1 ? 'a malefic' : 'malefics'}`,
      malefics.length > 0 ? -1 : 0,
    ),
  ];
}

function effectOf(reasons: readonly ScorePart[]): VargaEffect {
  const sum = summedPoints(reasons);
  if (sum === 0) return 'mixed';
  return sum > 0 ? 'supports' : 'asks_care';
}

function verdict(effect: VargaEffect, hasTrouble: boolean, about: string): string {
  if (effect === 'asks_care') return `asks for care with ${about}`;
  if (hasTrouble) return effect === 'supports' ? `keeps ${about} within bounds` : `brings ${about} now and then`;
  return effect === 'supports' ? `supports ${about}` : `gives mixed support to ${about}`;
}

function isAngle({ kind }: RoleSpec): boolean {
  return kind === 'angle';
}

function isTrouble(spec: RoleSpec): boolean {
  return 'isTrouble' in spec;
}

function roleId(spec: RoleSpec): string {
  return 'house' in spec ? `${spec.kind}_${spec.house}` : ROLES[spec.kind].id;
}

function roleName(spec: RoleSpec, { varga }: VargaChart): string {
  if (!('house' in spec)) return ROLES[spec.kind].name;
  return `lord of the ${ordinal(spec.house)}${varga.id === 'd1' ? '' : ' at birth'}`;
}

const ROLES = {
  significator: { id: 'significator', name: 'significator' },
  ascendant: { id: 'ascendant_lord', name: 'lord of the rising sign' },
  angle: { id: 'in_angle', name: 'in an angle' },
} as const;
