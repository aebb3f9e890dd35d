/** The key factors of a varga: the planets of its matter, their places and effects; every weight is interpretive. */
import type { Chart } from '../chart/chart.ts';
import { lordOfHouse } from '../planet/lordship.ts';
import { isBenefic } from '../planet/nature.ts';
import { signLord } from '../tables/signs.ts';
import { PLANETS, type Planet } from '../tables/planets.ts';
import type { FactOf } from '../factsOf.ts';
import { vargaFact, type FactorRole, type VargaEffect, type VargaFacts, type VargaReason } from './facts.ts';
import { fruitGradeOf, GRADE_POINTS } from './fruit.ts';
import { partRuler, type RulerOfPart } from './partRuler.ts';
import { placingIn, reason } from './placing.ts';
import { summedPoints } from './points.ts';
import { vargaHouseSign, vargaOccupants, type VargaChart, type VargaPlanet } from './position.ts';
import type { VargaMatter } from './tables/matters.ts';
import type { FactorSpec } from './tables/readings.ts';
import { HOUSE_CLASSES } from '../tables/houses.ts';

export interface VargaFactor {
  /** `ascendant_lord`, `lord_7` (of the birth chart), `significator`, `in_angle`, `house_7` (its lord represents it). */
  readonly roles: readonly string[];
  readonly planet: Planet;
  readonly effect: VargaEffect;
  /** What decided the effect: it follows the sign of their sum. */
  readonly reasons: readonly VargaReason[];
  readonly fact: FactOf<VargaFacts, 'planet_factor'> | FactOf<VargaFacts, 'house_factor'>;
}

/** A varga together with the chart it belongs to. */
export interface Read {
  readonly chart: Chart;
  readonly vargaChart: VargaChart;
}

type HouseSpec = FactorSpec & { kind: 'house' };
/** A role of one planet; the specification `angles` is resolved to one role for each planet there. */
type RoleSpec =
  | Exclude<FactorSpec, { kind: 'angles' }>
  | { readonly kind: 'angle'; readonly planet: Planet; readonly about: VargaMatter };

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
  const { dignity, house, isVargottama, signIndex } = place;
  const fact = vargaFact('planet_factor', {
    varga: read.vargaChart.varga.id,
    planet,
    roles: specs.map(roleOf),
    signIndex,
    house,
    hora: placing.hora(place),
    dignity,
    isVargottama,
    effect,
    isTrouble: hasTrouble,
    matters: [...new Set(specs.map((spec) => spec.about))],
  });
  return { roles: specs.map(roleId), planet, effect, reasons, fact };
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
  const fact = vargaFact('house_factor', {
    house: spec.house,
    signIndex: vargaHouseSign(vargaChart, spec.house),
    planets: inside,
    lord,
    lordSignIndex: place.signIndex,
    lordHouse: place.house,
    dignity: place.dignity,
    effect,
    isTrouble: hasTrouble,
    matter: spec.about,
  });
  return { roles: [roleId(spec)], planet: lord, effect, reasons, fact };
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

function planetReasons({ chart, vargaChart }: Read, place: VargaPlanet): VargaReason[] {
  const part = partRuler(vargaChart.varga, chart.signs[place.id], place.part);
  return [
    ...reason('dignity', vargaFact('dignity', { dignity: place.dignity }), GRADE_POINTS[fruitGradeOf(place.dignity)]),
    ...reason('vargottama', vargaFact('vargottama', {}), place.isVargottama ? 1 : 0),
    ...(part ? characterReason(part) : []),
  ];
}

function characterReason({ number, ruler: { character } }: RulerOfPart): VargaReason[] {
  if (character === null) return [];
  return reason('part', vargaFact('part', { shashtiamsha: number }), character.nature === 'benefic' ? 1 : -1);
}

function angleReason(chart: Chart, planet: Planet): VargaReason[] {
  const isKind = isBenefic(chart, planet);
  return reason('angle', vargaFact('angle', { isBenefic: isKind }), isKind ? 1 : -1);
}

function occupantReasons(chart: Chart, inside: readonly Planet[], house: number): VargaReason[] {
  const benefics = inside.filter((id) => isBenefic(chart, id));
  const malefics = HOUSE_CLASSES.upachaya.includes(house) ? [] : inside.filter((id) => !isBenefic(chart, id));
  return [
    ...reason('benefics', vargaFact('benefics_inside', { planets: benefics }), benefics.length > 0 ? 1 : 0),
    ...reason('malefics', vargaFact('malefics_inside', { planets: malefics }), malefics.length > 0 ? -1 : 0),
  ];
}

function effectOf(reasons: readonly VargaReason[]): VargaEffect {
  const sum = summedPoints(reasons);
  if (sum === 0) return 'mixed';
  return sum > 0 ? 'supports' : 'asks_care';
}

function isAngle({ kind }: RoleSpec): boolean {
  return kind === 'angle';
}

function isTrouble(spec: RoleSpec): boolean {
  return 'isTrouble' in spec;
}

function roleId(spec: RoleSpec): string {
  return 'house' in spec ? `${spec.kind}_${spec.house}` : ROLE_IDS[spec.kind];
}

function roleOf(spec: RoleSpec): FactorRole {
  return 'house' in spec ? { kind: 'lord', house: spec.house } : { kind: spec.kind };
}

const ROLE_IDS = { significator: 'significator', ascendant: 'ascendant_lord', angle: 'in_angle' } as const;
