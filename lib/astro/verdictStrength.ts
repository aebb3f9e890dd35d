/** Strength of what a rule has found, 0 to 100: that of its planets, and what the chart adds or takes (interpretive). */
import { aspectsOn } from './aspects.ts';
import { both, type Bilingual } from './bilingual.ts';
import type { Chart } from './chart.ts';
import type { Condition } from './condition.ts';
import { chartFrom, navamsaChart } from './derivedCharts.ts';
import { isKendra, isTrikona } from './houses.ts';
import { charaKarakas, type CharaKaraka } from './jaimini/charaKarakas.ts';
import { isBenefic } from './nature.ts';
import { boundedSum, type ScorePart } from './score.ts';
import { isWeak } from './standing.ts';
import { meanStrength, planetStrengths, type PlanetStrengths } from './strength.ts';
import type { ShadbalaRatios } from './strength/shadbala.ts';
import { PLANET_NAMES, type Planet } from './tables/planets.ts';

export type VerdictGrade = 'strong' | 'medium' | 'weak' | 'nominal';

export interface VerdictStrength {
  readonly value: number;
  readonly grade: VerdictGrade;
  readonly parts: readonly StrengthPart[];
}

export type StrengthPart = ScorePart<Bilingual>;

/** What rules may know of a birth beside its chart. A drawn chart has no day and no place, so most is unknown. */
export interface Facts {
  readonly strengths: PlanetStrengths;
  /** Variable significators of the birth chart, which they remain in every chart drawn from it. */
  readonly karakas: readonly CharaKaraka[];
  /** Of shadbala to the least needed. */
  readonly ratios: ShadbalaRatios | null;
  readonly gender: 'male' | 'female' | null;
  readonly isDayBirth: boolean | null;
  readonly horaSignIndex: number | null;
}

/** What judging needs beside the chart; made once for many rules. */
export interface Standpoints extends Facts {
  readonly fromMoon: Chart;
  readonly navamsa: Chart;
}

const UNKNOWN = { ratios: null, gender: null, isDayBirth: null, horaSignIndex: null };

/** @param facts those that are known */
export function standpointsOf(chart: Chart, facts: Partial<Facts> = {}): Standpoints {
  return {
    ...UNKNOWN,
    ...facts,
    strengths: facts.strengths ?? planetStrengths(chart, null),
    karakas: facts.karakas ?? charaKarakas(chart),
    fromMoon: chartFrom(chart, 'Moon'),
    navamsa: navamsaChart(chart),
  };
}

/** Where a rule counts houses from; `null` where it counts none, as for two planets in one sign. */
export type CountedFrom = 'ascendant' | 'Moon' | 'Sun' | null;

export interface Formed {
  readonly chart: Chart;
  readonly planets: readonly Planet[];
  readonly evidence: readonly Condition<Bilingual>[];
  readonly standpoints: Standpoints;
  readonly isFormedIn: (other: Chart) => boolean;
  readonly countedFrom: CountedFrom;
}

const PLANET_WEIGHT = 0.6;
const POINTS = { well_housed: 15, from_moon: 10, in_navamsa: 10, benefic_aspect: 5 };

/** Returns the strength of a rule that is formed, with its parts. */
export function verdictStrength(formed: Formed): VerdictStrength {
  const { value, parts } = boundedSum(
    [planetPart(formed), ...bonuses(formed), ...conditionParts(formed.evidence)],
    boundsLabel,
  );
  return { value, grade: gradeOf(value), parts };
}

function boundsLabel(value: number): Bilingual {
  return both(`Scores end at ${value}`, `अंक ${value} पर सीमित`);
}

function planetPart({ planets, standpoints }: Formed): StrengthPart {
  const mean = meanStrength(standpoints.strengths, planets);
  const label = both(
    `Mean strength of ${planets.join(', ')}: ${mean.toFixed(1)}`,
    `${inHindi(planets)} का औसत बल: ${mean.toFixed(1)}`,
  );
  return { id: 'planets', label, points: Math.round(mean * PLANET_WEIGHT * 10) / 10, max: 100 * PLANET_WEIGHT };
}

function inHindi(planets: readonly Planet[]): string {
  return planets.map((planet) => PLANET_NAMES[planet].hi).join(', ');
}

const WELL_HOUSED = both('Its planets stand in kendras or trikonas', 'इसके ग्रह केन्द्र या त्रिकोण में हैं');
const FROM_MOON = both('Formed from the Moon too', 'चन्द्र से भी बनता है');
const IN_NAVAMSA = both('Formed in the navamsa too', 'नवांश में भी बनता है');

function bonuses({ chart, planets, standpoints, isFormedIn, countedFrom }: Formed): StrengthPart[] {
  const isWellHoused = planets.every((id) => isKendra(chart.planets[id].house) || isTrikona(chart.planets[id].house));
  const helpers = unafflictedBenefics(chart, planets, standpoints);
  const helped = both(
    `Aspected by ${helpers.join(', ')}, benefic and not weak`,
    `${inHindi(helpers)} की दृष्टि, जो शुभ है और निर्बल नहीं`,
  );
  const bonus = (id: keyof typeof POINTS, label: Bilingual, isGiven: boolean): StrengthPart[] =>
    isGiven ? [{ id, label, points: POINTS[id], max: POINTS[id] }] : [];
  return [
    ...bonus('well_housed', WELL_HOUSED, isWellHoused),
    // A rule that does not count from the ascendant is the same from everywhere, which proves nothing.
    ...bonus('from_moon', FROM_MOON, countedFrom === 'ascendant' && isFormedIn(standpoints.fromMoon)),
    ...bonus('in_navamsa', IN_NAVAMSA, isFormedIn(standpoints.navamsa)),
    ...bonus('benefic_aspect', helped, helpers.length > 0),
  ];
}

function unafflictedBenefics(chart: Chart, planets: readonly Planet[], { ratios }: Facts): Planet[] {
  const aspecting = new Set(planets.flatMap((id) => aspectsOn(chart, chart.signs[id])));
  return [...aspecting].filter((id) => !planets.includes(id) && isBenefic(chart, id) && !isWeak(chart, id, ratios));
}

function conditionParts(evidence: readonly Condition<Bilingual>[]): StrengthPart[] {
  return evidence
    .filter(({ effect, isMet, points }) => isMet && effect !== 'required' && points !== 0)
    .map(({ id, text, points }) => ({ id, label: text, points, max: Math.max(points, 0) }));
}

function gradeOf(value: number): VerdictGrade {
  if (value >= 70) return 'strong';
  if (value >= 50) return 'medium';
  return value >= 30 ? 'weak' : 'nominal';
}
