/** Answers of /jaimini about karakamsha, swamsha and padas. */
import { addedPartsQuery } from '../../lib/schemas/common/asked/detailInputs.ts';
import { choice } from '../../lib/schemas/common/inputs.ts';
import { arudhaFindings } from '../../lib/astro/judgement/jaimini/arudhaFindings.ts';
import { both } from '../../lib/astro/bilingual.ts';
import type { FindingEffect } from '../../lib/astro/evidence.ts';
import { fact, summaryOf, type JaiminiFact, type JaiminiFinding } from '../../lib/astro/judgement/jaimini/facts.ts';
import { karakamshaFindings, releaseFrom, type Release } from '../../lib/astro/judgement/jaimini/karakamshaFindings.ts';
import { swamshaFindings } from '../../lib/astro/judgement/jaimini/swamshaFindings.ts';
import { afflictingPlanets, laterUnions, upapadaFindings } from '../../lib/astro/judgement/jaimini/upapadaFindings.ts';
import { countFrom } from '../../lib/astro/angle.ts';
import type { Chart } from '../../lib/astro/chart/chart.ts';
import { navamsaChart } from '../../lib/astro/chart/derivedCharts.ts';
import { arudhaOfHouse, arudhaPadas } from '../../lib/astro/jaimini/arudhas.ts';
import { PLANET_ARUDHA_SOURCE } from '../../lib/astro/jaimini/planetArudhas.ts';
import { charaKaraka, charaKarakas } from '../../lib/astro/jaimini/charaKarakas.ts';
import { devata, type Devata } from '../../lib/astro/jaimini/devatas.ts';
import { houseFromSign, housesFromSign } from '../../lib/astro/jaimini/signHouses.ts';
import { lordOfHouse } from '../../lib/astro/planet/lordship.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import { bphs, citation, jaiminiSutras } from '../../lib/astro/source.ts';
import { signLord } from '../../lib/astro/tables/signs.ts';
import type { ArudhaLagna, Karakamsha, Swamsha, Upapada } from '../../lib/schemas/jaimini/points.ts';
import type { NatalContext } from '../../lib/birth/natal.ts';
import { devataRecord } from '../../lib/records/planet/devatas.ts';
import type { Names } from '../../lib/words/names.ts';
import { signRef } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import type { Fields } from '../_shell/kinds/natal.ts';
import {
  arudhaRecord,
  KARAKA_SOURCES,
  navamsaPlace,
  roleRecord,
  signHouseRecord,
  signHouseRecords,
} from './jaiminiRecords.ts';
import { karakaNotes } from './karakaNotes.ts';
import { planetArudhaRecords } from './planetArudhas.ts';
import { factsText, jaiminiFinding } from '../../lib/records/evidence/jaiminiFinding.ts';
import { JAIMINI } from '../../lib/words/subjects/jaimini.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

/** Query of /jaimini/karakamsha. */
export const KarakamshaQuery = {
  effects_from: choice(
    ['navamsa', 'birth_chart'],
    'Where the effects of houses from karakamsha are read; default navamsa',
  ),
};

const EFFECTS_NOTE = both(
  'Commentators differ on whether effects from karakamsha are read in the navamsa or in the birth chart. The field effects_from chooses, the navamsa by default. Both sets of houses are given.',
  'टीकाकारों में मतभेद है कि कारकांश के फल नवांश में देखें या जन्म कुंडली में। effects_from से चुनें; न चुनने पर नवांश लिया जाता है। भाव दोनों के दिए हैं।',
);

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
    effects: effects.map(({ house, ...effect }) => ({ ...jaiminiFinding(effect, names), house })),
    ishta_devata: devataRecord(ishta, names),
    palana_devata: devataRecord(devata(chart, navamsa, 'palana', minister), names),
    dharma_devata: devataRecord(devata(chart, navamsa, 'dharma', signIndex), names),
    moksha: mokshaRecord(releaseFrom(chart, navamsa, signIndex), names),
    summary: factsText(karakamshaSummary(soul, navamsa, effects, ishta), names),
    notes: [names.text(EFFECTS_NOTE), ...karakaNotes(chart, karakas, names, 'AK')],
    sources: [...KARAKA_SOURCES, citation(jaiminiSutras('1.2')), citation(bphs(33))],
  };
}

