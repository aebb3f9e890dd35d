/** What the page shows of a month: its days as a grid, a day when it is pressed, and the festivals below with why. */
import type { PanchangDaily } from '../../../lib/schemas/panchang/daily.ts';
import type { Language } from '../../../lib/words/language.ts';
import { monthNames, weekdayText } from '../dates.ts';
import { element } from '../dom.ts';
import type { PageContext } from '../pageContext.ts';
import { panelOf, type PanelPlan } from '../panel.ts';
import { dayShown } from '../panels/panchang.ts';
import { monthWordsIn } from '../words/monthWords.ts';
import { eclipseList, festivalList, observances } from './festivalList.ts';
import { daysOfMonth, type DayOfMonth } from './monthDays.ts';
import { monthGrid } from './monthGrid.ts';
import { dayRequest, eclipsesRequest, festivalsRequest, monthRequest } from './monthRequests.ts';
import type { MonthAsked, ShownEclipses, ShownFestivals, ShownMonth } from './monthRequests.ts';

interface Further {
  readonly festivals?: ShownFestivals;
  readonly eclipses?: ShownEclipses;
}

/** The month that is shown, and how another is. */
export interface MonthShown {
  asked(): MonthAsked;
  /** The name of the place in the title. */
  placeName(): string;
  move(months: number, dayOfMonth: number): void;
}

export function monthPlan({ asked, move, placeName }: MonthShown): PanelPlan<ShownMonth, Further> {
  return {
    id: 'month',
    request: (context) => monthRequest(asked(), context),
    further: (context) => ({
      festivals: festivalsRequest(asked(), context),
      eclipses: eclipsesRequest(asked(), context),
    }),
    drawn: ({ data }, context, { eclipses, festivals }) => {
      const { lang } = context;
      const days = daysOfMonth(data, festivals!.data, eclipses!.data);
      const month = asked();
      const title = `${monthNames(lang)[month.month - 1]!} ${month.year}`;
      const day = element('div', { class: 'day-of-month' });
      const open = (one: DayOfMonth) => void openDay(one, day, month, context);
      return element(
        'div',
        { class: 'month' },
        element(
          'div',
          { class: 'month-head' },
          element('h3', {}, title),
          element('p', { class: 'muted' }, [lunarMonths(days), placeName()].filter(Boolean).join(' · ')),
        ),
        element('p', { class: 'month-summary' }, data.summary),
        monthGrid(days, title, lang, { open, move }),
        legend(lang),
        day,
        ...eclipseList(eclipses!.data.eclipses, lang),
        ...festivalList(festivals!.data.festivals, lang),
      );
    },
  };
}

/** The names that the month goes through, once each. */
function lunarMonths(days: readonly DayOfMonth[]): string {
  return [...new Set(days.map(({ lunar_month: { purnimanta } }) => purnimanta.name))].join(' – ');
}

function legend(lang: Language): HTMLElement {
  const words = monthWordsIn(lang);
  const items = (['festival', 'ekadashi', 'vrata', 'eclipse'] as const).map((mark) =>
    element('li', {}, element('span', { class: `month-mark ${mark}`, 'aria-hidden': 'true' }), words[mark]),
  );
  return element('ul', { class: 'month-legend' }, ...items);
}

/** Shows the panchang of a day below the grid, and what falls on it. */
async function openDay(day: DayOfMonth, place: HTMLElement, asked: MonthAsked, context: PageContext): Promise<void> {
  const body = element('div', {});
  place.replaceChildren(body);
  await panelOf(dayPlan(day, asked), body).show(context);
  body.querySelector<HTMLElement>('h4')?.focus();
}

function dayPlan(day: DayOfMonth, asked: MonthAsked): PanelPlan<PanchangDaily> {
  return {
    id: 'month-day',
    request: (context) => dayRequest(day.date, asked, context),
    drawn: ({ data }, { lang }) =>
      element(
        'div',
        { class: 'day' },
        element('h4', { tabindex: '-1' }, monthWordsIn(lang).day(weekdayText(day.date, lang))),
        ...observances(day, lang),
        ...dayShown(data, lang),
      ),
  };
}
