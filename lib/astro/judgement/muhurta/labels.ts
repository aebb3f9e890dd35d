/** Labels of the components of a score. */
import type { ComponentId } from '../../tables/muhurta/ids.ts';
import type { Choice } from './ruleContext.ts';
import type { MuhurtaFactor } from './timeFactor.ts';
import { muhurtaFact as fact, type ListGrade, type MuhurtaFact } from './facts.ts';
import { gradesOf } from './ruleContext.ts';

/** Returns the label of a component that a time has: the fact of its factor, or of several taken together. */
export function componentLabel(id: ComponentId, choice: Choice, factors: readonly MuhurtaFactor[]): MuhurtaFact {
  switch (id) {
    case 'lagna':
      return ascendantLabel(choice, factors);
    case 'tara':
    case 'chandra':
      return personLabel(id, factors);
    case 'nakshatra':
      return labelOf(factors, ['nakshatra', 'nakshatra_bad', 'pada_avoid']);
    case 'tithi':
      return labelOf(factors, ['tithi', 'tithi_avoid']);
    case 'weekday':
      return labelOf(factors, ['weekday', 'weekday_shool']);
    case 'yoga':
      return labelOf(factors, ['yoga', 'vyatipata', 'vaidhriti']);
    case 'karana':
      return labelOf(factors, ['karana', 'vishti_on_earth', 'vishti_elsewhere', 'vishti_tail']);
    case 'month':
      return labelOf(factors, ['month']);
    case 'moon':
      return labelOf(factors, ['moon_light']);
  }
}

function labelOf(factors: readonly MuhurtaFactor[], ids: readonly MuhurtaFactor['id'][]): MuhurtaFact {
  return factors.find(({ id }) => ids.includes(id))!.fact;
}

function ascendantLabel({ purpose }: Choice, factors: readonly MuhurtaFactor[]): MuhurtaFact {
  const sign = factors.find(({ id }) => id === 'lagna_sign')!;
  const rules = factors.filter(({ id }) => (purpose.ascendant.rules as readonly string[]).includes(id));
  const signIndex = sign.observed.rising_sign as number;
  return fact('lagna_total', {
    purpose: purpose.id,
    signIndex,
    grade: gradesOf(purpose.ascendant.signs, 11)[signIndex]!,
    keptCount: rules.filter(({ effect }) => effect === 'supports').length,
    ruleCount: rules.length,
  });
}

const GRADES: Readonly<Record<MuhurtaFactor['effect'], ListGrade>> = {
  supports: 'good',
  neutral: 'middling',
  against: 'bad',
  veto: 'bad',
};

/** The person whose star or sign is least favoured. */
function personLabel(id: 'tara' | 'chandra', factors: readonly MuhurtaFactor[]): MuhurtaFact {
  const least = factors
    .filter((factor) => factor.id === id)
    .reduce((a, b) => ((b.observed.points_of_8 as number) < (a.observed.points_of_8 as number) ? b : a));
  const { args } = least.fact as Extract<MuhurtaFact, { id: 'tara' | 'chandra' }>;
  return fact(`${id}_total`, { role: args.role, grade: GRADES[least.effect] });
}
