/** The Vimshottari periods of a life, nested down to the fifth level. */
import type { Vimshottari } from '../../../lib/schemas/dasha/answers.ts';
import type { Period } from '../../../lib/schemas/common/period.ts';
import type { Language } from '../../../lib/words/names.ts';
import type { Answer } from '../answers.ts';
import { keptAnswer } from '../keptAnswers.ts';
import { dashaWordsIn } from '../words/dashaWords.ts';
import { clockText, dayText } from '../dates.ts';
import { button, element } from '../dom.ts';
import type { PanelPlan } from '../panel.ts';
import type { ApiRequest } from '../request.ts';
import type { PageContext } from '../pageContext.ts';
import { wordsIn } from '../words/words.ts';

export const dashaPanel: PanelPlan<Vimshottari> = {
  id: 'dasha',
  needsTime: true,
  request: ({ birth, nameLanguage: lang }) => ({
    method: 'POST',
    path: '/dasha/vimshottari',
    query: { lang },
    body: birth,
  }),
  drawn: (answer, context) =>
    element('div', { class: 'dasha' }, runningText(answer, context), openable(answer, context)),
};

const DEEPEST_LEVEL = 5;
/** From this level on a period may begin and end on one day. */
const LEVEL_WITH_CLOCK = 4;

function runningText({ data: { current } }: Answer<Vimshottari>, { lang }: PageContext): HTMLElement {
  const words = dashaWordsIn(lang);
  const shown = current.slice(0, 3);
  if (shown.length === 0) return element('p', { class: 'lead' }, words.noneRuns);
  const lords = shown.map(({ name }) => name ?? '').join(' › ');
  const [label, text] = [
    element('strong', {}, `${words.running}: `),
    words.until(lords, dayText(shown.at(-1)!.end, lang)),
  ];
  return element('p', { class: 'lead' }, label, text);
}

/** The selected periods: nothing at first, then a mahadasha, an antardasha in it, and so on. */
function openable({ data: { periods } }: Answer<Vimshottari>, context: PageContext): HTMLElement {
  const place = element('div', {});
  let latest = 0;

  async function open(path: readonly Period[], focusesBack: boolean): Promise<void> {
    const turn = (latest += 1);
    place.setAttribute('aria-busy', 'true');
    const shown = await periodsWithin(path, periods, context).catch(() => null);
    if (turn !== latest) return;
    place.removeAttribute('aria-busy');
    if (shown === null) {
      place.replaceChildren(opened(path), element('p', { role: 'alert' }, wordsIn(context.lang).unreachable));
      return;
    }
    place.replaceChildren(opened(path), strip(shown), list(path, shown));
    // The pressed button is gone, so the keyboard focus is restored.
    if (focusesBack) place.querySelector<HTMLElement>('[aria-current]')?.focus();
  }

  function opened(path: readonly Period[]): HTMLElement {
    const words = dashaWordsIn(context.lang);
    const steps = [words.allPeriods, ...path.map(({ name }, k) => `${name} (${words.levels[k]})`)];
    const items = steps.map((label, k) => {
      const isLast = k === steps.length - 1;
      const step = button(label, () => void open(path.slice(0, k), true), isLast ? { 'aria-current': 'step' } : {});
      return element('li', {}, step);
    });
    return element('nav', { 'aria-label': words.path }, element('ol', { class: 'steps' }, ...items));
  }

  function list(path: readonly Period[], shown: readonly Period[]): HTMLElement {
    const words = dashaWordsIn(context.lang);
    const label = path.length === 0 ? words.allPeriods : words.within(path.map(({ name }) => name).join(' › '));
    const rows = shown.map((period) =>
      element(
        'li',
        {},
        row(period, () => void open([...path, period], true), context.lang),
      ),
    );
    return element('ol', { class: 'periods', 'aria-label': label }, ...rows);
  }

  void open([], false);
  return place;
}

async function periodsWithin(
  path: readonly Period[],
  mahadashas: readonly Period[],
  context: PageContext,
): Promise<readonly Period[]> {
  const within = path.at(-1);
  if (!within) return mahadashas;
  if (within.sub_periods) return within.sub_periods;
  const answer = await keptAnswer<{ periods: Period[] }>(levelRequest(path, context));
  return answer.data.periods;
}

const LEVEL_PATHS = ['antardasha', 'pratyantardasha', 'sookshma', 'prana'];
const LORD_FIELDS = ['mahadasha_lord', 'antardasha_lord', 'pratyantardasha_lord', 'sookshma_lord'];

function levelRequest(path: readonly Period[], { birth, nameLanguage: lang }: PageContext): ApiRequest {
  const lords = path.map(({ lord }, k) => [LORD_FIELDS[k]!, lord!]);
  const query = { lang, ...Object.fromEntries(lords) };
  return { method: 'POST', path: `/dasha/${LEVEL_PATHS[path.length - 1]}`, query, body: birth };
}

/** The periods as a bar, each as wide as its duration. */
function strip(periods: readonly Period[]): HTMLElement {
  const parts = periods.map(({ lord, years, is_current: isCurrent }) => {
    const part = element('span', { class: `part lord-${lord}${isCurrent ? ' current' : ''}` });
    part.style.setProperty('flex-grow', String(years));
    return part;
  });
  return element('div', { class: 'strip', 'aria-hidden': 'true' }, ...parts);
}

function row(period: Period, open: () => void, lang: Language): HTMLElement {
  const { level, lord, name, start, end, is_current: isCurrent } = period;
  const parts = [
    element('span', { class: `dot lord-${lord}`, 'aria-hidden': 'true' }),
    element('span', { class: 'period-name' }, name),
    isCurrent ? element('span', { class: 'badge' }, dashaWordsIn(lang).now) : null,
    element('span', { class: 'period-time' }, `${at(start, level, lang)} – ${at(end, level, lang)}`),
  ];
  const attributes = { class: `period${isCurrent ? ' current' : ''}` };
  if (level >= DEEPEST_LEVEL) return element('div', attributes, ...parts);
  const made = button('', open, attributes);
  made.append(...parts.filter((part) => part !== null));
  return made;
}

function at(instant: string, level: number, lang: Language): string {
  const day = dayText(instant, lang);
  return level < LEVEL_WITH_CLOCK ? day : `${day} ${clockText(instant)}`;
}
