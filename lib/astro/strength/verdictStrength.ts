/** Strength of a rule that is formed, 0 to 100: the strength of its planets, and what the chart adds or takes (interpretive). */
import { isAspecting } from '../chart/aspects.ts';
import { both, type Bilingual } from '../bilingual.ts';
import type { Chart } from '../chart/chart.ts';
import type { Condition } from '../evidence.ts';
import { chartFrom, navamsaChart } from '../chart/derivedCharts.ts';
import { isKendra, isTrikona } from '../chart/houses.ts';
import { charaKarakas, type CharaKaraka } from '../jaimini/charaKarakas.ts';
import type { LifeVerdict } from '../jaimini/longevityPairs.ts';
import { isBenefic } from '../planet/nature.ts';
import { memoized } from '../memoized.ts';
import { namedList } from '../planetWords.ts';
import { boundedSum, type ScorePart } from '../score.ts';
import { isWeak } from './standing.ts';
import { meanStrength, planetStrengths, type PlanetStrengths } from './planetStrength.ts';
import type { ShadbalaRatios } from './shadbala.ts';
import { hindiNames, PLANETS, type Planet } from '../tables/planets.ts';
import { tenths } from '../rounding.ts';
import type { NameOf } from '../scale.ts';
import { GRADES } from '../tables/grades.ts';

export type VerdictGrade = NameOf<typeof GRADES.yoga>;

export interface VerdictStrength {
  readonly value: number;
  readonly grade: VerdictGrade;
  readonly parts: readonly StrengthPart[];
}

export type StrengthPart = ScorePart<Bilingual>;

/** Facts of a birth that rules use besides its chart. A drawn chart has no day and no place, so most are unknown. */
export interface RuleFacts {
  readonly strengths: PlanetStrengths;
  /** Chara karakas of the birth chart; they are the same in every chart derived from it. */
  readonly karakas: readonly CharaKaraka[];
  /** Of shadbala to the least needed. */
  readonly ratios: ShadbalaRatios | null;
  readonly gender: 'male' | 'female' | null;
  readonly isDayBirth: boolean | null;
  /** The class of life by the pairs and the years of planets; null without a hora ascendant. */
  longevity(): LifeVerdict | null;
}

/** Everything that judging rules needs besides the chart; made once for many rules. */
export interface RuleContext extends RuleFacts {
  readonly navamsa: Chart;
  /** The chart with the sign of the Moon as its first house. */
  fromMoon(): Chart;
  /** Benefics that are not weak: whatever they aspect is helped. */
  helpers(): readonly Planet[];
}

const UNKNOWN = { ratios: null, gender: null, isDayBirth: null, longevity: () => null };

/**
 * Returns the rule context of a chart; facts that are not given count as unknown.
 *
 * @param facts those that are known
 */
export function ruleContextOf(chart: Chart, facts: Partial<RuleFacts> = {}): RuleContext {
  return {
    ...UNKNOWN,
    ...facts,
    strengths: facts.strengths ?? planetStrengths(chart, null),
    karakas: facts.karakas ?? charaKarakas(chart),
    navamsa: navamsaChart(chart),
    fromMoon: memoized(() => chartFrom(chart, 'Moon')),
    helpers: memoized(() => PLANETS.filter((id) => isBenefic(chart, id) && !isWeak(chart, id, facts.ratios ?? null))),
  };
}

/** Where a rule counts houses from; `null` where it counts none, as for two planets in one sign. */
export type CountedFrom = 'ascendant' | 'Moon' | 'Sun' | null;

export interface Formed {
  readonly chart: Chart;
  readonly planets: readonly Planet[];
  readonly evidence: readonly Condition<Bilingual>[];
  readonly ruleContext: RuleContext;
  readonly isFormedIn: (other: Chart) => boolean;
  readonly countedFrom: CountedFrom;
}

const PLANET_WEIGHT = 0.6;

/** Returns the strength of a rule that is formed, with its parts. */
export function verdictStrength(formed: Formed): VerdictStrength {
  const { value, parts } = boundedSum(
    [planetPart(formed), ...bonuses(formed), ...conditionParts(formed.evidence)],
    boundsLabel,
  );
  return { value, grade: gradeOf(value), parts };
}

/** Returns the label of the part that a score loses at its bound, in two languages. */
export function boundsLabel(value: number): Bilingual {
  return both(`Scores end at ${value}`, `अंक ${value} पर सीमित`);
}

function planetPart({ planets, ruleContext }: Formed): StrengthPart {
  const mean = meanStrength(ruleContext.strengths, planets);
  const label = both(
    `Mean strength of ${namedList(planets)}: ${mean.toFixed(1)}`,
    `${hindiNames(planets)} का औसत बल: ${mean.toFixed(1)}`,
  );
  return { id: 'planets', label, points: tenths(mean * PLANET_WEIGHT), max: 100 * PLANET_WEIGHT };
}

const WELL_HOUSED = bonus(
  'well_housed',
  15,
  both('Its planets stand in kendras or trikonas', 'इसके ग्रह केंद्र या त्रिकोण में हैं'),
);
const FROM_MOON = bonus('from_moon', 10, both('Formed from the Moon too', 'चंद्रमा से भी बनता है'));
const IN_NAVAMSA = bonus('in_navamsa', 10, both('Formed in the navamsa too', 'नवांश में भी बनता है'));
const BENEFIC_ASPECT_POINTS = 5;

function bonuses({ chart, planets, ruleContext, isFormedIn, countedFrom }: Formed): StrengthPart[] {
  const { fromMoon, helpers, navamsa } = ruleContext;
  const isWellHoused = planets.every((id) => isKendra(chart.planets[id].house) || isTrikona(chart.planets[id].house));
  const aspecting = helpers().filter(
    (id) => !planets.includes(id) && planets.some((planet) => isAspecting(chart, id, chart.signs[planet])),
  );
  const found: StrengthPart[] = [];
  if (isWellHoused) found.push(WELL_HOUSED);
  // A rule that counts from no house holds from the Moon too, which adds no strength.
  if (countedFrom === 'ascendant' && isFormedIn(fromMoon())) found.push(FROM_MOON);
  if (isFormedIn(navamsa)) found.push(IN_NAVAMSA);
  if (aspecting.length > 0) found.push(bonus('benefic_aspect', BENEFIC_ASPECT_POINTS, aspectedLabel(aspecting)));
  return found;
}

function bonus(id: string, points: number, label: Bilingual): StrengthPart {
  return { id, label, points, max: points };
}

function aspectedLabel(planets: readonly Planet[]): Bilingual {
  return both(
    `Aspected by ${namedList(planets)}, benefic and not weak`,
    `${hindiNames(planets)} की दृष्टि, जो शुभ ${planets.length > 1 ? 'हैं' : 'है'} और निर्बल नहीं`,
  );
}

function conditionParts(evidence: readonly Condition<Bilingual>[]): StrengthPart[] {
  return evidence
    .filter(({ effect, isMet, points }) => isMet && effect !== 'required' && points !== 0)
    .map(({ id, text, points }) => ({ id, label: text, points, max: Math.max(points, 0) }));
}

function gradeOf(value: number): VerdictGrade {
  return GRADES.yoga.of(value);
}
