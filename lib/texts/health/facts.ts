/** Parses a medical analysis, complete, partial or written by hand, into the facts that are understood of it. */
import { RISK_LEVEL_IDS, type RiskLevel } from '../../astro/judgement/medical/risk.ts';
import { BODY_PART, BODY_PARTS, partsOfPlanet, type BodyPart } from '../../astro/judgement/medical/tables/bodyParts.ts';
import { HUMOURS, type Humour } from '../../astro/judgement/medical/tables/humours.ts';
import { INDICATIONS, type IndicationRow } from '../../astro/judgement/medical/tables/indications.ts';
import { isIndicationTold, isPartTold, tellingTo } from '../../astro/judgement/medical/telling.ts';
import { LIFE_STAGES, type LifeStage } from '../../astro/stage.ts';
import { SIGNS } from '../../astro/tables/signs.ts';
import { wireId } from '../../words/names.ts';
import {
  dayIn,
  distinctBy,
  isBag,
  itemsOf,
  knownId,
  ownField,
  planetIn,
  score100In,
  understood,
  wholeIn,
  type Bag,
} from './given.ts';
import {
  isWatchedFor,
  type HealthFacts,
  type IsoDate,
  type DescribedIndication,
  type DescribedRemedy,
  type WeakPlanet,
} from '../../astro/judgement/medical/timeline/healthFacts.ts';
import { protectorsIn, weakPlanetsIn } from './planetsGiven.ts';
import { passagesIn, periodsIn, windowsIn } from './timesGiven.ts';

/** Returns the facts; null where nothing in them could be the subject of a reading. */
export function healthFacts(given: object): HealthFacts | null {
  const bags = bagsIn(given);
  const every = (...names: readonly string[]) => itemsUnder(bags, names);
  const weakPlanets = weakPlanetsIn(every('planets'), every('weak_planets'), every('weakest'));
  const indications = indicationsIn(every('indications', 'concerns'));
  const listed = partsIn(every('vulnerable_parts', 'vulnerable_body_parts', 'body_parts'));
  const stage = firstOf(bags, (bag) => knownId(ownField(bag, 'stage'), STAGES)) ?? 'adult';
  const facts: HealthFacts = {
    telling: tellingTo(stage, true),
    riskLevel: firstOf(bags, (bag) => knownId(ownField(bag, 'risk_level'), RISK_LEVELS)),
    riskScore: firstOf(bags, riskScoreIn),
    timeScore: firstOf(bags, timeScoreIn),
    ascendantSign: firstOf(bags, ascendantIn),
    dominantHumour: firstOf(bags, humourIn),
    weakPlanets,
    indications,
    vulnerableParts: listed.length > 0 ? listed : partsOf(indications, weakPlanets),
    protectedParts: partsIn(every('protected_parts')),
    protectors: protectorsIn(every('planets'), every('protections', 'protectors', 'strong_planets')),
    periods: periodsIn(bags, every('periods')),
    passages: passagesIn(every('transits', 'passages')),
    windows: windowsIn(every('windows')),
    remedies: remediesIn(every('remedies', 'items')),
    analysedOn: firstOf(bags, analysedOnIn),
  };
  return isUsable(facts) ? facts : null;
}

/** Returns the facts as far as they are told, without the sensitive matters unless they were asked for. */
export function toldFacts(facts: HealthFacts, isSensitiveAsked: boolean): HealthFacts {
  const telling = tellingTo(facts.telling.stage, isSensitiveAsked);
  const isTold = ({ id }: BodyPart) => isPartTold(id, telling);
  return {
    ...facts,
    telling,
    indications: facts.indications.filter(({ id }) => isIndicationTold(id, telling)),
    vulnerableParts: facts.vulnerableParts.filter(isTold),
    protectedParts: facts.protectedParts.filter(isTold),
  };
}

/** A risk level or a date alone gives nothing to describe. */
function isUsable(facts: HealthFacts): boolean {
  const { dominantHumour, periods, protectors, vulnerableParts, weakPlanets } = facts;
  return (
    [weakPlanets, vulnerableParts, protectors, periods].some(({ length }) => length > 0) || dominantHumour !== null
  );
}

/** Names of the fields that hold the parts of an analysis, which are found at the top level or nested. */
const LAYERS = [
  'foundation',
  'weakness',
  'indication',
  'timing',
  'output',
  'constitution',
  'dasha',
  'current_dasha',
  'remedies',
];
const WRAPPERS = ['data', 'medical_data', 'analysis'];

/** Returns the object itself, the object it wraps, and their nested parts. */
function bagsIn(given: object): Bag[] {
  const within = (bags: readonly Bag[], names: readonly string[]) =>
    bags.flatMap((bag) => names.map((name) => ownField(bag, name)).filter(isBag));
  const outer = isBag(given) ? [given] : [];
  const whole = [...outer, ...within(outer, WRAPPERS)];
  const layers = within(whole, LAYERS);
  return [...whole, ...layers, ...within(layers, LAYERS)];
}

/** Most items read of one kind; a complete analysis has a few dozen. */
const MOST_ITEMS = 400;

