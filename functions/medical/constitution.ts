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
  habitsOf,
  HUMOUR_ROWS,
  HUMOURS,
  type ElementId,
  type Humour,
} from '../../lib/astro/judgement/medical/tables/humours.ts';
import type { Chart } from '../../lib/astro/chart/chart.ts';
import { citation } from '../../lib/astro/source.ts';
import { PLANET_NATURES } from '../../lib/astro/tables/karakas.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import type { Constitution as ConstitutionRecord } from '../../lib/schemas/medical/constitution.ts';
import { disclaimerIn } from '../../lib/words/disclaimers.ts';
import { MEDICAL } from '../../lib/words/subjects/medical.ts';
import type { Names } from '../../lib/words/names.ts';
import { planetHead, signRef } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { requestedArea } from '../../lib/birth/requestedArea.ts';
import { indications } from '../../lib/astro/judgement/medical/indication.ts';
import { medicalContext } from '../../lib/astro/judgement/medical/medicalContext.ts';
import type { AdviceAge } from '../../lib/astro/judgement/medical/telling.ts';
import { ageOf, healthStanding, tellingOf, toldIndications, type HealthContext } from './standing.ts';

export function constitution(context: HealthContext): ConstitutionRecord {
  const { chart, names } = context;
  const found = judged(chart);
  const age = ageOf(context);
  const telling = tellingOf(context);
  const medical = medicalContext(requestedArea(context).area, true);
  const { dominantHumour, second } = found;
  return {
    stage: telling.stage,
    headline: MEDICAL[names.lang].constitution_headline({ humour: dominantHumour, second, age }),
    ...healthStanding(context, medical, toldIndications(indications(medical), telling)),
    ...constitutionHead(chart, found, names, age),
    humours: found.humours.map((tally) => ({
      id: tally.id,
      name: names.of(HUMOUR_ROWS[tally.id]),
      ...tallyRecord(tally, names),
    })),
    elements: found.elements.map((tally) => ({
      id: tally.id,
      name: names.of(ELEMENT_ROWS[tally.id]),
      ...tallyRecord(tally, names),
    })),
    votes: found.votes.map((vote) => voteRecord(vote, names)),
    advice: adviceRecord(found, names, age),
    disclaimer: disclaimerIn('medical', names.lang),
    sources: CONSTITUTION_SOURCES.map(citation),
  };
}

/** The part that the foundation of an analysis shows as well. */
export function constitutionHead(chart: Chart, found: Constitution, names: Names, age: AdviceAge) {
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
    summary: summary(found, names, age),
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

function tallyRecord({ parts, percent, points }: Tally<string>, { lang }: Names) {
  const components = parts.map((part) => ({ ...part, label: MEDICAL[lang].vote({ vote: part.label }) }));
  return { points_sum: points, percent, components };
}

function voteRecord(
  { element, humours, id, planet, points, signIndex, text }: ConstitutionVote,
  names: Names,
): ConstitutionRecord['votes'][number] {
  return {
    id,
    text: MEDICAL[names.lang].vote({ vote: text }),
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
function adviceRecord(
  { dominantHumour, elements, second }: Constitution,
  { lang }: Names,
  age: AdviceAge,
): ConstitutionRecord['advice'] {
  const words = MEDICAL[lang];
  const first = HUMOUR_ROWS[dominantHumour];
  const other = second && HUMOUR_ROWS[second];
  const own = habitsOf(dominantHumour, age);
  const habits = (kind: 'food' | 'rhythm' | 'exercise') => {
    const further = second && habitsOf(second, age)[kind].find((habit) => !isOneOf(own[kind], habit));
    return [
      ...own[kind].map((habit) => words.habit({ habit })),
      ...(further ? [words.habit_of_second({ humour: second, habit: further })] : []),
    ];
  };
  const { id } = scarcest(elements);
  return {
    nature: words.humour_nature({ humour: dominantHumour, second }),
    watch: [...first.watch, ...(other ? other.watch.slice(0, 2) : [])].map((excess) => words.excess({ excess })),
    food: habits('food'),
    rhythm: habits('rhythm'),
    exercise: habits('exercise'),
    season: words.season({ humour: dominantHumour }),
    weakest_element: words.scarce_element({ element: id }),
  };
}

/** Ether belongs to Jupiter alone and is scarce in most charts, so it is named only where nothing else is missing. */
function scarcest(elements: Constitution['elements']): Tally<ElementId> {
  return elements.filter(({ id }) => id !== 'ether').at(-1)!;
}

function isOneOf(habits: readonly string[], habit: string): boolean {
  return habits.includes(habit);
}

/** Most votes that the summary names. */
const VOTERS_NAMED = 3;

function summary(found: Constitution, { lang }: Names, age: AdviceAge): string {
  const { ascendantLord, dominantElement, dominantHumour, humours, moonLord, second } = found;
  const [lead] = humours;
  const voters = lead!.parts.toSorted((a, b) => b.points - a.points).slice(0, VOTERS_NAMED);
  return MEDICAL[lang].constitution({
    humour: dominantHumour,
    second,
    element: dominantElement,
    voters: voters.map(({ label }) => label),
    ascendantLord,
    moonLord,
    age,
  });
}
