/** Answer of /transit/ashtakavarga. */
import { binduBand, sarvaBand, type SarvaBand, isMany } from '../../lib/astro/ashtakavarga/bands.ts';
import { named, namedList } from '../../lib/astro/planetWords.ts';
import { citation } from '../../lib/astro/source.ts';
import {
  BINDU_RESULTS,
  BINDU_RESULTS_SOURCE,
  BINDU_SOURCE,
  KAKSHA_SOURCE,
} from '../../lib/astro/tables/ashtakavarga.ts';
import { PLANETS, type Planet } from '../../lib/astro/tables/planets.ts';
import { SIGNS } from '../../lib/astro/tables/signs.ts';
import { combinedTransits } from '../../lib/astro/transit/gochara.ts';
import { capitalised } from '../../lib/astro/words.ts';
import type { TransitAshtakavarga } from '../../lib/schemas/transit/answers.ts';
import { ashtakavargaRecord } from '../../lib/records/strength/bindus.ts';
import { signRef } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { combinedRecord, localDateText, TRANSIT_SOURCES, transitRecord } from '../../lib/records/transit/passages.ts';
import { TRANSIT_BAND_NAMES } from '../../lib/records/transit/wording.ts';
import { subjectRecord, type TransitNow } from './now.ts';

type Position = TransitAshtakavarga['positions'][number];

export function ashtakavargaTransits(now: TransitNow): TransitAshtakavarga {
  const { ashtakavarga } = now.gochara;
  const active = PLANETS.filter((planet) => now.judged[planet].isKakshaActive);
  return {
    ...subjectRecord(now),
    ...ashtakavargaRecord(ashtakavarga),
    positions: PLANETS.map((planet) => positionRecord(now, planet)),
    best_signs: bestSigns(ashtakavarga.sarva).map((signIndex) => signRef(signIndex, now.names)),
    active: active.map(planetId),
    overall: combinedRecord(now),
    node_vedha: now.gochara.nodeVedha,
    text: wholeText(now, active),
    notes: [
      'Bindus of a planet: 0 to 3 bring strain, 4 is even, 5 to 8 bring ease; the nodes receive none and are read by the bindus of all planets.',
      'A kaksha is active where its lord gave the planet a bindu in the sign.',
      'Rows of bindus are those of Parashara.',
    ],
    sources: [...TRANSIT_SOURCES, BINDU_SOURCE, KAKSHA_SOURCE, BINDU_RESULTS_SOURCE].map(citation),
  };
}

function positionRecord(now: TransitNow, planet: Planet): Position {
  const { names } = now;
  const judged = now.judged[planet];
  const { band, bindus, sarva, score } = judged;
  return {
    ...transitRecord(now, planet),
    bindu_band: bindus === null ? null : binduBand(bindus),
    sarva_band: sarvaBand(sarva),
    score,
    band,
    band_name: names.of(TRANSIT_BAND_NAMES[band]),
    text: passageText(now, planet),
  };
}

const GROUND: Readonly<Record<SarvaBand, string>> = {
  very_weak: 'very thin ground',
  weak: 'thin ground',
  average: 'fair ground',
  good: 'good ground',
  strong: 'strong ground',
  very_strong: 'very strong ground',
};

function passageText(now: TransitNow, planet: Planet): string {
  const { bindus, isKakshaActive, kakshaLord, place, sarva } = now.judged[planet];
  const { endJdUT } = now.passing[planet].crossing.current;
  const sign = SIGNS[place.signIndex]!;
  const ground = `${sign} is ${GROUND[sarvaBand(sarva)]} in your chart (${sarva} bindus of all planets)`;
  const until = endJdUT === null ? '' : ` until ${localDateText(now, endJdUT)}`;
  if (bindus === null) return `${planet} passes through ${sign}${until}; the nodes receive no bindus, and ${ground}.`;
  const own = `${capitalised(named(planet))} has ${bindus} of 8 bindus in ${sign}${until}: ${BINDU_RESULTS[bindus]!}`;
  const lord = kakshaLord === 'Ascendant' ? 'the ascendant' : named(kakshaLord);
  const kaksha = kakshaLord === planet ? 'its own kaksha' : `the kaksha of ${lord}`;
  return `${own}. ${ground}, and it now passes ${kaksha}, which ${isKakshaActive ? 'is active and gives' : 'is not active and gives little'}.`;
}

const BEST_COUNT = 3;

/** Ties in the order of the signs. */
function bestSigns(sarva: readonly number[]): number[] {
  return SIGNS.map((_, signIndex) => signIndex)
    .sort((a, b) => sarva[b]! - sarva[a]!)
    .slice(0, BEST_COUNT);
}

function wholeText(now: TransitNow, active: readonly Planet[]): string {
  const rich = PLANETS.filter((planet) => isMany(now.judged[planet].bindus ?? 0));
  const poor = PLANETS.filter((planet) => (now.judged[planet].bindus ?? 4) <= 3);
  const { score } = combinedTransits(now.judged);
  const clause = (planets: readonly Planet[], words: string) =>
    planets.length === 0
      ? ''
      : ` ${capitalised(namedList(planets))} ${planets.length > 1 ? 'pass' : 'passes'} ${words}.`;
  return `All passages together stand at ${score} of 100.${clause(rich, 'where many bindus give freely')}${clause(poor, 'where few bindus ask for patience')}${clause(active, 'an active kaksha at present')}`;
}
