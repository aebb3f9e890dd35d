/** Yogas and doshas of the chart, including absent ones, each with the reasons for its verdict. */
import type { AllDoshas } from '../../lib/schemas/dosha/doshaVerdicts.ts';
import type { AllYogas } from '../../lib/schemas/yoga/yogaVerdicts.ts';
import { answerOf } from './answers.ts';
import { button, element } from './dom.ts';
import { openDrawer } from './drawer.ts';
import type { PanelPlan } from './panel.ts';
import type { ApiRequest } from './request.ts';
import type { Scene } from './scene.ts';
import type { ShownVerdict } from './verdict.ts';
import { whyWordsIn } from './whyWords.ts';
import { wordsIn } from './words.ts';

export const yogasPanel: PanelPlan<AllYogas> = {
  id: 'yogas',
  request: yogaRequest,
  drawn: ({ data: { yogas, summary } }, scene) =>
    element('div', {}, element('p', { class: 'lead' }, summary.text), verdictList(yogas, scene), absentYogas(scene)),
};

export const doshasPanel: PanelPlan<AllDoshas> = {
  id: 'doshas',
  request: ({ birth, lang }) => ({ method: 'POST', path: '/dosha/all', query: { lang }, body: birth }),
  drawn: ({ data: { doshas, summary, disclaimer } }, scene) =>
    element(
      'div',
      {},
      element('p', { class: 'lead' }, summary.text),
      verdictList(
        doshas.filter(({ present }) => present),
        scene,
      ),
      folded(
        doshas.filter(({ present }) => !present),
        scene,
      ),
      element('p', { class: 'muted' }, disclaimer),
    ),
};

function yogaRequest({ birth, lang }: Scene): ApiRequest {
  return { method: 'POST', path: '/yoga/all', query: { lang }, body: birth };
}

function verdictList(verdicts: readonly ShownVerdict[], scene: Scene): HTMLElement {
  if (verdicts.length === 0) return element('p', {}, whyWordsIn(scene.lang).noneFormed);
  const strongestFirst = verdicts.toSorted((a, b) => (b.strength?.score ?? 0) - (a.strength?.score ?? 0));
  const items = strongestFirst.map((verdict) => verdictItem(verdict, scene));
  return element('ul', { class: 'verdicts' }, ...items);
}

function verdictItem(verdict: ShownVerdict, { lang }: Scene): HTMLElement {
  const words = whyWordsIn(lang);
  const { name, status, strength, polarity } = verdict;
  const open = () => {
    openDrawer(verdict, lang);
  };
  return element(
    'li',
    { class: `verdict ${polarity} ${status}` },
    element('span', { class: 'verdict-name' }, name),
    element('span', { class: `badge ${status}` }, words.status[status]),
    strength ? meter(strength.score) : null,
    button(words.why, open, { class: 'why', 'aria-label': words.whyOf(name) }),
  );
}

function meter(score: number): HTMLElement {
  const bar = element('span', { class: 'bar' });
  bar.style.setProperty('width', `${score}%`);
  return element(
    'span',
    { class: 'meter' },
    element('span', { class: 'track', 'aria-hidden': 'true' }, bar),
    String(score),
  );
}

function folded(verdicts: readonly ShownVerdict[], scene: Scene): HTMLElement {
  const words = whyWordsIn(scene.lang);
  const items = verdicts.map((verdict) => verdictItem(verdict, scene));
  return element(
    'details',
    {},
    element('summary', {}, words.notFormed(verdicts.length)),
    element('ul', { class: 'verdicts' }, ...items),
  );
}

/** All rules with their reasons are half a megabyte, so they are loaded on request. */
function absentYogas(scene: Scene): HTMLElement {
  const place = element('div', {});
  const request = yogaRequest(scene);
  const everything = { ...request, query: { ...request.query, include: 'all' } };
  const load = async () => {
    place.setAttribute('aria-busy', 'true');
    try {
      const { data } = await answerOf<AllYogas>(everything, new AbortController().signal);
      const shown = folded(
        data.yogas.filter(({ present }) => !present),
        scene,
      );
      shown.setAttribute('open', '');
      place.replaceChildren(shown);
      shown.querySelector('summary')?.focus();
    } catch {
      place.append(element('p', { role: 'alert' }, wordsIn(scene.lang).unreachable));
    }
    place.removeAttribute('aria-busy');
  };
  place.append(button(whyWordsIn(scene.lang).loadNotFormed, () => void load()));
  return place;
}
