/** Answer of /medical/constitution. */
import {
  constitution as judged,
  CONSTITUTION_SOURCES,
  type Constitution,
  type Tally,
  type ConstitutionVote,
} from '../../lib/astro/judgement/medical/constitution.ts';
import {
  ELEMENT_ROWS,
  HUMOUR_ROWS,
  HUMOURS,
  type ElementId,
  type Humour,
} from '../../lib/astro/judgement/medical/tables/humours.ts';
import type { Chart } from '../../lib/astro/chart/chart.ts';
import { named } from '../../lib/astro/planetWords.ts';
import { citation } from '../../lib/astro/source.ts';
import { PLANET_NATURES } from '../../lib/astro/tables/karakas.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import { capitalised, listed } from '../../lib/astro/words.ts';
import { uncapitalised } from '../../lib/astro/judgement/phrases.ts';
import type { Constitution as ConstitutionRecord } from '../../lib/schemas/medical/constitution.ts';
import { disclaimerIn } from '../../lib/words/disclaimers.ts';
import type { Names } from '../../lib/words/names.ts';
import { planetHead, signRef } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

export function constitution({ chart, names }: BirthContext): ConstitutionRecord {
  const found = judged(chart);
  return {
    ...constitutionHead(chart, found, names),
    humours: found.humours.map((tally) => ({
      id: tally.id,
      name: names.of(HUMOUR_ROWS[tally.id]),
      ...tallyRecord(tally),
    })),
    elements: found.elements.map((tally) => ({
      id: tally.id,
      name: names.of(ELEMENT_ROWS[tally.id]),
      ...tallyRecord(tally),
    })),
    votes: found.votes.map((vote) => voteRecord(vote, names)),
    advice: adviceRecord(found),
    disclaimer: disclaimerIn('medical', names.lang),
    sources: CONSTITUTION_SOURCES.map(citation),
  };
}

/** The part that the foundation of an analysis shows as well. */
export function constitutionHead(chart: Chart, found: Constitution, names: Names) {
  const { ascendantLord, dominantElement, dominantHumour, moonLord, second } = found;
  const row = HUMOUR_ROWS[dominantHumour];
  const both = second ? [dominantHumour, second] : [dominantHumour];
  return {
    dominant_element: elementRecord(dominantElement, names),
    dominant_humour: humourRecord(dominantHumour, names),
    second_humour: second && humourRecord(second, names),
    constitution: { id: both.join('_'), name: both.map((id) => names.of(HUMOUR_ROWS[id])).join('-') },
    body_type: { id: row.bodyType.id, name: names.of(row.bodyType) },
    ascendant_lord: rulerRecord(chart, ascendantLord, names),
    moon_lord: rulerRecord(chart, moonLord, names),
    summary: summary(found),
  };
}

function humourRecord(id: Humour, names: Names) {
  return { id, name: names.of(HUMOUR_ROWS[id]) };
}

function elementRecord(id: ElementId, names: Names) {
  return { id, name: names.of(ELEMENT_ROWS[id]) };
}

function rulerRecord(chart: Chart, planet: Planet, names: Names): ConstitutionRecord['ascendant_lord'] {
  const { house, signIndex } = chart.planets[planet];
  const { element, humours } = PLANET_NATURES[planet];
  return {
    ...planetHead(planet, names),
    sign: signRef(signIndex, names),
    house,
    element: elementRecord(element, names),
    humours: humours.map((id) => humourRecord(id, names)),
  };
}

function tallyRecord({ parts, percent, points }: Tally<string>) {
  return { points_sum: points, percent, components: parts.map((part) => ({ ...part })) };
}

function voteRecord(
  { element, humours, id, planet, points, signIndex, text }: ConstitutionVote,
  names: Names,
): ConstitutionRecord['votes'][number] {
  return {
    id,
    text,
    planet: planet && planetId(planet),
    sign: signIndex === null ? null : signRef(signIndex, names),
    points,
    element,
    humours: HUMOURS.flatMap((humour) => {
      const given = humours[humour];
      return given === undefined ? [] : [{ id: humour, points: given }];
    }),
  };
}

/** Where two humours lead, the first line of the second one is added to the advice. */
function adviceRecord({ dominantHumour, elements, second }: Constitution): ConstitutionRecord['advice'] {
  const first = HUMOUR_ROWS[dominantHumour];
  const other = second ? HUMOUR_ROWS[second] : null;
  const with_ = (own: readonly string[], also: readonly string[] | undefined) => [
    ...own,
    ...(other && also ? [`For ${other.name}, the second humour: ${uncapitalised(also[0]!)}`] : []),
  ];
  return {
    nature: other ? `${first.nature} ${other.name} adds to it: ${uncapitalised(other.nature)}` : first.nature,
    watch: [...first.watch, ...(other ? other.watch.slice(0, 2) : [])],
    food: with_(first.food, other?.food),
    rhythm: with_(first.rhythm, other?.rhythm),
    exercise: with_(first.exercise, other?.exercise),
    season: first.season,
    weakest_element: scarceText(elements),
  };
}

const ELEMENT_ADDS: Readonly<Record<ElementId, string>> = {
  fire: 'morning sun, warm spices and a task that asks for courage',
  water: 'water near you, enough to drink, and time for feelings',
  earth: 'bare feet on the ground, handiwork and regular meals',
  air: 'breathing exercises, open windows and light conversation',
  ether: 'silence, open skies and prayer or song',
};

/** Ether belongs to Jupiter alone and is scarce in most charts, so it is named only where nothing else is missing. */
function scarceText(elements: Constitution['elements']): string {
  const ofSigns = elements.filter(({ id }) => id !== 'ether');
  const scarce = ofSigns.at(-1)!;
  const { name } = ELEMENT_ROWS[scarce.id];
  return `${name} is least in this chart (${scarce.percent} %): ${ELEMENT_ADDS[scarce.id]} add it.`;
}

function summary({
  ascendantLord,
  dominantElement,
  dominantHumour,
  elements,
  humours,
  moonLord,
  second,
}: Constitution): string {
  const [lead] = humours;
  const { bodyType, name } = HUMOUR_ROWS[dominantHumour];
  const voters = lead!.parts
    .slice()
    .sort((a, b) => b.points - a.points)
    .slice(0, 3)
    .map(({ label }) => label.replace(/^The /, 'the '));
  const also = second ? `, with ${HUMOUR_ROWS[second].name} close behind (${humours[1]!.percent} %)` : '';
  const element = ELEMENT_ROWS[dominantElement];
  const body = `The body type is ${uncapitalised(bodyType.name)}.`;
  const lords =
    ascendantLord === moonLord
      ? `${capitalised(named(ascendantLord))} rules both the ascendant and the Moon’s sign.`
      : `${capitalised(named(ascendantLord))} rules the ascendant and ${named(moonLord)} the Moon’s sign.`;
  return `${name} leads with ${lead!.percent} % of the points${also}, by ${listed(voters)}. ${element.name} is the strongest element (${elements[0]!.percent} %) and gives ${element.gives}. ${lords} ${body}`;
}
