/** Records of how life abroad goes and of whether the person returns. */
import { relevantParts, type AreaScore } from '../../lib/astro/judgement/areaScore.ts';
import { sideOfBand } from '../../lib/astro/judgement/bandSide.ts';
import type { ForeignFact } from '../../lib/astro/judgement/videsh/facts.ts';
import { areaSummary } from '../../lib/records/evidence/areaSummary.ts';
import type { StayJudgement } from '../../lib/astro/judgement/videsh/stayAbroad.ts';
import { isTrial, type Success } from '../../lib/astro/judgement/videsh/success.ts';
import { STAY_LENGTHS } from '../../lib/astro/judgement/videsh/tables/terms.ts';
import type { AreaScore as AreaScoreRecord } from '../../lib/schemas/common/areas.ts';
import type * as wire from '../../lib/schemas/videsh-yoga/common.ts';
import { areaScoreRecord } from '../../lib/records/evidence/areas.ts';
import type { Names } from '../../lib/words/names.ts';
import { FOREIGN_OUTCOMES } from '../../lib/words/subjects/videsh/outcomes.ts';
import { factorText, foreignClause } from './factorText.ts';

export function successRecord(success: Success, names: Names): wire.ForeignSuccess {
  const { lost, score, struggle } = success;
  const record = areaScoreRecord(score, names, foreignClause(names));
  return {
    ...record,
    struggle: {
      level: struggle.id,
      level_name: names.of(struggle),
      lost_points: lost,
      components: factorsOfSide(record.components, -1),
      text: struggleLine(success, names),
    },
    text: areaSummary(FOREIGN_OUTCOMES[names.lang].subject({}), score, names.lang, foreignClause(names)),
  };
}

/** Factors for one side, the heaviest first. */
export function factorsOfSide(components: Components, sign: 1 | -1): Components {
  // The initial value alone has no weight.
  return components
    .filter(({ points, weight }) => weight !== null && points * sign > 0)
    .sort((a, b) => (b.points - a.points) * sign);
}

type Components = AreaScoreRecord['components'];

function struggleLine({ lost, score, struggle }: Success, names: Names): string {
  return FOREIGN_OUTCOMES[names.lang].struggle({
    struggle: struggle.id,
    lost,
    clauses: heaviest(score, 'against', 3, names),
  });
}

function heaviest(score: AreaScore<ForeignFact>, side: 'for' | 'against', most: number, names: Names): string[] {
  return relevantParts(score, side)
    .slice(0, most)
    .map(({ factor }) => factorText(factor.text, names));
}

/** The heaviest factor of a side; null where none weighs much. */
function heaviestOne(
  score: AreaScore<ForeignFact>,
  side: 'for' | 'against',
  names: Names,
): { readonly clause: string } | null {
  const [clause] = heaviest(score, side, 1, names);
  return clause === undefined ? null : { clause };
}

/** One sentence, for a summary of all. */
export function successLine({ score, struggle }: Success, names: Names): string {
  return FOREIGN_OUTCOMES[names.lang].success({
    score: score.value,
    band: score.band,
    struggle: struggle.id,
    helps: heaviestOne(score, 'for', names),
    asks: heaviestOne(score, 'against', names),
  });
}

/** Advice by the expected success, on the strongest factor, and on the heaviest factor against it. */
export function successCounsel({ score }: Success, names: Names): string[] {
  const words = FOREIGN_OUTCOMES[names.lang];
  const [worst] = relevantParts(score, 'against');
  return [
    words.counsel({ side: sideOfBand(score.band), helps: heaviestOne(score, 'for', names) }),
    ...(worst && isTrial(worst.id)
      ? [words.trial({ trial: worst.id, clause: factorText(worst.factor.text, names) })]
      : []),
  ];
}

export function stayRecord(stay: StayJudgement, names: Names): wire.ForeignStay {
  const { modality, score, verdict } = stay;
  const { components, confidence, percentile } = areaScoreRecord(score, names, foreignClause(names));
  const lengths = STAY_LENGTHS[modality];
  return {
    verdict: verdict.id,
    verdict_name: names.of(verdict),
    score: score.value,
    percentile,
    confidence,
    components,
    for_return: factorsOfSide(components, -1),
    for_staying: factorsOfSide(components, 1),
    single_stays: { id: lengths.id, name: names.of(lengths), modality },
    text: stayText(stay, names),
  };
}

/** One sentence, for a summary of all. */
export function stayLine({ score, verdict }: StayJudgement, names: Names): string {
  const stays = heaviest(score, 'for', 1, names);
  const calls = heaviest(score, 'against', 1, names);
  const clauses = verdict.id === 'return' ? calls : verdict.id === 'permanent' ? stays : [...stays, ...calls];
  return FOREIGN_OUTCOMES[names.lang].stay({ verdict: verdict.id, score: score.value, clauses });
}

/** The verdict that contradicts stays of this length. */
const LEAST_EXPECTED = { movable: 'permanent', dual: null, fixed: 'return' };

function stayText({ modality, score, verdict }: StayJudgement, names: Names): string {
  const words = FOREIGN_OUTCOMES[names.lang];
  const [stays, calls] = [heaviest(score, 'for', 3, names), heaviest(score, 'against', 3, names)];
  return [
    words.stay({ verdict: verdict.id, score: score.value, clauses: [] }),
    stays.length > 0 ? words.keeps_away({ clauses: stays }) : words.nothing_keeps({}),
    calls.length > 0 ? words.calls_home({ clauses: calls }) : words.nothing_calls({}),
    words.single_stays({ modality, isUnexpected: verdict.id === LEAST_EXPECTED[modality] }),
  ].join(' ');
}
