/** Answer of /transit/ashtakavarga. */
import { binduBand, isMany, sarvaBand } from '../../lib/astro/ashtakavarga/bands.ts';
import { both } from '../../lib/astro/bilingual.ts';
import { citation } from '../../lib/astro/source.ts';
import { BINDU_RESULTS_SOURCE, BINDU_SOURCE, KAKSHA_SOURCE } from '../../lib/astro/tables/ashtakavarga.ts';
import { isNode, PLANETS, type Planet } from '../../lib/astro/tables/planets.ts';
import { SIGNS } from '../../lib/astro/tables/signs.ts';
import { combinedTransits } from '../../lib/astro/transit/gochara.ts';
import type { TransitAshtakavarga } from '../../lib/schemas/transit/answers.ts';
import { ashtakavargaRecord } from '../../lib/records/strength/bindus.ts';
import { signRef } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { combinedRecord, localDateOrNull, TRANSIT_SOURCES, transitRecord } from '../../lib/records/transit/passages.ts';
import { TRANSIT_BAND_NAMES } from '../../lib/records/transit/wording.ts';
import { TRANSIT } from '../../lib/words/subjects/transit.ts';
import { subjectRecord, type TransitNow } from './now.ts';

type Position = TransitAshtakavarga['positions'][number];

const NOTES = [
  both(
    'Of a planet, 0 to 3 bindus bring strain, 4 are even, and 5 to 8 bring ease. The nodes receive none and are read by the bindus of all planets.',
    'किसी ग्रह के 0 से 3 बिंदु कठिन, 4 बराबर और 5 से 8 आसान माने जाते हैं। राहु-केतु के बिंदु नहीं होते; वे सर्वाष्टकवर्ग से देखे जाते हैं।',
  ),
  both(
    'A kaksha is active where its lord gave the planet a bindu in the sign.',
    'कक्षा तब सक्रिय होती है जब उसके स्वामी से ग्रह को उस राशि में बिंदु मिला हो।',
  ),
  both('Rows of bindus are those of Parashara.', 'बिंदु पराशर की सारणी से लिए गए हैं।'),
];

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
    notes: now.names.texts(NOTES),
    sources: [...TRANSIT_SOURCES, BINDU_SOURCE, KAKSHA_SOURCE, BINDU_RESULTS_SOURCE].map(citation),
  };
}

function positionRecord(now: TransitNow, planet: Planet): Position {
  const { names } = now;
  const judged = now.judged[planet];
  const { band, bindus, percentile, sarva, score } = judged;
  return {
    ...transitRecord(now, planet),
    bindu_band: bindus === null ? null : binduBand(bindus),
    sarva_band: sarvaBand(sarva),
    score,
    percentile,
    band,
    band_name: names.of(TRANSIT_BAND_NAMES[band]),
    text: passageText(now, planet),
  };
}

function passageText(now: TransitNow, planet: Planet): string {
  const { bindus, isKakshaActive: isActive, kakshaLord: lord, place, sarva } = now.judged[planet];
  const words = TRANSIT[now.names.lang];
  const { signIndex } = place;
  const until = localDateOrNull(now, now.passing[planet].crossing.current.endJdUT);
  const band = sarvaBand(sarva);
  if (isNode(planet)) return words.node_on_ground({ planet, signIndex, until, band, sarva });
  return [
    words.bindus_until({ planet, signIndex, bindus: bindus!, until }),
    words.ground_and_kaksha({ planet, signIndex, band, sarva, lord, isActive: isActive! }),
  ].join(' ');
}

const BEST_COUNT = 3;

/** Ties in the order of the signs. */
function bestSigns(sarva: readonly number[]): number[] {
  return SIGNS.map((_, signIndex) => signIndex)
    .sort((a, b) => sarva[b]! - sarva[a]!)
    .slice(0, BEST_COUNT);
}

function wholeText(now: TransitNow, active: readonly Planet[]): string {
  const words = TRANSIT[now.names.lang];
  const rich = PLANETS.filter((planet) => isMany(now.judged[planet].bindus ?? 0));
  const poor = PLANETS.filter((planet) => (now.judged[planet].bindus ?? 4) <= 3);
  const { band, score } = combinedTransits(now.judged);
  return [
    words.score_by_bindus({ band, score }),
    ...(rich.length > 0 ? [words.rich_in_bindus({ planets: rich })] : []),
    ...(poor.length > 0 ? [words.poor_in_bindus({ planets: poor })] : []),
    ...(active.length > 0 ? [words.active_kakshas({ planets: active })] : []),
  ].join(' ');
}
