/** Records that several answers of /varshphal share. */
import type { Chart } from '../../lib/astro/chart/chart.ts';
import type { Score, ScorePart } from '../../lib/astro/score.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import type { Annual } from '../../lib/astro/varshphal/annual.ts';
import type { PanchaVargiyaBand } from '../../lib/astro/varshphal/panchaVargiya.ts';
import type { TajikaAspect } from '../../lib/astro/varshphal/tables/tajika.ts';
import { SAMJNA_TANTRA } from '../../lib/astro/varshphal/tajikaSources.ts';
import type { TajikaContact } from '../../lib/astro/varshphal/tajikaAspects.ts';
import type { TajikaYoga } from '../../lib/astro/varshphal/tajikaYogas.ts';
import type { Names } from '../../lib/words/names.ts';
import { degrees } from '../../lib/astro/rounding.ts';
import { evidenceRecord, signRef } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { PANCHA_VARGIYA_BAND_NAMES } from './words.ts';

export function munthaPlace({ muntha }: Annual, names: Names) {
  return {
    sign: signRef(muntha.signIndex, names),
    house: muntha.house,
    lord: planetId(muntha.lord),
    lord_name: names.planet(muntha.lord),
    longitude: degrees(muntha.longitudeDeg),
    degree: degrees(muntha.degreeInSign),
    natal_house: muntha.natalHouse,
  };
}

export function aspectRecord(aspect: TajikaAspect, names: Names) {
  return { aspect: aspect.id, aspect_name: names.of(aspect), nature: aspect.nature };
}

export function contactRecord(contact: TajikaContact, names: Names) {
  const { aspect, faster, gapDeg, kind, orbDeg, place, slower, virupas } = contact;
  return {
    faster: planetId(faster),
    slower: planetId(slower),
    place,
    ...aspectRecord(aspect, names),
    virupas,
    gap: degrees(gapDeg),
    orb: orbDeg,
    contact: kind,
  };
}

/** Sign, house and dignity of a planet in the annual or the natal chart. */
export function placedRecord(chart: Chart, planet: Planet, names: Names) {
  const { dignity, house, signIndex } = chart.planets[planet];
  return { sign: signRef(signIndex, names), house, dignity, dignity_name: names.term(dignity) };
}

export function tajikaYogaRecord({ evidence, instances, isPresent, row }: TajikaYoga, names: Names) {
  return {
    id: row.id,
    name: names.of(row),
    present: isPresent,
    polarity: row.polarity,
    result: isPresent ? row.result : null,
    instances: instances.map(({ houses, planets }) => ({ planets: planets.map(planetId), houses: [...houses] })),
    evidence: evidence.map((condition) => evidenceRecord(condition, SAMJNA_TANTRA)),
  };
}

export function bandRecord(band: PanchaVargiyaBand, names: Names) {
  return { band, band_name: names.of(PANCHA_VARGIYA_BAND_NAMES[band]) };
}

/** A strength with its parts. */
export function pointsRecord({ value, parts }: Pick<Score, 'value'> & { readonly parts: readonly ScorePart[] }) {
  return { score: value, components: parts.map(({ id, label, max, points }) => ({ id, label, points, max })) };
}
