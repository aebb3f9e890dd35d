/** The day of this birth: its score, the times to choose and to leave, and what to do. */
import type { PersonalAnalysis } from '../../../lib/schemas/pdae/analysis.ts';
import { clockOnDay } from '../dates.ts';
import { element } from '../dom.ts';
import { foldedList } from '../lists.ts';
import type { PageContext } from '../pageContext.ts';
import type { PanelPlan } from '../panel.ts';
import { dayWordsIn } from '../words/dayWords.ts';
import { whyWordsIn } from '../words/whyWords.ts';
import { meter } from './meter.ts';

type Day = Pick<
  PersonalAnalysis,
  | 'at'
  | 'overall_score'
  | 'class_name'
  | 'headline'
  | 'short'
  | 'categories'
  | 'muhurta_timings'
  | 'recommendations'
  | 'disclaimer'
>;

const FIELDS = [
  'at,overall_score,class_name,headline,short,disclaimer',
  'categories(*(name,score,class_name))',
  'muhurta_timings(best(start,end,purpose_name,reason),routine(start,end,purpose_name,reason),closed(name,start,end),good(name,start,end),avoid(name,start,end))',
  'recommendations(kind,text)',
].join(',');

export const todayPanel: PanelPlan<Day> = {
  id: 'today',
  needsTime: true,
  request: ({ birth, here, nameLanguage: lang }) => ({
    method: 'POST',
    path: '/pdae/today',
    query: { lang, fields: FIELDS },
    body: here ? { ...birth, current_location: { latitude: here.latitude, longitude: here.longitude } } : birth,
  }),
  drawn: ({ data }, context) =>
    element(
      'div',
      {},
      scoreLine(data, context),
      element('p', {}, data.short),
      element('div', { class: 'day-parts' }, timesToChoose(data, context), timesToLeave(data, context)),
      allGood(data, context),
      element('div', { class: 'day-parts' }, matters(data, context), advice(data, context)),
      element('p', { class: 'muted' }, data.disclaimer),
    ),
};

function scoreLine({ overall_score: score, class_name: grade, headline }: Day, { lang }: PageContext): HTMLElement {
  return element(
    'p',
    { class: 'lead score' },
    element('strong', {}, dayWordsIn(lang).score(score)),
    element('span', { class: 'badge' }, grade),
    element('span', {}, headline),
  );
}

interface Span {
  readonly start: string;
  readonly end: string;
}

function spanText({ start, end }: Span, { at }: Day, { lang }: PageContext): string {
  const day = at.slice(0, 10);
  return `${clockOnDay(start, day, lang)} – ${clockOnDay(end, day, lang)}`;
}

/** Times free of all that is shunned; where there are none, those for routine work. */
function timesToChoose(day: Day, context: PageContext): HTMLElement {
  const words = dayWordsIn(context.lang);
  const { best, routine } = day.muhurta_timings;
  const rows = (best.length > 0 ? best : routine).map((window) => [
    element('dt', { class: 'good' }, spanText(window, day, context)),
    element('dd', {}, window.purpose_name, element('div', { class: 'muted' }, window.reason)),
  ]);
  return part(words.choose, rows.flat(), words.noneToChoose);
}

function timesToLeave(day: Day, context: PageContext): HTMLElement {
  const words = dayWordsIn(context.lang);
  const { avoid, closed } = day.muhurta_timings;
  const rows = [...closed, ...avoid]
    .toSorted((a, b) => a.start.localeCompare(b.start))
    .map((window) => [element('dt', { class: 'bad' }, spanText(window, day, context)), element('dd', {}, window.name)]);
  return part(words.leave, rows.flat(), words.noneToLeave);
}

function part(title: string, rows: readonly HTMLElement[], none: string): HTMLElement {
  const content = rows.length > 0 ? element('dl', { class: 'facts' }, ...rows) : element('p', {}, none);
  return element('div', {}, element('h3', {}, title), content);
}

function allGood(day: Day, context: PageContext): HTMLElement {
  const { good } = day.muhurta_timings;
  const item = (window: (typeof good)[number]) =>
    element(
      'li',
      { class: 'span' },
      element('span', {}, window.name),
      element('span', { class: 'period-time' }, spanText(window, day, context)),
    );
  return foldedList(dayWordsIn(context.lang).allGood(good.length), good, item, whyWordsIn(context.lang).more);
}

function matters({ categories }: Day, { lang }: PageContext): HTMLElement {
  const items = Object.values(categories).map(({ name, score, class_name: grade }) =>
    element(
      'li',
      { class: 'span' },
      element('span', {}, name),
      element('span', { class: 'badge' }, grade),
      meter(score),
    ),
  );
  return element(
    'div',
    {},
    element('h3', {}, dayWordsIn(lang).matters),
    element('ul', { class: 'verdicts' }, ...items),
  );
}

function advice({ recommendations }: Day, { lang }: PageContext): HTMLElement {
  const words = dayWordsIn(lang);
  const items = recommendations.map(({ kind, text }) =>
    element('li', {}, element('span', { class: `badge ${kind}` }, words.kinds[kind]), ' ', text),
  );
  return element('div', {}, element('h3', {}, words.advice), element('ul', { class: 'advice' }, ...items));
}
