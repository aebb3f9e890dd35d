/** What readings of single significators share. */
import { KARAKA_OFFICES } from '../../jaimini/tables/karakaOffices.ts';
import { practice, type Source } from '../../source.ts';
import type { Planet } from '../../tables/planets.ts';
import { ordinal } from '../../words.ts';
import { placed, sentence } from '../phrases.ts';
import { named } from '../../planetWords.ts';
import { finding, summaryOf, type Finding } from '../finding.ts';
import { officeOf } from './karakaFindings.ts';
import type { KarakaContext } from './karakaContext.ts';
import { relationFinding, type Party } from './relationFinding.ts';

export interface KarakaReading {
  readonly summary: string;
  readonly findings: readonly Finding[];
}

export const association: Source = practice('Jaimini practice: significators judged by their mutual places');

/** Sums up the findings between what the significator is and what is said last. */
export function karakaReading(context: KarakaContext, findings: readonly Finding[], last: string): KarakaReading {
  const { chart, karaka } = context;
  const { house } = chart.planets[karaka.planet];
  const opening = `${named(karaka.planet)} is ${officeOf(context)}, ${placed(chart, karaka.planet)}, in the ${ordinal(house)} house`;
  return { summary: `${summaryOf(sentence(opening), findings)} ${last}`, findings };
}

/** Returns the significator as one side of a relation. */
export function karakaParty(context: KarakaContext): Party {
  const { chart, karaka } = context;
  return {
    name: `${named(karaka.planet)} as ${KARAKA_OFFICES[karaka.code].name.toLowerCase()}`,
    signIndex: chart.signs[karaka.planet],
  };
}

export interface CounterpartParts {
  /** What the ids of findings call it: `venus`, `seventh_lord`. */
  readonly id: string;
  readonly planet: Planet;
  /** As a sentence calls it beside the significator. */
  readonly name: string;
  /** What else the significator is where it is this planet. */
  readonly what: string;
  readonly easy: string;
  readonly uneasy: string;
  readonly source?: Source;
}

/** Tells how the significator stands to a planet; where it is that planet, both offices speak together. */
export function toCounterpart(context: KarakaContext, parts: CounterpartParts): Finding {
  const { easy, id, name, planet, source = association, uneasy, what } = parts;
  if (context.karaka.planet === planet) return sameOffice(context, `is_${id}`, what);
  const first = { name, signIndex: context.chart.signs[planet] };
  return relationFinding({ id: `relation_to_${id}`, first, second: karakaParty(context), easy, uneasy, source });
}

/** A planet with two offices. */
function sameOffice(context: KarakaContext, id: string, what: string): Finding {
  const { planet } = context.karaka;
  return finding({
    id,
    rule: `The significator is also ${what}`,
    observed: { planet },
    tone: 'supports',
    meaning: sentence(`${named(planet)} is ${officeOf(context)} and also ${what}: both speak with one voice`),
    source: association,
    confidence: 'interpretive',
  });
}
