/** What the page shows of a search for a time. */
import { dayText } from '../dates.ts';
import { element } from '../dom.ts';
import type { Language } from '../../../lib/words/language.ts';
import type { PageContext } from '../pageContext.ts';
import type { PanelPlan } from '../panel.ts';
import { muhurtaWordsIn } from '../words/muhurtaWords.ts';
import { searchRequest, type Search, type ShownSearch } from './occasionRequests.ts';
import { windowCard } from './windowCard.ts';

/** @param search the one that is shown */
export function searchPlan(search: () => Search): PanelPlan<ShownSearch> {
  return {
    id: 'muhurta',
    request: (context) => searchRequest(search(), context),
    drawn: ({ data }, context) => searchShown(data, search(), context),
  };
}

function searchShown(data: ShownSearch, search: Search, context: PageContext): HTMLElement {
  const { windows, summary, notes, disclaimer } = data;
  const { lang } = context;
  const words = muhurtaWordsIn(lang);
  const cards = windows.map((window) => element('li', {}, windowCard(window, search, context)));
  return element(
    'div',
    { class: 'muhurta' },
    element('p', { class: 'lead' }, element('strong', {}, summary.headline)),
    ...(windows.length === 0
      ? [element('p', {}, summary.text)]
      : [
          element('p', {}, summary.short),
          element('details', {}, element('summary', {}, words.fullText), element('p', {}, summary.text)),
        ]),
    ...notes.map((note) => element('p', { class: 'muted' }, note)),
    element('h3', {}, windows.length === 0 ? words.noneFound : words.windows),
    cards.length === 0 ? null : element('ol', { class: 'windows' }, ...cards),
    ...leftOut(data, lang),
    element('p', { class: 'muted' }, disclaimer),
  );
}

/** Seasons and days that are left, and why; where nothing is found every day stands open to be read. */
function leftOut({ excluded, days, windows }: ShownSearch, lang: Language): HTMLElement[] {
  const words = muhurtaWordsIn(lang);
  const closed = days.filter(({ best_score: best }) => best === null);
  const isNoneFound = windows.length === 0;
  const seasons = excluded.map(({ name, start, end, is_soft: isSoft, source }) =>
    element(
      'li',
      {},
      element('span', {}, name, isSoft ? element('span', { class: 'badge' }, words.soft) : null),
      element('span', { class: 'period-time' }, `${dayText(start, lang)} – ${dayText(end, lang)}`),
      element('cite', {}, source),
    ),
  );
  const daysShown = (isNoneFound ? days : closed).map(({ date, best_score: best, reason }) =>
    element(
      'li',
      {},
      element('span', {}, dayText(date, lang)),
      best === null ? null : element('span', { class: 'period-time' }, words.score(best)),
      element('span', { class: 'muted' }, reason),
    ),
  );
  if (seasons.length + daysShown.length === 0) return [];
  return [
    element(
      'details',
      { class: 'left-out', open: isNoneFound },
      element('summary', {}, isNoneFound ? words.nearestDays : words.excluded(seasons.length, closed.length)),
      element('ul', {}, ...seasons, ...daysShown),
    ),
  ];
}
