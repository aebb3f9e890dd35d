/** How strong each planet is as a protector of health, 0 to 100, with the points of each strength (interpretive). */
import { placeOf } from '../../percentile.ts';
import { MEDICAL_SPREAD } from '../../tables/percentiles/medical.ts';
import { influencesOn } from '../../chart/aspects.ts';
import type { ChartPlanet } from '../../chart/chart.ts';
import type { Evidence } from '../../evidence.ts';
import { isStrongBySign, type Dignity } from '../../planet/dignity.ts';
import { isGoodForMalefics, isKendra, isTrikona } from '../../chart/houses.ts';
import { isBenefic } from '../../planet/nature.ts';
import type { Fact } from '../../factsOf.ts';
import { boundedSum, boundsFact, type ScorePart } from '../../score.ts';
import { bphs, phaladeepika, type Source } from '../../source.ts';
import { fullStrengthHouse } from '../../strength/dig.ts';
import { isNode, type Planet } from '../../tables/planets.ts';
import { signLord } from '../../tables/signs.ts';
import { isVargottama } from '../../varga/position.ts';
import type { AreaContext } from '../areaContext.ts';
import { FALL_SOURCE, type NeechaBhangaRajaYoga } from './neechaBhangaRajaYoga.ts';
import { strengthFact as fact, type HousePlace, type StrengthFacts, type StrengthTypeFacts } from './planetFacts.ts';
import { STRENGTH } from './weights.ts';
import { hundredths } from '../../rounding.ts';
import type { NameOf } from '../../scale.ts';
import { GRADES } from '../../tables/grades.ts';

export const STRENGTH_TYPES = [
  'dignity',
  'raised_fall',
  'directional_strength',
  'vargottama',
  'strong_dispositor',
  'well_housed',
  'benefic_influence',
  'shadbala',
] as const;
export type StrengthTypeId = (typeof STRENGTH_TYPES)[number];

export interface StrengthType extends Evidence<Fact<StrengthTypeFacts>> {
  readonly id: StrengthTypeId;
  readonly points: number;
  readonly max: number;
  readonly source: Source;
}

export type ProtectionLevel = NameOf<typeof GRADES.protection>;

export interface Protection {
  readonly planet: Planet;
  readonly value: number;
  /** Percent of many births that have less. */
  readonly percentile: number;
  readonly level: ProtectionLevel;
  readonly parts: readonly ScorePart<Fact<StrengthFacts>>[];
  /** Every type, met or not. */
  readonly types: readonly StrengthType[];
}

/** What scoring needs of a birth: its chart and, where day and place are known, its shadbala. */
type StrengthContext = Pick<AreaContext, 'chart' | 'ratios'>;

type Look = (context: StrengthContext, planet: ChartPlanet, fall: NeechaBhangaRajaYoga | null) => StrengthType;

/** Scores a planet as protector, 0 to 100; types that are not met are listed too. */
export function protectionOf(context: StrengthContext, id: Planet, fall: NeechaBhangaRajaYoga | null): Protection {
  const types = LOOKS.map((look) => look(context, context.chart.planets[id], fall));
  const { parts, value } = boundedSum(
    types
      .filter(({ isMet }) => isMet)
      .map(({ id: type, max, points, text }): ScorePart<Fact<StrengthFacts>> => {
        return { id: type, label: fact('strength_type', { type: text }), points, max };
      }),
    boundsFact,
  );
  return {
    planet: id,
    value,
    percentile: placeOf(MEDICAL_SPREAD, `protection_${id}`, value).percentile,
    level: GRADES.protection.of(value),
    parts,
    types,
  };
}

type Found = Pick<StrengthType, 'isMet' | 'text' | 'source' | 'observed'> & { points?: number; readonly max: number };

function type(id: StrengthTypeId, found: Found): StrengthType {
  return { id, ...found, points: found.isMet ? (found.points ?? found.max) : 0 };
}

const DIGNITY_POINTS: Readonly<Partial<Record<Dignity, number>>> = {
  exalted: STRENGTH.exalted,
  moolatrikona: STRENGTH.moolatrikona,
  own: STRENGTH.own,
  great_friend: STRENGTH.greatFriend,
  friend: STRENGTH.friend,
};

