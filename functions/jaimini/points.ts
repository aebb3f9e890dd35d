/** Answers of /jaimini about karakamsha, swamsha and padas. */
import { choice } from '../../lib/schemas/common/inputs.ts';
import { arudhaFindings } from '../../lib/astro/judgement/jaimini/arudhaFindings.ts';
import { findingsSummary } from '../../lib/astro/judgement/finding.ts';
import { karakamshaFindings, releaseFrom, type Release } from '../../lib/astro/judgement/jaimini/karakamshaFindings.ts';
import { swamshaFindings } from '../../lib/astro/judgement/jaimini/swamshaFindings.ts';
import { afflictingPlanets, laterUnions, upapadaFindings } from '../../lib/astro/judgement/jaimini/upapadaFindings.ts';
import { sentence } from '../../lib/astro/judgement/phrases.ts';
import { named } from '../../lib/astro/planetWords.ts';
import { countFrom } from '../../lib/astro/angle.ts';
import type { Chart } from '../../lib/astro/chart/chart.ts';
import { navamsaChart } from '../../lib/astro/chart/derivedCharts.ts';
import { arudhaOfHouse, arudhaPadas } from '../../lib/astro/jaimini/arudhas.ts';
import { charaKaraka, charaKarakas } from '../../lib/astro/jaimini/charaKarakas.ts';
import { devata } from '../../lib/astro/jaimini/devatas.ts';
import { houseFromSign, housesFromSign } from '../../lib/astro/jaimini/signHouses.ts';
import { lordOfHouse } from '../../lib/astro/planet/lordship.ts';
import { bphs, citation, jaiminiSutras, practice } from '../../lib/astro/source.ts';
import { signLord, SIGNS } from '../../lib/astro/tables/signs.ts';
import { ordinal } from '../../lib/astro/words.ts';
import type { ArudhaLagna, Karakamsha, Swamsha, Upapada } from '../../lib/schemas/jaimini/points.ts';
import type { NatalContext } from '../../lib/birth/natal.ts';
import { devataRecord } from '../../lib/records/planet/devatas.ts';
import { findingRecord } from '../../lib/records/evidence/findingRecord.ts';
import type { Names } from '../../lib/words/names.ts';
import { signRef } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import type { Fields } from '../_shell/route.ts';
import {
  arudhaRecord,
  KARAKA_SOURCES,
  navamsaPlace,
  roleRecord,
  signHouseRecord,
  signHouseRecords,
} from './jaiminiRecords.ts';
import { karakamshaSummary, karakaNotes, mokshaText, unionText } from './words.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

/** Query of /jaimini/karakamsha. */
export const KarakamshaQuery = {
  effects_from: choice(
    ['navamsa', 'birth_chart'],
    'Where the effects of houses from karakamsha are read; default navamsa',
  ),
};

const EFFECTS_NOTE =
  'Commentators differ on whether effects from karakamsha are read in the navamsa or in the birth chart: effects_from chooses, the navamsa by default, and both sets of houses are given.';

export function karakamsha({ chart, names, query }: NatalContext<Fields<typeof KarakamshaQuery>>): Karakamsha {
  const karakas = charaKarakas(chart);
  const soul = charaKaraka(karakas, 'AK').planet;
  const navamsa = navamsaChart(chart);
  const signIndex = navamsa.signs[soul];
  const effectsFrom = query.effects_from ?? 'navamsa';
  const effects = karakamshaFindings(chart, effectsFrom === 'navamsa' ? navamsa : chart, signIndex);
  const ishta = devata(chart, navamsa, 'ishta', signIndex);
  const minister = navamsa.signs[charaKaraka(karakas, 'AmK').planet];
  return {
    sign: signRef(signIndex, names),
    lord: planetId(signLord(signIndex)),
    atmakaraka: roleRecord('AK', soul, names),
    house_in_navamsa: navamsa.planets[soul].house,
    house_in_birth_chart: countFrom(chart.ascendant.signIndex, signIndex),
    houses: signHouseRecords(navamsa, signIndex, names),
    birth_chart_houses: signHouseRecords(chart, signIndex, names),
    effects_from: effectsFrom,
    effects: effects.map(({ house, ...effect }) => ({ ...findingRecord(effect), house })),
    ishta_devata: devataRecord(ishta, names),
    palana_devata: devataRecord(devata(chart, navamsa, 'palana', minister), names),
    dharma_devata: devataRecord(devata(chart, navamsa, 'dharma', signIndex), names),
    moksha: mokshaRecord(releaseFrom(chart, navamsa, signIndex)),
    summary: karakamshaSummary(soul, navamsa, effects, ishta),
    notes: [EFFECTS_NOTE, ...karakaNotes(chart, karakas, 'AK')],
    sources: [...KARAKA_SOURCES, citation(jaiminiSutras('1.2')), citation(bphs(33))],
  };
}

function mokshaRecord({ hasBenefic, isPresent, occupants }: Release): Karakamsha['moksha'] {
  return {
    present: isPresent,
    planets: occupants.map(planetId),
    has_benefic_support: hasBenefic,
    text: mokshaText(isPresent, hasBenefic),
    source: citation(jaiminiSutras('1.2')),
  };
}

