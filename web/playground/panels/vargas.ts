/** All twenty divisional charts: each is drawn when it is opened. */
import type { AllVargas } from '../../../lib/schemas/varga/answers.ts';
import type { PlanetCombustions, PlanetPositions } from '../../../lib/schemas/planets/answers.ts';
import { PLANETS } from '../../../lib/astro/tables/planets.ts';
import { namesIn } from '../../../lib/words/names.ts';
import { element } from '../dom.ts';
import type { PageContext } from '../pageContext.ts';
import type { PanelPlan } from '../panel.ts';
import { chartWordsIn } from '../words/chartWords.ts';
import { wordsIn } from '../words/words.ts';
import { vargaDrawing, type Motion } from './birthDrawing.ts';
import { combustionRequest, natalRequest, positionsRequest } from './natal.ts';

const FIELDS =
  'charts(varga(id,name,use),ascendant/sign(number,name),planets(id,name,sign(number,name),house,dignity,is_vargottama))';

interface Further {
  readonly positions: PlanetPositions;
  readonly combustion: PlanetCombustions;
}

export const vargasPanel: PanelPlan<AllVargas, Further> = {
  id: 'vargas',
  needsTime: true,
  opens: ({ lang }) => chartWordsIn(lang).openVargas,
  request: (context) => natalRequest('/varga/all', context, FIELDS),
  // Motion and combustion are those of the birth chart.
  further: (context) => ({ positions: positionsRequest(context), combustion: combustionRequest(context) }),
  drawn: ({ data: { charts } }, context, { positions, combustion }) => {
    const motion = PLANETS.map((_, k) => ({
      isRetrograde: positions.data.planets[k]!.is_retrograde,
      isCombust: combustion.data.planets[k]!.is_combust,
    }));
    return element('div', { class: 'vargas' }, ...charts.map((chart) => vargaDetails(chart, motion, context)));
  },
};

type Varga = AllVargas['charts'][number];

function vargaDetails(chart: Varga, motion: readonly Motion[], context: PageContext): HTMLElement {
  const { id, name, use } = chart.varga;
  const title = element('span', { class: 'varga-name' }, `${id.toUpperCase()} ${name}`);
  const details = element('details', {}, element('summary', {}, title, ' ', element('span', { class: 'muted' }, use)));
  details.addEventListener('toggle', () => {
    if (details.open && details.childElementCount === 1) details.append(vargaContent(chart, motion, context));
  });
  return details;
}

function vargaContent(chart: Varga, motion: readonly Motion[], context: PageContext): HTMLElement {
  const words = wordsIn(context.lang);
  const names = namesIn(context.nameLanguage);
  const heads = [words.planet, words.sign, words.house, words.dignity];
  const head = heads.map((text) => element('th', { scope: 'col' }, text));
  const rows = chart.planets.map(({ name, sign, house, dignity }) =>
    element(
      'tr',
      {},
      element('th', { scope: 'row' }, name),
      element('td', {}, sign.name),
      element('td', {}, String(house)),
      element('td', { class: dignity }, names.term(dignity)),
    ),
  );
  const rising = element(
    'tr',
    {},
    element('th', { scope: 'row' }, words.ascendant),
    element('td', {}, chart.ascendant.sign.name),
    element('td', {}, '1'),
    element('td', {}),
  );
  return element(
    'div',
    { class: 'chart-parts' },
    vargaDrawing(chart, motion, context),
    element(
      'table',
      { class: 'small' },
      element('thead', {}, element('tr', {}, ...head)),
      element('tbody', {}, rising, ...rows),
    ),
  );
}
