/** The record of Manglik: three counts, fourteen cancellations, and the level before and after them. */
import {
  manglikHouses,
  manglikPlaces,
  similarMalefics,
  type ManglikReading,
  manglikLevel,
} from '../../astro/dosha/manglikPlaces.ts';
import type { DoshaVerdict } from '../../astro/dosha/dosha.ts';
import type { RuleCondition } from '../../astro/rule.ts';
import type { ManglikVerdict } from '../../schemas/dosha/doshaVerdicts.ts';
import { doshaRecord, type DoshaContext } from './verdict.ts';
import { planetId } from '../../schemas/common/planetId.ts';
import { manglikReasons } from './manglikReasons.ts';

/** Returns the verdict on Manglik with its three counts and its fourteen cancellations. */
export function manglikRecord(doshas: DoshaContext, verdict: DoshaVerdict, reading: ManglikReading): ManglikVerdict {
  const { chart } = doshas.context;
  const { evidence, score } = verdict;
  const base = evidence.filter(({ effect, isMet }) => isMet && (effect === 'required' || effect === 'strengthens'));
  const basePoints = base.reduce((sum, { points }) => sum + points, 0);
  return {
    ...doshaRecord(doshas, verdict),
    reading: {
      include_2nd: reading.include2nd,
      node_relief: reading.nodesRelieve ? 'counted' : 'none',
      houses: [...manglikHouses(reading)],
    },
    base_level: manglikLevel(basePoints, verdict.isPresent),
    level: manglikLevel(score?.value ?? basePoints, verdict.isPresent),
    ...countRecords(doshas, evidence),
    cancellation_conditions: conditionRecords(doshas, evidence),
    similar_malefics: similarMalefics(chart, reading).map((id) => ({
      planet: planetId(id),
      house: chart.planets[id].house,
    })),
  };
}

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

/** The fourteen cancellations by the ids of their conditions; the twelfth cancels fully or by half. */
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
  ['gentle'],
  ['equal_partner_or_age'],
];

type ConditionRecord = ManglikVerdict['cancellation_conditions'][number];

function conditionRecords(doshas: DoshaContext, evidence: readonly RuleCondition[]): ConditionRecord[] {
  const { chart, names } = doshas.context;
  const reasonOf = manglikReasons({ chart, ageYears: doshas.facts.ageYears, lang: names.lang });
  return NUMBERED.map((rules, index): ConditionRecord => {
    const conditions = evidence.filter(({ id }) => rules.includes(id));
    const decisive = conditions.find(({ isMet }) => isMet) ?? conditions[0]!;
    const isPartners = decisive.id === 'equal_partner_or_age';
    return {
      number: index + 1,
      rules: [...rules],
      effect: isPartners ? 'eases' : decisive.effect === 'cancels' ? 'full' : 'half',
      text: conditions.map(({ text }) => text[names.lang]).join('; '),
      met: isPartners && !decisive.isMet ? null : decisive.isMet,
      reason: reasonOf(decisive),
    };
  });
}
