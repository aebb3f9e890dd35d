/** Sentences on the times of a career, in English. */
import { LEVEL_NAMES } from '../../../astro/dasha/period.ts';
import { CAREER_TOPICS, type CareerTopicId } from '../../../astro/judgement/career/tables/topics.ts';
import { WORK_FIELDS } from '../../../astro/judgement/career/tables/workFields.ts';
import type { ThemeTone } from '../../../astro/judgement/tables/dashaThemes.ts';
import type { CareerTimesWords, WorkMatter } from '../../facts/career/careerTimes.ts';
import type { Sentences } from '../../sentences.ts';
import { lordshipEn } from '../dasha.ts';
import { capitalised, listed, named, ordinal, spanEn } from '../grammar.ts';
import { predicateOf } from '../periodTexts.ts';
import { TOPIC_AREAS, TOPIC_COUNSELS } from './topics.ts';
import { WORK_EN } from './work.ts';

type Tie = CareerTimesWords['topic']['ties'][number];
type PeriodOf = CareerTimesWords['asked_lords']['periods'][number];

const SERVED: Readonly<Record<ThemeTone, string>> = { supportive: 'well', mixed: 'in part', demanding: 'little' };

const CARRIES: Readonly<Record<ThemeTone, string>> = {
  supportive: 'carries work',
  mixed: 'carries work in part',
  demanding: 'asks for patience in work',
};

const MATTERS: Readonly<Record<WorkMatter, string>> = { work: 'work', rise: 'a rise in work' };

const topicName = (id: CareerTopicId) => CAREER_TOPICS.find((topic) => topic.id === id)!.name;

const periodEn = ({ level, lord }: PeriodOf) => `the ${LEVEL_NAMES[level - 1]!} of ${named(lord)}`;

const periodsEn = (periods: readonly PeriodOf[]) => listed(periods.map(periodEn));

const windowsEn = (windows: CareerTimesWords['care_windows']['windows']) =>
  windows.map((window) => `${spanEn(window)} (${window.score})`).join(' and ');

/** Says what each lord does for a matter: `Saturn is lord of the 10th and signifies work by nature`. */
function lordsDo(ties: readonly Tie[], topic: CareerTopicId): string[] {
  return [...new Set(ties.map(({ lord }) => lord))].map((lord) => {
    const does = ties.filter((tie) => tie.lord === lord).map((tie) => predicateOf(tie, TOPIC_AREAS[topic]));
    return `${named(lord)} ${listed(does)}`;
  });
}

function mostEn({ ties, tone, topic }: NonNullable<CareerTimesWords['coming']['most']>): string {
  const area = TOPIC_AREAS[topic];
  const does = listed([...new Set(ties.map((tie) => predicateOf(tie, area)))]);
  return `As it ${does}, it touches ${area} most; ${TOPIC_COUNSELS[topic][tone]}.`;
}

export const CAREER_TIMES_EN: Sentences<CareerTimesWords> = {
  asked_lords: ({ periods }) => `As the request names them: ${periodsEn(periods)}.`,
  running_lords: ({ periods }) => `Computed, as they run at the date of analysis: ${periodsEn(periods)}.`,
  first_lords: ({ periods }) =>
    `Computed, as the first within the period named, which does not run: ${periodsEn(periods)}.`,
  no_lords: () => 'No lord is named and no period runs at the date of analysis.',
  acting: ({ periods }) => {
    const described = periods.map((period) => `${periodEn(period)} (${spanEn(period)})`);
    return `This reading goes by ${listed(described)}.`;
  },
  none_acts: () => 'No dasha period acts at this time.',
  transits: ({ score }) => `The passing planets give ${score} of 100 for work.`,
  topic_reason: ({ topic, ...tie }) => `${capitalised(named(tie.lord))} ${predicateOf(tie, TOPIC_AREAS[topic])}`,
  topic: ({ lords, score, ties, tone, topic }) => {
    const why = lordsDo(ties, topic);
    const grounds = why.length > 0 ? `: ${why.join('; ')}` : ', though none of their lords is bound to its houses';
    const periods = lords.map(named).join(' – ');
    const head = `${topicName(topic)}: the periods of ${periods} serve it ${SERVED[tone]} (${score} of 100)${grounds}.`;
    return `${head} ${capitalised(TOPIC_COUNSELS[topic][tone])}.`;
  },
  lord_opens: ({ fields, house, ...period }) => {
    const opened = listed(fields.map((id) => WORK_FIELDS[id].name.toLowerCase()));
    return `${capitalised(periodEn(period))} (${spanEn(period)}) opens ${opened}; from the ${ordinal(house)} house it turns them to ${WORK_EN.house_work({ house })}.`;
  },
  coming: ({ house, lordship, mahadashaLord, most, score, tone, ...span }) => {
    const lord = named(lordship.planet);
    const begins =
      mahadashaLord === null
        ? `the mahadasha of ${lord} opens with its own antardasha`
        : `antardasha of ${lord} within the mahadasha of ${named(mahadashaLord)}`;
    const who = `${capitalised(lord)}, ${lordshipEn(lordship)}, stands in the ${ordinal(house)} house`;
    const head = `${spanEn(span)}: ${begins}. ${who}, and ${CARRIES[tone]} (${score} of 100).`;
    return most === null ? head : `${head} ${mostEn(most)}`;
  },
  next_change: ({ clause }) => `The next change of period: ${clause}`,
  no_change: () => 'No change of period falls into the years searched.',
  child: ({ age }) =>
    `Windows of work are looked for from the age of ${age} on; until then the periods speak of bent and training.`,
  matter: ({ matter }) => MATTERS[matter],
  best_windows: ({ matter, windows }) => `For ${MATTERS[matter]} the best times ahead are ${windowsEn(windows)}.`,
  no_windows: ({ matter }) => `No window for ${MATTERS[matter]} reaches 60 of 100.`,
  care_windows: ({ windows }) => `Most care is asked for ${windowsEn(windows)}.`,
  no_care: () => 'No window asks for particular care.',
  roles: ({ clauses }) => listed(clauses),
  key_periods: ({ periods }) => {
    const spans = periods.map((period) => `${named(period.lord)} (${spanEn(period)})`);
    return `It ripens above all in the mahadasha${spans.length > 1 ? 's' : ''} of ${listed(spans)}.`;
  },
  no_key_periods: () =>
    'None of these planets rules a mahadasha in the years of work; their antardashas within other periods carry it.',
};
