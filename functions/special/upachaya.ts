/** Answer of /special/upachaya. */
import { aspectsOn } from '../../lib/astro/chart/aspects.ts';
import { houseFrom, planetsOf, type ChartPlanet } from '../../lib/astro/chart/chart.ts';
import { naturalNature } from '../../lib/astro/planet/nature.ts';
import { named, namedList } from '../../lib/astro/planetWords.ts';
import { citation } from '../../lib/astro/source.ts';
import type { PlanetStrengths } from '../../lib/astro/strength/planetStrength.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import {
  MATURITY_AGES,
  UPACHAYA_HOUSES,
  UPACHAYA_SOURCES,
  upachayaFrom,
  upachayaScore,
  type Upachaya as Frame,
  type UpachayaOccupant,
} from '../../lib/astro/chart/upachaya.ts';
import type { Upachaya } from '../../lib/schemas/special/upachaya.ts';
import { degrees } from '../../lib/astro/rounding.ts';
import { planetHead, signRef, strengthRecord } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { bodyPeriod, periodDates } from './bodies.ts';
import { elsewhereText, frameText, houseText, occupantText } from './upachayaWords.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

const NOTES = [
  'Houses are whole signs, from the ascendant first; from the Moon they show how the same matters are felt.',
  'Malefics prosper in 3, 6, 10 and 11 and their results grow with age; benefics grow there too, but are mixed in the 6th.',
  'The Moon counts as a malefic while waning, or as moon_nature says, and Mercury by his company.',
  'The weights of the score and the ages at which planets mature are interpretive.',
];

export function upachaya(context: BirthContext): Upachaya {
  const { chart } = context;
  const strengths = context.strengths();
  const [ascendant, moon] = [upachayaFrom(chart, 'ascendant'), upachayaFrom(chart, 'moon')];
  const [here, there] = [planetsIn(ascendant), planetsIn(moon)];
  const both = here.filter((planet) => there.includes(planet));
  return {
    planets: planetsOf(chart).map((planet) => planetRecord(context, planet, [ascendant, moon])),
    upachaya: here.map(planetId),
    upachaya_from_moon: there.map(planetId),
    in_both: both.map(planetId),
    from_ascendant: frameRecord(context, ascendant, strengths),
    from_moon: frameRecord(context, moon, strengths),
    summary_text: summary(here, both, strengths),
    notes: [...NOTES],
    confidence: 'interpretive',
    sources: UPACHAYA_SOURCES.map(citation),
  };
}

function planetsIn({ houses }: Frame): Planet[] {
  return houses.flatMap(({ occupants }) => occupants.map(({ planet }) => planet));
}

interface Placed {
  readonly occupant: UpachayaOccupant;
  readonly house: number;
}

function occupantIn({ houses }: Frame, planet: Planet): Placed | null {
  for (const { house, occupants } of houses) {
    const occupant = occupants.find((one) => one.planet === planet);
    if (occupant) return { occupant, house };
  }
  return null;
}

function planetRecord(
  context: BirthContext,
  planet: ChartPlanet,
  [ascendant, moon]: readonly [ascendant: Frame, moon: Frame],
): Upachaya['planets'][number] {
  const { chart, names } = context;
  const { dignity, degreeInSign, house, id, signIndex } = planet;
  const [here, there] = [occupantIn(ascendant, id), occupantIn(moon, id)];
  const fromMoon = houseFrom(chart.planets.Moon, planet);
  return {
    ...planetHead(id, names),
    sign: signRef(signIndex, names),
    degree: degrees(degreeInSign),
    dignity,
    nature: naturalNature(chart, id),
    house,
    house_from_moon: fromMoon,
    is_upachaya: here !== null,
    is_upachaya_from_moon: there !== null,
    effect: (here ?? there)?.occupant.effect ?? null,
    matures_at_age: MATURITY_AGES[id],
    mahadasha: bodyPeriod(context, { id, place: planet }),
    text: planetText(context, planet, here, there),
  };
}

/** Counted from the ascendant, otherwise from the Moon, otherwise the reason why it does not count. */
function planetText(context: BirthContext, planet: ChartPlanet, here: Placed | null, there: Placed | null): string {
  const { chart, input } = context;
  const { house, id } = planet;
  const found = here ?? there;
  if (found === null) return elsewhereText(id, house, houseFrom(chart.planets.Moon, planet));
  const years = {
    birthYear: Number(input.date.slice(0, 4)),
    period: periodDates(context, { id, place: planet }),
  };
  return occupantText(chart, found.occupant, found.house, here ? 'ascendant' : 'moon', years);
}

function frameRecord(
  { chart, names }: BirthContext,
  frame: Frame,
  strengths: PlanetStrengths,
): Upachaya['from_ascendant'] {
  const score = upachayaScore(frame, strengths);
  return {
    origin: frame.origin,
    houses: frame.houses.map((row) => ({
      number: row.house as Upachaya['from_ascendant']['houses'][number]['number'],
      sign: signRef(row.signIndex, names),
      lord: planetId(row.lord),
      lord_house: row.lordHouse,
      is_lord_upachaya: UPACHAYA_HOUSES.includes(row.lordHouse),
      lord_strength: strengthRecord(strengths[row.lord], names),
      occupants: row.occupants.map(({ effect, nature, planet }) => ({ planet: planetId(planet), nature, effect })),
      aspected_by: aspectsOn(chart, row.signIndex).map(planetId),
      text: houseText(chart, row, strengths, frame.origin),
    })),
    score: strengthRecord(score, names),
    text: frameText(frame, score),
  };
}

function summary(here: readonly Planet[], both: readonly Planet[], strengths: PlanetStrengths): string {
  if (here.length === 0) {
    return 'No planet stands in a house of growth from the ascendant; what grows with the years is seen from the lords of 3, 6, 10 and 11.';
  }
  const verb = here.length === 1 ? 'stands' : 'stand';
  const best = [...here].sort((a, b) => strengths[b].value - strengths[a].value)[0]!;
  const twice =
    both.length > 0
      ? ` From the Moon too: ${namedList(both)}, whose growth is felt as well as seen.`
      : ' From the Moon none of them does, so outer growth and inner ease keep different times.';
  return `In houses of growth ${verb} ${namedList(here)}. ${here.length === 1 ? 'It' : `The strongest of them, ${named(best)},`} gives most with the years.${twice}`;
}
