/** Answers of /jaimini about the chara karakas. */
import { childrenReading, spouseReading } from '../../lib/astro/judgement/jaimini/familyReadings.ts';
import type { KarakaReading } from '../../lib/astro/judgement/jaimini/oneKaraka.ts';
import { soulReading, workReading } from '../../lib/astro/judgement/jaimini/allKarakas.ts';
import { karakaContext, type KarakaContext } from '../../lib/astro/judgement/jaimini/karakaContext.ts';
import { countFrom } from '../../lib/astro/angle.ts';
import { companions } from '../../lib/astro/planet/avasthas.ts';
import { signOfHouse, type Chart } from '../../lib/astro/chart/chart.ts';
import { navamsaChart } from '../../lib/astro/chart/derivedCharts.ts';
import { charaKaraka, charaKarakas, type CharaKaraka } from '../../lib/astro/jaimini/charaKarakas.ts';
import { devata } from '../../lib/astro/jaimini/devatas.ts';
import { planetsAspectingSign, signsAspectedBy } from '../../lib/astro/jaimini/signAspects.ts';
import { houseFromSign, houseOfPlanetFrom } from '../../lib/astro/jaimini/signHouses.ts';
import { signRelation } from '../../lib/astro/jaimini/signRelation.ts';
import { ownedHouses } from '../../lib/astro/planet/lordship.ts';
import { citation } from '../../lib/astro/source.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import { signLord } from '../../lib/astro/tables/signs.ts';
import type {
  Amatyakaraka,
  Atmakaraka,
  CharaKarakas,
  Darakaraka,
  Putrakaraka,
} from '../../lib/schemas/jaimini/karakas.ts';
import { devataRecord } from '../../lib/records/planet/devatas.ts';
import type { Names } from '../../lib/words/names.ts';
import { nakshatraRef, signRef, strengthRecord } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { karakaHead, KARAKA_SOURCES, navamsaPlace, roleRecord, signHouseRecord } from './jaiminiRecords.ts';
import { both } from '../../lib/astro/bilingual.ts';
import type { KarakaScheme } from '../../lib/astro/conventions.ts';
import { placed } from '../../lib/astro/judgement/jaimini/influence.ts';
import { factsText, factText, jaiminiFinding } from '../../lib/records/evidence/jaiminiFinding.ts';
import { JAIMINI } from '../../lib/words/subjects/jaimini.ts';
import { karakaNotes } from './karakaNotes.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

const SCHEME_NOTE = both(
  'The Sutras speak of seven planets or eight, and seven are counted here. Sanjay Rath and P. V. R. Narasimha Rao take eight with Rahu for persons. The field karaka_scheme chooses.',
  'सूत्रों में सात या आठ ग्रह कहे गए हैं। यहाँ सात गिने जाते हैं, जब तक कुछ और न माँगा जाए। संजय रथ और पी. वी. आर. नरसिंह राव व्यक्ति की कुंडली में राहु के साथ आठ लेते हैं (karaka_scheme 8)।',
);

export function charaKarakaScheme({ chart, names }: BirthContext): CharaKarakas {
  const { karakaScheme } = chart.conventions;
  const karakas = charaKarakas(chart);
  const navamsa = navamsaChart(chart);
  const otherScheme = karakaScheme === 7 ? 8 : 7;
  const others = charaKarakas(chart, otherScheme);
  const holder = new Map(karakas.map(({ code, planet }) => [code, planet]));
  const changed = others.filter(({ code, planet }) => holder.get(code) !== planet);
  return {
    scheme: karakaScheme,
    karakas: karakas.map((karaka) => ({
      ...karakaHead(chart, karaka, names),
      ...placeRecord(chart, karaka.planet, names),
      navamsa_sign: signRef(navamsa.signs[karaka.planet], names),
      meaning: meaningOf(chart, karaka, names),
    })),
    other_scheme: {
      scheme: otherScheme,
      karakas: others.map(({ code, planet }) => roleRecord(code, planet, names)),
      changed_roles: changed.map(({ code, planet }) => roleRecord(code, planet, names).role),
    },
    summary: schemeSummary(karakas, changed, otherScheme, names),
    notes: [names.text(SCHEME_NOTE), ...karakaNotes(chart, karakas, names)],
    sources: KARAKA_SOURCES,
  };
}

/** Names the first, the second and the last karaka, and what the other scheme would change. */
function schemeSummary(
  karakas: readonly CharaKaraka[],
  changed: readonly CharaKaraka[],
  scheme: KarakaScheme,
  { lang }: Names,
): string {
  const [soul, minister, last] = [karakas[0]!, karakas[1]!, karakas.at(-1)!];
  const order = JAIMINI[lang].karakas_order({
    atmakaraka: soul.planet,
    countedDeg: soul.countedDeg,
    amatyakaraka: minister.isByNature ? null : minister.planet,
    darakaraka: last.isByNature ? null : last.planet,
  });
  return `${order} ${JAIMINI[lang].other_scheme({ scheme, changed })}`;
}

function meaningOf(chart: Chart, { code, planet }: CharaKaraka, { lang }: Names): string {
  const { house } = chart.planets[planet];
  return JAIMINI[lang].karaka_meaning({ ...placed(chart, planet), code, house });
}

function placeRecord(chart: Chart, planet: Planet, names: Names) {
  const { dignity, house, nakshatraIndex, pada, signIndex } = chart.planets[planet];
  return {
    sign: signRef(signIndex, names),
    house,
    nakshatra: nakshatraRef(nakshatraIndex, names),
    pada,
    dignity,
    dignity_name: names.term(dignity),
  };
}

