/** The ascendant and the nine planets in a table. */
import { namesIn } from '../../../lib/words/names.ts';
import type { PlanetCombustions, PlanetDignities, PlanetPositions } from '../../../lib/schemas/planets/answers.ts';
import type { Ascendant, PlanetId, Position } from '../../../lib/schemas/common/records.ts';
import { PLANETS } from '../../../lib/astro/tables/planets.ts';
import { combustionRequest, natalRequest, positionsRequest } from './chart.ts';
import { element } from '../dom.ts';
import type { PanelPlan } from '../panel.ts';
import type { PageContext } from '../pageContext.ts';
import { wordsIn } from '../words/words.ts';

interface Further {
  readonly combustion: PlanetCombustions;
  readonly dignity: PlanetDignities;
}

export const planetsPanel: PanelPlan<PlanetPositions, Further> = {
  id: 'planets',
  request: positionsRequest,
  further: (context) => ({
    combustion: combustionRequest(context),
    dignity: natalRequest('/planets/dignity', context, 'planets(id,dignity,dignity_name)'),
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
    const head = heads.map((text) => element('th', { scope: 'col', role: 'columnheader' }, text));
    return element(
      'table',
      // Explicit roles, as a table laid out as cards on a phone would otherwise lose them.
      { class: 'planets', role: 'table', 'aria-labelledby': 'planets-title' },
      element('thead', { role: 'rowgroup' }, element('tr', { role: 'row' }, ...head)),
      element('tbody', { role: 'rowgroup' }, rising, ...rows),
    );
  },
};

interface State {
  readonly marks: readonly string[];
  readonly house: number;
  /** Id of the dignity, and its name. */
  readonly grade: string;
  readonly dignity: string;
}

function row(
  name: string,
  { sign, dms, nakshatra, pada }: Ascendant | Position,
  lang: PageContext['lang'],
  { marks, house, grade, dignity }: State,
): HTMLElement {
  const badges = marks.filter((mark) => mark !== '').map((mark) => element('span', { class: 'badge' }, mark));
  return element(
    'tr',
    { role: 'row' },
    element('th', { scope: 'row', role: 'rowheader' }, name, ...badges),
    cell('position', ...twoLines(sign.name, dms)),
    cell('nakshatra', ...twoLines(`${nakshatra.name} ${pada}`, planetName(nakshatra.lord, lang))),
    cell('house', element('span', { class: 'label', 'aria-hidden': 'true' }, `${wordsIn(lang).house} `), String(house)),
    cell(`dignity ${grade}`, dignity),
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
