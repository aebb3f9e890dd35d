/** Sentences on the times of a career, in English. */
import { LEVEL_NAMES } from '../../../astro/dasha/period.ts';
import { WORK_FIELDS } from '../../../astro/judgement/career/tables/workFields.ts';
import type { CareerTopicId } from '../../../astro/judgement/career/tables/topics.ts';
import type { WorkTime } from '../../../astro/judgement/career/workAtAge.ts';
import type { ThemeTone } from '../../../astro/judgement/tables/dashaThemes.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { CareerTimesWords } from '../../facts/career/careerTimes.ts';
import type { Sentences } from '../../sentences.ts';
import {
  capitalised,
  countWord,
  dateEn,
  isOrAre,
  listed,
  MONTH_NAMES_EN,
  named,
  ordinal,
  spanEn,
  uncapitalised,
} from '../grammar.ts';
import { predicateOf } from '../periodTexts.ts';
import {
  AVOIDED,
  CHANGE_INDICATED,
  CHILD_BENTS,
  ELDER_ADVICE,
  ELDER_VERDICTS,
  TOPIC_ADVICE,
  TOPIC_AREAS,
  TOPIC_VERDICTS,
  YOUTH_STUDIES,
} from './topics.ts';
import { WORK_EN } from './work.ts';

type PeriodOf = CareerTimesWords['asked_lords']['periods'][number];
type TopicArgs = CareerTimesWords['topic'];

const periodEn = ({ level, lord }: PeriodOf) => `the ${LEVEL_NAMES[level - 1]!} of ${named(lord)}`;

const periodsEn = (periods: readonly PeriodOf[]) => listed(periods.map(periodEn));

const windowsEn = (windows: CareerTimesWords['care_windows']['windows']) => listed(windows.map(spanEn));

const monthEn = (isoDate: string) =>
  `${MONTH_NAMES_EN[Number(isoDate.slice(5, 7)) - 1]!} ${Number(isoDate.slice(0, 4))}`;

/** What to do, and the first tie of the lord that leads: `As Saturn is lord of your 10th house, build slowly.` */
function adviceEn({ lead, ties, topic }: TopicArgs, advice: string): string {
  const tie = ties.find(({ lord }) => lord === lead);
  if (!tie) return `${advice}.`;
  return `As ${named(lead)} ${predicateOf(tie, TOPIC_AREAS[topic])}, ${uncapitalised(advice)}.`;
}

function topicEn(args: TopicArgs): string {
  const { isIndicated, lead, time, tone, topic } = args;
  const isElder = time === 'advice' && topic === 'career';
  const verdict =
    topic === 'change' && tone === 'supportive' && isIndicated
      ? CHANGE_INDICATED
      : isElder
        ? ELDER_VERDICTS[tone]
        : TOPIC_VERDICTS[topic][tone];
  const { guard, use } = TOPIC_ADVICE[topic][lead];
  const isGuarded = tone === 'demanding' || (topic === 'change' && !isIndicated);
  const advice = isElder ? ELDER_ADVICE[lead] : isGuarded ? guard : use;
  return `${verdict}. ${adviceEn(args, advice)}`;
}

const SERVED: Readonly<Record<ThemeTone, string>> = {
  supportive: 'serves work well',
  mixed: 'serves work in part',
  demanding: 'slows work',
};

const ELDER_SERVED: Readonly<Record<ThemeTone, string>> = {
  supportive: 'is good for advice and service',
  mixed: 'leaves some room for advice and service',
  demanding: 'is a time for few duties',
};

const TRANSITS: Readonly<Record<CareerTimesWords['transits']['side'], string>> = {
  kind: 'Transits help work at present',
  mixed: 'Transits help work in part at present',
  hard: 'Transits do little for work at present',
};

const AGE_NOTES: Readonly<Record<WorkTime, string>> = {
  bent: 'Work is told for later life. Now the chart speaks of the bent of the child.',
  training: 'Work is told for later life. Now the chart speaks of studies and of choices ahead.',
  work: '',
  advice: 'Work is read as advice, giving over and service at this age.',
  done: 'The working years are past, so no times of work are named. Family, devotion and peace come first.',
  as_if_living: 'This is told as if living, so no times of work are named.',
};

const AGE_SHORTS: Readonly<Record<WorkTime, string>> = {
  bent: 'Tradition keeps the question of work for grown years. Let the child play, learn and rest.',
  training: 'Tradition keeps the question of work for grown years. Learn widely, and try before you choose.',
  work: '',
  advice: '',
  done: 'A life of work lies behind you. Tradition points to family, devotion and rest.',
  as_if_living: 'The chart is read as if the person lived, without times.',
};

