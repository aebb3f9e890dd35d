/** Sentences on a matter of life in English. */
import type { Planet } from '../../../astro/tables/planets.ts';
import type { AreaBand } from '../../../astro/judgement/areaScore.ts';
import type { LifeMatterWords } from '../../facts/prediction/matters.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, dateEn, named, namedList, spanEn, uncapitalised } from '../grammar.ts';
import { AGE_NOTES_EN } from './ageNotes.ts';
import { counselEn } from './counsel/said.ts';
import { subjectEn } from './matterAtAge.ts';

const STANDS: Readonly<Record<AreaBand, (subject: string) => string>> = {
  excellent: (subject) => `By tradition few charts support ${subject} as well as this one.`,
  good: (subject) => `By tradition this chart supports ${subject} better than most.`,
  mixed: (subject) => `By tradition this chart helps and hinders ${subject} in about equal measure.`,
  weak: (subject) => `By tradition ${subject} rewards steady effort in this chart.`,
  difficult: (subject) => `By tradition ${subject} needs patience in this chart, and help from others.`,
};

/** A planet that helps and one that hinders, as they stand in a sentence; null where there is none. */
interface Sides {
  readonly helper: string | null;
  readonly asking: string | null;
}

const HEADLINES: Readonly<Record<AreaBand, (subject: string, sides: Sides) => string>> = {
  excellent: (subject, { helper }) =>
    helper === null
      ? `${subject} is very well supported.`
      : `${subject} is very well supported, most of all by ${helper}.`,
  good: (subject, { helper }) =>
    helper === null ? `${subject} is well supported.` : `${subject} is well supported, most of all by ${helper}.`,
  mixed(subject, { asking, helper }) {
    if (helper === null)
      return asking === null
        ? `${subject} is fairly supported.`
        : `${subject} is fairly supported, though ${asking} is weak.`;
    return asking === null
      ? `${subject} has some help, most of it from ${helper}.`
      : `${subject} has help from ${helper}, while ${asking} slows it.`;
  },
  weak: (subject, { asking }) =>
    asking === null
      ? `${subject} rewards patience and steady effort.`
      : `${subject} rewards patience, as ${asking} slows it.`,
  difficult: (subject, { asking }) =>
    asking === null ? `${subject} needs time and care.` : `${subject} needs time and care, as ${asking} is hurt.`,
};

const SERVE = {
  kind: ['helps', 'help'],
  mixed: ['helps in part', 'help in part'],
  hard: ['helps little', 'help little'],
};

function actingEn(planets: readonly Planet[], side: keyof typeof SERVE, until: string): string {
  const [one, many] = SERVE[side];
  return planets.length > 1
    ? `Until ${until} the periods of ${namedList(planets)} run together and ${many} here.`
    : `Until ${until} all periods are those of ${namedList(planets)}, which ${one} here.`;
}

export const LIFE_MATTERS_EN: Sentences<LifeMatterWords> = {
  subject: ({ subject }) => subjectEn(subject),
  subject_within: ({ subject }) => subjectEn(subject),
  headline({ asking, band, helper, subject, time }) {
    const name = (planet: typeof helper) => (planet === null ? null : named(planet));
    const isLater = time === 'later_life';
    const opening = isLater ? subjectEn(subject) : capitalised(subjectEn(subject));
    const said = HEADLINES[band](opening, { helper: name(helper), asking: name(asking) });
    return isLater ? `Later in life ${said}` : said;
  },
  stands({ band, subject, time }) {
    const said = STANDS[band](subjectEn(subject));
    return time === 'later_life' ? `For later life: ${uncapitalised(said)}` : said;
  },
  reason: ({ clause }) => `${capitalised(clause)}.`,
  no_period: () => 'No dasha period runs at this time.',
  acting: ({ planets, side, untilDate }) => actingEn([...new Set(planets)], side, dateEn(untilDate)),
  counsel: counselEn,
  ...AGE_NOTES_EN,
  chosen: () => 'Only the clearest times are listed: at most five, and at most a tenth of the years asked.',
  outside_ages: () => 'The years asked about lie outside those in which times of this are looked for.',
  nothing_runs: () => 'No period of the dasha runs in the years asked about.',
  nothing_ripens: () => 'No time stands out in the years asked about, so steady effort decides.',
  no_care: () => 'No time in the years asked about needs particular care.',
  care_time: ({ planets, subject, ...span }) =>
    `Take most care of ${subjectEn(subject)} from ${spanEn(span)}, in the periods of ${namedList(planets)}.`,
  good_time: ({ planets, subject, ...span }) =>
    `The best time for ${subjectEn(subject)} is ${spanEn(span)}, in the periods of ${namedList(planets)}.`,
  next_time: (span) => `Second in weight is the time from ${spanEn(span)}.`,
};
