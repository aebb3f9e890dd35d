/** Wire records that several answers share. Here names of `lib/astro` become names of the wire. */
import type { ChartPlanet } from '../astro/chart/chart.ts';
import type { Condition, Observed } from '../astro/evidence.ts';
import type { Rule, RuleCondition, Verdict as JudgedVerdict } from '../astro/rule.ts';
import type { Place } from '../astro/percentile.ts';
import type { Score } from '../astro/score.ts';
import type { StrengthFact } from '../astro/strength/facts.ts';
import { citation, type Source } from '../astro/source.ts';
import type { VerdictStrength } from '../astro/strength/verdictStrength.ts';
import { ALL_SENT, type Sent } from './detail/sent.ts';
import { NAKSHATRAS, nakshatraLord } from '../astro/tables/nakshatras.ts';
import { PLANETS, type Planet } from '../astro/tables/planets.ts';
import { BLEMISH_NAMES } from '../astro/strength/blemish.ts';
import { PROPER_PERCENT, YOGA_SPREAD } from '../astro/tables/percentiles/yogas.ts';
import { SIGNS } from '../astro/tables/signs.ts';
import type { Placement } from '../astro/chart/zodiac.ts';
import type {
  Ascendant,
  Evidence,
  NakshatraRef,
  PlanetId,
  Position,
  SignRef,
  StrengthScore,
  Verdict,
} from '../schemas/common/records.ts';
import type { ShadbalaBrief } from '../schemas/common/strength.ts';
import { wireId, type Language, type Names } from '../words/names.ts';
import { say } from '../words/say.ts';
import { STRENGTH } from '../words/subjects/strength.ts';
import { degrees } from '../astro/rounding.ts';
import { planetId } from '../schemas/common/planetId.ts';

// Memoized: every answer names about a hundred of them.
const SIGN_IDS = SIGNS.map(wireId);
const NAKSHATRA_IDS = NAKSHATRAS.map(wireId);
const KNOWN_IDS: ReadonlyMap<string, string> = new Map(
  [...PLANETS, ...SIGNS, ...NAKSHATRAS].map((name) => [name, wireId(name)]),
);

/** Returns the record of a sign by its index, 0 to 11. */
export function signRef(signIndex: number, names: Names): SignRef {
  return { id: SIGN_IDS[signIndex]!, number: signIndex + 1, name: names.sign(signIndex) };
}

/** Returns the record of a nakshatra by its index, 0 to 26, with its Vimshottari lord. */
export function nakshatraRef(nakshatraIndex: number, names: Names): NakshatraRef {
  return {
    id: NAKSHATRA_IDS[nakshatraIndex]!,
    number: nakshatraIndex + 1,
    name: names.nakshatra(nakshatraIndex),
    lord: planetId(nakshatraLord(nakshatraIndex)),
  };
}

/** Returns the record of the ascendant, longitudes sidereal, in degrees. */
export function ascendantRecord(place: Placement, names: Names): Ascendant {
  return {
    longitude: degrees(place.longitudeDeg),
    sign: signRef(place.signIndex, names),
    degree: degrees(place.degreeInSign),
    dms: dms(place.degreeInSign),
    nakshatra: nakshatraRef(place.nakshatraIndex, names),
    pada: place.pada,
  };
}

/**
 * Returns the record of a planet: sidereal longitude in degrees, speed in degrees per day; the caller counts the house.
 */
export function positionRecord(planet: ChartPlanet, house: number, names: Names): Position {
  return {
    id: planetId(planet.id),
    name: names.planet(planet.id),
    longitude: degrees(planet.longitudeDeg),
    latitude: degrees(planet.latitudeDeg),
    sign: signRef(planet.signIndex, names),
    degree: degrees(planet.degreeInSign),
    dms: dms(planet.degreeInSign),
    nakshatra: nakshatraRef(planet.nakshatraIndex, names),
    pada: planet.pada,
    house,
    is_retrograde: planet.isRetrograde,
    speed: degrees(planet.speedDegPerDay),
  };
}

/** Returns the fields that every planet record begins with. */
export function planetHead(planet: Planet, names: Names): { id: PlanetId; name: string } {
  return { id: planetId(planet), name: names.planet(planet) };
}

/** Fills an object keyed by planet id. */
export function byPlanetId<T>(planets: readonly Planet[], value: (planet: Planet) => T): Record<string, T> {
  return Object.fromEntries(planets.map((planet) => [planetId(planet), value(planet)]));
}

/** Returns the place of a strength whose own words are those of a text. */
export function placeRecord({ band, percentile }: Place): Pick<ShadbalaBrief, 'percentile' | 'percentile_band'> {
  return { percentile, percentile_band: band };
}

/**
 * Returns the record of a strength score of a planet or house, 0 to 100, with its parts; a label that is no fact stands
 * as it is.
 */
export function strengthRecord(score: Score<StrengthFact | string>, names: Names): StrengthScore {
  return scoreRecord(score, names, (label) => (typeof label === 'string' ? label : say(STRENGTH, label, names.lang)));
}

