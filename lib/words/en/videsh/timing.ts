/** Sentences on when life abroad ripens in English. */
import type { SlowPassage } from '../../../astro/judgement/videsh/tables/passages.ts';
import type { Office } from '../../../astro/judgement/areaFacts.ts';
import type { ForeignTimingWords } from '../../facts/videsh/timing.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, listed, named, ordinal, spanEn } from '../grammar.ts';
import { officeEn } from '../areaWords.ts';

type JupitersPassage = Extract<SlowPassage, { planet: 'Jupiter' }>;
type FurtherPassage = Exclude<SlowPassage, JupitersPassage>;

type Meanings = Readonly<
  Record<JupitersPassage['planet'], Readonly<Record<JupitersPassage['house'], string>>> &
    Record<FurtherPassage['planet'], Readonly<Record<FurtherPassage['house'], string>>>
>;

/** What the slow planets do in houses that bear on life abroad. */
const MEANINGS: Meanings = {
  Saturn: {
    12: 'distance, separation from the familiar and long stays become real; papers move slowly and need complete files',
    9: 'long journeys and higher learning are taken up in earnest, with delays that patience outlasts',
    4: 'the home changes: property and family duties are put in order before or because of a move',
    7: 'partners and contracts decide over the place; agreements made now bind for long',
    1: 'the course of life is set anew, often in another place',
    10: 'work decides over the place: posts with more duty, often far away',
  },
  Jupiter: {
    12: 'means and goodwill for life abroad; what is spent on going away is well spent',
    9: 'journeys, teachers and permissions come more easily: the kindest time to apply',
  },
  Rahu: {
    12: 'the pull abroad is strongest, with offers out of the ordinary; look twice at what is promised',
    9: 'far places and foreign teachers attract',
    4: 'the home is restless and a change of residence is in the air',
    7: 'foreign partners and clients come close',
    1: 'one wants to be somebody else somewhere else; choose what lasts beyond the wish',
    10: 'foreign employers and unusual work come into view',
  },
  Ketu: {
    12: 'a turning inward: stays abroad are for retreat or come to their end',
    9: 'old beliefs are left, and places with them',
    4: 'ties to the home come loose',
    7: 'ties to partners come loose, and with them to a place',
    1: 'one goes lightly and owns little',
    10: 'a post is given up, which frees for a move',
  },
};

function meaningOf(passage: SlowPassage): string {
  return passage.planet === 'Jupiter' ? MEANINGS.Jupiter[passage.house] : MEANINGS[passage.planet][passage.house];
}

/** A capacity to follow `is`: a place, a lordship, or the significator. */
const predicateEn = (office: Office) =>
  typeof office !== 'string' && office.id === 'natural_significator' ? `the ${officeEn(office)}` : officeEn(office);

const windowsEn = (windows: ForeignTimingWords['peaks']['windows']) =>
  windows.map(({ score, ...span }) => `${spanEn(span)} (${score})`).join('; ');

export const FOREIGN_TIMING_EN: Sentences<ForeignTimingWords> = {
  outside_life: () => 'The years asked about lie outside this life: before the birth, or after the last of its dashas.',
  peaks: ({ windows }) => `It ripens most ${windowsEn(windows)}.`,
  no_peak: ({ windows }) => `No time of the years asked about is a peak; the best are ${windowsEn(windows)}.`,
  nothing_ripens: () => 'In the years asked about no time reaches 60 of 100.',
  no_period: () => 'No dasha period acts at the instant asked about.',
  matter: () => 'life abroad',
  acting: ({ isAsked, lords, score, serving, ...span }) => {
    const which = isAsked ? 'asked about' : 'that run now';
    const head = `The periods ${which}, ${lords.map(named).join(' – ')} (antardasha ${spanEn(span)}), stand at ${score} of 100 for life abroad`;
    if (serving.length === 0)
      return `${head}; neither the lord of the mahadasha nor that of the antardasha signifies it.`;
    const why = serving.map(({ offices, planet }) => `${named(planet)} is ${listed(offices.map(predicateEn))}`);
    return `${head}: ${listed(why)}.`;
  },
  passage: ({ passage, span }) => {
    const when = span === null ? '' : ` from ${spanEn(span)}`;
    return `${capitalised(named(passage.planet))} passes the ${ordinal(passage.house)} house${when}: ${meaningOf(passage)}.`;
  },
  double_transit: ({ house, ...span }) =>
    `From ${spanEn(span)} Jupiter and Saturn both reach the ${ordinal(house)} house or its lord.`,
  prepare: () => 'Prepare without haste: the years asked about hold no peak, and a modest step is worth more now.',
  peak_in_childhood: (span) =>
    `The peak ${spanEn(span)} falls into childhood: a move then is that of the family, and is decided by those who care for the child.`,
  peak_in_old_age: (span) =>
    `The peak ${spanEn(span)} comes late in life: think of a visit or a stay with those who live abroad, planned for comfort, rather than of building up a new life.`,
  peak_runs: (span) => `The peak ${spanEn(span)} runs: put in applications and settle contracts before it ends.`,
  peak_ahead: (span) =>
    `Prepare papers, language and savings, so that applications are ready for the peak ${spanEn(span)}.`,
};
