/** Sentences on how life abroad goes and on whether the person returns in English. */
import type { AreaBand } from '../../../astro/judgement/areaScore.ts';
import type { TrialId } from '../../../astro/judgement/videsh/success.ts';
import type { Connection, StayVerdict, Struggle } from '../../../astro/judgement/videsh/tables/terms.ts';
import type { Modality } from '../../../astro/tables/signs.ts';
import type { OutcomeWords } from '../../facts/videsh/outcomes.ts';
import type { AbroadVoice } from '../../facts/videsh/promise.ts';
import type { Sentences } from '../../sentences.ts';
import { sentence, uncapitalised } from '../grammar.ts';

const STRUGGLE_OPENINGS: Readonly<Record<Struggle['id'], string>> = {
  little: 'Little stands in the way there.',
  some: 'Some things abroad have to be earned.',
  marked: 'Much abroad has to be won by patience.',
};

const SUCCESS: Readonly<Record<AreaBand, string>> = {
  excellent: 'Whoever goes does very well there, as tradition reads it.',
  good: 'Life abroad goes well, as tradition reads it.',
  mixed: 'Life abroad has good years and hard ones.',
  weak: 'Life abroad starts slowly and gets better with time.',
  difficult: 'Life abroad is hard work, and home does more for the same effort.',
};

/** For elders, who have family there rather than plans. */
const TIES_ABROAD: Readonly<Record<AreaBand, string>> = {
  excellent: 'Ties abroad do your family very well, as tradition reads it.',
  good: 'Ties abroad do your family good, as tradition reads it.',
  mixed: 'Ties abroad give your family good years and hard ones.',
  weak: 'Ties abroad give their good slowly here.',
  difficult: 'Home gives more here than any place abroad.',
};

type Side = OutcomeWords['counsel']['side'];

/** Advice by what one would go for. */
const COUNSELS: Readonly<Record<Connection['id'] | 'open', Readonly<Record<Side, string>>>> = {
  study: {
    kind: 'Choose the course first and the country second; a scholarship is worth asking for.',
    mixed: 'Try an exchange term before you pay for a whole course abroad.',
    hard: 'Take the degree at home and add a short course abroad.',
  },
  job: {
    kind: 'Look for the employer who sends people abroad, and show what you have done.',
    mixed: 'Go with a written contract and three months of savings.',
    hard: 'Work for a foreign client from home before you move.',
  },
  marriage: {
    kind: 'If a partner lives abroad, visit both families before you choose the place.',
    mixed: 'Settle with your partner where you will live before papers are filed.',
    hard: 'Let the partner’s work at one place be secure before both move.',
  },
  business: {
    kind: 'Begin with one foreign buyer and grow from there.',
    mixed: 'Test the market by a fair or a small order before you rent rooms.',
    hard: 'Trade through a partner on the spot, and keep the firm at home.',
  },
  settlement: {
    kind: 'If you wish to settle, choose one country and learn its language well.',
    mixed: 'Live there for a year before you give up the house at home.',
    hard: 'Go for a limited time and keep a way back open.',
  },
  open: {
    kind: 'Take a trip first and see where you feel at home.',
    mixed: 'Visit before you decide, and ask those who have lived there.',
    hard: 'Let distance come in small steps, and build at home meanwhile.',
  },
};

/** Advice to those who do not decide about going themselves. */
const OTHER_COUNSELS: Readonly<Record<Exclude<AbroadVoice, 'adult'>, Readonly<Record<Side, string>>>> = {
  parents: {
    kind: 'Let the child learn a second language early; journeys with the family are good schooling.',
    mixed: 'Travel together now and then, and let the child tell what was new.',
    hard: 'Give the child a steady home first; distance can wait.',
  },
  youth: {
    kind: 'Learn one foreign language well; a school exchange is a good first step.',
    mixed: 'Ask a teacher about an exchange of some weeks.',
    hard: 'Finish school close to home; a holiday course abroad is enough for now.',
  },
  elder: {
    kind: 'Plan an unhurried visit, with rest days and papers in order.',
    mixed: 'Travel in company, in a mild season, and for a short time.',
    hard: 'Ask family abroad to come to you; talk with them often.',
  },
};

/** Advice about a factor against it. */
const TRIAL_COUNSELS: Readonly<Record<TrialId, string>> = {
  lord_9: 'Ask those who went before you, and keep permissions and certificates complete.',
  lord_12: 'Fix a budget for the first year and keep to it.',
  rahu_dispositor: 'Have every contract from abroad read by somebody competent.',
  malefics_12: 'Keep rest, friends and a reserve before all else.',
  lord_1: 'Build your routine first, then add the distance.',
  house_9: 'Choose advisers with care and check what they say.',
  fallen_bonds: 'Take a modest beginning and rise from there.',
};

const STAYS: Readonly<Record<StayVerdict['id'], string>> = {
  return: 'Whoever goes with this chart comes home again.',
  repeated: 'Going away and coming home alternate.',
  permanent: 'Whoever goes with this chart tends to stay.',
};

const SINGLE_STAYS: Readonly<Record<Modality, string>> = {
  movable: 'Single stays are short, as the lord of the 12th is in a movable sign.',
  dual: 'Single stays repeat themselves, as the lord of the 12th is in a dual sign.',
  fixed: 'Single stays are long, as the lord of the 12th is in a fixed sign.',
};

const told = (clauses: readonly string[]) => clauses.map(sentence).join(' ');

export const FOREIGN_OUTCOMES_EN: Sentences<OutcomeWords> = {
  helped: ({ clauses }) => `There is help on the way. ${told(clauses)}`,
  nothing_helps: () => 'Nothing helps clearly there.',
  struggle: ({ clauses, struggle }) => [STRUGGLE_OPENINGS[struggle], ...clauses.map(sentence)].join(' '),
  success: ({ band, voice }) => (voice === 'elder' ? TIES_ABROAD : SUCCESS)[band],
  counsel: ({ connection, side, voice }) =>
    voice === 'adult' ? COUNSELS[connection ?? 'open'][side] : OTHER_COUNSELS[voice][side],
  trial: ({ clause, trial }) => `${TRIAL_COUNSELS[trial]} The reason: ${uncapitalised(clause)}.`,
  stay: ({ verdict }) => STAYS[verdict],
  keeps_away: ({ clauses }) => `Some things keep you away. ${told(clauses)}`,
  nothing_keeps: () => 'Nothing keeps away strongly.',
  calls_home: ({ clauses }) => `Some things call you home. ${told(clauses)}`,
  nothing_calls: () => 'Nothing calls home strongly.',
  single_stays: ({ isUnexpected, modality }) =>
    isUnexpected ? `Yet ${uncapitalised(SINGLE_STAYS[modality])}` : SINGLE_STAYS[modality],
};