/**
 * Describes the karakamsha: what it is, what its sign gives, the first effects that help and that need care, and the
 * ishta devata.
 */
function karakamshaSummary(
  planet: Planet,
  navamsa: Chart,
  effects: readonly JaiminiFinding[],
  ishta: Devata,
): JaiminiFact[] {
  const { house, signIndex } = navamsa.planets[planet];
  const [sign, ...others] = effects;
  const first = (tone: FindingEffect) => others.find((one) => one.effect === tone);
  const relevant = [sign, first('describes'), first('supports'), first('asks_care')];
  return [
    fact('karakamsha_opening', { planet, signIndex, house }),
    ...relevant.flatMap((one) => one?.meaning ?? []),
    fact('ishta', { planet: ishta.planets[0] }),
  ];
}

function mokshaRecord({ hasBenefic, isPresent, occupants }: Release, { lang }: Names): Karakamsha['moksha'] {
  return {
    present: isPresent,
    planets: occupants.map(planetId),
    has_benefic_support: hasBenefic,
    text: JAIMINI[lang].moksha({ isPresent, hasBenefic }),
    source: citation(jaiminiSutras('1.2')),
  };
}

const SWAMSHA_NOTE = both(
  'Swamsha is taken here for the lord of the ascendant in the navamsa. Others mean the ascendant of the navamsa, which is given too. Others again mean the navamsa sign of the atmakaraka, for which see karakamsha.',
  'यहाँ स्वांश का अर्थ नवांश में लग्नेश की राशि है। कुछ लोग नवांश लग्न को स्वांश कहते हैं, जो साथ में दिया है; कुछ नवांश में आत्मकारक की राशि को, जिसके लिए कारकांश देखें।',
);

