/** Areas of life in a year: the promise of each in the annual and the natal chart. Weights are interpretive. */
import { countFrom } from '../angle.ts';
import { planetsOf, signOfHouse } from '../chart/chart.ts';
import { isGoodForMalefics } from '../chart/houses.ts';
import { lordOfHouse } from '../planet/lordship.ts';
import { isBenefic } from '../planet/nature.ts';
import { boundsFact, weightedScore, type WeightedFactor, type Score } from '../score.ts';
import { YEAR_SPREAD } from '../tables/percentiles/years.ts';
import { isNode, type Planet, type SevenPlanet } from '../tables/planets.ts';
import { bondOfHouse, isPromising, type Bond } from './bonds.ts';
import { fact, type AnnualFact, type JoinedKind } from './facts.ts';
import { verdictOf, type MunthaVerdict } from './muntha.ts';
import type { YearContext } from './yearPrediction.ts';
import { spread, standingNamed, type SahamStanding } from './sahamStanding.ts';
import { isFriendlyAspect, isHostileAspect, tajikaAspectAt } from './tajikaAspects.ts';
import { YEAR_AREAS, type YearArea } from './tables/yearAreas.ts';
import { standingArgs, type YearStanding } from './yearStanding.ts';

export interface JudgedArea {
  readonly area: YearArea;
  readonly lord: YearStanding;
  readonly secondLord: YearStanding;
  readonly sahams: readonly SahamStanding[];
  /** Planets that help the first house of the area, and those that burden it. */
  readonly supporters: readonly Planet[];
  readonly burdens: readonly Planet[];
  /** Bond with the lord of the first house of the area; for health, whose house is the ascendant, with that of the second. */
  readonly bond: Bond;
  /** Strength of the lord of the natal first house, 0 to 100. */
  readonly natalLord: SevenPlanet;
  readonly natalStrength: number;
  readonly score: Score<AnnualFact>;
  readonly tone: MunthaVerdict;
}

const WEIGHTS = { lord: 25, second_lord: 10, sahams: 20, influences: 15, bond: 20, natal: 10 };

/** Judges every area of life in a year, in the order of the table. */
export function judgedAreas(context: YearContext): JudgedArea[] {
  return YEAR_AREAS.map((area) => judgedArea(context, area));
}

function judgedArea(context: YearContext, area: YearArea): JudgedArea {
  const { annual, natalStrengths, standings, tajika } = context;
  const [first, second] = area.houses;
  const natalLord = lordOfHouse(annual.natal, first);
  const found = {
    area,
    lord: standings(lordOfHouse(annual.chart, first)),
    secondLord: standings(lordOfHouse(annual.chart, second)),
    sahams: area.sahams.map((id) => standingNamed(context.sahams, id)),
    ...influencesOnHouse(context, first),
    bond: bondOfHouse(tajika.bonds, first === 1 ? second : first),
    natalLord,
    natalStrength: natalStrengths[natalLord].value,
  };
  const score = weightedScore(areaFactors(found), [], boundsFact, { spread: YEAR_SPREAD, id: `area_${area.id}` });
  return { ...found, score, tone: verdictOf(score.band) };
}

/**
 * Occupants count by nature, save that malefics prosper in the 3rd, 6th and 11th; aspects by nature and kind. The lord
 * of the house strengthens it from within, and never burdens it.
 */
function influencesOnHouse(
  { annual: { chart } }: YearContext,
  house: number,
): Pick<JudgedArea, 'supporters' | 'burdens'> {
  const lord = lordOfHouse(chart, house);
  const supporters: Planet[] = [];
  const burdens: Planet[] = [];
  for (const { id, signIndex } of planetsOf(chart)) {
    const aspect = tajikaAspectAt(countFrom(signIndex, signOfHouse(chart, house)));
    const isKind = isBenefic(chart, id);
    if (aspect.id === 'conjunction')
      (isKind || isGoodForMalefics(house) || id === lord ? supporters : burdens).push(id);
    else if (!isNode(id) && isKind && isFriendlyAspect(aspect)) supporters.push(id);
    else if (!isNode(id) && !isKind && id !== lord && isHostileAspect(aspect)) burdens.push(id);
  }
  return { supporters, burdens };
}

type Found = Omit<JudgedArea, 'score' | 'tone'>;

const INFLUENCE_STEP = 0.2;

