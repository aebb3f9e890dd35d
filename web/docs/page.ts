/** What the pages do beside being read: requests in seven languages, sent from here; answers that explain themselves; search. */
import { answerTree } from './answerTree.ts';
import { copyButton } from './dom.ts';
import { equipDrawer } from './drawer.ts';
import { notesIn } from './fieldNotes.ts';
import { equipRequest } from './request.ts';
import { equipSearch } from './search.ts';
import type { Sendable } from './sendable.ts';

for (const place of document.querySelectorAll('.origin')) place.textContent = location.origin;
const answers = new IntersectionObserver(drawAnswers, { rootMargin: '600px' });
for (const figure of document.querySelectorAll<HTMLElement>('figure.sample')) equip(figure);
equipDrawer(document.querySelector<HTMLElement>('.to-contents')!, document.getElementById('contents')!);
equipSearch(document.getElementById('search')!);
openTarget();
window.addEventListener('hashchange', openTarget);

function equip(figure: HTMLElement): void {
  const { request } = figure.dataset;
  if (request) return equipRequest(figure, JSON.parse(request) as Sendable);
  const text = figure.querySelector('pre')!.textContent;
  (figure.querySelector('figcaption') ?? figure).append(copyButton(() => text));
  if ('answer' in figure.dataset) answers.observe(figure);
}

/** An answer is drawn shortly before it is seen: a page has up to forty. */
function drawAnswers(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    answers.unobserve(target);
    const plain = target.querySelector('pre')!;
    const tables = [...tablesOf(target.closest('article')), ...tablesOf(document.getElementById('envelope'))];
    plain.replaceWith(answerTree(JSON.parse(plain.textContent) as object, notesIn(tables)));
  }
}

function tablesOf(part: Element | null): HTMLTableElement[] {
  return [...(part?.querySelectorAll<HTMLTableElement>('table[data-below]') ?? [])];
}

/** A link to what is folded opens it. */
function openTarget(): void {
  const target = location.hash.length > 1 && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target instanceof HTMLDetailsElement) target.open = true;
}
