/** Drawings of charts, made by the same code as the charts of the API. */
import { drawnStandings } from '../../../lib/drawing/drawnChart.ts';
import type { DrawnChart } from '../../../lib/drawing/drawing.ts';
import { chartDrawing } from '../../../lib/drawing/layout.ts';
import { svgOf } from '../../../lib/drawing/svg.ts';
import type { DrawnStanding } from '../../../lib/drawing/words.ts';
import { PLANETS } from '../../../lib/astro/tables/planets.ts';
import type { CurrentTransits } from '../../../lib/schemas/transit/answers.ts';
import type { PlanetCombustions, PlanetDignities, PlanetPositions } from '../../../lib/schemas/planets/answers.ts';
import type { AllVargas, DivisionalPlaces } from '../../../lib/schemas/varga/answers.ts';
import { namesIn } from '../../../lib/words/names.ts';
import type { Answer } from '../answers.ts';
import { bornText } from '../dates.ts';
import { svgElement } from '../dom.ts';
import type { ChartView, PageContext } from '../pageContext.ts';
import { chartWordsIn } from '../words/chartWords.ts';
import { wordsIn } from '../words/words.ts';
import { MOON, type WholeDayPlace } from './wholeDay.ts';

/** What a drawing is made from, beside the positions. */
export interface ChartFacts {
  readonly combustion: PlanetCombustions;
  readonly dignity: PlanetDignities;
  readonly navamsa: DivisionalPlaces;
  /** Present where they are drawn. */
  readonly transits?: CurrentTransits;
}

interface Placed {
  readonly sign: { readonly number: number };
  readonly degree?: number;
  readonly dignity?: string;
}

type Flags = Partial<Pick<DrawnStanding, 'isRetrograde' | 'isCombust' | 'isVargottama' | 'isTransit'>>;

function standing(
  body: DrawnStanding['body'],
  { sign, degree, dignity }: Placed,
  firstSign: number,
  flags: Flags = {},
): DrawnStanding {
  return {
    body,
    signIndex: sign.number - 1,
    degree: degree === undefined ? null : Math.floor(degree),
    house: ((sign.number - firstSign + 12) % 12) + 1,
    isExalted: dignity === 'exalted',
    isDebilitated: dignity === 'debilitated',
    isRetrograde: false,
    isCombust: false,
    isVargottama: false,
    isTransit: false,
    ...flags,
  };
}

/**
 * Returns the drawing of the birth in the selected view.
 *
 * @param day what is sure of each planet over the day; null where the time is known
 */
export function birthDrawing(
  { data, meta }: Answer<PlanetPositions>,
  context: PageContext,
  facts: ChartFacts,
  day: readonly WholeDayPlace[] | null,
): Element {
  const view = day === null ? context.view : viewWithoutTime(context.view, day);
  const heading = [
    day === null || view !== 'birth' ? wordsIn(context.lang).views[view] : chartWordsIn(context.lang).signsOfDay,
    context.birth.name,
    bornText(meta.input.local_datetime, context.lang, context.isTimeKnown),
  ];
  if (view === 'navamsa') return svg(navamsaChart(data, context, facts, heading));
  const firstSign = view === 'moon' ? data.planets[MOON]!.sign.number : day === null ? data.ascendant.sign.number : 1;
  const isExact = day === null;
  const planets = PLANETS.map((planet, k) => {
    const { sign, degree, is_retrograde: isRetrograde } = data.planets[k]!;
    const { dignity } = facts.dignity.planets[k]!;
    return standing(planet, { sign, dignity, ...(isExact && { degree }) }, firstSign, {
      isRetrograde,
      isCombust: facts.combustion.planets[k]!.is_combust,
      isVargottama: isExact && facts.navamsa.planets[k]!.is_vargottama,
    });
  });
  const transits = (view === 'transits' ? (facts.transits?.positions ?? []) : []).map((transit, k) =>
    standing(PLANETS[k]!, transit, firstSign, { isTransit: true, isRetrograde: transit.is_retrograde }),
  );
  const ascendant = standing('Ascendant', data.ascendant, firstSign, {
    isVargottama: facts.navamsa.ascendant.is_vargottama,
  });
  const chart = drawnStandings(ascendant, planets, optionsOf(context, firstSign, heading), transits);
  return svg(day === null ? chart : withoutAscendant(chart, day, context));
}

/** Signs from Aries on, or from the Moon where its sign is sure; nothing is divided, as that takes the hour. */
function viewWithoutTime(view: ChartView, day: readonly WholeDayPlace[]): ChartView {
  if (view === 'transits') return view;
  return view === 'moon' && day[MOON]!.isSignSure ? view : 'birth';
}

function navamsaChart(
  data: PlanetPositions,
  context: PageContext,
  { combustion, navamsa }: ChartFacts,
  heading: readonly string[],
): DrawnChart {
  const firstSign = navamsa.ascendant.sign.number;
  const inSign = ({ sign }: Placed) => ({ sign });
  const planets = PLANETS.map((planet, k) => {
    const { sign, dignity, is_vargottama: isVargottama } = navamsa.planets[k]!;
    return standing(planet, { sign, dignity }, firstSign, {
      isRetrograde: data.planets[k]!.is_retrograde,
      isCombust: combustion.planets[k]!.is_combust,
      isVargottama,
    });
  });
  const rising = standing('Ascendant', inSign(navamsa.ascendant), firstSign, {
    isVargottama: navamsa.ascendant.is_vargottama,
  });
  return drawnStandings(rising, planets, optionsOf(context, firstSign, heading));
}

export type Motion = Pick<DrawnStanding, 'isRetrograde' | 'isCombust'>;

/**
 * Returns the drawing of one divisional chart.
 *
 * @param motion of each planet at birth, Sun first
 */
export function vargaDrawing(
  { varga, ascendant, planets }: AllVargas['charts'][number],
  motion: readonly Motion[],
  context: PageContext,
): Element {
  const firstSign = ascendant.sign.number;
  const standings = PLANETS.map((planet, k) => {
    const { sign, dignity, is_vargottama: isKept } = planets[k]!;
    // The birth chart is no division of itself, so nothing is marked there as kept.
    return standing(planet, { sign, dignity }, firstSign, { ...motion[k]!, isVargottama: isKept && varga.id !== 'd1' });
  });
  const heading = [`${varga.id.toUpperCase()} ${varga.name}`, context.birth.name];
  const rising = standing('Ascendant', { sign: ascendant.sign }, firstSign);
  return svg(drawnStandings(rising, standings, optionsOf(context, firstSign, heading)));
}

/** Leaves out the ascendant, houses, and planets whose sign is not sure. */
function withoutAscendant(chart: DrawnChart, day: readonly WholeDayPlace[], context: PageContext): DrawnChart {
  const { inSign } = chartWordsIn(context.lang);
  const names = namesIn(context.nameLanguage);
  // The planets of the birth come first; behind them pass those of now.
  const isShown = (_: unknown, k: number) => day[k]?.isSignSure ?? true;
  const sentences = PLANETS.map((planet, k) => inSign(names.planet(planet), day[k]!.sign));
  return {
    ...chart,
    bodies: chart.bodies.filter(({ isAscendant }) => !isAscendant).filter(isShown),
    description: sentences.join(' '),
  };
}

function optionsOf({ style, nameLanguage }: PageContext, firstSign: number, heading: readonly string[]) {
  return { style, firstSignIndex: firstSign - 1, heading, names: namesIn(nameLanguage) };
}

/** The page's own style sheet alone decides how the drawing looks. */
function svg(chart: DrawnChart): Element {
  return svgElement(svgOf(chartDrawing(chart), chart, null));
}
