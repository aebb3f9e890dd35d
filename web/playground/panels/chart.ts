/** The chart, drawn by the same code as the charts of the API, and its key facts. */
import { drawnStandings } from '../../../lib/drawing/drawnChart.ts';
import { chartDrawing } from '../../../lib/drawing/layout.ts';
import { svgOf } from '../../../lib/drawing/svg.ts';
import type { DrawnStanding } from '../../../lib/drawing/words.ts';
import { namesIn } from '../../../lib/words/names.ts';
import type { PlanetCombustions, PlanetPositions } from '../../../lib/schemas/planets/answers.ts';
import type { Ascendant, Position } from '../../../lib/schemas/common/records.ts';
import type { DivisionalPlaces } from '../../../lib/schemas/varga/answers.ts';
import { PLANETS } from '../../../lib/astro/tables/planets.ts';
import type { Answer } from '../answers.ts';
import { clockText, dayText } from '../dates.ts';
import { element, svgElement } from '../dom.ts';
import type { PanelPlan } from '../panel.ts';
import type { ApiRequest } from '../request.ts';
import type { PageContext } from '../pageContext.ts';
import { wordsIn } from '../words/words.ts';

export interface FurtherAnswers {
  readonly combustion: PlanetCombustions;
  /** Present where it is drawn. */
  readonly navamsa?: DivisionalPlaces;
}

export const chartPanel: PanelPlan<PlanetPositions, FurtherAnswers> = {
  id: 'chart',
  request: positionsRequest,
  further: (context) => ({
    combustion: combustionRequest(context),
    ...(context.view === 'navamsa' && {
      navamsa: natalRequest('/varga/d9', context, 'ascendant(sign,degree),planets(sign,degree)'),
    }),
  }),
  drawn: (answer, context, { combustion, navamsa }) =>
    element(
      'div',
      { class: 'chart-parts' },
      chartElement(answer, context, combustion.data, navamsa?.data),
      factsElement(answer, context),
    ),
};

/** @param fields the fields of `data` that the page shows, where it shows few of them */
export function natalRequest(path: string, { birth, nameLanguage }: PageContext, fields?: string): ApiRequest {
  return { method: 'POST', path, query: { lang: nameLanguage, ...(fields && { fields }) }, body: birth };
}

/** Which planets are combust. */
export function combustionRequest(context: PageContext): ApiRequest {
  return natalRequest('/planets/combustion', context, 'planets(id,is_combust)');
}

/** The request that every chart begins with; a birth that it refuses is refused everywhere. */
export function positionsRequest(context: PageContext): ApiRequest {
  return natalRequest('/planets/positions', context);
}

function chartElement(
  { data, meta }: Answer<PlanetPositions>,
  { birth, lang, nameLanguage, style, view }: PageContext,
  combustion: PlanetCombustions,
  navamsa: DivisionalPlaces | undefined,
): Node {
  const { ascendant, planets } = navamsa ?? data;
  const hasDegrees = navamsa === undefined;
  const firstSign = view === 'moon' ? planets[1]!.sign.number : ascendant.sign.number;
  const standing = (body: DrawnStanding['body'], { sign, degree }: Placed, k?: number): DrawnStanding => ({
    body,
    signIndex: sign.number - 1,
    degree: hasDegrees ? Math.floor(degree) : null,
    house: ((sign.number - firstSign + 12) % 12) + 1,
    isRetrograde: k !== undefined && data.planets[k]!.is_retrograde,
    isCombust: k !== undefined && combustion.planets[k]!.is_combust,
  });
  const chart = drawnStandings(
    standing('Ascendant', ascendant),
    PLANETS.map((planet, k) => standing(planet, planets[k]!, k)),
    {
      style,
      firstSignIndex: firstSign - 1,
      heading: [wordsIn(lang).views[view], birth.name, bornText(meta.input.local_datetime, lang)],
      names: namesIn(nameLanguage),
    },
  );
  // The page's own style sheet alone decides how the drawing looks.
  return svgElement(svgOf(chartDrawing(chart), chart, null));
}

interface Placed {
  readonly sign: { readonly number: number };
  readonly degree: number;
}

function factsElement(
  { data: { ascendant, planets }, meta }: Answer<PlanetPositions>,
  context: PageContext,
): HTMLElement {
  const words = wordsIn(context.lang);
  const [sun, moon] = planets;
  const { conventions } = meta;
  const rows: (readonly [label: string, ...lines: string[]])[] = [
    [words.ascendant, ...placedLines(ascendant)],
    [words.moon, ...placedLines(moon!)],
    [words.sun, ...placedLines(sun!)],
    [words.born, bornText(meta.input.local_datetime, context.lang), `UTC${meta.timezone.utc_offset}`],
    ...(context.birth.place_name ? [[words.place, context.birth.place_name] as const] : []),
    [words.ayanamsa, words.ayanamsas[conventions.ayanamsa] ?? conventions.ayanamsa, dms(conventions.ayanamsa_degrees)],
  ];
  const described = rows.flatMap(([label, first, ...others]) => [
    element('dt', {}, label),
    element('dd', {}, first ?? null, ...others.map((line) => element('div', { class: 'muted' }, line))),
  ]);
  return element('dl', { class: 'facts sky' }, ...described);
}

function placedLines({ sign, dms: degrees, nakshatra, pada }: Ascendant | Position): [string, string] {
  return [`${sign.name} ${degrees}`, `${nakshatra.name} ${pada}`];
}

function bornText(instant: string, lang: PageContext['lang']): string {
  return `${dayText(instant, lang)}, ${clockText(instant)}`;
}

function dms(degrees: number): string {
  const seconds = Math.round(degrees * 3600);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}°${two(Math.floor(seconds / 60) % 60)}'${two(seconds % 60)}"`;
}
