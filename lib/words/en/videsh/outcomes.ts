/** Sentences on how life abroad goes and on whether the person returns in English. */
import { STRUGGLES, type StayVerdict, type Struggle } from '../../../astro/judgement/videsh/tables/terms.ts';
import type { TrialId } from '../../../astro/judgement/videsh/success.ts';
import type { Modality } from '../../../astro/tables/signs.ts';
import type { OutcomeWords } from '../../facts/videsh/outcomes.ts';
import type { Sentences } from '../../sentences.ts';
import { uncapitalised } from '../grammar.ts';

const STRUGGLE_OPENINGS: Readonly<Record<Struggle['id'], string>> = {
  little: 'Little stands in the way',
  some: 'Some things have to be won',
  marked: 'Much has to be won by patience',
};

const COUNSELS: Readonly<Record<OutcomeWords['counsel']['side'], string>> = {
  kind: 'The ground abroad carries: prepare well and take the offer that asks most of you.',
  mixed: 'Go with a contract and savings in hand before you take risks.',
  hard: 'Go first for a limited time, keep a way back open, and let skills and savings grow before you settle.',
};

/** Advice about a factor against it, as it stands before that factor. */
const TRIAL_COUNSELS: Readonly<Record<TrialId, string>> = {
  lord_9: 'Luck abroad is thin at first: ask those who went before you, and keep permissions and certificates complete',
  lord_12: 'Spending outruns means easily: fix a budget for going and for the first year, and keep to it',
  rahu_dispositor: 'Offers from strangers promise more than they hold: have every contract read by somebody competent',
  malefics_12: 'Strain wears on sleep and purse: keep rest, friends and a reserve before all else',
  lord_1: 'Strength has to be husbanded: build health and routine first, then distance',
  house_9: 'Guidance is scarce: choose teachers and advisers with care, and check what they say',
  fallen_bonds: 'The way opens below its worth: take a modest beginning, and rise from there',
};

const STAYS: Readonly<Record<StayVerdict['id'], string>> = {
  return: 'Who goes with this chart comes home again',
  repeated: 'Going and coming home alternate',
  permanent: 'Who goes with this chart tends to stay',
};

const SINGLE_STAYS: Readonly<Record<Modality, string>> = {
  movable: 'Single stays are short, as the lord of the 12th is in a movable sign.',
  dual: 'Single stays repeat themselves, as the lord of the 12th is in a dual sign.',
  fixed: 'Single stays are long, as the lord of the 12th is in a fixed sign.',
};

const within = (clauses: readonly string[]) => clauses.map(uncapitalised).join('; ');

/** Reasons after a colon; nothing where there are none. */
const because = (clauses: readonly string[], between: string) =>
  clauses.length > 0 ? `: ${clauses.map(uncapitalised).join(between)}` : '';

function struggleEn(id: Struggle['id']): string {
  return STRUGGLES.find((row) => row.id === id)!.name.toLowerCase();
}

export const FOREIGN_OUTCOMES_EN: Sentences<OutcomeWords> = {
  subject: () => 'Life abroad',
  struggle: ({ clauses, lost, struggle }) =>
    `${STRUGGLE_OPENINGS[struggle]} (${lost} points lost)${because(clauses, '; ')}.`,
  success: ({ asks, band, helps, score, struggle }) => {
    const carried = helps === null ? 'nothing carries it clearly' : `carried by this: ${uncapitalised(helps.clause)}`;
    const care = asks === null ? '' : `; to be worked with: ${uncapitalised(asks.clause)}`;
    return `Success there stands at ${score} of 100 (${band}) with ${struggleEn(struggle)}, ${carried}${care}.`;
  },
  counsel: ({ helps, side }) =>
    helps === null ? COUNSELS[side] : `${COUNSELS[side]} Build on this: ${uncapitalised(helps.clause)}.`,
  trial: ({ clause, trial }) => `${TRIAL_COUNSELS[trial]}, as ${uncapitalised(clause)}.`,
  stay: ({ clauses, score, verdict }) =>
    `${STAYS[verdict]} (${score}, where 100 is staying for good)${because(clauses, '; against that, ')}.`,
  keeps_away: ({ clauses }) => `What keeps away: ${within(clauses)}.`,
  nothing_keeps: () => 'Nothing keeps away strongly.',
  calls_home: ({ clauses }) => `What calls home: ${within(clauses)}.`,
  nothing_calls: () => 'Nothing calls home strongly.',
  single_stays: ({ isUnexpected, modality }) =>
    isUnexpected ? `Yet ${uncapitalised(SINGLE_STAYS[modality])}` : SINGLE_STAYS[modality],
};
