/** Whether sade sati is running, since when and until when, and the ones before and after it. */
import type { SadeSati } from '../../../lib/schemas/transit/saturn.ts';
import { dayText } from '../dates.ts';
import { element } from '../dom.ts';
import type { PageContext } from '../pageContext.ts';
import type { PanelPlan } from '../panel.ts';
import { dayWordsIn } from '../words/dayWords.ts';
import { natalRequest } from './natal.ts';
import { dayEndRequests, MOON, wholeDayPlaces, type DayEnds } from './wholeDay.ts';

type Shown = Pick<
  SadeSati,
  'is_active' | 'phase_name' | 'since' | 'until' | 'passage' | 'previous' | 'next' | 'text' | 'intensity'
>;

const FIELDS = 'is_active,phase_name,since,until,passage,previous,next,text,intensity(score,band_name)';

export const saturnPanel: PanelPlan<Shown, DayEnds> = {
  id: 'saturn',
  request: (context) => natalRequest('/transit/sade-sati', context, FIELDS),
  further: dayEndRequests,
  drawn: ({ data }, context, ends) => {
    const words = dayWordsIn(context.lang);
    const moon = wholeDayPlaces(ends, context.lang)?.[MOON];
    if (moon && !moon.isSignSure) return element('p', { class: 'muted' }, words.moonUnsure(moon.sign));
    return element(
      'div',
      {},
      element('p', { class: 'lead' }, element('strong', {}, data.is_active ? words.runs : words.runsNot)),
      // The text and the pressure weigh the dashas and the ascendant too.
      context.isTimeKnown ? element('p', {}, data.text) : null,
      dates(data, context),
    );
  },
};

function dates(data: Shown, { lang, isTimeKnown }: PageContext): HTMLElement {
  const words = dayWordsIn(lang);
  const { phase_name: phase, since, until, intensity, passage, previous, next } = data;
  // Beyond the borders of the ephemeris no date is known.
  const date = (instant: string | null) => (instant === null ? '' : dayText(instant, lang));
  const span = (start: string | null, end: string | null) => `${date(start)} – ${date(end)}`;
  const rows: (readonly [label: string, text: string | null])[] = [
    ...(phase && since && until ? [[words.phase, `${phase}, ${span(since, until)}`] as const] : []),
    ...(intensity && isTimeKnown ? [[words.pressure, intensity.band_name] as const] : []),
    ...[
      { label: words.current, passed: passage },
      { label: words.previous, passed: previous },
      { label: words.next, passed: next },
    ].flatMap(({ label, passed }) => (passed ? [[label, span(passed.start, passed.end)] as const] : [])),
  ];
  const described = rows.flatMap(([label, text]) => [element('dt', {}, label), element('dd', {}, text)]);
  return element('dl', { class: 'facts' }, ...described);
}
