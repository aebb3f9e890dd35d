/** Answer of /varshphal/tripataki. */
import { isBenefic } from '../../lib/astro/planet/nature.ts';
import { citation } from '../../lib/astro/source.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import { isNode } from '../../lib/astro/tables/planets.ts';
import type { Annual } from '../../lib/astro/varshphal/annual.ts';
import type { MunthaVerdict } from '../../lib/astro/varshphal/muntha.ts';
import type { Progress } from '../../lib/astro/varshphal/tajikaChoices.ts';
import {
  TRIPATAKI_SOURCE,
  tripataki as tripatakiOf,
  type TripatakiTouch,
} from '../../lib/astro/varshphal/tripataki.ts';
import { signRef } from '../../lib/records/common.ts';
import { annualHead, type AnnualContext, type AnnualYear } from '../../lib/records/year/annual.ts';
import { tripatakiNotes } from '../../lib/records/year/furtherNotes.ts';
import { PLACE_NOTES } from '../../lib/records/year/notes.ts';
import { VERDICT_NAMES } from '../../lib/records/year/termNames.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import type { ChosenConventions } from '../../lib/schemas/common/envelope.ts';
import type { AnnualTripataki } from '../../lib/schemas/varshphal/yearCycles.ts';
import type { TouchedPoint } from '../../lib/words/facts/varshphal/tripatakiTouch.ts';
import type { Names } from '../../lib/words/names.ts';
import { TRIPATAKI } from '../../lib/words/subjects/varshphal/tripatakiTouch.ts';

/** Echoes how planets go on. */
export function progressConvention({ input }: Pick<AnnualContext, 'input'>): ChosenConventions {
  return { progress: progressOf(input) };
}

function progressOf({ progress }: AnnualContext['input']): Progress {
  return progress ?? 'remainder';
}

/** Returns the chakra of a year, and who touches its ascendant and the Moon. */
export function tripataki(year: AnnualYear, { input, names }: AnnualContext): AnnualTripataki {
  const { annual, returnPlace } = year;
  const progress = progressOf(input);
  const { ascendant, moon, places, runningYear } = tripatakiOf(annual, progress);
  return {
    ...annualHead(year),
    running_year: runningYear,
    progress,
    positions: places.map(({ planet, point, signIndex }) => ({
      planet: planetId(planet),
      planet_name: names.planet(planet),
      natal_sign: signRef(annual.natal.signs[planet], names),
      sign: signRef(signIndex, names),
      house: point,
    })),
    vedha: { lagna: ascendant.touching.map(planetId), moon: moon.touching.map(planetId) },
    joined: { lagna: ascendant.joining.map(planetId), moon: moon.joining.map(planetId) },
    readings: [readingRecord(annual, 'moon', moon, names), readingRecord(annual, 'ascendant', ascendant, names)],
    confidence: 'interpretive',
    notes: names.texts([...tripatakiNotes(progress), PLACE_NOTES[returnPlace]]),
    sources: [citation(TRIPATAKI_SOURCE)],
  };
}

function readingRecord(
  { chart }: Annual,
  of: TouchedPoint,
  { joining, touching }: TripatakiTouch,
  names: Names,
): AnnualTripataki['readings'][number] {
  const words = TRIPATAKI[names.lang];
  const visible = touching.filter((planet) => !isNode(planet));
  const benefics = visible.filter((planet) => isBenefic(chart, planet));
  const malefics = visible.filter((planet) => !benefics.includes(planet));
  const hasNode = (node: Planet) => touching.includes(node);
  const tone = toneOf(benefics.length, touching.length);
  return {
    of: of === 'moon' ? 'moon' : 'lagna',
    tone,
    tone_name: names.of(VERDICT_NAMES[tone]),
    text: [
      ...(touching.length === 0 ? [words.touched_by_none({ of })] : []),
      ...(benefics.length > 0 ? [words.touched_by_benefics({ of, planets: benefics })] : []),
      ...(malefics.length > 0 ? [words.touched_by_malefics({ of, planets: malefics })] : []),
      ...(hasNode('Rahu') ? [words.touched_by_rahu({ of })] : []),
      ...(hasNode('Ketu') ? [words.touched_by_ketu({ of })] : []),
      ...(joining.length > 0 ? [words.joined_by({ of, planets: joining })] : []),
    ].join(' '),
  };
}

/** Good where benefics alone touch, demanding where malefics and nodes alone do; interpretive. */
function toneOf(benefics: number, touching: number): MunthaVerdict {
  if (benefics === 0 && touching > 0) return 'demanding';
  return touching > 0 && benefics === touching ? 'good' : 'mixed';
}
