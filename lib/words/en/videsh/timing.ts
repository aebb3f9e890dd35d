/** Sentences on when life abroad ripens in English. */
import type { SlowPassage } from '../../../astro/judgement/videsh/tables/passages.ts';
import type { Office } from '../../../astro/judgement/areaFacts.ts';
import type { ForeignTimingWords } from '../../facts/videsh/timing.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, dateEn, listed, named, ordinal, sentence, spanEn } from '../grammar.ts';
import { officeEn } from '../area/areaWords.ts';

type JupitersPassage = Extract<SlowPassage, { planet: 'Jupiter' }>;
type FurtherPassage = Exclude<SlowPassage, JupitersPassage>;

type Meanings = Readonly<
  Record<JupitersPassage['planet'], Readonly<Record<JupitersPassage['house'], string>>> &
    Record<FurtherPassage['planet'], Readonly<Record<FurtherPassage['house'], string>>>
>;

/** What the slow planets do in houses that bear on life abroad. */
const MEANINGS: Meanings = {
  Saturn: {
    12: 'distance and long stays become real, and papers move slowly',
    9: 'long journeys are taken up in earnest, with some delay',
    4: 'the home changes, and family duties are put in order',
    7: 'partners and agreements decide over the place',
    1: 'the course of life is set anew, often in another place',
    10: 'duties decide over the place',
  },
  Jupiter: {
    12: 'what is spent on going away is well spent',
    9: 'journeys, teachers and permissions come more easily',
  },
  Rahu: {
    12: 'the pull abroad is strongest, so look twice at what is promised',
    9: 'far places and foreign teachers attract',
    4: 'the home is restless and a change of residence is in the air',
    7: 'foreign partners and clients come close',
    1: 'one would like to be somewhere else',
    10: 'unusual tasks from afar come into view',
  },
  Ketu: {
    12: 'stays abroad are for retreat, or come to their end',
    9: 'old beliefs are left, and places with them',
    4: 'ties to the home come loose',
    7: 'ties to a place come loose',
    1: 'one goes lightly and owns little',
    10: 'an old duty is given up, which frees for a move',
  },
};

function meaningOf(passage: SlowPassage): string {
  return passage.planet === 'Jupiter' ? MEANINGS.Jupiter[passage.house] : MEANINGS[passage.planet][passage.house];
}

/** A capacity to follow `is`: a place, a lordship, or the significator. */
const predicateEn = (office: Office) =>
  typeof office !== 'string' && office.id === 'natural_significator' ? `the ${officeEn(office)}` : officeEn(office);

const windowsEn = (windows: ForeignTimingWords['peaks']['windows']) => listed(windows.map(spanEn));

const SERVES = { kind: 'serve life abroad well', mixed: 'serve it in part', hard: 'serve it little' } as const;

export const FOREIGN_TIMING_EN: Sentences<ForeignTimingWords> = {
  outside_life: () => 'The years asked about lie outside this life: before the birth, or after the last of its dashas.',
  too_young: () => 'No dates are given yet. A move in childhood is that of the family.',
  too_old: () => 'No dates are given for a move at this age. Visits go by health and season.',
  next: ({ isRunning, ...span }) =>
    isRunning ? `A good time for it runs now, until ${dateEn(span.until)}.` : `The next good time is ${spanEn(span)}.`,
  chosen: ({ count }) =>
    count === 0
      ? 'No stretch of these years stands out enough to be told.'
      : 'Only the best stretches are told, together at most a tenth of the years asked about.',
  peaks: ({ windows }) => `The best times for going are ${windowsEn(windows)}.`,
  no_peak: ({ windows }) => `No time stands out; the fairest are ${windowsEn(windows)}.`,
  nothing_ripens: () => 'In the years asked about no time stands out for going.',
  no_period: () => 'No dasha period acts at the instant asked about.',
  matter: () => 'going abroad',
  acting: ({ isAsked, lords, serving, side, until }) => {
    const [mahadasha = '', antardasha = mahadasha] = lords.map(named);
    const which = isAsked
      ? `The periods asked about are those of ${mahadasha} and ${antardasha}.`
      : `The sub-period (antardasha) of ${antardasha} in that of ${mahadasha} runs until ${dateEn(until)}.`;
    const serve = `These periods ${SERVES[side]}.`;
    if (serving.length === 0) return `${which} ${serve} Neither planet stands for distant places here.`;
    const why = serving.map(({ offices, planet }) =>
      sentence(`${named(planet)} is ${listed(offices.slice(0, OFFICES_NAMED).map(predicateEn))}`),
    );
    return `${which} ${serve} ${why.join(' ')}`;
  },
  passage: ({ passage, span }) => {
    const when = span === null ? '' : ` from ${spanEn(span)}`;
    return `${capitalised(named(passage.planet))} passes the ${ordinal(passage.house)} house${when}: ${meaningOf(passage)}.`;
  },
  double_transit: ({ house, ...span }) =>
    `From ${spanEn(span)} Jupiter and Saturn both reach the ${ordinal(house)} house or its lord.`,
  prepare: ({ isElder }) =>
    isElder
      ? 'No season is better than another for a visit, so go when it suits you.'
      : 'Prepare without haste: a modest step is worth more now than a large one.',
  peak_runs: ({ isElder, until }) =>
    isElder
      ? `If you wish to visit somebody far away, do so before ${dateEn(until)}.`
      : `Put in applications and settle contracts before ${dateEn(until)}.`,
  peak_ahead: ({ from, isElder }) =>
    isElder
      ? `Plan a longer visit for the time after ${dateEn(from)}.`
      : `Have papers, language and savings ready by ${dateEn(from)}.`,
};

const OFFICES_NAMED = 2;