function itemsUnder(bags: readonly Bag[], names: readonly string[]): unknown[] {
  return names.flatMap((name) => bags.flatMap((bag) => itemsOf(ownField(bag, name)))).slice(0, MOST_ITEMS);
}

function firstOf<Found>(bags: readonly Bag[], read: (bag: Bag) => Found | null): Found | null {
  for (const bag of bags) {
    const found = read(bag);
    if (found !== null) return found;
  }
  return null;
}

const RISK_LEVELS: ReadonlyMap<string, RiskLevel> = new Map([
  ...RISK_LEVEL_IDS.map((id) => [id, id] as const),
  ['moderate', 'medium'] as const,
]);
const STAGES: ReadonlyMap<string, LifeStage> = new Map(LIFE_STAGES.map((id) => [id, id]));
const HUMOUR_BY_ID: ReadonlyMap<string, Humour> = new Map(HUMOURS.map((id) => [id, id]));
const SIGN_BY_ID: ReadonlyMap<string, number> = new Map(SIGNS.map((sign, index) => [wireId(sign), index]));
const INDICATION_BY_ID: ReadonlyMap<string, IndicationRow> = new Map(INDICATIONS.map((row) => [row.id, row]));
const PART_BY_ID: ReadonlyMap<string, BodyPart> = new Map(
  BODY_PARTS.flatMap((part) => [part.id, wireId(part.name)].map((id) => [id, part] as const)),
);

function riskScoreIn(bag: Bag): number | null {
  const own = ownField(bag, 'risk_level') === undefined ? null : score100In(ownField(bag, 'score'));
  return score100In(ownField(bag, 'risk_score')) ?? own;
}

function timeScoreIn(bag: Bag): number | null {
  return score100In(ownField(bag, 'time_score')) ?? score100In(ownField(ownField(bag, 'timing'), 'score'));
}

function ascendantIn(bag: Bag): number | null {
  const ascendant = ownField(bag, 'ascendant');
  return knownId(ascendant, SIGN_BY_ID, 'id', 'sign') ?? knownId(ownField(ascendant, 'sign'), SIGN_BY_ID, 'id');
}

function humourIn(bag: Bag): Humour | null {
  for (const name of ['dominant_humour', 'humour', 'constitution', 'dosha', 'prakriti']) {
    const humour = knownId(ownField(bag, name), HUMOUR_BY_ID, 'id');
    if (humour) return humour;
  }
  return null;
}

function analysedOnIn(bag: Bag): IsoDate | null {
  return dayIn(ownField(bag, 'analysis_at')) ?? dayIn(ownField(bag, 'analysis_date')) ?? dayIn(ownField(bag, 'as_of'));
}

const MOST_PARTS = 12;

/** The most probable first; in the given order where none has a number. */
function indicationsIn(items: readonly unknown[]): DescribedIndication[] {
  const described = items.map((item): DescribedIndication | null => {
    const row = knownId(item, INDICATION_BY_ID, 'id', 'indication');
    return row && { id: row.id, probability: score100In(ownField(item, 'probability')) };
  });
  return distinctBy(understood(described), ({ id }) => id).sort((a, b) => (b.probability ?? 0) - (a.probability ?? 0));
}

/** Body parts of an item: the item itself, or those it lists, as a protecting planet does. */
function partsIn(items: readonly unknown[]): BodyPart[] {
  const parts = items.flatMap((item) => {
    const one = knownId(item, PART_BY_ID, 'id', 'name');
    const held = itemsOf(ownField(item, 'body_parts')).map((part) => knownId(part, PART_BY_ID, 'id', 'name'));
    return understood([one, ...held]);
  });
  return distinctBy(parts, ({ id }) => id).slice(0, MOST_PARTS);
}

const MOST_LEADING = 3;

/** The parts of the leading indications, otherwise those that the weak planets rule. */
function partsOf(indications: readonly DescribedIndication[], weak: readonly WeakPlanet[]): BodyPart[] {
  const leading = indications
    .filter(isWatchedFor)
    .slice(0, MOST_LEADING)
    .flatMap(({ id }) => INDICATION_BY_ID.get(id)!.parts.map((part) => BODY_PART.get(part)!));
  const ruled = weak.flatMap(({ planet }) => partsOfPlanet(planet));
  return distinctBy(leading.length > 0 ? leading : ruled, ({ id }) => id).slice(0, MOST_PARTS);
}

const REMEDY_KINDS: ReadonlyMap<string, DescribedRemedy['kind']> = new Map([
  ['mantra', 'mantra'],
  ['donation', 'donation'],
  ['worship', 'worship'],
]);
const MOST_REMEDIES = 27;
const MOST_REPETITIONS = 125_000;

function remediesIn(items: readonly unknown[]): DescribedRemedy[] {
  const described = items.map((item): DescribedRemedy | null => {
    const planet = planetIn(ownField(item, 'planet'));
    const kind = knownId(item, REMEDY_KINDS, 'kind');
    return planet && kind && { planet, kind, count: wholeIn(ownField(item, 'count'), 1, MOST_REPETITIONS) };
  });
  return distinctBy(understood(described), ({ kind, planet }) => `${planet} ${kind}`).slice(0, MOST_REMEDIES);
}
