/** What readings of single significators share. */
import { KARAKA_OFFICES } from '../../jaimini/tables/karakaOffices.ts';
import { practice, type Source } from '../../source.ts';
import type { Planet } from '../../tables/planets.ts';
import { ordinal } from '../../words.ts';
import { placed, sentence } from '../phrases.ts';
import { named } from '../../planetWords.ts';
import { finding, summaryOf, type Finding } from '../finding.ts';
import { officeOf } from './karakaFindings.ts';
import type { KarakaScene } from './karakaContext.ts';
import { relationFinding, type Party } from './relationFinding.ts';

export interface KarakaReading {
  readonly summary: string;
  readonly findings: readonly Finding[];
}

export const association: Source = practice('Jaimini practice: significators judged by their mutual places');

/** Sums up the findings between what the significator is and what is said last. */
export function karakaReading(scene: KarakaScene, findings: readonly Finding[], last: string): KarakaReading {
  const { chart, karaka } = scene;
  const { house } = chart.planets[karaka.planet];
  const opening = `${named(karaka.planet)} is ${officeOf(scene)}, ${placed(chart, karaka.planet)}, in the ${ordinal(house)} house`;
  return { summary: `${summaryOf(sentence(opening), findings)} ${last}`, findings };
}

/** Returns the significator as one side of a relation. */
export function karakaParty(scene: KarakaScene): Party {
  const { chart, karaka } = scene;
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
export function toCounterpart(scene: KarakaScene, parts: CounterpartParts): Finding {
  const { easy, id, name, planet, source = association, uneasy, what } = parts;
  if (scene.karaka.planet === planet) return sameOffice(scene, `is_${id}`, what);
  const first = { name, signIndex: scene.chart.signs[planet] };
  return relationFinding({ id: `relation_to_${id}`, first, second: karakaParty(scene), easy, uneasy, source });
}

/** A planet with two offices. */
function sameOffice(scene: KarakaScene, id: string, what: string): Finding {
  const { planet } = scene.karaka;
  return finding({
    id,
    rule: `The significator is also ${what}`,
    observed: { planet },
    tone: 'supports',
    meaning: sentence(`${named(planet)} is ${officeOf(scene)} and also ${what}: both speak with one voice`),
    source: association,
    confidence: 'interpretive',
  });
}