/** Work as it stands in a sentence. */
const MATTERS: Readonly<Partial<Record<WorkTime, string>>> = { advice: 'advice and service' };

const workEn = (time: WorkTime) => MATTERS[time] ?? 'work';

/** As subjects of a sentence. */
const TOPIC_SUBJECTS: Readonly<Record<CareerTopicId, string>> = {
  career: 'work',
  change: 'a change of job',
  promotion: 'promotion',
  setback: 'protection from setbacks',
};

const HEADLINES: Readonly<Record<ThemeTone, string>> = {
  supportive: 'Work goes well now',
  mixed: 'Work moves in part now',
  demanding: 'Work needs patience now',
};

const ELDER_HEADLINES: Readonly<Record<ThemeTone, string>> = {
  supportive: 'Advice and service go well now',
  mixed: 'Advice and service find some echo now',
  demanding: 'Few duties are best now',
};

const FIXED_HEADLINES: Readonly<Partial<Record<WorkTime, string>>> = {
  bent: 'Work is a matter for later; now is the time of play and learning.',
  training: 'Work lies ahead; now is the time to learn and to try things out.',
  done: 'The working years are past; family, devotion and peace come first.',
  as_if_living: 'Told as if living; no times of work are named.',
};

const SIGNS = { strong: 'strong', moderate: 'fair', slight: 'slight' };

const NATURES = {
  favourable: 'The best times alone are named, five at the most and a tenth of the years asked at the most.',
  caution: 'The most demanding times alone are named, under the same bounds.',
};

const BENT_MATTERS: Readonly<Partial<Record<WorkTime, Readonly<Record<Planet, string>>>>> = {
  bent: CHILD_BENTS,
  training: YOUTH_STUDIES,
};

