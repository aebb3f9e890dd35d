/** Parts that readings of single chara karakas share. */
import { KARAKA_OFFICES } from '../../jaimini/tables/karakaOffices.ts';
import { practice, type Source } from '../../source.ts';
import type { Planet } from '../../tables/planets.ts';
import { ordinal } from '../../words.ts';
import { dignityText, sentence } from '../phrases.ts';
import { named } from '../../planetWords.ts';
import { finding, findingsSummary, type Finding } from '../finding.ts';
import { officeOf } from './karakaFindings.ts';
import type { KarakaContext } from './karakaContext.ts';
import { relationFinding, type Party } from './relationFinding.ts';

export interface KarakaReading {
  readonly summary: string;
  readonly findings: readonly Finding[];
}

export const association: Source = practice('Jaimini practice: significators judged by their mutual places');

/** Returns the summary of a reading: an opening on the significator, the findings, a closing sentence. */
export function karakaReading(context: KarakaContext, findings: readonly Finding[], last: string): KarakaReading {
  const { chart, karaka } = context;
  const { house } = chart.planets[karaka.planet];
  const opening = `${named(karaka.planet)} is ${officeOf(context)}, ${dignityText(chart, karaka.planet)}, in the ${ordinal(house)} house`;
  return { summary: `${findingsSummary(sentence(opening), findings)} ${last}`, findings };
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
  /** Its name in ids of findings: `venus`, `seventh_lord`. */
  readonly id: string;
  readonly planet: Planet;
  /** Its name in a sentence that also names the significator. */
  readonly name: string;
  /** The second office of the significator where it is this planet itself. */
  readonly what: string;
  readonly easy: string;
  readonly uneasy: string;
  readonly source?: Source;
}

/** Returns the finding on the relation of the significator to a planet; where it is that planet, on its two offices. */
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