const dignity: Look = (_, { dignity: found, id, signIndex }) =>
  type('dignity', {
    isMet: DIGNITY_POINTS[found] !== undefined,
    text: fact('dignity', { planet: id, dignity: found, signIndex }),
    observed: { dignity: found },
    points: DIGNITY_POINTS[found] ?? 0,
    max: STRENGTH.exalted,
    source: bphs(3, '49-58'),
  });

const raised: Look = (_, { id }, fall) =>
  type('raised_fall', {
    isMet: fall !== null && fall.isRaised,
    text: fact('raised_fall', { planet: id, count: fall && fall.count }),
    observed: { conditions: fall && fall.count },
    max: STRENGTH.neechaBhangaRajaYoga,
    source: FALL_SOURCE,
  });

/** The nodes have no directional strength. */
const direction: Look = (_, { house, id }) => {
  const full = isNode(id) ? null : fullStrengthHouse(id);
  const isMet = house === full;
  return type('directional_strength', {
    isMet,
    text: fact('directional_strength', { planet: id, house: full, isMet }),
    observed: { house, full_strength_house: full },
    max: STRENGTH.direction,
    source: bphs(27, '7'),
  });
};

const vargottama: Look = ({ chart }, planet) => {
  const isMet = isVargottama(chart, planet);
  return type('vargottama', {
    isMet,
    text: fact('vargottama', { planet: planet.id, isMet }),
    observed: { vargottama: isMet },
    max: STRENGTH.vargottama,
    source: bphs(6),
  });
};

/** A planet is protected by a strong lord of its sign; one in its own sign has no dispositor. */
const strongDispositor: Look = ({ chart }, { id, signIndex }) => {
  const host = signLord(signIndex);
  const placed = chart.planets[host];
  const isMet = host !== id && isStrongBySign(placed.dignity);
  const bySign = { dignity: placed.dignity, signIndex: placed.signIndex };
  return type('strong_dispositor', {
    isMet,
    text: fact('strong_dispositor', { planet: id, isMet, dispositor: host, ...bySign }),
    observed: { dispositor: host, dignity: placed.dignity },
    max: isNode(id) ? STRENGTH.strongDispositorOfNode : STRENGTH.strongDispositor,
    source: phaladeepika(15),
  });
};

/** Malefics ward off illness from the 3rd, the 6th and the 11th (BPHS 11). */
const wellHoused: Look = ({ chart }, { house, id }) => {
  const isAngle = isKendra(house) || isTrikona(house);
  const isWarding = !isAngle && isGoodForMalefics(house) && !isBenefic(chart, id);
  return type('well_housed', {
    isMet: isAngle || isWarding,
    text: fact('well_housed', { planet: id, house, place: angleOf(house) ?? (isWarding ? 'warding' : 'neither') }),
    observed: { house, kendra_or_trikona: isAngle, malefic_in_growth: isWarding },
    points: isAngle ? STRENGTH.wellHoused : STRENGTH.maleficInGrowth,
    max: STRENGTH.wellHoused,
    source: bphs(11, '14-16'),
  });
};

function angleOf(house: number): HousePlace | null {
  if (isKendra(house)) return isTrikona(house) ? 'kendra_and_trikona' : 'kendra';
  return isTrikona(house) ? 'trikona' : null;
}

const beneficInfluence: Look = ({ chart }, { id }) => {
  const found = influencesOn(chart, id).filter((by) => isBenefic(chart, by));
  return type('benefic_influence', {
    isMet: found.length > 0,
    text: fact('benefic_influence', { planet: id, by: found }),
    observed: { planets: found },
    points: Math.min(found.length * STRENGTH.benefic, STRENGTH.mostBenefics),
    max: STRENGTH.mostBenefics,
    source: phaladeepika(15),
  });
};

/** The nodes have no shadbala, nor has a chart without a day and a place. */
const shadbala: Look = ({ ratios }, { id }) => {
  const ratio = isNode(id) || ratios === null ? null : hundredths(ratios[id]);
  const points = STRENGTH.shadbala.find(([least]) => ratio !== null && ratio >= least)?.[1] ?? 0;
  return type('shadbala', {
    isMet: points > 0,
    text: fact('shadbala', { planet: id, ratio }),
    observed: { ratio },
    points,
    max: STRENGTH.shadbala[0][1],
    source: bphs(27),
  });
};

const LOOKS: readonly Look[] = [
  dignity,
  raised,
  direction,
  vargottama,
  strongDispositor,
  wellHoused,
  beneficInfluence,
  shadbala,
];
