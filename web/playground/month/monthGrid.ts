/** The grid of the days of a month: a row for each week, Sunday first, walked with the arrow keys. */
import type { Language } from '../../../lib/words/language.ts';
import { clockText, weekdayNames, weekdayText } from '../dates.ts';
import { button, element } from '../dom.ts';
import { monthWordsIn } from '../words/monthWords.ts';
import { panchangWordsIn } from '../words/panchangWords.ts';
import { countInPaksha, markOf, weekdayOf, type DayOfMonth, type Mark } from './monthDays.ts';

/** Names that fit into a cell; the day itself tells the others. */
const MOST_NAMED = 3;

interface GridActs {
  open(day: DayOfMonth): void;
  /** Shows the month before or after, with the focus on the same day of it. */
  move(months: number, dayOfMonth: number): void;
}

export function monthGrid(days: readonly DayOfMonth[], title: string, lang: Language, acts: GridActs): HTMLElement {
  const buttons = days.map((day) => dayButton(day, lang, acts));
  const active = Math.max(
    days.findIndex(({ isToday }) => isToday),
    0,
  );
  buttons.forEach((one, k) => (one.tabIndex = k === active ? 0 : -1));
  const cells = days.map((day, k) =>
    element(
      'td',
      { role: 'gridcell', class: cellClass(day), ...(day.isToday && { 'aria-current': 'date' }) },
      buttons[k]!,
    ),
  );
  const table = element(
    'table',
    { class: 'month-grid', role: 'grid', 'aria-label': title },
    element('thead', {}, headRow(lang)),
    element('tbody', {}, ...weeks(cells, weekdayOf(days[0]!.date))),
  );
  followKeys(table, buttons, days[0]!.date, acts);
  return table;
}

function cellClass({ date, isToday }: DayOfMonth): string {
  return [isToday ? 'today' : '', weekdayOf(date) === 0 ? 'sunday' : ''].join(' ').trim();
}

function headRow(lang: Language): HTMLElement {
  const heads = weekdayNames(lang).map(({ long, short }) =>
    element('th', { scope: 'col', role: 'columnheader', 'aria-label': long, abbr: long }, short),
  );
  return element('tr', { role: 'row' }, ...heads);
}

function weeks(cells: readonly HTMLElement[], before: number): HTMLElement[] {
  const blank = () => element('td', { role: 'gridcell', class: 'blank' });
  const after = (7 - ((before + cells.length) % 7)) % 7;
  const all = [...Array.from({ length: before }, blank), ...cells, ...Array.from({ length: after }, blank)];
  return Array.from({ length: all.length / 7 }, (_, k) =>
    element('tr', { role: 'row' }, ...all.slice(k * 7, k * 7 + 7)),
  );
}

function dayButton(day: DayOfMonth, lang: Language, { open }: GridActs): HTMLButtonElement {
  const { date, eclipses, festivals, nakshatra, sunrise, sunset, tithi } = day;
  const [first] = tithi;
  const named: { readonly mark: Mark; readonly name: string }[] = [
    ...eclipses.map(({ headline, name }) => ({ mark: 'eclipse' as const, name: name ?? headline })),
    ...festivals.map((festival) => ({ mark: markOf(festival), name: festival.name })),
  ];
  const left = named.length - MOST_NAMED;
  const light = sunrise === null || sunset === null ? '' : `${clockText(sunrise)} – ${clockText(sunset)}`;
  const made = button('', () => open(day), {
    class: 'month-day',
    'data-date': date,
  });
  const marks = [...new Set(named.map(({ mark }) => mark))];
  made.append(
    element('span', { class: 'unseen' }, spoken(day, named, lang)),
    element(
      'span',
      { class: 'day-shown', 'aria-hidden': 'true' },
      element('span', { class: 'day-number' }, String(Number(date.slice(8)))),
      first ? element('span', { class: 'tithi-number' }, String(countInPaksha(first.number))) : '',
      element('span', { class: 'tithi' }, first?.name ?? ''),
      element('span', { class: 'star' }, nakshatra[0]?.name ?? ''),
      element('span', { class: 'sun' }, light),
      element(
        'span',
        { class: 'named' },
        ...named.slice(0, MOST_NAMED).map(({ mark, name }) => element('span', { class: `event ${mark}` }, name)),
        left > 0 ? element('span', { class: 'event-more' }, monthWordsIn(lang).more(left)) : null,
      ),
      element('span', { class: 'day-marks' }, ...marks.map((mark) => element('span', { class: `month-mark ${mark}` }))),
    ),
  );
  return made;
}

function spoken(day: DayOfMonth, named: readonly { readonly name: string }[], lang: Language): string {
  const { sunrise: sunriseWord } = panchangWordsIn(lang);
  const { date, isToday, nakshatra, sunrise, tithi } = day;
  return [
    weekdayText(date, lang),
    ...(isToday ? [monthWordsIn(lang).today] : []),
    ...[tithi, nakshatra].map(([first]) => first?.name ?? ''),
    ...(sunrise === null ? [] : [`${sunriseWord} ${clockText(sunrise)}`]),
    ...named.map(({ name }) => name),
  ].join(', ');
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
const MONTHS: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 };

function followKeys(
  table: HTMLElement,
  buttons: readonly HTMLButtonElement[],
  firstDate: string,
  { move }: GridActs,
): void {
  const week = weekdayOf(firstDate);

  function goTo(k: number): void {
    const wanted = buttons[k];
    if (!wanted) return;
    for (const one of buttons) one.tabIndex = one === wanted ? 0 : -1;
    wanted.focus();
  }

  function target(key: string, k: number): number | null {
    const step = STEPS[key];
    if (step !== undefined) return k + step;
    const inWeek = (k + week) % 7;
    if (key === 'Home') return Math.max(k - inWeek, 0);
    if (key === 'End') return Math.min(k + 6 - inWeek, buttons.length - 1);
    return null;
  }

  table.addEventListener('keydown', (event) => {
    const k = buttons.indexOf(event.target as HTMLButtonElement);
    const months = MONTHS[event.key];
    const wanted = target(event.key, k);
    if (k < 0 || (months === undefined && wanted === null)) return;
    event.preventDefault();
    if (months !== undefined) move(months, k + 1);
    else goTo(wanted!);
  });
  // A press moves the place of the keyboard too.
  table.addEventListener('focusin', ({ target: focused }) => {
    const k = buttons.indexOf(focused as HTMLButtonElement);
    buttons.forEach((one, of) => (one.tabIndex = of === k ? 0 : -1));
  });
}
