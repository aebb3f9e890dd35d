/** Records of how life abroad goes and of whether the person returns. */
import { relevantParts, type AreaScore } from '../../lib/astro/judgement/areaScore.ts';
import { sideOfBand } from '../../lib/astro/judgement/bandSide.ts';
import { areaSummary } from '../../lib/records/evidence/areaSummary.ts';
import { uncapitalised } from '../../lib/astro/judgement/phrases.ts';
import type { StayJudgement } from '../../lib/astro/judgement/videsh/stayAbroad.ts';
import type { Success } from '../../lib/astro/judgement/videsh/success.ts';
import { STAY_LENGTHS } from '../../lib/astro/judgement/videsh/tables/terms.ts';
import type { AreaScore as AreaScoreRecord } from '../../lib/schemas/common/areas.ts';
import type * as wire from '../../lib/schemas/videsh-yoga/common.ts';
import { areaScoreRecord, sharedClause } from '../../lib/records/evidence/areas.ts';
import type { Names } from '../../lib/words/names.ts';
import { areaClause } from '../../lib/words/subjects/areaWords.ts';

const EN = sharedClause({ lang: 'en' });

export function successRecord(success: Success, names: Names): wire.ForeignSuccess {
  const { lost, score, struggle } = success;
  const record = areaScoreRecord(score, names, sharedClause(names));
  return {
    ...record,
    struggle: {
      level: struggle.id,
      level_name: names.of(struggle),
      lost_points: lost,
      components: factorsOfSide(record.components, -1),
      text: struggleLine(success),
    },
    text: areaSummary('Life abroad', score, 'en', EN),
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

const STRUGGLE_WORDS = {
  little: 'Little stands in the way',
  some: 'Some things have to be won',
  marked: 'Much has to be won by patience',
};

function struggleLine({ lost, score, struggle }: Success): string {
  const said = heaviest(score, 'against', 3);
  const why = said.length > 0 ? `: ${said.join('; ')}` : '';
  return `${STRUGGLE_WORDS[struggle.id]} (${lost} points lost)${why}.`;
}

function heaviest(score: AreaScore, side: 'for' | 'against', most: number): string[] {
  return relevantParts(score, side)
    .slice(0, most)
    .map(({ factor }) => uncapitalised(areaClause(factor.text, 'en')));
}

/** One sentence, for a summary of all. */
export function successLine({ score, struggle }: Success): string {
  const [best] = heaviest(score, 'for', 1);
  const [worst] = heaviest(score, 'against', 1);
  const helps = best === undefined ? 'nothing carries it clearly' : `carried by this: ${best}`;
  const asks = worst === undefined ? '' : `; to be worked with: ${worst}`;
  return `Success there stands at ${score.value} of 100 (${score.band}) with ${struggle.name.toLowerCase()}, ${helps}${asks}.`;
}

const SUCCESS_COUNSELS = {
  kind: 'The ground abroad carries: prepare well and take the offer that asks most of you.',
  mixed: 'Go with a contract and savings in hand before you take risks.',
  hard: 'Go first for a limited time, keep a way back open, and let skills and savings grow before you settle.',
};

/** Advice by the expected success, on the strongest factor, and on the heaviest factor against it. */
export function successCounsel({ score }: Success): string[] {
  const [best] = heaviest(score, 'for', 1);
  const [worst] = relevantParts(score, 'against');
  const care = worst && TRIAL_COUNSELS[worst.id];
  const counsel = SUCCESS_COUNSELS[sideOfBand(score.band)];
  return [
    best === undefined ? counsel : `${counsel} Build on this: ${best}.`,
    ...(care ? [`${care}, as ${uncapitalised(areaClause(worst.factor.text, 'en'))}.`] : []),
  ];
}

/** Advice about a factor against it, as it stands before that factor. */
const TRIAL_COUNSELS: Readonly<Record<string, string>> = {
  lord_9: 'Luck abroad is thin at first: ask those who went before you, and keep permissions and certificates complete',
  lord_12: 'Spending outruns means easily: fix a budget for going and for the first year, and keep to it',
  rahu_dispositor: 'Offers from strangers promise more than they hold: have every contract read by somebody competent',
  malefics_12: 'Strain wears on sleep and purse: keep rest, friends and a reserve before all else',
  lord_1: 'Strength has to be husbanded: build health and routine first, then distance',
  house_9: 'Guidance is scarce: choose teachers and advisers with care, and check what they say',
  fallen_bonds: 'The way opens below its worth: take a modest beginning, and rise from there',
};

export function stayRecord(stay: StayJudgement, names: Names): wire.ForeignStay {
  const { modality, score, verdict } = stay;
  const { components, confidence } = areaScoreRecord(score, names, sharedClause(names));
  const lengths = STAY_LENGTHS[modality];
  return {
    verdict: verdict.id,
    verdict_name: names.of(verdict),
    score: score.value,
    confidence,
    components,
    for_return: factorsOfSide(components, -1),
    for_staying: factorsOfSide(components, 1),
    single_stays: { id: lengths.id, name: names.of(lengths), modality },
    text: stayText(stay),
  };
}

const STAY_WORDS = {
  return: 'Who goes with this chart comes home again',
  repeated: 'Going and coming home alternate',
  permanent: 'Who goes with this chart tends to stay',
};

export function stayLine({ score, verdict }: StayJudgement): string {
  const [stays] = heaviest(score, 'for', 1);
  const [calls] = heaviest(score, 'against', 1);
  const reasons = verdict.id === 'return' ? [calls] : verdict.id === 'permanent' ? [stays] : [stays, calls];
  const why = reasons.filter((reason) => reason !== undefined);
  return `${STAY_WORDS[verdict.id]} (${score.value}, where 100 is staying for good)${why.length > 0 ? `: ${why.join('; against that, ')}` : ''}.`;
}

/** The verdict that contradicts stays of this length. */
const LEAST_EXPECTED = { movable: 'permanent', dual: null, fixed: 'return' };

function stayText({ modality, score, verdict }: StayJudgement): string {
  const [stays, calls] = [heaviest(score, 'for', 3), heaviest(score, 'against', 3)];
  const keeps = stays.length > 0 ? `What keeps away: ${stays.join('; ')}.` : 'Nothing keeps away strongly.';
  const home = calls.length > 0 ? `What calls home: ${calls.join('; ')}.` : 'Nothing calls home strongly.';
  const isApart = verdict.id === LEAST_EXPECTED[modality];
  const single = isApart ? `Yet ${uncapitalised(STAY_LENGTHS[modality].described)}` : STAY_LENGTHS[modality].described;
  return `${STAY_WORDS[verdict.id]} (${score.value}, where 100 is staying for good). ${keeps} ${home} ${single}`;
}
