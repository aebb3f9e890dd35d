/** The birth chart, drawn by the same hand as the charts of the API. */
import { drawnStandings } from '../../_shell/drawing/drawn.ts';
import { chartDrawing } from '../../_shell/drawing/layout.ts';
import { svgOf } from '../../_shell/drawing/svg.ts';
import type { Standing } from '../../_shell/drawing/words.ts';
import { namesIn } from '../../_shell/names.ts';
import type { PlanetPositions } from '../../../lib/schemas/planets.ts';
import { PLANETS } from '../../../lib/astro/tables/planets.ts';
import type { Answer } from './answers.ts';
import type { PanelPlan } from './panel.ts';
import type { Scene } from './scene.ts';

export const chartPanel: PanelPlan<PlanetPositions> = {
  id: 'chart',
  request: ({ birth, lang }) => ({ method: 'POST', path: '/planets/positions', query: { lang }, body: birth }),
  drawn: chartElement,
};

function chartElement({ data }: Answer<PlanetPositions>, { birth, lang, style }: Scene): Node {
  const planets = data.planets.map((position, k) => standing(PLANETS[k]!, position));
  const rising = standing('Ascendant', { ...data.ascendant, house: 1, is_retrograde: false });
  const chart = drawnStandings(rising, planets, { style, heading: [birth.name], names: namesIn(lang) });
  // The page has its own style sheet, which alone may say how things look here.
  const svg = svgOf(chartDrawing(chart), chart, null);
  return document.importNode(new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement, true);
}

interface Placed {
  readonly sign: { readonly number: number };
  readonly degree: number;
  readonly house: number;
  readonly is_retrograde: boolean;
}

function standing(body: Standing['body'], { sign, degree, house, is_retrograde: isRetrograde }: Placed): Standing {
  return { body, signIndex: sign.number - 1, degree: Math.floor(degree), house, isRetrograde, isCombust: false };
}
