/** Which factors of a time are worth telling first. */
import type { JudgedTime } from '../../lib/astro/judgement/muhurta/described.ts';
import type { MuhurtaFactor } from '../../lib/astro/judgement/muhurta/timeFactor.ts';
import { FACTOR_RULES } from '../../lib/astro/tables/muhurta/factors.ts';
import type { FactorId } from '../../lib/astro/tables/muhurta/ids.ts';
import type { SeenFact } from '../../lib/words/facts/muhurta/texts.ts';

/** What a reader wants to hear of first: what is rare, then what concerns the persons, then what is common. Interpretive. */
const NEWS: readonly FactorId[] = [
  'self_sufficient_day',
  'godhuli',
  'amrita_siddhi',
  'guru_pushya',
  'ravi_pushya',
  'strong_benefic_lagna',
  'sarvartha_siddhi',
  'ravi_yoga',
  'guru_bala',
  'siddha_yoga',
  'abhijit',
  'moon_dwells',
  'kalasha_chakra',
  'tara',
  'chandra',
  'benefics_kendra_trikona',
  'lagna_lord_strong',
  'h7_empty',
  'tithi',
  'sun_or_mars_10_11',
  'benefics_2_10_11',
  'l8_empty',
  'weekday',
];

/** They stand in the sentence that these continue. */
const TOLD_ALREADY: readonly FactorId[] = ['nakshatra', 'lagna_sign'];

/** Returns the fact of a factor; those of factors are all said as clauses. */
const seen = ({ fact }: MuhurtaFactor) => fact as SeenFact;

/** Lists what speaks for a time, what is worth telling first. */
export function leadingSupports({ factors }: Pick<JudgedTime, 'factors'>): SeenFact[] {
  const place = ({ id }: MuhurtaFactor) => (NEWS.includes(id) ? NEWS.indexOf(id) : NEWS.length);
  return factors
    .filter(({ effect, id }) => effect === 'supports' && !TOLD_ALREADY.includes(id))
    .sort((a, b) => place(a) - place(b) || b.points - a.points)
    .map(seen);
}

/** Returns what costs a time most, in points or against what it could give; null where nothing does. */
export function weakestPoint({ factors }: Pick<JudgedTime, 'factors'>): SeenFact | null {
  const costly = factors.filter((factor) => isWeakPoint(factor)).sort((a, b) => costOf(b) - costOf(a));
  return costly.length === 0 ? null : seen(costly[0]!);
}

/** Lists what closes a time. */
export function vetoesSeen({ factors }: Pick<JudgedTime, 'factors'>): SeenFact[] {
  return factors.filter(({ effect }) => effect === 'veto').map(seen);
}

/** Something middling is a weak point where it gives less than it could. */
function isWeakPoint(factor: MuhurtaFactor): boolean {
  return factor.effect === 'against' || (factor.effect === 'neutral' && costOf(factor) > 0);
}

/** What a factor costs: the points it takes, and those it could have given. */
export function costOf({ id, points }: MuhurtaFactor): number {
  return FACTOR_RULES[id].most - points;
}
