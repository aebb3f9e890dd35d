/** The record of Manglik: three counts, fourteen cancellations, the level before and after them, and a match. */
import { judgeDosha, type DoshaVerdict } from '../../astro/dosha/dosha.ts';
import { manglikBy } from '../../astro/dosha/manglik/manglik.ts';
import { manglikComparison, manglikSide, type ManglikMatch } from '../../astro/dosha/manglik/match.ts';
import {
  MANGLIK_PLACES,
  manglikBase,
  manglikHouses,
  manglikLevel,
  manglikPlaces,
  similarMalefics,
  type ManglikReading,
} from '../../astro/dosha/manglik/marsHouses.ts';
import type { ConditionEffect } from '../../astro/evidence.ts';
import type { RuleCondition } from '../../astro/rule.ts';
import type { ManglikVerdict } from '../../schemas/dosha/doshaVerdicts.ts';
import { MANGLIK } from '../../words/subjects/rules/manglik.ts';
import { doshaRecord, type DoshaContext, type SecondBirth } from './verdict.ts';
import { planetId } from '../../schemas/common/planetId.ts';
import { manglikReasons } from './manglikReasons.ts';

/** Returns the verdict on Manglik with its three counts and its fourteen cancellations. */
export function manglikRecord(doshas: DoshaContext, verdict: DoshaVerdict, reading: ManglikReading): ManglikVerdict {
  const { chart } = doshas.context;
  const { evidence, score } = verdict;
  const isPresent = verdict.isPresent === true;
  const basePoints = manglikBase(chart, reading);
  const left = score?.value ?? basePoints;
  const sent = doshas.sentOf(verdict.isPresent);
  return {
    ...doshaRecord(doshas, verdict),
    percent: left,
    from: MANGLIK_PLACES.filter((place) => evidence.some(({ id, isMet }) => isMet && id === `from_${place}`)),
    reading: {
      include_2nd: reading.include2nd,
      node_relief: reading.nodesRelieve ? 'counted' : 'none',
      houses: [...manglikHouses(reading)],
    },
    base_level: manglikLevel(basePoints, isPresent),
    level: manglikLevel(left, isPresent),
    ...countRecords(doshas, evidence),
    cancellation_conditions: sent.part('cancellation_conditions') ? conditionRecords(doshas, evidence, reading) : [],
    for_matching: doshas.partner && matchRecord(doshas, doshas.partner, verdict, reading),
    similar_malefics: similarMalefics(chart, reading).map((id) => ({
      planet: planetId(id),
      house: chart.planets[id].house,
    })),
  };
}

function matchRecord(
  { context }: DoshaContext,
  partner: SecondBirth,
  verdict: DoshaVerdict,
  reading: ManglikReading,
): NonNullable<ManglikVerdict['for_matching']> {
  const theirs = judgeDosha(manglikBy(reading), partner.chart, partner.facts);
  const other = manglikSide(partner.chart, theirs);
  const { bearer, malefics, state } = manglikComparison(manglikSide(context.chart, verdict), other, reading);
  return {
    state,
    is_relief: RELIEVING.includes(state),
    partner: {
      present: other.isPresent,
      status: theirs.status,
      percent: theirs.score?.value ?? manglikBase(partner.chart, reading),
      base_percent: manglikBase(partner.chart, reading),
    },
    text: MANGLIK[context.names.lang].match({ state, isOwn: bearer !== 'other', malefics }),
  };
}

/** How Mars in both charts compares where the other chart relieves it. */
const RELIEVING: readonly ManglikMatch[] = ['balanced', 'balanced_by_malefic'];

type Counts = Pick<ManglikVerdict, 'from_ascendant' | 'from_moon' | 'from_venus'>;

function countRecords({ context }: DoshaContext, evidence: readonly RuleCondition[]): Counts {
  const { ascendant, moon, venus } = manglikPlaces(context.chart);
  const counted = (id: keyof Counts, house: number) => {
    const { isMet, points } = evidence.find((condition) => condition.id === id)!;
    return { house, counts: isMet, points: isMet ? points : 0 };
  };
  return {
    from_ascendant: counted('from_ascendant', ascendant),
    from_moon: counted('from_moon', moon),
    from_venus: counted('from_venus', venus),
  };
}

/** The fourteen by the ids of their conditions: of the last three each is two. */
const NUMBERED: readonly (readonly string[])[] = [
  ['own_sign'],
  ['exalted'],
  ['friend_sign'],
  ['exempt_sign'],
  ['jupiter'],
  ['moon_in_kendra'],
  ['benefic_in_1st_or_7th'],
  ['seventh_lord'],
  ['saturn'],
  ['node'],
  ['spent'],
  ['yogakaraka', 'trikona_lord'],
  ['full_moon', 'gentle'],
  ['equal_partner', 'mature_age'],
];

type ConditionRecord = ManglikVerdict['cancellation_conditions'][number];

/** What a condition does to the score, as the wire has it. */
const EFFECTS: Readonly<Record<ConditionEffect, ConditionRecord['effect']>> = {
  cancels: 'full',
  weakens: 'points',
  told: 'told',
  required: 'told',
  strengthens: 'told',
};

function conditionRecords(
  doshas: DoshaContext,
  evidence: readonly RuleCondition[],
  reading: ManglikReading,
): ConditionRecord[] {
  const { chart, names } = doshas.context;
  const { ageYears, partner } = doshas.facts;
  const reasonOf = manglikReasons({ chart, ageYears, partner, reading, lang: names.lang });
  return NUMBERED.map((rules, index): ConditionRecord => {
    const conditions = evidence.filter(({ id }) => rules.includes(id));
    const decisive = conditions.find(({ isMet }) => isMet) ?? conditions[0]!;
    const isUntold = decisive.effect === 'told' && partner === null;
    return {
      number: index + 1,
      rules: [...rules],
      effect: EFFECTS[decisive.effect],
      text: conditions.map(({ text }) => text[names.lang]).join('; '),
      met: isUntold && !decisive.isMet ? null : decisive.isMet,
      reason: reasonOf(decisive),
    };
  });
}
