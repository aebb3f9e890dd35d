/** The festivals, vratas and eclipses of a month in order of date, each with the reason for its day. */
import type { Language } from '../../../lib/words/language.ts';
import { shortDay, weekdayNames } from '../dates.ts';
import { element } from '../dom.ts';
import { monthWordsIn } from '../words/monthWords.ts';
import { markOf, weekdayOf, type DayOfMonth, type Eclipse, type Festival, type Mark } from './monthDays.ts';

export function festivalList(festivals: readonly Festival[], lang: Language): HTMLElement[] {
  const words = monthWordsIn(lang);
  const items = festivals.map((festival) => element('li', {}, festivalItem(festival, lang)));
  return [
    element('h4', {}, words.festivals),
    element('p', { class: 'muted' }, items.length === 0 ? words.noFestivals : words.why),
    element('ul', { class: 'festivals' }, ...items),
  ];
}

/** The reason for its day stands folded below it. */
function festivalItem(festival: Festival, lang: Language): HTMLElement {
  const { also, date, evidence, name, text, tithi, tradition } = festival;
  const keptBy = tradition === null ? '' : monthWordsIn(lang).traditions[tradition];
  const further = [keptBy, tithi?.name ?? ''].filter(Boolean).join(' · ');
  const rules = evidence.map(({ met, source, text: rule }) =>
    element('li', { class: met ? 'met' : 'unmet' }, rule, ' ', element('cite', {}, source)),
  );
  return element(
    'details',
    {},
    element('summary', {}, ...line(markOf(festival), date, name, further, lang)),
    element('p', { class: 'reason-text' }, [text, ...also.map((other) => other.text)].join(' ')),
    element('ul', {}, ...rules),
  );
}

export function eclipseList(eclipses: readonly Eclipse[], lang: Language): HTMLElement[] {
  if (eclipses.length === 0) return [];
  const words = monthWordsIn(lang);
  const items = eclipses.map(({ date, headline, local, name, short }) =>
    element(
      'li',
      {},
      element(
        'div',
        { class: 'line' },
        ...line('eclipse', date, name ?? headline, local?.observed ? '' : words.notSeen, lang),
      ),
      element('p', { class: 'reason-text' }, short ?? headline),
    ),
  );
  return [element('h4', {}, words.eclipses), element('ul', { class: 'festivals' }, ...items)];
}

function line(mark: Mark, date: string, name: string, further: string, lang: Language): HTMLElement[] {
  return [
    element('span', { class: `month-mark ${mark}`, 'aria-hidden': 'true' }),
    element('span', { class: 'festival-date' }, dateText(date, lang)),
    element('span', { class: 'festival-name' }, name),
    element('span', { class: 'muted' }, further),
  ];
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