export function swamsha({ chart, names }: BirthContext): Swamsha {
  const navamsa = navamsaChart(chart);
  const lord = lordOfHouse(chart, 1);
  const place = navamsaPlace(chart, navamsa, lord, names);
  const { signIndex } = navamsa.planets[lord];
  const findings = swamshaFindings(chart, navamsa);
  const opening = fact('swamsha_opening', {
    planet: lord,
    signIndex,
    house: place.house,
    risingSignIndex: navamsa.ascendant.signIndex,
  });
  return {
    ...place,
    lord: planetId(lord),
    lord_name: names.planet(lord),
    sign_lord: planetId(signLord(signIndex)),
    birth_sign: signRef(chart.signs[lord], names),
    birth_house: chart.planets[lord].house,
    houses: signHouseRecords(navamsa, signIndex, names),
    navamsa_lagna: navamsaLagnaRecord(navamsa, names),
    summary: factsText(summaryOf([opening], findings), names),
    findings: findings.map((finding) => jaiminiFinding(finding, names)),
    notes: [names.text(SWAMSHA_NOTE)],
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
  both(
    'Scorpio and Aquarius have two lords, of which the stronger is taken. The field with_first_lord tells the pada by Mars and Saturn alone.',
    'वृश्चिक और कुंभ के दो स्वामी हैं, जिनमें से बलवान लिया गया है। केवल मंगल और शनि से पद कहाँ पड़ता है, यह with_first_lord में है।',
  ),
  both(
    'A pada in its own house or in the 7th from it is moved, after chapter 29 of BPHS. Some move those in the 4th and 10th too.',
    'पद अपने ही भाव में या उससे सातवें में पड़े तो बदला जाता है (बृहत् पाराशर होरा शास्त्र 29.4-5)। कुछ लोग चौथे और दसवें का पद भी बदलते हैं।',
  ),
];
const ASCENDANT_ARUDHA_NOTE = both(
  'Books also read an arudha in the 6th, 8th or 12th house. By this count the arudha of the ascendant falls in the 3rd, 4th, 5th, 9th, 10th or 11th only.',
  'पुस्तकों में छठे, आठवें या बारहवें भाव के आरूढ़ का फल भी मिलता है। इस गिनती से आरूढ़ लग्न केवल तीसरे, चौथे, पाँचवें, नौवें, दसवें या ग्यारहवें भाव में पड़ता है।',
);
const UPAPADA_NOTE = both(
  'The upapada is the arudha of the 12th house for every ascendant. Some take the 2nd house for ascendants in even signs.',
  'उपपद हर लग्न के लिए बारहवें भाव का आरूढ़ है। कुछ लोग सम राशि के लग्न के लिए दूसरा भाव लेते हैं।',
);
const ARUDHA_SOURCES = [citation(jaiminiSutras('1.1', '29-31')), citation(bphs(29, '1-5'))];

/** Query of /jaimini/arudha-lagna. */
export const ArudhaQuery = addedPartsQuery(['graha_arudhas'], 'graha_arudhas: adds the arudhas of the nine planets');

export function arudhaLagna(context: NatalContext<Fields<typeof ArudhaQuery>>): ArudhaLagna {
  const { chart, names, query } = context;
  const ofPlanets = query.include?.includes('graha_arudhas') ?? false;
  const padas = arudhaPadas(chart);
  const records = padas.map((pada) => arudhaRecord(chart, pada, names));
  const { signIndex } = padas[0]!;
  const findings = arudhaFindings({ chart, padas, strengths: context.strengths() });
  const house = findings.find(({ id }) => id === 'house')!;
  const opening = [fact('arudha_opening', { signIndex }), house.meaning!];
  return {
    arudha: records[0]!,
    padas: records,
    houses: signHouseRecords(chart, signIndex, names),
    ...(ofPlanets && { graha_arudhas: planetArudhaRecords(context) }),
    summary: factsText(summaryOf(opening, findings), names),
    findings: findings.map((finding) => jaiminiFinding(finding, names)),
    notes: names.texts([...ARUDHA_NOTES, ASCENDANT_ARUDHA_NOTE]),
    sources: [...ARUDHA_SOURCES, citation(bphs(29)), ...(ofPlanets ? [citation(PLANET_ARUDHA_SOURCE)] : [])],
  };
}

export function upapada({ chart, names }: BirthContext): Upapada {
  const pada = arudhaOfHouse(chart, 12);
  const upapadaContext = { chart, upapada: pada, ascendantArudha: arudhaOfHouse(chart, 1) };
  const findings = upapadaFindings(upapadaContext);
  const houses = housesFromSign(chart, pada.signIndex);
  const record = (house: number) => signHouseRecord(houses[house - 1]!, names);
  const opening = fact('upapada_opening', { signIndex: pada.signIndex });
  return {
    arudha: arudhaRecord(chart, pada, names),
    second: record(2),
    seventh: record(7),
    eighth: record(8),
    later_unions: unionRecords(upapadaContext, names),
    afflicting_planets: afflictingPlanets(upapadaContext).map(planetId),
    summary: factsText([...summaryOf([opening], findings), fact('upapada_close', {})], names),
    findings: findings.map((finding) => jaiminiFinding(finding, names)),
    notes: names.texts([UPAPADA_NOTE, ...ARUDHA_NOTES]),
    sources: [...ARUDHA_SOURCES, citation(jaiminiSutras('1.4', '1')), citation(bphs(30, '1-12'))],
  };
}

function unionRecords(upapadaContext: Parameters<typeof laterUnions>[0], names: Names): Upapada['later_unions'] {
  return laterUnions(upapadaContext).map(({ number, signIndex, lord }) => ({
    number,
    sign: signRef(signIndex, names),
    lord: planetId(lord),
    text: JAIMINI[names.lang].later_union({ number, signIndex, planet: lord }),
  }));
}