function areaFactors(found: Found): WeightedFactor<AnnualFact>[] {
  const { area, lord, natalLord, natalStrength, secondLord } = found;
  const [first, second] = area.houses;
  const natal = fact('natal_lord', { house: first, planet: natalLord, score: natalStrength });
  return [
    lordFactor('lord', first, lord),
    lordFactor('second_lord', second, secondLord),
    sahamsFactor(found),
    influenceFactor(found),
    bondFactor(found),
    { id: 'natal', label: natal, weight: WEIGHTS.natal, share: natalStrength / 100 },
  ];
}

function lordFactor(id: 'lord' | 'second_lord', house: number, standing: YearStanding): WeightedFactor<AnnualFact> {
  const label = fact('house_lord_standing', { ...standingArgs(standing), ofHouse: house });
  return { id, label, weight: WEIGHTS[id], share: spread(standing.share) };
}

function sahamsFactor({ sahams }: Found): WeightedFactor<AnnualFact> {
  const isHard = ({ saham }: SahamStanding) => saham.row.nature === 'hard';
  const shares = sahams.map((standing) => {
    const { value } = standing.score;
    return (isHard(standing) ? 100 - value : value) / 100;
  });
  const scored = sahams.map(({ saham, score }) => ({ saham: saham.row.id, score: score.value }));
  return {
    id: 'sahams',
    label: fact('area_sahams', { sahams: scored }),
    weight: WEIGHTS.sahams,
    share: shares.reduce((sum, share) => sum + share, 0) / shares.length,
  };
}

function influenceFactor({ area, burdens, supporters }: Found): WeightedFactor<AnnualFact> {
  return {
    id: 'influences',
    label: fact('house_company', { house: area.houses[0], supporters, burdens }),
    weight: WEIGHTS.influences,
    share: 0.5 + INFLUENCE_STEP * (supporters.length - burdens.length),
  };
}

const BOND_SHARES: Readonly<Record<Bond['kind'], number>> = {
  same: 0.7,
  ithasala: 0.9,
  nakta: 0.75,
  yamaya: 0.7,
  bhavishyat: 0.6,
  ishrafa: 0.3,
  none: 0.4,
};
const SPOILED = 0.45;
const RADDA = 0.2;
const KAMBOOLA = 0.1;

function bondFactor({ area, bond }: Found): WeightedFactor<AnnualFact> {
  if (isOfAscendant(area)) return healthBondFactor(bond, area.houses[1]);
  const { ascendantLord, karyesh, kind, moon, spoilers, weaknesses } = bond;
  const isMoonJoining = moon === 'kamboola';
  const share =
    BOND_SHARES[kind] -
    (spoilers.length > 0 ? SPOILED : 0) -
    (weaknesses.length > 0 ? RADDA : 0) +
    (isMoonJoining ? KAMBOOLA : 0);
  const label =
    kind === 'same'
      ? fact('rules_both', { planet: karyesh, house: area.houses[0] })
      : fact('lords_bond', { kind, ascendantLord, karyesh, spoilers, weaknesses, isMoonJoining });
  return { id: 'bond', label, weight: WEIGHTS.bond, share };
}

const HEALTH_SHARES: Readonly<Record<JoinedKind, number>> = {
  ithasala: 0.2,
  nakta: 0.4,
  yamaya: 0.4,
  bhavishyat: 0.5,
  ishrafa: 0.8,
  none: 0.8,
};

/** Health is better where the lord of the ascendant has no bond with the 6th. */
function healthBondFactor({ ascendantLord, karyesh, kind }: Bond, house: number): WeightedFactor<AnnualFact> {
  const part = { id: 'bond', weight: WEIGHTS.bond };
  if (kind === 'same') return { ...part, label: fact('rules_both', { planet: karyesh, house }), share: 0.5 };
  return { ...part, label: fact('health_bond', { kind, ascendantLord, karyesh, house }), share: HEALTH_SHARES[kind] };
}

/** Tells whether the bond of an area promises its matter; of health, whether the ascendant is kept from the 6th. */
export function isBondPromising({ area, bond }: Pick<JudgedArea, 'area' | 'bond'>): boolean {
  return isOfAscendant(area) ? bond.kind === 'none' || bond.kind === 'ishrafa' : isPromising(bond);
}

/** Tells whether the ascendant is itself the house of the matter, as for health. */
export function isOfAscendant({ houses: [first] }: YearArea): boolean {
  return first === 1;
}

/** Lists the planets by whose periods an area comes up: its lord first, then the lords of its sahams. */
export function areaLords({ lord, sahams }: JudgedArea): SevenPlanet[] {
  return [...new Set([lord.judgedBy, ...sahams.map(({ saham }) => saham.lord)])];
}