export const CAREER_TIMES_EN: Sentences<CareerTimesWords> = {
  asked_lords: ({ periods }) => `As the request names them: ${periodsEn(periods)}.`,
  running_lords: ({ periods }) => `Computed, as they run then: ${periodsEn(periods)}.`,
  first_lords: ({ periods }) =>
    `Computed, as the first within the period named, which does not run: ${periodsEn(periods)}.`,
  no_lords: () => 'No lord is named and no period runs at the date of analysis.',
  acting: ({ periods }) =>
    periods
      .map((period, index) =>
        index === 0
          ? `This reading goes by ${periodEn(period)}, ${spanEn(period)}.`
          : `${index === 1 ? 'Within it' : 'The smallest part is'} ${periodEn(period)}${index === 1 ? ' runs' : ''}, ${spanEn(period)}.`,
      )
      .join(' '),
  none_acts: () => 'No dasha period acts at this time.',
  transits: ({ clauses, side }) =>
    [`${TRANSITS[side]}.`, ...clauses.map((clause) => `${capitalised(clause)}.`)].join(' '),
  topic_reason: ({ topic, ...tie }) => `${capitalised(named(tie.lord))} ${predicateOf(tie, TOPIC_AREAS[topic])}`,
  topic: topicEn,
  lord_opens: ({ fields, house, level, lord }) => {
    const opened = listed(fields.map((id) => uncapitalised(WORK_FIELDS[id].name)));
    const period = capitalised(periodEn({ level, lord }));
    const turned = `In your ${ordinal(house)} house ${named(lord)} leads towards ${WORK_EN.house_work({ house })}.`;
    return fields.length > 0 ? `${period} opens ${opened}. ${turned}` : turned;
  },
  age_note: ({ time }) => AGE_NOTES[time],
  age_short: ({ time }) => AGE_SHORTS[time],
  bent: ({ planet, time }) => {
    const favoured = BENT_MATTERS[time]?.[planet] ?? CHILD_BENTS[planet];
    return time === 'training'
      ? `The period of ${named(planet)} favours studies such as ${favoured}. Try several before you choose.`
      : `The period of ${named(planet)} favours ${favoured} in the child. Make room for it without pressure.`;
  },
  life_work: ({ planet, ...span }) =>
    `The mahadasha of ${named(planet)}, ${spanEn(span)}, served your life's work best.`,
  coming: ({ house, mahadashaLord, most, planet, time, tone, ...span }) => {
    const lord = named(planet);
    const begins =
      mahadashaLord === null
        ? `the mahadasha of ${lord} opens`
        : `the antardasha of ${lord} runs in the mahadasha of ${named(mahadashaLord)}`;
    const head = `${spanEn(span)}: ${begins}.`;
    const favoured = BENT_MATTERS[time]?.[planet];
    if (favoured !== undefined) return `${head} It favours ${favoured}.`;
    if (tone === null) return head;
    const served = (time === 'advice' ? ELDER_SERVED : SERVED)[tone];
    const touches = most === null ? '' : `, and touches ${TOPIC_AREAS[most]} most`;
    return `${head} ${capitalised(lord)} in your ${ordinal(house)} house ${served}${touches}.`;
  },
  next_change: ({ fromDate, planet }) =>
    `The next change of period is on ${dateEn(fromDate)}, when that of ${named(planet)} begins.`,
  no_change: () => 'No change of period falls into the years searched.',
  matter: ({ time }) => workEn(time),
  best_windows: ({ time, windows: [best, ...others] }) =>
    [
      `Tradition reads ${spanEn(best!)} as the best for ${workEn(time)}.`,
      ...(others.length > 0 ? [`The next best is ${windowsEn(others)}.`] : []),
    ].join(' '),
  no_windows: () => 'No time ahead stands out for work.',
  care_windows: ({ windows }) => `Expect more pressure ${listed(windows.map((window) => `from ${spanEn(window)}`))}.`,
  avoid: ({ planet }) => `${AVOIDED[planet]}.`,
  no_care: () => 'No time ahead stands out as demanding.',
  chosen: ({ nature }) => NATURES[nature],
  outside_ages: ({ fromYears, nature, toYears }) =>
    nature === 'favourable'
      ? `Times of work are named from the age of ${fromYears} to that of ${toYears - 1} alone.`
      : 'The same years of age bound the demanding times.',
  none_named: () => 'No time of work is named for these years.',
  roles: ({ clauses }) => listed(clauses),
  key_running: ({ planet, until }) => `Its time is now: the mahadasha of ${named(planet)} runs until ${dateEn(until)}.`,
  key_ahead: ({ planet, ...span }) => `Its next long period is the mahadasha of ${named(planet)}, ${spanEn(span)}.`,
  key_past: ({ planet, ...span }) =>
    `Its long period was the mahadasha of ${named(planet)}, ${spanEn(span)}, which laid the ground.`,
  key_late: ({ planet, ...span }) =>
    `After the age of 60 the mahadasha of ${named(planet)}, ${spanEn(span)}, takes it up again.`,
  no_key_periods: () => 'None of these planets rules a mahadasha in the years of work, so look to their antardashas.',
  headline: ({ best, time, tone }) => {
    const fixed = FIXED_HEADLINES[time];
    if (fixed !== undefined) return fixed;
    const now = tone === null ? 'No period acts on work now' : (time === 'advice' ? ELDER_HEADLINES : HEADLINES)[tone];
    if (best === null) return `${now}; no time ahead stands out.`;
    return best.isRunning
      ? `${now}; a good time runs until ${monthEn(best.turnDate)}.`
      : `${now}; the best time ahead begins in ${monthEn(best.turnDate)}.`;
  },
  changes_headline: ({ change, promotion }) =>
    `Signs of a change of job are ${SIGNS[change]} now; those of promotion are ${SIGNS[promotion]}.`,
  now: ({ antardashaLord, mahadashaLord, time, tone, untilDate }) => {
    const served = (time === 'advice' ? ELDER_SERVED : SERVED)[tone];
    if (antardashaLord === mahadashaLord) {
      return `${capitalised(named(mahadashaLord))} rules both mahadasha and antardasha until ${dateEn(untilDate)}. This ${served}.`;
    }
    return `The antardasha of ${named(antardashaLord)} in the mahadasha of ${named(mahadashaLord)}, until ${dateEn(untilDate)}, ${served}.`;
  },
  best_time: (span) => `The best time ahead is ${spanEn(span)}.`,
  care_time: (span) => `Begin nothing new from ${spanEn(span)}.`,
  signs: ({ change, promotion }) =>
    change === promotion
      ? `The signs of a change of job and those of promotion are both ${SIGNS[change]}.`
      : `The signs are ${SIGNS[change]} for a change of job and ${SIGNS[promotion]} for promotion.`,
  overview: ({ demanding, mixed, supportive }) => {
    const said = (ids: typeof mixed, how: string) =>
      ids.length === 0
        ? []
        : [`${capitalised(listed(ids.map((id) => TOPIC_SUBJECTS[id])))} ${isOrAre(ids.length)} ${how}.`];
    return [
      ...said(supportive, 'well served now'),
      ...said(mixed, 'served in part'),
      ...said(demanding, 'little served'),
    ].join(' ');
  },
  windows_told: ({ good, hard, years }) =>
    `For the next ${years === 1 ? 'year' : `${years} years`} ${countWord(good)} good and ${countWord(hard)} demanding ${hard === 1 ? 'time is' : 'times are'} named.`,
};
