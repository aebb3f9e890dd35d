/** The types of weakness of a planet for health, each with observed values and points (weights interpretive). */
import { separationDeg, wrapIndex } from '../../angle.ts';
import { influencesOn } from '../../chart/aspects.ts';
import type { Chart, ChartPlanet } from '../../chart/chart.ts';
import { judgedCombustion } from '../../planet/combustionRelief.ts';
import type { Evidence } from '../../evidence.ts';
import { isStrongBySign } from '../../planet/dignity.ts';
import { houseIntensity, INTENSITY_SOURCE } from '../../strength/houseIntensity.ts';
import { isDusthana } from '../../chart/houses.ts';
import { functionalNature, ownedHouses } from '../../planet/lordship.ts';
import { isBenefic } from '../../planet/nature.ts';
import { bphs, phaladeepika, practice, suryaSiddhanta, type Source } from '../../source.ts';
import { fullStrengthHouse } from '../../strength/dig.ts';
import { isNode } from '../../tables/planets.ts';
import type { Fact } from '../../factsOf.ts';
import { FALL_SOURCE, type NeechaBhangaRajaYoga } from './neechaBhangaRajaYoga.ts';
import { weaknessFact as fact, type ReliefFacts, type WeaknessTypeFacts } from './planetFacts.ts';
import { NODE_ORB_DEG, WEAKNESS } from './weights.ts';
import { hundredths } from '../../rounding.ts';

export const WEAKNESS_TYPES = [
  'debilitated',
  'combust',
  'enemy_sign',
  'functional_malefic',
  'dusthana_lord',
  'dusthana_placement',
  'no_directional_strength',
  'malefic_influence',
  'near_node',
  'retrograde_malefic',
  'house_junction',
] as const;
export type WeaknessTypeId = (typeof WEAKNESS_TYPES)[number];

/** A type of weakness: whether it holds, the observed values, and the points. */
export interface WeaknessType extends Evidence<Fact<WeaknessTypeFacts>> {
  readonly id: WeaknessTypeId;
  readonly points: number;
  readonly max: number;
  /** Why it counts less than fully; null where it counts fully. */
  readonly relief: Fact<ReliefFacts> | null;
  readonly source: Source;
}

type Look = (chart: Chart, planet: ChartPlanet, fall: NeechaBhangaRajaYoga | null) => WeaknessType;

type Found = Pick<WeaknessType, 'isMet' | 'text' | 'source'> & Partial<WeaknessType> & { readonly max: number };

/** A type that holds has its greatest points by default. */
function type(id: WeaknessTypeId, found: Found): WeaknessType {
  const points = found.isMet ? (found.points ?? found.max) : 0;
  return { id, relief: null, observed: {}, ...found, points };
}

const debilitated: Look = (_, { dignity, id, signIndex }, fall) => {
  const isMet = dignity === 'debilitated';
  const count = fall ? fall.count : 0;
  return type('debilitated', {
    isMet,
    text: fact('debilitated', { planet: id, isMet, signIndex }),
    observed: { dignity, neecha_bhanga_conditions: fall && count },
    points: fall?.isRaised ? 0 : count === 1 ? WEAKNESS.liftedFall : WEAKNESS.debilitated,
    max: WEAKNESS.debilitated,
    relief: count === 0 ? null : fact('fall_relieved', { count }),
    source: count === 0 ? bphs(3, '49-50') : FALL_SOURCE,
  });
};

const combust: Look = (chart, planet) => {
  const { effectiveGrade, grade, isCombust, separationDeg: apart } = judgedCombustion(chart, planet);
  const isKept = isStrongBySign(planet.dignity) || planet.isRetrograde;
  const whole = WEAKNESS.combust[effectiveGrade];
  const by = [
    ...(grade === effectiveGrade ? [] : ['other_sign' as const]),
    ...(isKept ? [planet.isRetrograde ? ('retrograde' as const) : ('strong_by_sign' as const)] : []),
  ];
  return type('combust', {
    isMet: isCombust,
    text: fact('combust', { planet: planet.id, isMet: isCombust, separationDeg: apart }),
    observed: { grade, effective_grade: effectiveGrade, separation: hundredths(apart) },
    points: isKept ? whole * WEAKNESS.combustRelief : whole,
    max: WEAKNESS.combust.deep,
    relief: isCombust && by.length > 0 ? fact('combustion_relieved', { by }) : null,
    source: suryaSiddhanta(9, '6-9'),
  });
};

const enemySign: Look = (_, { dignity, id, signIndex }) => {
  const isMet = dignity === 'enemy' || dignity === 'great_enemy';
  return type('enemy_sign', {
    isMet,
    text: fact('enemy_sign', { planet: id, isMet, dignity, signIndex }),
    observed: { dignity },
    points: dignity === 'great_enemy' ? WEAKNESS.greatEnemySign : WEAKNESS.enemySign,
    max: WEAKNESS.greatEnemySign,
    source: bphs(3, '55-58'),
  });
};

