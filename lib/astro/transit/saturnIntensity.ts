/** How hard sade sati and dhaiya press in a chart, 0 to 100, for each stay of Saturn. The points are interpretive. */
import { countFrom } from '../angle.ts';
import { aspectedPlaces, influencesOn } from '../chart/aspects.ts';
import type { Chart } from '../chart/chart.ts';
import { isYogakaraka, lordOfHouse } from '../planet/lordship.ts';
import { isBenefic } from '../planet/nature.ts';
import { boundedSum, boundsFact, type ScorePart } from '../score.ts';
import type { Moorti } from '../tables/gochara.ts';
import { isNode } from '../tables/planets.ts';
import { factsOf } from '../factsOf.ts';
import type { SaturnFact, SaturnFacts } from './facts.ts';
import { receptionOf, type GocharaContext } from './gochara.ts';
import { moortiAt, type MoortiFound } from './moorti.ts';
import type { SaturnPhase, SaturnStay } from './saturn.ts';
import type { Stay } from './stays.ts';
import type { Track } from './track.ts';
import { tenths } from '../rounding.ts';
import type { TimeSpan } from '../time.ts';
import type { NameOf } from '../scale.ts';
import { GRADES } from '../tables/grades.ts';

export type SaturnBand = NameOf<typeof GRADES.saturn>;

/** What the intensity depends on besides the stay itself. */
export interface SaturnContext extends Pick<GocharaContext, 'chart' | 'ashtakavarga'> {
  /** Course of the Moon, for the moorti of each ingress. */
  readonly moon: Track;
  /** Stays of Jupiter in signs, over all the time that is judged. */
  readonly jupiter: readonly Stay[];
  /** When Saturn or the Moon rules a mahadasha or an antardasha, in order, without overlaps. */
  readonly ruled: readonly TimeSpan[];
}

export interface SaturnIntensity {
  readonly score: number;
  readonly band: SaturnBand;
  readonly parts: readonly ScorePart<SaturnFact>[];
  /** Of the ingress that begins the stay. */
  readonly moorti: MoortiFound | null;
}

const BASE: Readonly<Record<SaturnPhase, number>> = { rising: 60, peak: 60, setting: 60, kantaka: 50, ashtama: 65 };
const GOOD_SIGN = -15;
const OWN_CHART = -15;
const AFFLICTED_MOON = 10;
const MANY_BINDUS = -10;
const FEW_BINDUS = 10;
const MUCH_SARVA = -5;
const RULING = 10;
const JUPITER = -10;
const MOORTI_POINTS: Readonly<Record<Moorti, number>> = { swarna: -10, rajata: -5, tamra: 5, loha: 10 };

const fact = factsOf<SaturnFacts>();

/** Returns the intensity of one stay of Saturn; what holds for a part of the stay counts for that share of it. */
export function saturnIntensity(context: SaturnContext, stay: SaturnStay): SaturnIntensity {
  const { chart, moon } = context;
  const found = moortiAt(chart.signs.Moon, moon, stay.startJdUT);
  const all = [
    part('base', fact('saturn_in', { house: stay.house }), BASE[stay.phase]),
    ...signParts(context, stay.index),
    ...moonParts(chart),
    ...timeParts(context, stay),
    ...(found ? [moortiPart(found)] : []),
  ];
  const { value, parts } = boundedSum(all, boundsFact);
  return { score: value, band: saturnBand(value), parts, moorti: found };
}

/** Returns the word for a pressure of 0 to 100. */
export function saturnBand(score: number): SaturnBand {
  return GRADES.saturn.of(score);
}

/** @param max the most that it can add; relief adds nothing */
function part(id: string, label: SaturnFact, points: number, max = Math.max(points, 0)): ScorePart<SaturnFact> {
  return { id, label, points, max };
}

function moortiPart({ moorti }: MoortiFound): ScorePart<SaturnFact> {
  return part('moorti', fact('saturn_came_in', { moorti }), MOORTI_POINTS[moorti], MOORTI_POINTS.loha);
}

