/** Strength of a rule that is formed, 0 to 100: its planets by the weakest link, and what the chart adds or takes (interpretive). */
import { isAspecting } from '../chart/aspects.ts';
import { both, whenRead, type Bilingual } from '../bilingual.ts';
import type { Chart } from '../chart/chart.ts';
import type { Condition } from '../evidence.ts';
import { chartFrom, navamsaChart } from '../chart/derivedCharts.ts';
import { isKendra, isTrikona } from '../chart/houses.ts';
import { charaKarakas, type CharaKaraka } from '../jaimini/charaKarakas.ts';
import type { LifeVerdict } from '../jaimini/longevityPairs.ts';
import { isBenefic } from '../planet/nature.ts';
import { memoized, remembered, type Remembered } from '../memoized.ts';
import { placeAmongFormed, placeOf } from '../percentile.ts';
import { namedList } from '../planetWords.ts';
import { boundedSum, type ScorePart } from '../score.ts';
import { isWeak } from './standing.ts';
import { planetStrengths, type PlanetStrengths } from './planetStrength.ts';
import type { ShadbalaRatios } from './shadbala.ts';
import { hindiNames, PLANETS, type Planet } from '../tables/planets.ts';
import { tenths } from '../rounding.ts';
import type { NameOf } from '../scale.ts';
import { GRADES } from '../tables/grades.ts';
import { YOGA_SPREAD } from '../tables/percentiles/yogas.ts';

/** The band of a strength among the births in which the rule is formed. */
export type VerdictBand = NameOf<typeof GRADES.yoga>;

export interface VerdictStrength {
  readonly value: number;
  readonly band: VerdictBand;
  /** Percent of all births that have the rule less strongly, or not at all. */
  readonly percentile: number;
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
  /** Verdicts on the rules that have been judged in the chart, by rule. */
  readonly verdictOnce: Remembered;
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
    verdictOnce: remembered(),
    helpers: memoized(() => PLANETS.filter((id) => isBenefic(chart, id) && !isWeak(chart, id, facts.ratios ?? null))),
  };
}

/** Where a rule counts houses from; `null` where it counts none, as for two planets in one sign. */
export type CountedFrom = 'ascendant' | 'Moon' | 'Sun' | null;

/** A rule that is formed in a chart. */
export interface Formed {
  /** Slug of the rule. */
  readonly id: string;
  readonly chart: Chart;
  readonly planets: readonly Planet[];
  /** True for a yoga that burdens: it is as strong as those that afflict, and as those that they afflict are weak. */
  readonly isBurden: boolean;
  /** Those of the planets that afflict the others; only of a burden. */
  readonly afflictors: readonly Planet[];
  /** Formed by the letter only, so that it weighs little. */
  readonly isFormal: boolean;
  /** Planets that are combust, or fallen and not lifted: with one of these a yoga is no more than middling. */
  readonly spent: readonly Planet[];
  readonly evidence: readonly Condition<Bilingual>[];
  readonly ruleContext: RuleContext;
  readonly isFormedIn: (other: Chart) => boolean;
  readonly countedFrom: CountedFrom;
}

const PLANET_WEIGHT = 0.6;
/** Most that a yoga of two weighs where one of them is combust or fallen. */
const SPENT_AT_MOST = 45;
/** Most that a yoga weighs that is formed by the letter only. */
const FORMAL_AT_MOST = 30;

/** Returns the strength of a rule that is formed, with its parts. */
export function verdictStrength(formed: Formed): VerdictStrength {
  const full = boundedSum([planetPart(formed), ...bonuses(formed), ...conditionParts(formed.evidence)], boundsLabel);
  const { value, parts } = capped(formed, full);
  return strengthOf(formed.id, value, parts);
}

/** Returns a strength with its place among the births in which the rule is formed. */
export function strengthOf(id: string, value: number, parts: readonly StrengthPart[]): VerdictStrength {
  const band = GRADES.yoga.of(placeAmongFormed(YOGA_SPREAD, id, value).percentile);
  return { value, band, percentile: placeOf(YOGA_SPREAD, id, value).percentile, parts };
}

type Summed = Pick<VerdictStrength, 'value' | 'parts'>;

function capped({ isBurden, isFormal, planets, spent }: Formed, { parts, value }: Summed): Summed {
  if (isFormal) return cut({ parts, value }, FORMAL_AT_MOST, FORMAL);
  const isHalved = !isBurden && planets.length === 2 && spent.length > 0;
  return isHalved
    ? cut(
        { parts, value },
        SPENT_AT_MOST,
        whenRead(() => spentLabel(spent)),
      )
    : { parts, value };
}

function cut({ parts, value }: Summed, most: number, label: Bilingual): Summed {
  if (value <= most) return { parts, value };
  return { value: most, parts: [...parts, { id: 'cap', label, points: tenths(most - value), max: 0 }] };
}

