/** Further evidence of two whole charts: ascendants, lords of the 7th, Venus, Mars and Jupiter of one for the other. */
import { countFrom, nthSignFrom, separationDeg } from '../../../angle.ts';
import { signOfHouse, type Chart } from '../../../chart/chart.ts';
import { hundredths } from '../../../rounding.ts';
import { VENUS_MARS_ORB_DEG } from '../../../tables/matching/charts.ts';
import type { EvidenceId } from '../../../tables/matching/evidence.ts';
import { DIGNITIES } from '../../../tables/dignities.ts';
import { eachOfTwo, otherRole, ROLES, type Role, type Two } from '../../../tables/matching/roles.ts';
import { signLord } from '../../../tables/signs.ts';
import { navamsaSignIndex } from '../../../varga/position.ts';
import {
  chartEvidence,
  type ChartEvidenceFact,
  type EvidenceEffect,
  type LordPlace,
  type SpouseSign,
} from '../facts/chartFacts.ts';
import type { SignAxis, TwoLords } from '../facts/kootFacts.ts';
import { twoLords } from '../koots/kootPoints.ts';
import { axisOf } from '../koots/kootReasons.ts';

export interface ChartEvidence {
  readonly id: EvidenceId;
  readonly isMet: boolean;
  /** What it speaks for where it is met; neutral where it is not. */
  readonly effect: EvidenceEffect;
  readonly seen: ChartEvidenceFact;
}

/** Lists the evidence of two charts, met or not, in the order of its table. */
export function evidenceOfCharts(charts: Two<Chart>): ChartEvidence[] {
  const sevenths = eachOfTwo(charts, (chart) => signOfHouse(chart, SEVENTH));
  const seventhLords = eachOfTwo(charts, seventhLordOf);
  const ascendants = eachOfTwo(charts, ({ ascendant }) => ascendant.signIndex);
  return [
    moonSigns(charts, ascendants),
    ascendantFromLord(ascendants, seventhLords),
    spouseSigns(charts, seventhLords),
    byAxis('ascendants', ascendants),
    byLords('ascendant_lords', twoLords(ascendants.groom, ascendants.bride)),
    byLords('seventh_lords', twoLords(sevenths.groom, sevenths.bride)),
    byAxis(
      'navamsa_ascendants',
      eachOfTwo(charts, (chart) => navamsaSignIndex(chart, chart.ascendant)),
    ),
    venusAndMars(charts),
    beneficsOfOther(charts, ascendants),
  ];
}

const SEVENTH = 7;

function seventhLordOf(chart: Chart): LordPlace {
  const planet = signLord(signOfHouse(chart, SEVENTH));
  return { planet, signIndex: chart.signs[planet] };
}

function evidence(seen: ChartEvidenceFact, isMet: boolean, effect: EvidenceEffect): ChartEvidence {
  return { id: seen.id, isMet, effect: isMet ? effect : 'neutral', seen };
}

function moonSigns(charts: Two<Chart>, ascendants: Two<number>): ChartEvidence {
  const signs = eachOfTwo(charts, (chart) => chart.signs.Moon);
  const met = ROLES.filter((role) => signs[role] === ascendants[otherRole(role)]);
  const seen = chartEvidence('moon_sign_is_ascendant', { met, moonSigns: signs, ascendants });
  return evidence(seen, met.length > 0, 'supports');
}

function ascendantFromLord(ascendants: Two<number>, seventhLords: Two<LordPlace>): ChartEvidence {
  const met = ROLES.filter((role) => {
    const lord = seventhLords[otherRole(role)];
    return countFrom(lord.signIndex, ascendants[role]) === SEVENTH;
  });
  const seen = chartEvidence('ascendant_seventh_from_lord', { met, ascendants, seventhLords });
  return evidence(seen, met.length > 0, 'supports');
}

function spouseSigns(charts: Two<Chart>, seventhLords: Two<LordPlace>): ChartEvidence {
  const found = ROLES.flatMap((role) => spouseSignsOf(role, charts, seventhLords[role]));
  return evidence(chartEvidence('spouse_sign', { seventhLords, found }), found.length > 0, 'supports');
}

/** Of one sign the nearest way alone is listed: the lord's sign before its exaltation and navamsa, itself before a trine. */
function spouseSignsOf(role: Role, charts: Two<Chart>, { planet, signIndex }: LordPlace): SpouseSign[] {
  const chart = charts[role];
  const partner = charts[otherRole(role)];
  const bases = [
    { by: 'sign', base: signIndex },
    { by: 'exaltation', base: DIGNITIES[planet].exaltedSign },
    { by: 'navamsa', base: navamsaSignIndex(chart, chart.planets[planet]) },
  ] as const;
  const wanted = [
    { of: 'ascendant', sign: partner.ascendant.signIndex },
    { of: 'moon', sign: partner.signs.Moon },
  ] as const;
  return wanted.flatMap(({ of, sign }): SpouseSign[] => {
    const itself = bases.find(({ base }) => base === sign);
    const way = itself ?? bases.find(({ base }) => TRINES.some((count) => nthSignFrom(base, count) === sign));
    return way ? [{ role, planet, of, signIndex: sign, by: way.by, isTrine: itself === undefined }] : [];
  });
}

const TRINES = [5, 9];

/** What the place of one sign from another speaks for, by practice. */
const AXIS_EFFECTS: Readonly<Record<SignAxis, EvidenceEffect>> = {
  same: 'supports',
  '2_12': 'differs',
  '3_11': 'supports',
  '4_10': 'neutral',
  '5_9': 'supports',
  '6_8': 'differs',
  '7_7': 'supports',
};

function byAxis(id: 'ascendants' | 'navamsa_ascendants', ascendants: Two<number>): ChartEvidence {
  const axis = axisOf(countFrom(ascendants.groom, ascendants.bride));
  return evidence(chartEvidence(id, { ascendants, axis }), true, AXIS_EFFECTS[axis]);
}

function byLords(id: 'ascendant_lords' | 'seventh_lords', lords: TwoLords): ChartEvidence {
  const regards = Object.values(lords.regards);
  const isAtOne = regards.every((regard) => regard === 'same' || regard === 'friend');
  const effect = isAtOne ? 'supports' : regards.includes('enemy') ? 'differs' : 'neutral';
  return evidence(chartEvidence(id, lords), true, effect);
}

function venusAndMars(charts: Two<Chart>): ChartEvidence {
  const separations = eachOfTwo(charts, ({ planets }, role) =>
    separationDeg(planets.Venus.longitudeDeg, charts[otherRole(role)].planets.Mars.longitudeDeg),
  );
  const met = ROLES.filter((role) => separations[role] <= VENUS_MARS_ORB_DEG);
  const seen = chartEvidence('venus_mars', { met, separationsDeg: eachOfTwo(separations, hundredths) });
  return evidence(seen, met.length > 0, 'attraction');
}

function beneficsOfOther(charts: Two<Chart>, ascendants: Two<number>): ChartEvidence {
  const found = ROLES.flatMap((role) =>
    (['Jupiter', 'Venus'] as const).flatMap((planet) => {
      const house = countFrom(ascendants[otherRole(role)], charts[role].signs[planet]);
      return house === 1 || house === 7 ? [{ role, planet, house } as const] : [];
    }),
  );
  return evidence(chartEvidence('benefic_seventh', { found }), found.length > 0, 'supports');
}
