/** A divisional chart with its reading, as /varga and two paths of /special answer it. */
import type { Chart } from '../../astro/chart/chart.ts';
import { HOUSES } from '../../astro/planet/lordship.ts';
import { citation } from '../../astro/source.ts';
import { PLANETS, type Planet } from '../../astro/tables/planets.ts';
import { signLord } from '../../astro/tables/signs.ts';
import type { VargaReason } from '../../astro/varga/facts.ts';
import { fruitOf } from '../../astro/varga/fruit.ts';
import { partRuler, type RulerOfPart } from '../../astro/varga/partRuler.ts';
import { vargaHouseSign, vargaOccupants, type VargaChart, type VargaPart } from '../../astro/varga/position.ts';
import { vargaReading } from '../../astro/varga/reading.ts';
import { PART_RULERS } from '../../astro/varga/tables/partRulers.ts';
import { READINGS } from '../../astro/varga/tables/readings.ts';
import { methodSource, type Varga } from '../../astro/varga/vargas.ts';
import type { Points } from '../../schemas/common/records.ts';
import type { DivisionalChart, DivisionalPlaces } from '../../schemas/varga/answers.ts';
import { iast } from '../../words/iast.ts';
import type { Names } from '../../words/names.ts';
import { say } from '../../words/say.ts';
import { VARGA } from '../../words/subjects/divisional.ts';
import { degrees } from '../../astro/rounding.ts';
import { dms, signRef } from '../common.ts';
import { planetId } from '../../schemas/common/planetId.ts';

type PartRulerRecord = NonNullable<DivisionalChart['ascendant']['part']['ruler']>;

/** Returns the record of a divisional chart with its reading. */
export function divisionalChart(chart: Chart, varga: VargaChart, names: Names): DivisionalChart {
  return { ...divisionalPlaces(chart, varga, names), reading: readingRecord(chart, varga, names) };
}

/** Returns the record of a divisional chart without its reading. */
export function divisionalPlaces(chart: Chart, varga: VargaChart, names: Names): DivisionalPlaces {
  const { ascendant } = varga;
  return {
    varga: vargaRecord(varga, names),
    ascendant: {
      sign: signRef(ascendant.signIndex, names),
      degree: degrees(ascendant.degreeInSign),
      dms: dms(ascendant.degreeInSign),
      lord: planetId(signLord(ascendant.signIndex)),
      is_vargottama: ascendant.isVargottama,
      part: partRecord(varga.varga, chart.ascendant.signIndex, ascendant.part, names),
    },
    planets: PLANETS.map((planet) => planetRecord(chart, varga, planet, names)),
    houses: HOUSES.map((house) => houseRecord(varga, house, names)),
  };
}

function vargaRecord({ varga, method }: VargaChart, names: Names): DivisionalChart['varga'] {
  const rulers = PART_RULERS[varga.id];
  const methods = Object.keys(varga.methods);
  return {
    id: varga.id,
    division: varga.division,
    name: names.of(varga),
    sanskrit: iast(varga.sanskrit),
    hindi: varga.sanskrit,
    use: names.text(READINGS[varga.id].use),
    method,
    methods,
    source: citation(methodSource(varga, method)),
    confidence: method === methods[0] ? varga.confidence : 'interpretive',
    part_rulers: rulers ? { source: citation(rulers.source), confidence: rulers.confidence } : null,
  };
}

function planetRecord(
  chart: Chart,
  { planets, varga }: VargaChart,
  planet: Planet,
  names: Names,
): DivisionalChart['planets'][number] {
  const place = planets[planet];
  const born = chart.planets[planet];
  const nature = partRuler(varga, born.signIndex, place.part)?.ruler.character?.nature ?? null;
  const fruit = varga.id === 'd1' ? null : fruitOf(planet, born.dignity, place.dignity, nature);
  return {
    id: planetId(planet),
    name: names.planet(planet),
    sign: signRef(place.signIndex, names),
    degree: degrees(place.degreeInSign),
    dms: dms(place.degreeInSign),
    house: place.house,
    dignity: place.dignity,
    is_vargottama: place.isVargottama,
    part: partRecord(varga, born.signIndex, place.part, names),
    fruit: fruit && { id: fruit.id, text: say(VARGA, fruit.reason, names.lang) },
  };
}

function partRecord(
  varga: Varga,
  birthSign: number,
  part: VargaPart,
  names: Names,
): DivisionalChart['ascendant']['part'] {
  const found = partRuler(varga, birthSign, part);
  return {
    number: part.index + 1,
    count: part.count,
    from: degrees(part.fromDeg),
    to: degrees(part.toDeg),
    ruler: found && rulerRecord(found, names),
  };
}

function rulerRecord({ number, ruler }: RulerOfPart, names: Names): PartRulerRecord {
  const { character, planet } = ruler;
  return {
    number,
    name: names.of(ruler),
    planet: planet && planetId(planet),
    nature: character && character.nature,
    is_nature_disputed: character && character.isNatureDisputed,
    meaning: character && names.text(character.meaning),
  };
}

function houseRecord(varga: VargaChart, house: number, names: Names): DivisionalChart['houses'][number] {
  const signIndex = vargaHouseSign(varga, house);
  const lord = signLord(signIndex);
  return {
    number: house,
    sign: signRef(signIndex, names),
    lord: planetId(lord),
    lord_house: varga.planets[lord].house,
    occupants: vargaOccupants(varga, house).map(planetId),
  };
}

/** Returns the parts of a score or the reasons of an effect with their labels in the language asked for. */
export function saidParts(parts: readonly VargaReason[], { lang }: Names): Points[] {
  return parts.map((part) => ({ ...part, label: say(VARGA, part.label, lang) }));
}

function readingRecord(chart: Chart, varga: VargaChart, names: Names): DivisionalChart['reading'] {
  const { caution, factors, notes, score, summary, tone } = vargaReading(chart, varga);
  return {
    factors: factors.map(({ effect, fact, planet, reasons, roles }) => ({
      roles: [...roles],
      planet: planetId(planet),
      birth_sign: signRef(chart.signs[planet], names),
      birth_house: chart.planets[planet].house,
      sign: signRef(varga.planets[planet].signIndex, names),
      house: varga.planets[planet].house,
      dignity: varga.planets[planet].dignity,
      effect,
      reasons: saidParts(reasons, names),
      text: say(VARGA, fact, names.lang),
    })),
    notes: notes.map(({ fact, houses, id, planets }) => ({
      id,
      text: say(VARGA, fact, names.lang),
      planets: planets.map(planetId),
      houses: [...houses],
    })),
    score: score && { ...score, components: saidParts(score.components, names) },
    tone,
    summary_text: summary.map((fact) => say(VARGA, fact, names.lang)).join(' '),
    caution_text: caution && names.text(caution),
    confidence: 'interpretive',
    sources: [citation(READINGS[varga.varga.id].source)],
  };
}
