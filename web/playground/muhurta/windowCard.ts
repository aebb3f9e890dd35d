/** A time as a card: when, how good and by which points, what speaks for it and against it, and the day about it. */
import type { Language } from '../../../lib/words/language.ts';
import { spanOnDay, weekdayText } from '../dates.ts';
import { button, element } from '../dom.ts';
import type { PageContext } from '../pageContext.ts';
import { panelOf } from '../panel.ts';
import { muhurtaWordsIn } from '../words/muhurtaWords.ts';
import { dayPlan } from './dayPlan.ts';
import type { Occasion, ShownSearch } from './occasionRequests.ts';

type ShownWindow = ShownSearch['windows'][number];

export function windowCard(window: ShownWindow, occasion: Occasion, context: PageContext): HTMLElement {
  const { lang } = context;
  const words = muhurtaWordsIn(lang);
  const { start, end, minutes, score, level, lagna, tithi, nakshatra, text, notes } = window;
  const date = start.slice(0, 10);
  const sky = [words.lagna(lagna.name), nakshatra.name, tithi.name].join(' · ');
  return element(
    'article',
    { class: `window ${level}` },
    element('h4', {}, weekdayText(date, lang)),
    element(
      'p',
      { class: 'window-time' },
      element('strong', {}, spanOnDay(start, end, date, lang)),
      element('span', { class: 'muted' }, words.minutes(Math.round(minutes))),
    ),
    element(
      'p',
      { class: 'score' },
      element('strong', {}, words.score(score)),
      element('span', { class: `badge ${level}` }, words.levels[level]),
    ),
    componentsBar(window),
    element('p', { class: 'muted' }, sky),
    element('p', {}, text),
    ...notes.map((note) => element('p', { class: 'muted' }, note)),
    reasons(window, lang),
    wholeDay(window, occasion, context),
  );
}

/** One part for each component that gave points; what took points leaves a hatched end. */
function componentsBar({ components, score }: ShownWindow): HTMLElement {
  const given = components.filter(({ points }) => points > 0);
  const sum = given.reduce((total, { points }) => total + points, 0);
  const whole = Math.max(100, sum);
  const part = (kind: string, points: number) => {
    const made = element('span', { class: kind });
    made.style.setProperty('width', `${(points / whole) * 100}%`);
    return made;
  };
  const lost = Math.max(sum - score, 0);
  let kept = score;
  const parts = given.map(({ points }) => {
    const shown = Math.min(points, Math.max(kept, 0));
    kept -= shown;
    return part('component', shown);
  });
  return element('div', { class: 'components', 'aria-hidden': 'true' }, ...parts, part('lost', lost));
}

function reasons(window: ShownWindow, lang: Language): HTMLElement {
  const words = muhurtaWordsIn(lang);
  const { components, against, persons } = window;
  const rows = components.map(({ label, points }) =>
    element(
      'tr',
      { class: points < 0 ? 'minus' : '' },
      element('th', { scope: 'row' }, label),
      element('td', {}, String(points).replace('-', '−')),
    ),
  );
  const texts = persons
    .flatMap(({ tara, chandra }) => [tara?.text, chandra?.text])
    .filter((said) => said !== undefined);
  return element(
    'details',
    {},
    element(
      'summary',
      {},
      words.reasons(window.for.length, against.filter(({ effect }) => effect === 'against').length),
    ),
    ...factorList(words.supports, window.for, lang),
    ...factorList(words.against, against, lang),
    ...(texts.length === 0
      ? []
      : [
          element('h5', {}, words.persons),
          element('ul', { class: 'advice' }, ...texts.map((said) => element('li', {}, said))),
        ]),
    element('h5', {}, words.components),
    element('table', { class: 'points' }, element('tbody', {}, ...rows)),
  );
}

function factorList(title: string, factors: ShownWindow['for'], lang: Language): HTMLElement[] {
  if (factors.length === 0) return [];
  const { status: names } = muhurtaWordsIn(lang);
  const items = factors.map(({ label, observed, effect, source, status }) =>
    element(
      'li',
      { class: effect },
      element('div', {}, element('span', { class: 'factor' }, label), ' ', observed),
      element('cite', {}, `${source} (${names[status]})`),
    ),
  );
  return [element('h5', {}, title), element('ul', { class: 'advice' }, ...items)];
}

/** The day is asked for when it is wanted, and shown in the card. */
function wholeDay(window: ShownWindow, occasion: Occasion, context: PageContext): HTMLElement {
  const words = muhurtaWordsIn(context.lang);
  const place = element('div', {});
  const date = dateOfSunrise(window);
  const open = button(
    words.openDay,
    () => {
      open.remove();
      void panelOf(dayPlan(occasion, date, window), place)
        .show(context)
        .then(() => {
          place.querySelector<HTMLElement>('h5')?.focus();
        });
    },
    { class: 'quiet' },
  );
  place.append(open);
  return place;
}

/** A time after midnight belongs to the day before, as days begin with sunrise: its weekday tells. */
function dateOfSunrise({ start, vara }: Pick<ShownWindow, 'start' | 'vara'>): string {
  const civil = new Date(`${start.slice(0, 10)}T00:00:00Z`);
  const isBeforeSunrise = civil.getUTCDay() + 1 !== vara.number;
  return new Date(civil.getTime() - (isBeforeSunrise ? 86_400_000 : 0)).toISOString().slice(0, 10);
}