export function swamsha({ chart, names }: BirthContext): Swamsha {
  const navamsa = navamsaChart(chart);
  const lord = lordOfHouse(chart, 1);
  const place = navamsaPlace(chart, navamsa, lord, names);
  const { signIndex } = navamsa.planets[lord];
  const rising = navamsa.ascendant.signIndex;
  const findings = swamshaFindings(chart, navamsa);
  const counted =
    place.house === 1 ? 'which rises there' : `the ${ordinal(place.house)} from its ascendant ${SIGNS[rising]!}`;
  const opening = `${named(lord)}, lord of the ascendant, stands in ${SIGNS[signIndex]!} in the navamsa, ${counted}`;
  return {
    ...place,
    lord: planetId(lord),
    lord_name: names.planet(lord),
    sign_lord: planetId(signLord(signIndex)),
    birth_sign: signRef(chart.signs[lord], names),
    birth_house: chart.planets[lord].house,
    houses: signHouseRecords(navamsa, signIndex, names),
    navamsa_lagna: navamsaLagnaRecord(navamsa, names),
    summary: findingsSummary(sentence(opening), findings),
    findings: findings.map(findingRecord),
    notes: [
      'Swamsha is taken here for the lord of the ascendant in the navamsa; others mean the ascendant of the navamsa, which is given besides, or the navamsa sign of the atmakaraka, for which see karakamsha.',
    ],
    sources: [citation(jaiminiSutras('1.2', '1')), citation(bphs(6, '12'))],
  };
}

function navamsaLagnaRecord(navamsa: Chart, names: Names): Swamsha['navamsa_lagna'] {
  const { signIndex } = navamsa.ascendant;
  const { aspectedBy, occupants } = houseFromSign(navamsa, signIndex, 1);
  return {
    sign: signRef(signIndex, names),
    lord: planetId(signLord(signIndex)),
    planets: occupants.map(planetId),
    aspected_by: aspectedBy.map(planetId),
    houses: signHouseRecords(navamsa, signIndex, names),
  };
}

const ARUDHA_NOTES = [
  'Of Scorpio and Aquarius, which have two lords, the stronger is taken; with_first_lord says where the pada falls by Mars and Saturn alone.',
  'A pada in its own house or in the 7th from it is moved, as BPHS 29.4-5 has it; some move those in the 4th and 10th too.',
];
const ARUDHA_SOURCES = [citation(jaiminiSutras('1.1', '29-31')), citation(bphs(29, '1-5'))];

export function arudhaLagna(context: BirthContext): ArudhaLagna {
  const { chart, names } = context;
  const padas = arudhaPadas(chart);
  const records = padas.map((pada) => arudhaRecord(chart, pada, names));
  const { signIndex } = padas[0]!;
  const findings = arudhaFindings({ chart, padas, strengths: context.strengths() });
  const house = findings.find(({ id }) => id === 'house')!;
  const opening = `The arudha of the ascendant is ${SIGNS[signIndex]!}. ${house.meaning!}`;
  return {
    arudha: records[0]!,
    padas: records,
    houses: signHouseRecords(chart, signIndex, names),
    summary: findingsSummary(opening, findings),
    findings: findings.map(findingRecord),
    notes: [
      ...ARUDHA_NOTES,
      'Books also read an arudha in the 6th, 8th or 12th house; by this count the arudha of the ascendant falls in the 3rd, 4th, 5th, 9th, 10th or 11th only.',
    ],
    sources: [...ARUDHA_SOURCES, citation(bphs(29))],
  };
}

export function upapada({ chart, names }: BirthContext): Upapada {
  const pada = arudhaOfHouse(chart, 12);
  const upapadaContext = { chart, upapada: pada, ascendantArudha: arudhaOfHouse(chart, 1) };
  const findings = upapadaFindings(upapadaContext);
  const houses = housesFromSign(chart, pada.signIndex);
  const record = (house: number) => signHouseRecord(houses[house - 1]!, names);
  const opening = `The upapada, arudha of the 12th house, is ${SIGNS[pada.signIndex]!}.`;
  return {
    arudha: arudhaRecord(chart, pada, names),
    second: record(2),
    seventh: record(7),
    eighth: record(8),
    later_unions: unionRecords(upapadaContext, names),
    afflicting_planets: afflictingPlanets(upapadaContext).map(planetId),
    summary: `${findingsSummary(opening, findings)} Read it beside the 7th house and Venus; how two people treat each other decides more than any sign.`,
    findings: findings.map(findingRecord),
    notes: [
      'The upapada is the arudha of the 12th house for every ascendant; some take the 2nd house for ascendants in even signs.',
      ...ARUDHA_NOTES,
    ],
    sources: [...ARUDHA_SOURCES, citation(jaiminiSutras('1.4', '1')), citation(bphs(30, '1-12'))],
  };
}

const LATER_UNIONS = practice('Jaimini practice: a later marriage from the eighth of the one before');

function unionRecords(upapadaContext: Parameters<typeof laterUnions>[0], names: Names): Upapada['later_unions'] {
  return laterUnions(upapadaContext).map(({ number, signIndex, lord }) => ({
    number,
    sign: signRef(signIndex, names),
    lord: planetId(lord),
    text: unionText(number, signIndex, lord, citation(LATER_UNIONS)),
  }));
}
