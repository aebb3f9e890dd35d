/** The ascendant and the nine planets in a table. */
import { namesIn } from '../../_shell/names.ts';
import type { PlanetCombustions, PlanetDignities, PlanetPositions } from '../../../lib/schemas/planets.ts';
import type { Ascendant, PlanetId, Position } from '../../../lib/schemas/records.ts';
import { PLANETS } from '../../../lib/astro/tables/planets.ts';
import { natalRequest, positionsRequest } from './chart.ts';
import { element } from './dom.ts';
import type { PanelPlan } from './panel.ts';
import type { Scene } from './scene.ts';
import { wordsIn } from './words.ts';

interface Beside {
  readonly combustion: PlanetCombustions;
  readonly dignity: PlanetDignities;
}

export const planetsPanel: PanelPlan<PlanetPositions, Beside> = {
  id: 'planets',
  request: positionsRequest,
  beside: (scene) => ({
    combustion: natalRequest('/planets/combustion', scene),
    dignity: natalRequest('/planets/dignity', scene),
  }),
  drawn: ({ data: { ascendant, planets } }, { lang }, { combustion, dignity }) => {
    const words = wordsIn(lang);
    const rows = planets.map((planet, k) => {
      const marks = [
        planet.is_retrograde ? words.retrograde : '',
        combustion.data.planets[k]!.is_combust ? words.combust : '',
      ];
      const { dignity: grade, dignity_name: name } = dignity.data.planets[k]!;
      return row(planet.name, planet, lang, { marks, house: planet.house, grade, dignity: name });
    });
    const rising = row(words.ascendant, ascendant, lang, { marks: [], house: 1, grade: '', dignity: '' });
    const heads = [words.planet, words.position, words.nakshatra, words.house, words.dignity];
    return element(
      'table',
      { class: 'planets', 'aria-labelledby': 'planets-title' },
      element('thead', {}, element('tr', {}, ...heads.map((head) => element('th', { scope: 'col' }, head)))),
      element('tbody', {}, rising, ...rows),
    );
  },
};

interface State {
  readonly marks: readonly string[];
  readonly house: number;
  /** Id of the dignity, and how it is called. */
  readonly grade: string;
  readonly dignity: string;
}

function row(
  name: string,
  { sign, dms, nakshatra, pada }: Ascendant | Position,
  lang: Scene['lang'],
  { marks, house, grade, dignity }: State,
): HTMLElement {
  const badges = marks.filter((mark) => mark !== '').map((mark) => element('span', { class: 'badge' }, mark));
  return element(
    'tr',
    {},
    element('th', { scope: 'row' }, name, ...badges),
    twoLines(sign.name, dms),
    twoLines(`${nakshatra.name} ${pada}`, planetName(nakshatra.lord, lang)),
    element('td', { class: 'house' }, String(house)),
    element('td', { class: `dignity ${grade}` }, dignity),
  );
}

function twoLines(first: string, second: string): HTMLElement {
  return element('td', {}, element('div', {}, first), element('div', { class: 'muted' }, second));
}

function planetName(id: PlanetId, lang: Scene['lang']): string {
  return namesIn(lang).planet(PLANETS.find((planet) => planet.toLowerCase() === id)!);
}
