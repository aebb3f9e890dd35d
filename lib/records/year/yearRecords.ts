/** Records that several answers of /varshphal share. */
import { countFrom } from '../../astro/angle.ts';
import { planetsOf, type Chart } from '../../astro/chart/chart.ts';
import type { Bilingual } from '../../astro/bilingual.ts';
import type { Condition } from '../../astro/evidence.ts';
import type { Score, ScorePart } from '../../astro/score.ts';
import type { Source } from '../../astro/source.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import type { Annual } from '../../astro/varshphal/annual.ts';
import type { AnnualFact } from '../../astro/varshphal/facts.ts';
import type { OfficeBearer } from '../../astro/varshphal/officeBearers.ts';
import type { PanchaVargiyaBand, TajikaAspect } from '../../astro/varshphal/tables/tajika.ts';
import { SAMJNA_TANTRA } from '../../astro/varshphal/tajikaSources.ts';
import type { TajikaContact } from '../../astro/varshphal/tajikaAspects.ts';
import type { TajikaYoga } from '../../astro/varshphal/tajikaYogas.ts';
import type { Names } from '../../words/names.ts';
import { degrees } from '../../astro/rounding.ts';
import { evidenceRecord, positionRecord, signRef, strengthRecord } from '../common.ts';
import { planetId } from '../../schemas/common/planetId.ts';
import type { Evidence, StrengthScore } from '../../schemas/common/records.ts';
import { say } from '../../words/say.ts';
import { VARSHPHAL } from '../../words/subjects/varshphal.ts';
import { OFFICE_NAMES, PANCHA_VARGIYA_BAND_NAMES } from './termNames.ts';

/** Returns where the Muntha stands. */
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

/** Returns the records of the planets of an annual chart. */
export function annualPlanets({ chart, natal }: Annual, names: Names) {
  return planetsOf(chart).map((planet) => ({
    ...positionRecord(planet, planet.house, names),
    dignity: planet.dignity,
    dignity_name: names.term(planet.dignity),
    is_combust: planet.isCombust,
    natal_house: countFrom(natal.ascendant.signIndex, planet.signIndex),
  }));
}

/** Returns the records of the holders of offices. */
export function officeRecords(bearers: readonly OfficeBearer[], names: Names) {
  return bearers.map(({ office, planet, reason, signIndex }) => ({
    office,
    office_name: names.of(OFFICE_NAMES[office]),
    planet: planetId(planet),
    planet_name: names.planet(planet),
    sign: signRef(signIndex, names),
    reason: said(reason, names),
  }));
}

/** Returns the record of a Tajika aspect. */
export function aspectRecord(aspect: TajikaAspect, names: Names) {
  return { aspect: aspect.id, aspect_name: names.of(aspect), nature: aspect.nature };
}

/** Returns the record of two planets in aspect. */
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

/** Returns the record of a Tajika yoga, present or not. */
export function tajikaYogaRecord({ evidence, instances, isPresent, row }: TajikaYoga, names: Names) {
  return {
    id: row.id,
    name: names.of(row),
    present: isPresent,
    polarity: row.polarity,
    result: isPresent ? names.text(row.result) : null,
    instances: instances.map(({ houses, planets }) => ({ planets: planets.map(planetId), houses: [...houses] })),
    evidence: evidence.map((condition) => conditionRecord(condition, SAMJNA_TANTRA, names)),
  };
}

/** Returns the band of a five-fold strength with its name. */
export function bandRecord(band: PanchaVargiyaBand, names: Names) {
  return { band, band_name: names.of(PANCHA_VARGIYA_BAND_NAMES[band]) };
}

/** A strength with its parts. */
export function pointsRecord(
  { value, parts }: Pick<Score, 'value'> & { readonly parts: readonly ScorePart<AnnualFact>[] },
  names: Names,
) {
  return {
    score: value,
    components: parts.map(({ id, label, max, points }) => ({ id, label: said(label, names), points, max })),
  };
}

/** Returns the sentence of a fact in the language asked for. */
export function said(fact: AnnualFact, { lang }: Names): string {
  return say(VARSHPHAL, fact, lang);
}

/** Returns the record of a score, its labels in the language asked for. */
export function scoreRecord(score: Score<AnnualFact>, names: Names): StrengthScore {
  const parts = score.parts.map((part) => ({ ...part, label: said(part.label, names) }));
  return strengthRecord({ ...score, parts }, names);
}

/** Returns the record of a condition whose text is fixed. */
export function conditionRecord(condition: Condition<Bilingual>, source: Source, names: Names): Evidence {
  return evidenceRecord({ ...condition, text: names.text(condition.text) }, source);
}