const FORMAL = both(
  `Formed by the letter only: no more than ${FORMAL_AT_MOST} points`,
  `केवल नाममात्र को बनता है: अधिकतम ${FORMAL_AT_MOST} अंक`,
);

function spentLabel(spent: readonly Planet[]): Bilingual {
  return both(
    `${namedList(spent)} combust or debilitated: no more than ${SPENT_AT_MOST} points`,
    `${hindiNames(spent)} अस्त या नीच: अधिकतम ${SPENT_AT_MOST} अंक`,
  );
}

/** Returns the label of the part that a score loses at its bound, in two languages. */
export function boundsLabel(value: number): Bilingual {
  return both(`Scores end at ${value}`, `अंक ${value} पर सीमित`);
}

function planetPart(formed: Formed): StrengthPart {
  const { planets } = formed;
  const joint = formed.isBurden ? burdenOf(formed) : jointStrength(strengthsOf(formed, planets));
  const label = formed.isBurden ? burdenLabel : jointLabel;
  const said = whenRead(() => label(planets, joint.toFixed(1)));
  return { id: 'planets', label: said, points: tenths(joint * PLANET_WEIGHT), max: 100 * PLANET_WEIGHT };
}

function burdenLabel(planets: readonly Planet[], shown: string): Bilingual {
  return both(
    `Weight of the affliction of ${namedList(planets)}: ${shown}`,
    `${hindiNames(planets)} की पीड़ा का भार: ${shown}`,
  );
}

function jointLabel(planets: readonly Planet[], shown: string): Bilingual {
  return both(`Joint strength of ${namedList(planets)}: ${shown}`, `${hindiNames(planets)} का संयुक्त बल: ${shown}`);
}

const strengthsOf = ({ ruleContext }: Formed, planets: readonly Planet[]) =>
  planets.map((planet) => ruleContext.strengths[planet].value);

/** The share of the weaker of two; the stronger has the rest. */
const WEAKER_SHARE = 0.6;

/** Returns the strength of planets together: the weakest link counts most. */
export function jointStrength(values: readonly number[]): number {
  const weakest = Math.min(...values);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  if (values.length === 2) return WEAKER_SHARE * weakest + (1 - WEAKER_SHARE) * Math.max(...values);
  return values.length === 0 ? 0 : (weakest + mean) / 2;
}

/** The strength of those that afflict, and the weakness of those that they afflict, in equal parts. */
function burdenOf(formed: Formed): number {
  const { afflictors, planets } = formed;
  const afflicted = planets.filter((planet) => !afflictors.includes(planet));
  const sides = [
    strengthsOf(formed, afflictors),
    strengthsOf(formed, afflicted).map((strength) => 100 - strength),
  ].filter(({ length }) => length > 0);
  const means = sides.map((side) => side.reduce((sum, value) => sum + value, 0) / side.length);
  return means.reduce((sum, mean) => sum + mean, 0) / Math.max(means.length, 1);
}

const WELL_HOUSED = bonus(
  'well_housed',
  15,
  both('Its planets stand in kendras or trikonas', 'इसके ग्रह केंद्र या त्रिकोण में हैं'),
);
const FROM_MOON = bonus('from_moon', 10, both('Formed from the Moon too', 'चंद्रमा से भी बनता है'));
const IN_NAVAMSA = bonus('in_navamsa', 10, both('Formed in the navamsa too', 'नवांश में भी बनता है'));
const BENEFIC_ASPECT_POINTS = 5;

function bonuses({ chart, countedFrom, isBurden, isFormedIn, planets, ruleContext }: Formed): StrengthPart[] {
  const { fromMoon, helpers, navamsa } = ruleContext;
  const isWellHoused = planets.every((id) => isKendra(chart.planets[id].house) || isTrikona(chart.planets[id].house));
  const aspecting = helpers().filter(
    (id) => !planets.includes(id) && planets.some((planet) => isAspecting(chart, id, chart.signs[planet])),
  );
  const found: StrengthPart[] = [];
  if (isWellHoused && !isBurden) found.push(WELL_HOUSED);
  // A rule that counts from no house holds from the Moon too, which adds no strength.
  if (countedFrom === 'ascendant' && isFormedIn(fromMoon())) found.push(FROM_MOON);
  if (isFormedIn(navamsa)) found.push(IN_NAVAMSA);
  if (aspecting.length > 0)
    found.push(
      aspectPart(
        whenRead(() => aspectedLabel(aspecting)),
        isBurden,
      ),
    );
  return found;
}

/** The aspect of a benefic helps a yoga, and lessens one that burdens. */
function aspectPart(label: Bilingual, isBurden: boolean): StrengthPart {
  if (isBurden) return { id: 'benefic_aspect', label, points: -BENEFIC_ASPECT_POINTS, max: 0 };
  return bonus('benefic_aspect', BENEFIC_ASPECT_POINTS, label);
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
