/** The chart and its key facts. */
import type { PlanetPositions } from '../../../lib/schemas/planets/answers.ts';
import type { Ascendant, Position } from '../../../lib/schemas/common/records.ts';
import type { Answer } from '../answers.ts';
import { bornText } from '../dates.ts';
import { element } from '../dom.ts';
import type { PageContext } from '../pageContext.ts';
import type { PanelPlan } from '../panel.ts';
import { wordsIn } from '../words/words.ts';
import { birthDrawing, type ChartFacts } from './birthDrawing.ts';
import { combustionRequest, dignityRequest, natalRequest, navamsaRequest, positionsRequest } from './natal.ts';
import { dayEndRequests, MOON, SUN, wholeDayPlaces, type DayEnds, type WholeDayPlace } from './wholeDay.ts';

type Further = ChartFacts & DayEnds;

export const chartPanel: PanelPlan<PlanetPositions, Further> = {
  id: 'chart',
  request: positionsRequest,
  further: (context) => ({
    combustion: combustionRequest(context),
    dignity: dignityRequest(context),
    navamsa: navamsaRequest(context),
    ...(context.view === 'transits' && {
      transits: natalRequest('/transit/current', context, 'positions(sign,degree,is_retrograde)'),
    }),
    ...dayEndRequests(context),
  }),
  drawn: (answer, context, further) => {
    const day = wholeDayPlaces(further, context.lang);
    const facts = {
      combustion: further.combustion.data,
      dignity: further.dignity.data,
      navamsa: further.navamsa.data,
      ...(further.transits && { transits: further.transits.data }),
    };
    return element(
      'div',
      { class: 'chart-parts' },
      birthDrawing(answer, context, facts, day),
      factsElement(answer, context, day),
    );
  },
};

function factsElement(
  { data: { ascendant, planets }, meta }: Answer<PlanetPositions>,
  context: PageContext,
  day: readonly WholeDayPlace[] | null,
): HTMLElement {
  const words = wordsIn(context.lang);
  const { conventions } = meta;
  const linesOf = (index: number) => (day ? sureLines(day[index]!) : placedLines(planets[index]!));
  const rows: (readonly [label: string, ...lines: string[]])[] = [
    ...(day ? [] : [[words.ascendant, ...placedLines(ascendant)] as const]),
    [words.moon, ...linesOf(MOON)],
    [words.sun, ...linesOf(SUN)],
    [
      words.born,
      bornText(meta.input.local_datetime, context.lang, context.isTimeKnown),
      `UTC${meta.timezone.utc_offset}`,
    ],
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

function sureLines({ sign, nakshatra }: WholeDayPlace): [string, string] {
  return [sign, nakshatra];
}

function dms(degrees: number): string {
  const seconds = Math.round(degrees * 3600);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}°${two(Math.floor(seconds / 60) % 60)}'${two(seconds % 60)}"`;
}
