/** A second ayanamsa beside the first: where the planets stand by each, the differences marked. */
import type { PlanetPositions } from '../../../lib/schemas/planets/answers.ts';
import type { Ascendant, Position } from '../../../lib/schemas/common/records.ts';
import { element } from '../dom.ts';
import type { PageContext } from '../pageContext.ts';
import { panelOf, type Panel, type PanelPlan } from '../panel.ts';
import { chartWordsIn } from '../words/chartWords.ts';
import { wordsIn } from '../words/words.ts';
import { natalRequest, positionsRequest } from './natal.ts';

interface Second {
  readonly second: PlanetPositions;
}

/** Returns the panel: a choice of the second ayanamsa, and the table once one is chosen. */
export function comparisonPanel(section: HTMLElement): Panel {
  const select = element('select', { id: 'second-ayanamsa' });
  const label = element('label', { for: select.id });
  const place = element('div', {});
  const table = panelOf(
    comparisonPlan(() => select.value),
    place,
  );
  let latest: PageContext | null = null;
  const choice = element('p', { class: 'field second' }, label, select);
  section.append(choice, place);

  function follow(): void {
    const isShown = select.value !== '' || latest?.isTimeKnown === false;
    place.hidden = !isShown;
    choice.hidden = latest?.isTimeKnown === false;
    if (latest && isShown) void table.show(latest);
  }
  select.addEventListener('change', follow);

  return {
    async show(context) {
      latest = context;
      section.hidden = false;
      fill(select, label, context);
      follow();
      return Promise.resolve();
    },
  };
}

function fill(select: HTMLSelectElement, label: HTMLElement, { lang, birth: { ayanamsa } }: PageContext): void {
  const words = chartWordsIn(lang);
  const { value } = select;
  const others = Object.entries(wordsIn(lang).ayanamsas).filter(([id]) => id !== ayanamsa);
  const options = [['', words.chooseSecond] as const, ...others];
  label.textContent = words.secondAyanamsa;
  select.replaceChildren(...options.map(([id, name]) => element('option', { value: id }, name)));
  select.value = others.some(([id]) => id === value) ? value : '';
}

function comparisonPlan(second: () => string): PanelPlan<PlanetPositions, Second> {
  return {
    id: 'comparison',
    needsTime: true,
    request: positionsRequest,
    further: (context) => ({
      second: natalRequest('/planets/positions', { ...context, birth: { ...context.birth, ayanamsa: second() } }),
    }),
    drawn: ({ data, meta }, context, { second: { data: other, meta: otherMeta } }) => {
      const words = wordsIn(context.lang);
      const heads = [meta, otherMeta].map(({ conventions: { ayanamsa } }) => words.ayanamsas[ayanamsa] ?? ayanamsa);
      const head = [words.planet, ...heads].map((text) => element('th', { scope: 'col' }, text));
      const rows = data.planets.map((planet, k) => row(planet.name, planet, other.planets[k]!, context));
      const all = [row(words.ascendant, data.ascendant, other.ascendant, context), ...rows];
      return element(
        'div',
        {},
        element('p', {}, chartWordsIn(context.lang).differing(all.filter(({ differs }) => differs).length)),
        element(
          'table',
          { class: 'small' },
          element('thead', {}, element('tr', {}, ...head)),
          element('tbody', {}, ...all.map(({ line }) => line)),
        ),
      );
    },
  };
}

type Placed = Ascendant | Position;

function row(name: string, first: Placed, second: Placed, { lang }: PageContext) {
  const words = chartWordsIn(lang);
  const differs =
    first.sign.number !== second.sign.number ||
    first.nakshatra.number !== second.nakshatra.number ||
    first.pada !== second.pada;
  const mark = differs ? element('span', { class: 'badge differs' }, words.differs) : null;
  const cell = ({ sign, dms, nakshatra, pada }: Placed, extra: HTMLElement | null) =>
    element(
      'td',
      {},
      element('div', {}, `${sign.name} ${dms}`),
      element('div', { class: 'muted' }, `${nakshatra.name} ${pada}`),
      extra,
    );
  const line = element(
    'tr',
    differs ? { class: 'differs' } : {},
    element('th', { scope: 'row' }, name),
    cell(first, null),
    cell(second, mark),
  );
  return { differs, line };
}