export function atmakaraka(context: BirthContext): Atmakaraka {
  const { chart, names } = context;
  const significator = karakaContext(chart, 'AK', context.strengths());
  const { karaka, karakamshaSignIndex, navamsa } = significator;
  const own = houseFromSign(navamsa, karakamshaSignIndex, 1);
  return {
    ...karakaRecord(significator, soulReading(significator), names),
    karakamsha: {
      sign: signRef(karakamshaSignIndex, names),
      lord: planetId(signLord(karakamshaSignIndex)),
      house_in_navamsa: navamsa.planets[karaka.planet].house,
      house_in_birth_chart: countFrom(chart.ascendant.signIndex, karakamshaSignIndex),
      planets: own.occupants.filter((planet) => planet !== karaka.planet).map(planetId),
      aspected_by: own.aspectedBy.map(planetId),
    },
    ishta_devata: devataRecord(devata(chart, navamsa, 'ishta', karakamshaSignIndex), names),
    lesson: JAIMINI[names.lang].soul_lesson({ planet: karaka.planet }),
  };
}

export function amatyakaraka(context: BirthContext): Amatyakaraka {
  const { chart, names } = context;
  const significator = karakaContext(chart, 'AmK', context.strengths());
  const { karaka, karakas, karakamshaSignIndex, navamsa } = significator;
  const reading = workReading(significator);
  const { planet } = karaka;
  return {
    ...karakaRecord(significator, reading, names),
    atmakaraka: counterpart(significator, charaKaraka(karakas, 'AK').planet, names),
    house_from_arudha_lagna: houseOfPlanetFrom(chart, reading.ascendantArudha.signIndex, planet),
    house_from_karakamsha: houseOfPlanetFrom(navamsa, karakamshaSignIndex, planet),
    palana_devata: devataRecord(devata(chart, navamsa, 'palana', navamsa.signs[planet]), names),
    professions: reading.professions.map(({ basis, fields, planet: by, reason, source }) => ({
      planet: planetId(by),
      basis,
      reason: factText(reason, names),
      fields: names.texts(fields),
      source: citation(source),
      confidence: 'interpretive',
    })),
  };
}

export function darakaraka(context: BirthContext): Darakaraka {
  const { chart, names } = context;
  const significator = karakaContext(chart, 'DK', context.strengths());
  const reading = spouseReading(significator);
  const { signIndex } = reading.upapada;
  return {
    ...karakaRecord(significator, reading, names),
    venus: counterpart(significator, 'Venus', names),
    seventh_lord: counterpart(significator, reading.seventhLord, names),
    upapada: {
      sign: signRef(signIndex, names),
      house: countFrom(chart.ascendant.signIndex, signIndex),
      relation: relationRecord(signIndex, chart.signs[significator.karaka.planet]),
    },
  };
}

export function putrakaraka(context: BirthContext): Putrakaraka {
  const { chart, names } = context;
  const significator = karakaContext(chart, 'PK', context.strengths());
  const reading = childrenReading(significator);
  const { ascendant, planets } = reading.saptamsa;
  const { dignity, house, signIndex } = planets[significator.karaka.planet];
  const lord = signLord(ascendant.signIndex);
  return {
    ...karakaRecord(significator, reading, names),
    fifth_house: { ...signHouseRecord(houseFromSign(chart, signOfHouse(chart, 5), 1), names), number: 5 },
    fifth_lord: counterpart(significator, reading.fifthLord, names),
    jupiter: counterpart(significator, 'Jupiter', names),
    saptamsa: {
      ascendant_sign: signRef(ascendant.signIndex, names),
      sign: signRef(signIndex, names),
      house,
      dignity,
      dignity_name: names.term(dignity),
      ascendant_lord: planetId(lord),
      ascendant_lord_house: planets[lord].house,
    },
  };
}

function karakaRecord(
  { chart, karaka, karakas, navamsa, strength }: KarakaContext,
  reading: KarakaReading,
  names: Names,
) {
  const subject = chart.planets[karaka.planet];
  const { id, isCombust, isRetrograde, signIndex } = subject;
  return {
    ...karakaHead(chart, karaka, names),
    ...placeRecord(chart, id, names),
    is_retrograde: isRetrograde,
    is_combust: isCombust,
    owned_houses: ownedHouses(chart, id),
    conjunctions: companions(chart, subject).map((other) => planetId(other.id)),
    aspected_by: planetsAspectingSign(chart, signIndex).map(planetId),
    aspects_signs: signsAspectedBy(signIndex).map((sign) => signRef(sign, names)),
    navamsa: navamsaPlace(chart, navamsa, id, names),
    strength: strengthRecord(strength, names),
    summary: factsText(reading.summary, names),
    findings: reading.findings.map((finding) => jaiminiFinding(finding, names)),
    notes: [names.text(SCHEME_NOTE), ...karakaNotes(chart, karakas, names, karaka.code)],
    sources: [...new Set([...KARAKA_SOURCES, ...reading.findings.map(({ source }) => citation(source))])],
  };
}

function counterpart({ chart, karaka }: KarakaContext, planet: Planet, names: Names) {
  const { dignity, house, signIndex } = chart.planets[planet];
  return {
    planet: planetId(planet),
    sign: signRef(signIndex, names),
    house,
    dignity,
    relation: relationRecord(signIndex, chart.signs[karaka.planet]),
  };
}

function relationRecord(fromSignIndex: number, toSignIndex: number) {
  const { kind, house, houseBack, isAspect, isEasy } = signRelation(fromSignIndex, toSignIndex);
  return { kind, house, house_back: houseBack, is_sign_aspect: isAspect, is_easy: isEasy };
}
