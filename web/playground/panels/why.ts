/** Yogas and doshas of the chart, including absent ones, each with the reasons for its verdict. */
import type { AllDoshas } from '../../../lib/schemas/dosha/doshaVerdicts.ts';
import type { AllYogas } from '../../../lib/schemas/yoga/yogaVerdicts.ts';
import { keptAnswer } from '../keptAnswers.ts';
import { natalRequest } from './natal.ts';
import { button, element } from '../dom.ts';
import { foldedList } from '../lists.ts';
import { showNotice } from '../notice.ts';
import { meter } from './meter.ts';
import type { PanelPlan } from '../panel.ts';
import type { ApiRequest } from '../request.ts';
import type { PageContext } from '../pageContext.ts';
import type { ShownVerdict } from './verdict.ts';
import { whyWordsIn } from '../words/whyWords.ts';
import { wordsIn } from '../words/words.ts';

export const yogasPanel: PanelPlan<AllYogas> = {
  id: 'yogas',
  needsTime: true,
  request: yogaRequest,
  drawn: ({ data: { yogas, summary } }, context) =>
    element(
      'div',
      {},
      element('p', { class: 'lead' }, summary.text),
      verdictList(yogas, context),
      absentYogas(context),
    ),
};

export const doshasPanel: PanelPlan<AllDoshas> = {
  id: 'doshas',
  needsTime: true,
  request: (context) => natalRequest('/dosha/all', context, `doshas(${SHOWN}),summary/text,disclaimer`),
  drawn: ({ data: { doshas, summary, disclaimer } }, context) =>
    element(
      'div',
      {},
      element('p', { class: 'lead' }, summary.text),
      verdictList(gravestFirst(doshas.filter(({ present }) => present)), context),
      folded(
        doshas.filter(({ present }) => !present),
        context,
      ),
      element('p', { class: 'muted' }, disclaimer),
    ),
};

function yogaRequest(context: PageContext): ApiRequest {
  return natalRequest('/yoga/all', context, `yogas(${SHOWN}),summary/text`);
}

/** The fields of a verdict that the list and its drawer show: how it is judged, and not when it acts. */
const SHOWN = 'id,variant,name,polarity,present,status,strength,evidence,source,confidence,formation,result,reason';

function gravestFirst(verdicts: AllDoshas['doshas']): AllDoshas['doshas'] {
  return verdicts.toSorted((a, b) => (b.strength?.score ?? 0) - (a.strength?.score ?? 0));
}

/** Yogas come in the order of what they tell of the chart. */
function verdictList(verdicts: readonly ShownVerdict[], context: PageContext): HTMLElement {
  if (verdicts.length === 0) return element('p', {}, whyWordsIn(context.lang).noneFormed);
  const items = verdicts.map((verdict) => verdictItem(verdict, context));
  return element('ul', { class: 'verdicts' }, ...items);
}

function verdictItem(verdict: ShownVerdict, { lang }: PageContext): HTMLElement {
  const words = whyWordsIn(lang);
  const { name, status, strength, polarity } = verdict;
  // The reasons and their words are a script of their own.
  const open = async () => {
    try {
      (await import('./drawer.ts')).openDrawer(verdict, lang);
    } catch {
      showNotice(wordsIn(lang).unreachable, lang, () => void open());
    }
  };
  return element(
    'li',
    { class: `verdict ${polarity} ${status}` },
    element('span', { class: 'verdict-name' }, name),
    element('span', { class: `badge ${status}` }, words.status[status]),
    strength ? meter(strength.score) : null,
    button(words.why, () => void open(), { class: 'why', 'aria-label': words.whyOf(name) }),
  );
}

function folded(verdicts: readonly ShownVerdict[], context: PageContext): HTMLElement {
  const words = whyWordsIn(context.lang);
  return foldedList(words.notFormed(verdicts.length), verdicts, (verdict) => verdictItem(verdict, context), words.more);
}

/** All rules with their reasons are half a megabyte, so they are loaded on request. */
function absentYogas(context: PageContext): HTMLElement {
  const place = element('div', {});
  const request = yogaRequest(context);
  const everything = { ...request, query: { ...request.query, include: 'all' } };
  const load = async () => {
    place.setAttribute('aria-busy', 'true');
    try {
      const { data } = await keptAnswer<AllYogas>(everything);
      const shown = folded(
        data.yogas.filter(({ present }) => !present),
        context,
      );
      shown.setAttribute('open', '');
      place.replaceChildren(shown);
      shown.querySelector('summary')?.focus();
    } catch {
      place.append(element('p', { role: 'alert' }, wordsIn(context.lang).unreachable));
    }
    place.removeAttribute('aria-busy');
  };
  place.append(button(whyWordsIn(context.lang).loadNotFormed, () => void load(), { class: 'quiet' }));
  return place;
}