const functionalMalefic: Look = (chart, { id }) => {
  const nature = functionalNature(chart, id);
  const isMet = nature === 'malefic';
  return type('functional_malefic', {
    isMet,
    text: fact('functional_malefic', { planet: id, nature }),
    observed: { functional_nature: nature },
    max: WEAKNESS.functionalMalefic,
    source: bphs(34, '19-44'),
  });
};

const dusthanaLord: Look = (chart, { id }) => {
  const owned = ownedHouses(chart, id).filter(isDusthana);
  return type('dusthana_lord', {
    isMet: owned.length > 0,
    text: fact('dusthana_lord', { planet: id, houses: owned }),
    observed: { houses: owned },
    max: WEAKNESS.dusthanaLord,
    source: bphs(34, '2-7'),
  });
};

const dusthanaPlacement: Look = (_, { house, id }) => {
  const isMet = isDusthana(house);
  return type('dusthana_placement', {
    isMet,
    text: fact('dusthana_placement', { planet: id, house, isMet }),
    observed: { house },
    points: WEAKNESS.dusthanaPlace[house] ?? 0,
    max: WEAKNESS.dusthanaPlace[8]!,
    source: phaladeepika(14),
  });
};

/** The nodes have no directional strength, so they cannot lack it. */
const noDirection: Look = (_, { house, id }) => {
  const powerless = isNode(id) ? null : wrapIndex(fullStrengthHouse(id) + 5, 12) + 1;
  const isMet = house === powerless;
  return type('no_directional_strength', {
    isMet,
    text: fact('no_directional_strength', { planet: id, house: powerless, isMet }),
    observed: { house, powerless_house: powerless },
    max: WEAKNESS.noDirection,
    source: bphs(27, '7'),
  });
};

/** The nodes' aspects on each other are left out, as every chart has them. */
const maleficInfluence: Look = (chart, { id }) => {
  const found = influencesOn(chart, id).filter((by) => !isBenefic(chart, by) && !(isNode(by) && isNode(id)));
  return type('malefic_influence', {
    isMet: found.length > 0,
    text: fact('malefic_influence', { planet: id, by: found }),
    observed: { planets: found },
    points: Math.min(found.length * WEAKNESS.malefic, WEAKNESS.mostMalefics),
    max: WEAKNESS.mostMalefics,
    source: phaladeepika(14),
  });
};

const nearNode: Look = (chart, { id, longitudeDeg }) => {
  const near = isNode(id)
    ? []
    : (['Rahu', 'Ketu'] as const)
        .map((node) => ({ node, apart: separationDeg(longitudeDeg, chart.planets[node].longitudeDeg) }))
        .filter(({ apart }) => apart < NODE_ORB_DEG);
  const [held] = near;
  return type('near_node', {
    isMet: held !== undefined,
    text: fact('near_node', { planet: id, held: held ? { node: held.node, separationDeg: held.apart } : null }),
    observed: { node: held ? held.node : null, separation: held ? hundredths(held.apart) : null },
    max: WEAKNESS.node,
    source: practice('Affliction by a node within five degrees: later practice'),
  });
};

/** The nodes are left out, as they are always retrograde. */
const retrogradeMalefic: Look = (chart, { id, isRetrograde }) => {
  const isMet = isRetrograde && !isNode(id) && !isBenefic(chart, id);
  return type('retrograde_malefic', {
    isMet,
    text: fact('retrograde_malefic', { planet: id, isMet }),
    observed: { retrograde: isRetrograde, benefic: isBenefic(chart, id) },
    max: WEAKNESS.retrogradeMalefic,
    source: practice('Retrograde malefics strain health: later practice'),
  });
};

const houseJunction: Look = (chart, planet) => {
  const { borderDistanceDeg, distanceDeg, zone } = houseIntensity(chart, planet);
  const isMet = zone === 'sandhi';
  return type('house_junction', {
    isMet,
    text: fact('house_junction', { planet: planet.id, isMet, distanceDeg }),
    observed: {
      zone,
      from_middle: hundredths(distanceDeg),
      from_border: hundredths(borderDistanceDeg),
    },
    max: WEAKNESS.houseJunction,
    source: INTENSITY_SOURCE,
  });
};

/** All types, in the order of the wire. */
export const WEAKNESS_LOOKS: readonly Look[] = [
  debilitated,
  combust,
  enemySign,
  functionalMalefic,
  dusthanaLord,
  dusthanaPlacement,
  noDirection,
  maleficInfluence,
  nearNode,
  retrogradeMalefic,
  houseJunction,
];
