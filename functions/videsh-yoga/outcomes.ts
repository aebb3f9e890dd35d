/** Records of how life abroad goes and of whether the person returns. */
import { relevantParts, type AreaScore } from '../../lib/astro/judgement/areaScore.ts';
import { sideOfBand } from '../../lib/astro/judgement/bandSide.ts';
import { leadingVotes, type ConnectionVote } from '../../lib/astro/judgement/videsh/connection.ts';
import type { ForeignFact } from '../../lib/astro/judgement/videsh/facts.ts';
import type { StayJudgement } from '../../lib/astro/judgement/videsh/stayAbroad.ts';
import { isTrial, type Success } from '../../lib/astro/judgement/videsh/success.ts';
import { STAY_LENGTHS } from '../../lib/astro/judgement/videsh/tables/terms.ts';
import type { AreaScore as AreaScoreRecord } from '../../lib/schemas/common/areas.ts';
import type * as wire from '../../lib/schemas/videsh-yoga/common.ts';
import { areaScoreRecord } from '../../lib/records/evidence/areas.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';
import type { Names } from '../../lib/words/names.ts';
import { FOREIGN_OUTCOMES } from '../../lib/words/subjects/videsh/outcomes.ts';
import { factorText, foreignClause } from './factorText.ts';
import { voiceOf } from './headline.ts';

const REASONS_TOLD = 2;

export function successRecord(success: Success, names: Names): wire.ForeignSuccess {
  const { lost, score, struggle } = success;
  const record = areaScoreRecord(score, names, foreignClause(names));
  const words = FOREIGN_OUTCOMES[names.lang];
  const clauses = heaviest(score, 'for', REASONS_TOLD, names);
  return {
    ...record,
    struggle: {
      level: struggle.id,
      level_name: names.of(struggle),
      lost_points: lost,
      components: factorsOfSide(record.components, -1),
      text: struggleLine(success, names),
    },
    text: clauses.length > 0 ? words.helped({ clauses }) : words.nothing_helps({}),
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

function struggleLine({ score, struggle }: Success, names: Names): string {
  const clauses = heaviest(score, 'against', REASONS_TOLD, names);
  return FOREIGN_OUTCOMES[names.lang].struggle({ struggle: struggle.id, clauses });
}

function heaviest(score: AreaScore<ForeignFact>, side: 'for' | 'against', most: number, names: Names): string[] {
  return relevantParts(score, side)
    .slice(0, most)
    .map(({ factor }) => factorText(factor.text, names));
}

/** One sentence, for a summary of all. */
export function successLine(context: BirthContext, { score }: Success): string {
  return FOREIGN_OUTCOMES[context.names.lang].success({ band: score.band, voice: voiceOf(context) });
}

/** Advice by what one would go for, and on the heaviest factor against it for those who may go themselves. */
export function successCounsel(context: BirthContext, { score }: Success, votes: readonly ConnectionVote[]): string[] {
  const { names } = context;
  const words = FOREIGN_OUTCOMES[names.lang];
  const voice = voiceOf(context);
  const [worst] = relevantParts(score, 'against');
  const connection = leadingVotes(votes)[0]?.connection.id ?? null;
  return [
    words.counsel({ side: sideOfBand(score.band), voice, connection }),
    ...(worst && voice === 'adult' && isTrial(worst.id)
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
export function stayLine({ verdict }: StayJudgement, { lang }: Names): string {
  return FOREIGN_OUTCOMES[lang].stay({ verdict: verdict.id });
}

/** The verdict that contradicts stays of this length. */
const LEAST_EXPECTED = { movable: 'permanent', dual: null, fixed: 'return' };

function stayText({ modality, score, verdict }: StayJudgement, names: Names): string {
  const words = FOREIGN_OUTCOMES[names.lang];
  const [stays, calls] = [heaviest(score, 'for', REASONS_TOLD, names), heaviest(score, 'against', REASONS_TOLD, names)];
  return [
    stays.length > 0 ? words.keeps_away({ clauses: stays }) : words.nothing_keeps({}),
    calls.length > 0 ? words.calls_home({ clauses: calls }) : words.nothing_calls({}),
    words.single_stays({ modality, isUnexpected: verdict.id === LEAST_EXPECTED[modality] }),
  ].join(' ');
}
