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
import { wireId, type Named, type Names } from '../../lib/words/names.ts';
import { degrees } from '../../lib/astro/rounding.ts';
import { dms, signRef } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { comparisonText } from '../../lib/records/planet/comparison.ts';
import { JAIMINI } from '../../lib/words/subjects/jaimini.ts';

const ARUDHA_NAMES: readonly Named[] = [
  { name: 'Arudha Lagna', sanskrit: 'आरूढ़ लग्न' },
  { name: 'Dhana Pada', sanskrit: 'धन पद' },
  { name: 'Vikrama Pada', sanskrit: 'विक्रम पद' },
  { name: 'Matri Pada', sanskrit: 'मातृ पद' },
  { name: 'Mantra Pada', sanskrit: 'मंत्र पद' },
  { name: 'Roga Pada', sanskrit: 'रोग पद' },
  { name: 'Dara Pada', sanskrit: 'दार पद' },
  { name: 'Mrityu Pada', sanskrit: 'मृत्यु पद' },
  { name: 'Bhagya Pada', sanskrit: 'भाग्य पद' },
  { name: 'Rajya Pada', sanskrit: 'राज्य पद' },
  { name: 'Labha Pada', sanskrit: 'लाभ पद' },
  { name: 'Upapada', sanskrit: 'उपपद' },
];

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
    signifies: names.text(signifies),
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
    name: names.of(ARUDHA_NAMES[house - 1]!),
    sign: signRef(signIndex, names),
    house_from_ascendant: countFrom(chart.ascendant.signIndex, signIndex),
    house_sign: signRef(pada.houseSignIndex, names),
    lord: planetId(pada.lord),
    lord_sign: signRef(pada.lordSignIndex, names),
    lord_reason: lordReason(pada, names),
    count: pada.count,
    counted_sign: signRef(pada.countedSignIndex, names),
    exception: pada.exception,
    with_first_lord: signRef(classicalArudhaSign(chart, house), names),
    planets: occupantsOfSign(chart, signIndex).map(planetId),
    aspected_by: planetsAspectingSign(chart, signIndex).map(planetId),
    reason: JAIMINI[names.lang].arudha_count(pada),
  };
}

function lordReason({ houseSignIndex: signIndex, lordComparison }: ArudhaPada, { lang }: Names): string {
  const { first, second, steps, winner } = lordComparison;
  if (steps.length === 0) return JAIMINI[lang].one_lord({ planet: winner, signIndex });
  return `${JAIMINI[lang].two_lords({ signIndex, first, second })} ${comparisonText(lordComparison, lang)}`;
}

export const KARAKA_SOURCES = [citation(jaiminiSutras('1.1', '11-18')), citation(bphs(32, '1-17'))];
