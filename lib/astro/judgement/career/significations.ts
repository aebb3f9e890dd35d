/** What work a planet gives in this chart: its own matters, coloured by its sign, its house and the nakshatras (interpretive). */
import { named } from '../../planetWords.ts';
import { brihatSamhita, phaladeepika, practice, type Source } from '../../source.ts';
import { NAKSHATRAS } from '../../tables/nakshatras.ts';
import type { Planet } from '../../tables/planets.ts';
import { element, modality, SIGNS } from '../../tables/signs.ts';
import { capitalised, ordinal } from '../../words.ts';
import type { AreaContext } from '../areaContext.ts';
import { CLASSICAL_WORK, ELEMENT_WORK, HOUSE_WORK, MODALITY_WORK, NAKSHATRA_WORK } from './tables/work.ts';
import { WORK_FIELD_IDS, WORK_FIELDS, type WorkFieldId } from './tables/workFields.ts';

/** A planet that gives work, and why it does here. */
interface WorkActor {
  readonly planet: Planet;
  /** As a clause: `lord of the 10th from the Moon`. */
  readonly role: string;
}

export type ColourId = 'element' | 'modality' | 'house' | 'nakshatra' | 'moon_nakshatra';

export interface WorkColour {
  readonly id: ColourId;
  /** Which element, modality, house or nakshatra. */
  readonly value: string | number;
  readonly work: string;
  readonly source: Source;
}

export interface WorkSignification {
  readonly planet: Planet;
  readonly roles: readonly string[];
  readonly classical: readonly string[];
  readonly fields: readonly WorkFieldId[];
  readonly colours: readonly WorkColour[];
  readonly text: string;
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

function signification(context: AreaContext, planet: Planet, roles: readonly string[]): WorkSignification {
  const colours = coloursOf(context, planet);
  const classical = CLASSICAL_WORK[planet];
  const fields = WORK_FIELD_IDS.filter((id) => WORK_FIELDS[id].planet === planet);
  return { planet, roles, classical, fields, colours, text: textOf(context, planet, roles) };
}

function coloursOf({ chart }: AreaContext, planet: Planet): WorkColour[] {
  const { house, nakshatraIndex, signIndex } = chart.planets[planet];
  const moon = chart.planets.Moon.nakshatraIndex;
  const [quality, kind] = [element(signIndex), modality(signIndex)];
  return [
    { id: 'element', value: quality, work: ELEMENT_WORK[quality], source: COLOUR_SOURCE },
    { id: 'modality', value: kind, work: MODALITY_WORK[kind], source: COLOUR_SOURCE },
    { id: 'house', value: house, work: HOUSE_WORK[house - 1]!, source: COLOUR_SOURCE },
    nakshatraColour('nakshatra', nakshatraIndex),
    ...(planet === 'Moon' ? [] : [nakshatraColour('moon_nakshatra', moon)]),
  ];
}

function nakshatraColour(id: 'nakshatra' | 'moon_nakshatra', nakshatraIndex: number): WorkColour {
  return {
    id,
    value: NAKSHATRAS[nakshatraIndex]!,
    work: NAKSHATRA_WORK[nakshatraIndex]!.work,
    source: NAKSHATRA_SOURCE,
  };
}

function textOf({ chart }: AreaContext, planet: Planet, roles: readonly string[]): string {
  const { house, nakshatraIndex, signIndex } = chart.planets[planet];
  const [quality, kind] = [element(signIndex), modality(signIndex)];
  const who = `${capitalised(named(planet))}, ${roles.join(' and ')}, gives, in the words of the texts, ${CLASSICAL_WORK[planet].join(', ')}.`;
  const sign = `In ${SIGNS[signIndex]!}, a ${kind} sign of ${quality}, it turns to ${ELEMENT_WORK[quality]}, and to ${MODALITY_WORK[kind]}.`;
  const place = `The ${ordinal(house)} house adds ${HOUSE_WORK[house - 1]!}; its nakshatra ${NAKSHATRAS[nakshatraIndex]!} adds ${NAKSHATRA_WORK[nakshatraIndex]!.work}.`;
  return `${who} ${sign} ${place}`;
}
