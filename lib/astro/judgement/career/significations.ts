/** What work a planet gives in this chart: its own matters, coloured by its sign, its house and the nakshatras (interpretive). */
import { brihatSamhita, phaladeepika, practice, type Source } from '../../source.ts';
import type { Planet } from '../../tables/planets.ts';
import { element, modality } from '../../tables/signs.ts';
import type { AreaContext } from '../areaContext.ts';
import { CLASSICAL_WORK, type ClassicalWorkId } from './tables/work.ts';
import { WORK_FIELD_IDS, WORK_FIELDS, type WorkFieldId } from './tables/workFields.ts';
import type { VoteFact } from './facts/voteFacts.ts';
import { workFact as fact, type WorkColourFact, type WorkFact } from './facts/workFacts.ts';

/** A planet that gives work, and why it does here. */
export interface WorkActor {
  readonly planet: Planet;
  /** As a clause: `lord of the 10th from the Moon`. */
  readonly role: VoteFact;
}

export type ColourId = 'element' | 'modality' | 'house' | 'nakshatra' | 'moon_nakshatra';

export interface WorkColour {
  readonly id: ColourId;
  /** The work that an element, a modality, a house or a nakshatra turns to. */
  readonly work: WorkColourFact;
  readonly source: Source;
}

export interface WorkSignification {
  readonly planet: Planet;
  readonly roles: readonly VoteFact[];
  readonly classical: readonly ClassicalWorkId[];
  readonly fields: readonly WorkFieldId[];
  readonly colours: readonly WorkColour[];
  /** A sentence each. */
  readonly texts: readonly WorkFact[];
}

export const CLASSICAL_WORK_SOURCE = phaladeepika(5);
const COLOUR_SOURCE = practice('Practice: element, modality and house colour the work of a planet');
const NAKSHATRA_SOURCE = brihatSamhita(15);

/** Lists each planet once, with all its roles, in the order of its first role. */
export function workSignifications(context: AreaContext, actors: readonly WorkActor[]): WorkSignification[] {
  const planets = [...new Set(actors.map(({ planet }) => planet))];
  return planets.map((planet) =>
    signification(
      context,
      planet,
      actors.filter((actor) => actor.planet === planet).map(({ role }) => role),
    ),
  );
}

function signification(context: AreaContext, planet: Planet, roles: readonly VoteFact[]): WorkSignification {
  const { house, nakshatraIndex, signIndex } = context.chart.planets[planet];
  return {
    planet,
    roles,
    classical: CLASSICAL_WORK[planet],
    fields: WORK_FIELD_IDS.filter((id) => WORK_FIELDS[id].planet === planet),
    colours: coloursOf(context, planet),
    texts: [
      fact('work_given', { planet, roles }),
      fact('work_by_sign', { planet, signIndex }),
      fact('work_by_place', { planet, house, nakshatraIndex }),
    ],
  };
}

function coloursOf({ chart }: AreaContext, planet: Planet): WorkColour[] {
  const { house, nakshatraIndex, signIndex } = chart.planets[planet];
  const moon = chart.planets.Moon.nakshatraIndex;
  const [quality, kind] = [element(signIndex), modality(signIndex)];
  return [
    { id: 'element', work: fact('element_work', { element: quality }), source: COLOUR_SOURCE },
    { id: 'modality', work: fact('modality_work', { modality: kind }), source: COLOUR_SOURCE },
    { id: 'house', work: fact('house_work', { house }), source: COLOUR_SOURCE },
    nakshatraColour('nakshatra', nakshatraIndex),
    ...(planet === 'Moon' ? [] : [nakshatraColour('moon_nakshatra', moon)]),
  ];
}

function nakshatraColour(id: 'nakshatra' | 'moon_nakshatra', nakshatraIndex: number): WorkColour {
  return { id, work: fact('nakshatra_work', { nakshatraIndex }), source: NAKSHATRA_SOURCE };
}
