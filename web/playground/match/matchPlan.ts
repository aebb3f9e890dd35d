/** What the page shows of two births. */
import { element } from '../dom.ts';
import type { Language } from '../../../lib/words/language.ts';
import type { PageContext } from '../pageContext.ts';
import type { PanelPlan } from '../panel.ts';
import { matchWordsIn } from '../words/matchWords.ts';
import { chartParts, furtherEvidence } from './twoCharts.ts';
import { matchFigure } from './figure.ts';
import { kootList } from './koots.ts';
import { matchRequest, type MatchRole, type Pair, type ShownMatch } from './matchRequest.ts';
import { pdfButton } from './pdf.ts';
import { poruthamMarks } from './poruthams.ts';

/** @param pair the two births that are shown */
export function matchPlan(pair: () => Pair): PanelPlan<ShownMatch> {
  return {
    id: 'match',
    request: (context) => matchRequest(pair(), context),
    drawn: ({ data }, context) => matchShown(data, pair(), context),
  };
}

function matchShown(data: ShownMatch, pair: Pair, context: PageContext): HTMLElement {
  const { lang } = context;
  const words = matchWordsIn(lang);
  const { summary, ashtakoota, porutham, unknown, disclaimer } = data;
  return element(
    'div',
    { class: 'match' },
    unknown === null ? null : element('p', { class: 'time-note' }, unknown),
    twoMoons(data, pair, lang),
    matchFigure(ashtakoota, lang),
    element('p', { class: 'lead' }, element('strong', {}, summary.headline)),
    element('p', {}, summary.short),
    element('details', {}, element('summary', {}, words.fullText), ...paragraphs(summary.text)),
    ...restored(ashtakoota, lang),
    element('h3', {}, words.koots),
    kootList(ashtakoota, lang),
    ...nearness(ashtakoota),
    ...poruthamMarks(porutham, lang),
    chartParts(data, lang),
    furtherEvidence(data, lang),
    element('p', { class: 'muted' }, disclaimer),
    pdfButton(pair, context),
  );
}

function paragraphs(text: string): HTMLElement[] {
  return text.split('\n').map((line) => element('p', {}, line));
}

/** Who they are: name, star and sign of each. */
function twoMoons(data: ShownMatch, { first, second, firstRole }: Pair, lang: Language): HTMLElement {
  const words = matchWordsIn(lang);
  const part = (role: MatchRole) => {
    const { nakshatra, pada, sign } = data[role];
    const star = nakshatra === null ? words.open : [nakshatra.name, pada].filter((said) => said !== null).join(' ');
    return [
      element('dt', {}, words.roles[role]),
      element(
        'dd',
        {},
        (role === firstRole ? first : second).name,
        element('div', { class: 'muted' }, sign === null ? star : `${star}, ${sign.name}`),
      ),
    ];
  };
  return element('dl', { class: 'facts pair-facts' }, ...part('bride'), ...part('groom'));
}

function restored({ restored: given }: ShownMatch['ashtakoota'], lang: Language): HTMLElement[] {
  if (given.length === 0) return [];
  const items = given.map(({ name, points, text }) =>
    element('li', {}, element('span', { class: 'badge do' }, `${name} +${points}`), ' ', text),
  );
  return [element('h3', {}, matchWordsIn(lang).restored), element('ul', { class: 'advice' }, ...items)];
}

/** One star for both, or Moons near each other: texts note it, without points. */
function nearness({ same_star: same, near_stars: near }: ShownMatch['ashtakoota']): HTMLElement[] {
  return [
    ...(same === null ? [] : [element('p', {}, same.text, ' ', element('cite', {}, same.source))]),
    ...near.map(({ text }) => element('p', {}, text)),
  ];
}