/**
 * Returns the record of a score, 0 to 100, with its parts.
 *
 * @param said puts the label of a part into the language of the answer
 */
export function scoreRecord<Label>(
  { band, parts, percentile, value }: Score<Label>,
  names: Names,
  said: (label: Label) => string,
): StrengthScore {
  const components = parts.map((part) => ({ ...part, label: said(part.label) }));
  return { score: value, percentile, band, label: band, label_name: names.term(band), components };
}

/**
 * Returns the record of a judged rule; strength and result are null where it is absent. Strength and evidence that are
 * not sent are left empty.
 */
export function verdictRecord(verdict: JudgedVerdict, { lang }: Names, sentOf = ALL_SENT): Verdict {
  const { alsoCalled, blemishes, grade, houses, isPresent, planets, rule, status, strength } = verdict;
  const sent = sentOf(isPresent);
  const { cancellations, evidence } = sent.part('evidence')
    ? ruleEvidence(verdict.evidence, verdict.cancellations, rule.source, lang)
    : NO_EVIDENCE;
  return {
    id: rule.id,
    variant: rule.variant ?? null,
    name: rule.name[lang],
    category: rule.family,
    polarity: rule.polarity,
    present: isPresent,
    status,
    grade,
    blemishes: blemishes.map(({ planet, kind }) => ({
      planet: planetId(planet),
      id: kind,
      text: BLEMISH_NAMES[kind][lang],
    })),
    missing: isPresent ? [] : missingConditions(verdict.evidence, lang),
    also_called: alsoCalledRecord(alsoCalled, lang),
    share_percent: YOGA_SPREAD.scores[rule.id]?.sharePercent ?? null,
    proper_percent: rule.polarity === 'bad' ? null : (PROPER_PERCENT[rule.id] ?? 0),
    strength: strength && sent.part('strength') ? strengthOfVerdict(strength, sent, lang) : null,
    evidence,
    cancellations,
    planets: planets.map(planetId),
    houses: [...houses],
    result: isPresent ? rule.result[lang] : null,
    source: [rule.source, ...(rule.alsoIn ?? [])].map(citation).join('; '),
    confidence: rule.isInterpretive ? 'interpretive' : 'rule_exact',
  };
}

/** The evidence of a record where it is not sent. */
export const NO_EVIDENCE: Pick<Verdict, 'evidence' | 'cancellations'> = { evidence: [], cancellations: [] };

function strengthOfVerdict(
  { band, parts, percentile, value }: VerdictStrength,
  sent: Sent,
  lang: Language,
): Verdict['strength'] {
  const components = sent.part('components') ? parts.map((part) => ({ ...part, label: part.label[lang] })) : [];
  return { score: value, percentile, label: band, components };
}

/** Returns the further names of one fact. */
export function alsoCalledRecord(rules: readonly Rule[], lang: Language): Verdict['also_called'] {
  return rules.map(({ id, name, variant }) => ({ id, variant: variant ?? null, name: name[lang] }));
}

/** Lists the required conditions that do not hold. */
export function missingConditions(evidence: readonly RuleCondition[], lang: Language): Verdict['missing'] {
  return evidence
    .filter(({ effect, isMet }) => effect === 'required' && !isMet)
    .map(({ id, text }) => ({ rule: id, text: text[lang] }));
}

/** Returns the record of a condition, met or not, with its source. */
export function evidenceRecord(condition: Condition, source: Source): Evidence {
  return conditionRecord(condition, condition.text, citation(source));
}

/**
 * Returns the records of all conditions of a rule; the cancelling ones are listed a second time as the same objects.
 */
export function ruleEvidence(
  evidence: readonly RuleCondition[],
  reliefs: readonly RuleCondition[],
  source: Source,
  lang: Language,
): Pick<Verdict, 'evidence' | 'cancellations'> {
  const cited = citation(source);
  const records = evidence.map((condition) => conditionRecord(condition, condition.text[lang], cited));
  return { evidence: records, cancellations: reliefs.map((relief) => records[evidence.indexOf(relief)]!) };
}

function conditionRecord({ id, observed, isMet, effect }: Condition<unknown>, text: string, source: string): Evidence {
  return { rule: id, text, source, observed: observedRecord(observed), met: isMet, effect };
}

/**
 * Returns what was observed; planets, signs and the like are named by id. A loop rather than chained array methods, as
 * an answer may hold a thousand of these.
 */
export function observedRecord(observed: Observed): Evidence['observed'] {
  const record: Record<string, unknown> = {};
  for (const name of Object.keys(observed)) {
    const value = observed[name];
    record[name] = Array.isArray(value) ? value.map(wired) : wired(value);
  }
  return record as Evidence['observed'];
}

function wired(value: unknown): unknown {
  return typeof value === 'string' ? (KNOWN_IDS.get(value) ?? wireId(value)) : value;
}

/** Writes degrees as 12°34'56", cut to the second so that 29°59'59.9" stays in its sign. */
export function dms(deg: number): string {
  const seconds = Math.floor(deg * 3600 + 1e-6);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 3600))}°${two(Math.floor(seconds / 60) % 60)}'${two(seconds % 60)}"`;
}
