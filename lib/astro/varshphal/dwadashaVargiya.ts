/**
 * Dwadasha-vargiya: which of the charts D1 to D12 hold a planet well (Tajika Nilakanthi, Samjna Tantra 1.41-46).
 *
 * Books differ on D3 and D5, and on the parts of D6, D8 and D11, so the count is interpretive.
 */
import { partIndex, wrapIndex } from '../angle.ts';
import type { Chart } from '../chart/chart.ts';
import { isBenefic } from '../planet/nature.ts';
import type { SevenPlanet } from '../tables/planets.ts';
import { signLord, SIGN_ARC_DEG } from '../tables/signs.ts';
import { vargaSignIndex } from '../varga/position.ts';
import { decanateLord, dignityIn } from './panchaVargiya.ts';
import type { BalaChoices, VargiyaChoices } from './tajikaChoices.ts';
import { relationTo } from './tajikaRelation.ts';
import type { PartStanding } from './tables/tajika.ts';

export const TWELVE_CHARTS = ['d1', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7', 'd8', 'd9', 'd10', 'd11', 'd12'] as const;
type ChartId = (typeof TWELVE_CHARTS)[number];

/** What the count says of the periods of a planet. */
export const VARGIYA_VERDICTS = ['favourable', 'mixed', 'unfavourable'] as const;
export type VargiyaVerdict = (typeof VARGIYA_VERDICTS)[number];

/** How one of the charts holds a planet. */
export interface VargiyaChart {
  readonly id: ChartId;
  /** Of a Tajika decanate the sign it is part of. */
  readonly signIndex: number;
  readonly lord: SevenPlanet;
  readonly relation: PartStanding;
  readonly isGood: boolean;
}

export interface DwadashaVargiya {
  readonly charts: readonly VargiyaChart[];
  readonly good: number;
  readonly bad: number;
  readonly verdict: VargiyaVerdict;
}

/** Returns how the twelve charts hold a planet, and what their count says. */
export function dwadashaVargiya(
  chart: Chart,
  planet: SevenPlanet,
  choices: Pick<BalaChoices, 'relation'> & VargiyaChoices,
): DwadashaVargiya {
  const charts = TWELVE_CHARTS.map((id): VargiyaChart => {
    const part = partIn(chart, planet, id, choices);
    const relation = part.dignity ?? relationTo(chart, planet, part.lord, choices);
    const { lord, signIndex } = part;
    return { id, signIndex, lord, relation, isGood: GOOD[relation] ?? isBenefic(chart, lord) };
  });
  const good = charts.filter(({ isGood }) => isGood).length;
  const bad = charts.length - good;
  return { charts, good, bad, verdict: verdictOf(good - bad) };
}

/** Null where the nature of the lord decides. */
const GOOD: Readonly<Record<PartStanding, boolean | null>> = {
  own: true,
  exalted: true,
  friend: true,
  neutral: null,
  enemy: false,
  debilitated: false,
};

function verdictOf(balance: number): VargiyaVerdict {
  if (balance === 0) return 'mixed';
  return balance > 0 ? 'favourable' : 'unfavourable';
}

interface Part {
  readonly signIndex: number;
  readonly lord: SevenPlanet;
  readonly dignity: PartStanding | null;
}

function partIn(chart: Chart, planet: SevenPlanet, id: ChartId, { d3, d5 }: VargiyaChoices): Part {
  const place = chart.planets[planet];
  const { degreeInSign } = place;
  if (id === 'd3' && d3 === 'decanates') {
    return { signIndex: place.signIndex, lord: decanateLord(place.signIndex, degreeInSign), dignity: null };
  }
  const isFromSign = id === 'd5' && d5 === 'from_sign';
  const signIndex = isFromSign
    ? wrapIndex(place.signIndex + partIndex(degreeInSign, SIGN_ARC_DEG, 5), 12)
    : vargaSignIndex(chart, id, place);
  return { signIndex, lord: signLord(signIndex), dignity: dignityIn(chart, planet, signIndex) };
}
