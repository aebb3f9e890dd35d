/** Builds the records that several answers of /jaimini share. */
import { countFrom } from '../../lib/astro/angle.ts';
import { companions } from '../../lib/astro/planet/avasthas.ts';
import type { Chart } from '../../lib/astro/chart/chart.ts';
import { classicalArudhaSign, type ArudhaPada } from '../../lib/astro/jaimini/arudhas.ts';
import type { CharaKaraka } from '../../lib/astro/jaimini/charaKarakas.ts';
import { planetsAspectingSign } from '../../lib/astro/jaimini/signAspects.ts';
import { housesFromSign, occupantsOfSign, type SignHouse } from '../../lib/astro/jaimini/signHouses.ts';
import { KARAKA_OFFICES, type KarakaCode } from '../../lib/astro/jaimini/tables/karakaOffices.ts';
import { bphs, citation, jaiminiSutras } from '../../lib/astro/source.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import type { NavamsaPlace, SignHouseRecord, ArudhaRecord } from '../../lib/schemas/jaimini/common.ts';
import { wireId, type Names } from '../../lib/words/names.ts';
import { degrees } from '../../lib/astro/rounding.ts';
import { dms, signRef } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { arudhaName, arudhaReason, lordReason } from './words.ts';

/** Returns the record of a karaka role and the planet that holds it. */
export function roleRecord(code: KarakaCode, planet: Planet, names: Names) {
  const office = KARAKA_OFFICES[code];
  return {
    role: wireId(office.name),
    code,
    role_name: names.of(office),
    planet: planetId(planet),
    planet_name: names.planet(planet),
  };
}

export function karakaHead(chart: Chart, karaka: CharaKaraka, names: Names) {
  const { code, planet, countedDeg, leadDeg, sharedWith, isByNature } = karaka;
  const { degreeInSign } = chart.planets[planet];
  const { natural, signifies } = KARAKA_OFFICES[code];
  return {
    ...roleRecord(code, planet, names),
    signifies,
    degree: degrees(degreeInSign),
    dms: dms(degreeInSign),
    counted_degree: degrees(countedDeg),
    lead: leadDeg === null ? null : degrees(leadDeg),
    is_tied: sharedWith.length > 0,
    shared_with: sharedWith.map(planetId),
    is_by_nature: isByNature,
    natural_karaka: planetId(natural),
  };
}

export function navamsaPlace(chart: Chart, navamsa: Chart, planet: Planet, names: Names): NavamsaPlace {
  const place = navamsa.planets[planet];
  const { dignity, house, signIndex } = place;
  return {
    sign: signRef(signIndex, names),
    house,
    dignity,
    dignity_name: names.term(dignity),
    is_vargottama: chart.signs[planet] === signIndex,
    conjunctions: companions(navamsa, place).map(({ id }) => planetId(id)),
    aspected_by: planetsAspectingSign(navamsa, signIndex).map(planetId),
  };
}

export function signHouseRecord(
  { number, signIndex, occupants, aspectedBy }: SignHouse,
  names: Names,
): SignHouseRecord {
  return {
    number,
    sign: signRef(signIndex, names),
    planets: occupants.map(planetId),
    aspected_by: aspectedBy.map(planetId),
  };
}

export function signHouseRecords(chart: Chart, signIndex: number, names: Names): SignHouseRecord[] {
  return housesFromSign(chart, signIndex).map((house) => signHouseRecord(house, names));
}

export function arudhaRecord(chart: Chart, pada: ArudhaPada, names: Names): ArudhaRecord {
  const { house, signIndex } = pada;
  return {
    house,
    code: `A${house}`,
    name: names.of(arudhaName(house)),
    sign: signRef(signIndex, names),
    house_from_ascendant: countFrom(chart.ascendant.signIndex, signIndex),
    house_sign: signRef(pada.houseSignIndex, names),
    lord: planetId(pada.lord),
    lord_sign: signRef(pada.lordSignIndex, names),
    lord_reason: lordReason(pada),
    count: pada.count,
    counted_sign: signRef(pada.countedSignIndex, names),
    exception: pada.exception,
    with_first_lord: signRef(classicalArudhaSign(chart, house), names),
    planets: occupantsOfSign(chart, signIndex).map(planetId),
    aspected_by: planetsAspectingSign(chart, signIndex).map(planetId),
    reason: arudhaReason(pada),
  };
}

export const KARAKA_SOURCES = [citation(jaiminiSutras('1.1', '11-18')), citation(bphs(32, '1-17'))];
