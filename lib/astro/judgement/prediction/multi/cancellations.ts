/** Cancellation effects: doshas, yogas and factors of a matter that others relieve or spoil. */
import { both, type Bilingual } from '../../../bilingual.ts';
import { judgeDosha, type Dosha, type DoshaVerdict, type PlainFacts } from '../../../dosha/dosha.ts';
import type { RuleCondition, Verdict } from '../../../rule.ts';
import { metConditions } from '../../../condition.ts';
import type { ScorePart } from '../../../score.ts';
import type { Source } from '../../../source.ts';
import type { Planet } from '../../../tables/planets.ts';
import { listed } from '../../../words.ts';
import type { AreaText } from '../../areaFacts.ts';
import type { AreaContext } from '../../areaContext.ts';
import type { AreaFactor, AreaScore } from '../../areaScore.ts';
import { sentence, uncapitalised } from '../../phrases.ts';
import { yogaCalled, yogaFindingId, yogaName } from '../../yogaWords.ts';
import { plainFacts } from '../doshaFactor.ts';
import { tenths } from '../../../rounding.ts';

export interface Cancellation {
  readonly id: string;
  readonly kind: 'yoga' | 'dosha' | 'factor';
  readonly name: Bilingual | AreaText;
  readonly polarity: 'good' | 'bad' | 'mixed';
  /** Unchanged, reduced, or without effect. */
  readonly status: 'active' | 'reduced' | 'cancelled';
  readonly planets: readonly Planet[];
  readonly houses: readonly number[];
  /** The conditions that cancel or reduce it; for a good yoga, those that spoil it. */
  readonly reasons: readonly { readonly id: string; readonly text: AreaText }[];
  /** The remaining strength, 0 to 100, with its parts. */
  readonly left: { readonly value: number; readonly parts: readonly ScorePart<AreaText>[] };
  readonly source: Source;
  readonly text: AreaText;
}

/** Most yogas listed that are reduced, and most that are cancelled. */
const [LESSENED_DESCRIBED, UNDONE_DESCRIBED] = [5, 3];

/** Lists the doshas formed, the yogas that are reduced or cancelled, and the factors that count half. */
export function cancellations(
  context: AreaContext,
  { relevant, undone }: { readonly relevant: readonly Verdict[]; readonly undone: readonly Verdict[] },
  doshas: readonly Dosha<PlainFacts>[],
  promise: AreaScore,
): Cancellation[] {
  const facts = plainFacts(context);
  const judged = doshas.map((dosha) => judgeDosha(dosha, context.chart, facts)).filter(({ isPresent }) => isPresent);
  const lessened = relevant.filter(({ status }) => status === 'reduced' || status === 'cancelled');
  return [
    ...judged.map(ofDosha),
    ...[...lessened.slice(0, LESSENED_DESCRIBED), ...undone.slice(0, UNDONE_DESCRIBED)].map(ofYoga),
    ...promise.parts.flatMap(({ factor }) => (factor?.halvedBy && factor.leaning !== 0 ? [ofFactor(factor)] : [])),
  ];
}

function ofDosha({ dosha, houses, planets, reliefs, score, status }: DoshaVerdict): Cancellation {
  const left = { value: score!.value, parts: score!.parts.map(inEnglish) };
  const called = `the ${dosha.name.en}`;
  const reasons = reliefs.map(reasonOf);
  const eased = reasonsText(reasons);
  const word = status === 'cancelled' ? 'cancelled' : 'lessened';
  const text =
    reasons.length > 0
      ? `${called} is formed and ${word}, as ${eased}; ${left.value > 0 ? `${left.value} of 100 are left` : 'nothing of it is left'}`
      : `${called} is formed, and nothing in the chart relieves it: it stands at ${left.value} of 100 and speaks of ${dosha.effects.en}`;
  return {
    id: `dosha_${dosha.id}`,
    kind: 'dosha',
    name: dosha.name,
    polarity: 'bad',
    status: standing(status),
    planets,
    houses,
    reasons,
    left,
    source: dosha.source,
    text: sentence(text),
  };
}

function ofYoga({ evidence, houses, planets, rule, status, strength }: Verdict): Cancellation {
  const met = [...metConditions(evidence, 'cancels'), ...metConditions(evidence, 'weakens')];
  const reasons = met.map(reasonOf);
  const left = { value: strength!.value, parts: strength!.parts.map(inEnglish) };
  const does = rule.polarity === 'bad' ? 'eased' : 'lessened';
  const word = status === 'cancelled' ? 'formed, but undone' : `formed, but ${does}`;
  return {
    id: yogaFindingId(rule),
    kind: 'yoga',
    name: both(yogaName(rule), yogaName(rule, 'hi')),
    polarity: rule.polarity,
    status: standing(status),
    planets,
    houses,
    reasons,
    left,
    source: rule.source,
    text: sentence(`${yogaCalled(rule)} is ${word}, as ${reasonsText(reasons)}; it has ${left.value} of 100`),
  };
}

function ofFactor({ halvedBy, houses, id, leaning, planets, source, text }: AreaFactor): Cancellation {
  const whole = Math.round(Math.abs(leaning) * 1000) / 10;
  const half = Math.round(whole * 5) / 10;
  const value = tenths(whole - half);
  return {
    id,
    kind: 'factor',
    name: text,
    polarity: leaning < 0 ? 'bad' : 'good',
    status: 'reduced',
    planets,
    houses,
    reasons: [{ id: 'halved', text: halvedBy! }],
    left: {
      value,
      parts: [
        { id: 'factor', label: text, points: whole, max: 100 },
        {
          id: 'relief',
          label: { parts: [halvedBy!], weave: ([reason]) => `Counts half, as ${reason!}` },
          points: -half,
          max: 0,
        },
      ],
    },
    source,
    text: {
      parts: [text, halvedBy!],
      weave: ([factor, reason]) => sentence(`${factor!}; but ${reason!}, so that it counts half`),
    },
  };
}

/** Reasons that a sentence names; the list holds all. */
const REASONS_DESCRIBED = 3;

function reasonsText(reasons: readonly { readonly text: string }[]): string {
  return listed(reasons.slice(0, REASONS_DESCRIBED).map(({ text }) => uncapitalised(text)));
}

function reasonOf({ id, text }: RuleCondition) {
  return { id, text: text.en };
}

function inEnglish({ label, ...part }: ScorePart<Bilingual>): ScorePart {
  return { ...part, label: label.en };
}

function standing(status: Verdict['status']): Cancellation['status'] {
  return status === 'absent' ? 'cancelled' : status;
}
