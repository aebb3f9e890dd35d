/** The festivals, vratas and eclipses of a month in order of date, each with the reason for its day. */
import type { Language } from '../../../lib/words/language.ts';
import { dayText, shortDay, weekdayNames } from '../dates.ts';
import { element } from '../dom.ts';
import { monthWordsIn } from '../words/monthWords.ts';
import { markOf, weekdayOf, type DayOfMonth, type Eclipse, type Festival } from './monthDays.ts';

export function festivalList(festivals: readonly Festival[], lang: Language): HTMLElement[] {
  const words = monthWordsIn(lang);
  const items = festivals.map((festival) => festivalItem(festival, lang));
  return [
    element('h4', {}, words.festivals),
    items.length === 0
      ? element('p', { class: 'muted' }, words.noFestivals)
      : element('ul', { class: 'festivals' }, ...items),
  ];
}

function festivalItem(festival: Festival, lang: Language): HTMLElement {
  const { also, date, evidence = [], name, tithi } = festival;
  const words = monthWordsIn(lang);
  const reasons = evidence.map(({ observed, source, text }) =>
    element('li', {}, [text, observed ?? ''].filter(Boolean).join(' '), ' ', element('cite', {}, source)),
  );
  const others = also.map(({ date: other, reason }) => element('li', {}, words.also(dayText(other, lang), reason)));
  return element(
    'li',
    {},
    element('span', { class: `mark ${markOf(festival)}`, 'aria-hidden': 'true' }),
    element('span', { class: 'festival-date' }, dateText(date, lang)),
    element('span', { class: 'festival-name' }, name),
    tithi === null ? null : element('span', { class: 'muted' }, tithi.name),
    reasons.length + others.length === 0
      ? null
      : element('details', {}, element('summary', {}, words.why), element('ul', {}, ...reasons, ...others)),
  );
}

export function eclipseList(eclipses: readonly Eclipse[], lang: Language): HTMLElement[] {
  if (eclipses.length === 0) return [];
  const items = eclipses.map((eclipse) =>
    element(
      'li',
      {},
      element('span', { class: 'mark eclipse', 'aria-hidden': 'true' }),
      element('span', { class: 'festival-date' }, dateText(eclipse.date, lang)),
      element('span', { class: 'festival-name' }, eclipse.name),
      element('span', { class: 'eclipse-text' }, eclipse.short ?? eclipse.headline),
    ),
  );
  return [element('h4', {}, monthWordsIn(lang).eclipses), element('ul', { class: 'festivals' }, ...items)];
}

/** What falls on a day, above its panchang. */
export function observances({ eclipses, festivals }: DayOfMonth, lang: Language): HTMLElement[] {
  if (eclipses.length + festivals.length === 0) return [];
  const named = [
    ...eclipses.map(({ headline }) => element('li', {}, headline)),
    ...festivals.map(({ name, tithi }) => element('li', {}, tithi === null ? name : `${name} · ${tithi.name}`)),
  ];
  return [element('ul', { class: 'observances', lang }, ...named)];
}

/** `Sun, 8 Nov`. */
function dateText(date: string, lang: Language): string {
  return `${weekdayNames(lang)[weekdayOf(date)]!.short}, ${shortDay(date, lang)}`;
}
