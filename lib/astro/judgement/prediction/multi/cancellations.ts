/** Cancellation effects: doshas, yogas and factors of a matter that others relieve or spoil. */
import { both, type Bilingual } from '../../../bilingual.ts';
import { judgeDosha, type Dosha, type DoshaVerdict, type PlainFacts } from '../../../dosha/dosha.ts';
import { textInChart, type RuleCondition, type Verdict } from '../../../rule.ts';
import { metConditions } from '../../../evidence.ts';
import type { ScorePart } from '../../../score.ts';
import type { Source } from '../../../source.ts';
import type { Planet } from '../../../tables/planets.ts';
import type { AreaContext } from '../../areaContext.ts';
import type { AreaFactor } from '../../areaScore.ts';
import type { Weighed } from '../areaPrediction.ts';
import { yogaFindingId, yogaName } from '../../yogaWords.ts';
import { plainFacts } from '../doshaFactor.ts';
import { namedYoga, type PredictionFact } from '../facts.ts';
import { multiFact as fact, type MultiFact } from './facts.ts';
import { tenths } from '../../../rounding.ts';

export interface Cancellation {
  readonly id: string;
  readonly kind: 'yoga' | 'dosha' | 'factor';
  /** For a factor what it says. */
  readonly name: Bilingual | PredictionFact;
  readonly polarity: 'good' | 'bad' | 'mixed';
  /** Unchanged, reduced, or without effect. */
  readonly status: 'active' | 'reduced' | 'cancelled';
  readonly planets: readonly Planet[];
  readonly houses: readonly number[];
  /** The conditions that cancel or reduce it; for a good yoga, those that spoil it. */
  readonly reasons: readonly { readonly id: string; readonly text: MultiFact }[];
  /** The remaining strength, 0 to 100, with its parts. */
  readonly left: { readonly value: number; readonly parts: readonly ScorePart<MultiFact>[] };
  readonly source: Source;
  readonly text: MultiFact;
}

/** Most yogas listed that are reduced, and most that are cancelled. */
const [LESSENED_DESCRIBED, UNDONE_DESCRIBED] = [5, 3];

/** Lists the doshas formed, the yogas that are reduced or cancelled, and the factors that count half. */
export function cancellations(
  context: AreaContext,
  { relevant, undone }: { readonly relevant: readonly Verdict[]; readonly undone: readonly Verdict[] },
  doshas: readonly Dosha<PlainFacts>[],
  factors: readonly Weighed[],
): Cancellation[] {
  const facts = plainFacts(context);
  const judged = doshas.map((dosha) => judgeDosha(dosha, context.chart, facts)).filter(({ isPresent }) => isPresent);
  const lessened = relevant.filter(({ status }) => status === 'reduced' || status === 'cancelled');
  return [
    ...judged.map(ofDosha),
    ...[...lessened.slice(0, LESSENED_DESCRIBED), ...undone.slice(0, UNDONE_DESCRIBED)].map(ofYoga),
    ...factors.flatMap(({ factor }) =>
      factor.halvedBy && factor.leaning !== 0 ? [ofFactor(factor, factor.halvedBy)] : [],
    ),
  ];
}

function ofDosha({ dosha, houses, planets, reliefs, score, status }: DoshaVerdict): Cancellation {
  const { effects, name } = dosha;
  const { parts, value } = score!;
  const reasons = reliefs.map(textInChart);
  return {
    id: `dosha_${dosha.id}`,
    kind: 'dosha',
    name,
    polarity: 'bad',
    status: standing(status),
    planets,
    houses,
    reasons: reliefs.map(reasonOf),
    left: { value, parts: parts.map(inFact) },
    source: dosha.source,
    text:
      reasons.length > 0
        ? fact('dosha_eased', { name, isCancelled: status === 'cancelled', reasons, score: value })
        : fact('dosha_unrelieved', { name, score: value, effects }),
  };
}

function ofYoga({ evidence, houses, planets, rule, status, strength }: Verdict): Cancellation {
  const met = [...metConditions(evidence, 'cancels'), ...metConditions(evidence, 'weakens')];
  const { parts, value } = strength!;
  return {
    id: yogaFindingId(rule),
    kind: 'yoga',
    name: both(yogaName(rule), yogaName(rule, 'hi')),
    polarity: rule.polarity,
    status: standing(status),
    planets,
    houses,
    reasons: met.map(reasonOf),
    left: { value, parts: parts.map(inFact) },
    source: rule.source,
    text: fact('yoga_lessened', {
      ...namedYoga(rule),
      isCancelled: status === 'cancelled',
      isBad: rule.polarity === 'bad',
      reasons: met.map(textInChart),
      score: value,
    }),
  };
}

function ofFactor(factor: AreaFactor<PredictionFact>, reason: PredictionFact): Cancellation {
  const { houses, id, leaning, planets, source, text } = factor;
  const whole = Math.round(Math.abs(leaning) * 1000) / 10;
  const half = Math.round(whole * 5) / 10;
  return {
    id,
    kind: 'factor',
    name: text,
    polarity: leaning < 0 ? 'bad' : 'good',
    status: 'reduced',
    planets,
    houses,
    reasons: [{ id: 'halved', text: reason }],
    left: {
      value: tenths(whole - half),
      parts: [
        { id: 'factor', label: text, points: whole, max: 100 },
        { id: 'relief', label: fact('halving', { reason }), points: -half, max: 0 },
      ],
    },
    source,
    text: fact('factor_halved', { factor: text, reason }),
  };
}

function reasonOf(condition: RuleCondition) {
  return { id: condition.id, text: fact('condition', { text: textInChart(condition) }) };
}

function inFact({ label, ...part }: ScorePart<Bilingual>): ScorePart<MultiFact> {
  return { ...part, label: fact('condition', { text: label }) };
}

function standing(status: Verdict['status']): Cancellation['status'] {
  return status === 'active' || status === 'reduced' ? status : 'cancelled';
}
