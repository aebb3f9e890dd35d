/** The ascendant and the nine planets in a table. */
import { namesIn } from '../../../lib/words/names.ts';
import type { PlanetCombustions, PlanetDignities, PlanetPositions } from '../../../lib/schemas/planets/answers.ts';
import type { Ascendant, PlanetId, Position } from '../../../lib/schemas/common/records.ts';
import { PLANETS } from '../../../lib/astro/tables/planets.ts';
import { element } from '../dom.ts';
import type { PanelPlan } from '../panel.ts';
import type { PageContext } from '../pageContext.ts';
import { wordsIn } from '../words/words.ts';
import { combustionRequest, dignityRequest, positionsRequest } from './natal.ts';
import { dayEndRequests, wholeDayPlaces, type DayEnds, type WholeDayPlace } from './wholeDay.ts';

interface Further extends DayEnds {
  readonly combustion: PlanetCombustions;
  readonly dignity: PlanetDignities;
}

export const planetsPanel: PanelPlan<PlanetPositions, Further> = {
  id: 'planets',
  request: positionsRequest,
  further: (context) => ({
    combustion: combustionRequest(context),
    dignity: dignityRequest(context),
    ...dayEndRequests(context),
  }),
  drawn: ({ data: { ascendant, planets } }, { lang }, { combustion, dignity, ...ends }) => {
    const words = wordsIn(lang);
    const day = wholeDayPlaces(ends, lang);
    const rows = planets.map((planet, k) => {
      const marks = [
        planet.is_retrograde ? words.retrograde : '',
        combustion.data.planets[k]!.is_combust ? words.combust : '',
      ];
      const { dignity: grade, dignity_name: name } = dignity.data.planets[k]!;
      const sure = day?.[k];
      const isGraded = day === null || isGradeSure(day, k, grade);
      return row(
        planet.name,
        [
          ...placeCells(planet, lang, sure),
          sure ? null : houseCell(planet.house, lang),
          cell(`dignity ${isGraded ? grade : ''}`, isGraded ? name : ''),
        ],
        marks,
      );
    });
    const rising = row(words.ascendant, [...placeCells(ascendant, lang), houseCell(1, lang), cell('dignity', '')]);
    const heads = [words.planet, words.position, words.nakshatra, ...(day ? [] : [words.house]), words.dignity];
    const head = heads.map((text) =>
      element('th', { scope: 'col', role: 'columnheader', class: text === words.house ? 'house' : '' }, text),
    );
    return element(
      'table',
      // Explicit roles, as a table laid out as cards on a phone would otherwise lose them.
      { class: 'planets', role: 'table', 'aria-labelledby': 'planets-title' },
      element('thead', { role: 'rowgroup' }, element('tr', { role: 'row' }, ...head)),
      element('tbody', { role: 'rowgroup' }, day ? null : rising, ...rows),
    );
  },
};

/** These grades follow from a planet's own sign; the others from where all planets stand to each other. */
const OWN_GRADES = ['exalted', 'moolatrikona', 'own', 'debilitated'];

/** Returns whether the dignity of a planet is the same all day. */
function isGradeSure(day: readonly WholeDayPlace[], k: number, grade: string): boolean {
  return day[k]!.isSignSure && (OWN_GRADES.includes(grade) || day.every(({ isSignSure }) => isSignSure));
}

function row(name: string, cells: readonly (HTMLElement | null)[], marks: readonly string[] = []): HTMLElement {
  const badges = marks.filter((mark) => mark !== '').map((mark) => element('span', { class: 'badge' }, mark));
  return element('tr', { role: 'row' }, element('th', { scope: 'row', role: 'rowheader' }, name, ...badges), ...cells);
}

/** @param sure what holds all day, where the time is unknown: then no degrees are shown */
function placeCells(
  { sign, dms, nakshatra, pada }: Ascendant | Position,
  lang: PageContext['lang'],
  sure?: WholeDayPlace,
): HTMLElement[] {
  if (sure) return [cell('position', sure.sign), cell('nakshatra', sure.nakshatra)];
  return [
    cell('position', ...twoLines(sign.name, dms)),
    cell('nakshatra', ...twoLines(`${nakshatra.name} ${pada}`, planetName(nakshatra.lord, lang))),
  ];
}

function houseCell(house: number, lang: PageContext['lang']): HTMLElement {
  return cell(
    'house',
    element('span', { class: 'label', 'aria-hidden': 'true' }, `${wordsIn(lang).house} `),
    String(house),
  );
}

function cell(kind: string, ...content: readonly (Node | string)[]): HTMLElement {
  return element('td', { class: kind, role: 'cell' }, ...content);
}

function twoLines(first: string, second: string): HTMLElement[] {
  return [element('div', {}, first), element('div', { class: 'muted' }, second)];
}

function planetName(id: PlanetId, lang: PageContext['lang']): string {
  return namesIn(lang).planet(PLANETS.find((planet) => planet.toLowerCase() === id)!);
}
