/** Today at the birth place: the five panchang elements, Sun and Moon, and auspicious and inauspicious times. */
import type { PanchangDaily } from '../../../lib/schemas/panchang/daily.ts';
import { placeText } from '../../../lib/places/gazetteer.ts';
import type { Language } from '../../../lib/words/names.ts';
import type { Answer } from '../answers.ts';
import { clockOnDay, dayText } from '../dates.ts';
import { element } from '../dom.ts';
import { panchangWordsIn } from '../words/panchangWords.ts';
import type { PanelPlan } from '../panel.ts';
import type { PageContext } from '../pageContext.ts';

export const panchangPanel: PanelPlan<PanchangDaily> = {
  id: 'panchang',
  request: ({ birth, here, nameLanguage: lang }) => {
    const { latitude, longitude } = here ?? birth;
    // The zone that was given is that of the birth.
    const timezone = here ? undefined : birth.timezone;
    return {
      method: 'GET',
      path: '/panchang/daily',
      query: {
        date: todayIn(timezone),
        latitude: String(latitude),
        longitude: String(longitude),
        ...(timezone && { timezone }),
        lang,
      },
    };
  },
  drawn: ({ data }: Answer<PanchangDaily>, context: PageContext) =>
    element('div', { class: 'day' }, heading(data, context), ...dayShown(data, context.lang)),
};

/** Returns a day below its heading: its light, its limbs and its times. */
export function dayShown(day: PanchangDaily, lang: Language): HTMLElement[] {
  return [lightOfDay(day), element('div', { class: 'day-parts' }, limbs(day, lang), times(day, lang))];
}

/** The date there, where the zone is known, otherwise that of the browser; an unknown zone is left to the API. */
function todayIn(timezone: string | undefined): string {
  const knownZones = new Set(Intl.supportedValuesOf('timeZone'));
  const zone = timezone !== undefined && knownZones.has(timezone) ? { timeZone: timezone } : {};
  // Swedish dates are ISO dates.
  return new Intl.DateTimeFormat('sv-SE', zone).format(new Date());
}

function heading(
  { vara, date, lunar_month: month, samvat, note }: PanchangDaily,
  { birth, here, lang }: PageContext,
): HTMLElement {
  const words = panchangWordsIn(lang);
  const place = here ? placeText(here, lang) : (birth.place_name ?? '');
  const said = [`${vara.name}, ${dayText(date, lang)}`, place].filter((part) => part !== '').join(' · ');
  const monthSaid = `${words.month}: ${month.purnimanta.name}, ${month.paksha_name} · ${words.vikram} ${samvat.vikram.year}`;
  return element(
    'div',
    { class: 'lead' },
    element('strong', {}, said),
    element('div', { class: 'muted' }, monthSaid),
    note === null ? null : element('p', {}, note),
  );
}

interface Span {
  readonly start: string;
  readonly end: string;
}

/** A bar from sunrise to sunset with the auspicious and inauspicious times. */
function lightOfDay({ bounds, rahu_kaal, yamaganda, gulika_kaal, abhijit }: PanchangDaily): HTMLElement {
  const [startMs, endMs] = [Date.parse(bounds.start), Date.parse(bounds.dusk)];
  const percent = (instant: string) => `${((Date.parse(instant) - startMs) / (endMs - startMs)) * 100}%`;
  const part = ({ start, end }: Span, kind: string) => {
    const made = element('span', { class: `part ${kind}` });
    made.style.setProperty('left', percent(start));
    made.style.setProperty('right', `calc(100% - ${percent(end)})`);
    return made;
  };
  const shunned = [rahu_kaal, yamaganda, gulika_kaal].map((span) => part(span, 'bad'));
  return element('div', { class: 'light', 'aria-hidden': 'true' }, ...shunned, part(abhijit, 'good'));
}

function limbs({ date, tithi, nakshatra, yoga, karana }: PanchangDaily, lang: Language): HTMLElement {
  const words = panchangWordsIn(lang);
  const rows = [
    { label: words.tithi, items: tithi.map((item) => ({ ...item, name: `${item.paksha_name} ${item.name}` })) },
    { label: words.nakshatra, items: nakshatra },
    { label: words.yoga, items: yoga },
    { label: words.karana, items: karana },
  ];
  const described = rows.flatMap(({ label, items }) => [
    element('dt', {}, label),
    ...items.map(({ name, end }) =>
      element('dd', {}, `${name} `, element('span', { class: 'muted' }, words.until(clockOnDay(end, date, lang)))),
    ),
  ]);
  return element('dl', { class: 'facts' }, ...described);
}

function times(day: PanchangDaily, lang: Language): HTMLElement {
  const words = panchangWordsIn(lang);
  const clock = (instant: string | null) => (instant === null ? words.none : clockOnDay(instant, day.date, lang));
  const row = (label: string, text: string, kind = '') => [
    element('dt', { class: kind }, label),
    element('dd', {}, text),
  ];
  const spanRow = ({ name, start, end }: Span & { readonly name: string }, kind: string) =>
    row(name, `${clock(start)} – ${clock(end)}`, kind);
  return element(
    'dl',
    { class: 'facts' },
    ...row(words.sunrise, clock(day.sunrise)),
    ...row(words.sunset, clock(day.sunset)),
    ...row(words.moonrise, clock(day.moonrise)),
    ...row(words.moonset, clock(day.moonset)),
    ...spanRow(day.abhijit, 'good'),
    ...[day.rahu_kaal, day.yamaganda, day.gulika_kaal].flatMap((span) => spanRow(span, 'bad')),
  );
}