function signParts({ ashtakavarga, chart }: SaturnContext, signIndex: number): ScorePart<SaturnFact>[] {
  const bindus = ashtakavarga.bhinna.Saturn[signIndex]!;
  const sarva = ashtakavarga.sarva[signIndex]!;
  const reception = receptionOf('Saturn', signIndex, chart.conventions.nodeExaltation);
  const parts: ScorePart<SaturnFact>[] = [];
  if (reception === 'exalted' || reception === 'own' || reception === 'friend') {
    parts.push(part('sign', fact('well_received', { signIndex, reception }), GOOD_SIGN));
  }
  const own = ownChart(chart);
  if (own) parts.push(part('lordship', own, OWN_CHART));
  if (bindus >= 4) parts.push(part('bindus', fact('many_bindus', { signIndex, bindus }), MANY_BINDUS, FEW_BINDUS));
  if (bindus <= 2) parts.push(part('bindus', fact('few_bindus', { signIndex, bindus }), FEW_BINDUS));
  if (sarva >= 30) parts.push(part('sarvashtakavarga', fact('much_sarva', { signIndex, bindus: sarva }), MUCH_SARVA));
  return parts;
}

/** Taurus and Libra have Saturn for yogakaraka, Capricorn and Aquarius for lord. */
function ownChart(chart: Chart): SaturnFact | null {
  const { signIndex } = chart.ascendant;
  if (lordOfHouse(chart, 1) === 'Saturn') return fact('lord_of_ascendant', { signIndex });
  return isYogakaraka(chart, 'Saturn') ? fact('yogakaraka_of_ascendant', { signIndex }) : null;
}

/** The Moon counts as afflicted when debilitated, dark, or with more malefics than benefics in her company and aspects. */
function moonParts(chart: Chart): ScorePart<SaturnFact>[] {
  const { dignity, isCombust: isDark } = chart.planets.Moon;
  // The Sun opposite makes a full Moon, and the Sun joined a dark one, listed apart; nodes count where they join her.
  const others = influencesOn(chart, 'Moon').filter(
    (id) => id !== 'Sun' && (!isNode(id) || chart.signs[id] === chart.signs.Moon),
  );
  const joined = others.filter((id) => !isBenefic(chart, id));
  const malefics = joined.length > others.length - joined.length ? joined : [];
  const isDebilitated = dignity === 'debilitated';
  if (!isDebilitated && !isDark && malefics.length === 0) return [];
  return [part('moon', fact('afflicted_moon', { isDebilitated, isDark, malefics }), AFFLICTED_MOON)];
}

/** Days taken as the length of a stay that reaches beyond the ephemeris. */
const MEAN_STAY_DAYS = 899;

function timeParts({ chart, jupiter, ruled }: SaturnContext, stay: SaturnStay): ScorePart<SaturnFact>[] {
  const startJdUT = stay.startJdUT ?? stay.endJdUT! - MEAN_STAY_DAYS;
  const endJdUT = stay.endJdUT ?? startJdUT + MEAN_STAY_DAYS;
  const whole = { startJdUT, endJdUT };
  const helped = jupiter
    .filter(({ index }) => isUnderJupiter(index, stay.index) || isUnderJupiter(index, chart.signs.Moon))
    .map((of) => ({ startJdUT: of.startJdUT ?? startJdUT, endJdUT: of.endJdUT ?? endJdUT }));
  return [
    ...sharePart('dasha', 'rules_period', RULING, share(whole, ruled)),
    ...sharePart('jupiter', 'under_jupiter', JUPITER, share(whole, helped)),
  ];
}

/** Planets joined count as aspecting. */
const PLACES_UNDER_JUPITER = [1, ...aspectedPlaces('Jupiter', 'none')];

function isUnderJupiter(jupiterSign: number, signIndex: number): boolean {
  return PLACES_UNDER_JUPITER.includes(countFrom(jupiterSign, signIndex));
}

/** Share of a time that lies in others, 0 to 1. */
function share({ startJdUT, endJdUT }: TimeSpan, spans: readonly TimeSpan[]): number {
  const days = spans.reduce(
    (sum, span) => sum + Math.max(0, Math.min(span.endJdUT, endJdUT) - Math.max(span.startJdUT, startJdUT)),
    0,
  );
  return days / (endJdUT - startJdUT);
}

function sharePart(
  id: string,
  of: 'rules_period' | 'under_jupiter',
  points: number,
  ofTime: number,
): ScorePart<SaturnFact>[] {
  const percent = Math.round(ofTime * 100);
  return percent === 0 ? [] : [part(id, fact(of, { percent }), tenths(points * ofTime), Math.max(points, 0))];
}
