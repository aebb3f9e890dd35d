/** Answer of /special/ashtakavarga-sarva. */
import { both } from '../../lib/astro/bilingual.ts';
import { sarvaFindings } from '../../lib/astro/judgement/house/sarvaFindings.ts';
import { binduBand, MEAN_SARVA, sarvaPlace } from '../../lib/astro/ashtakavarga/bands.ts';
import {
  ashtakavarga,
  CONTRIBUTORS,
  prastaraRow,
  type Ashtakavarga,
  type Contributor,
} from '../../lib/astro/ashtakavarga/bindus.ts';
import { houseBindus, type HouseBindus } from '../../lib/astro/ashtakavarga/houseBindus.ts';
import { MEAN_THIRD, thirdsByHouses, thirdsBySigns, type BinduThird } from '../../lib/astro/ashtakavarga/lifeThirds.ts';
import { occupants } from '../../lib/astro/chart/chart.ts';
import { lordOfHouse } from '../../lib/astro/planet/lordship.ts';
import { citation } from '../../lib/astro/source.ts';
import {
  BINDU_SOURCE,
  EKADHIPATYA_SOURCE,
  KEY_HOUSE_SOURCE,
  PINDA_SOURCE,
  SARVA_SOURCE,
  TRIKONA_SOURCE,
  VARAHAMIHIRA_SOURCE,
} from '../../lib/astro/tables/ashtakavarga.ts';
import { HOUSE_TOPICS } from '../../lib/astro/tables/houses.ts';
import type { AshtakavargaSarva } from '../../lib/schemas/special/ashtakavarga.ts';
import { ashtakavargaRecord, contributorId, contributorName, sevenById } from '../../lib/records/strength/bindus.ts';
import { findingInWords, findingRecord } from '../../lib/records/evidence/findingRecord.ts';
import { ASHTAKAVARGA } from '../../lib/words/subjects/ashtakavarga.ts';
import { say } from '../../lib/words/say.ts';
import type { Names } from '../../lib/words/names.ts';
import { ratio } from '../../lib/astro/rounding.ts';
import { placeRecord, signRef } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { houseBindusText, sarvaSummary, thirdsText } from './ashtakavargaTexts.ts';
import { pindaRecords } from './pindas.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

const NOTES = [
  both(
    'The sarvashtakavarga adds up the seven planets. That of the ascendant is given beside it.',
    'सर्वाष्टकवर्ग सात ग्रहों के बिंदुओं का योग है। लग्न का अष्टकवर्ग अलग दिया गया है।',
  ),
  both(
    'Rows are those of Parashara. Varahamihira has other ones for the Moon and Venus, given in variants.',
    'सारणी पराशर की है। वराहमिहिर की सारणी चंद्रमा और शुक्र के लिए अलग है; variants देखें।',
  ),
  both(
    'In the trikona reduction one zero among three trines leaves the others. The other reading is in strict_trikona.',
    'त्रिकोण शोधन में तीन में से एक राशि शून्य हो तो बाकी दो वैसी ही रहती हैं। दूसरा मत strict_trikona में है।',
  ),
  both(
    'In the ekadhipatya reduction any planet, node or the ascendant occupies a sign. An empty sign equal to its occupied partner becomes 0. In seven_planets_occupy nodes and the ascendant are left out.',
    'एकाधिपत्य शोधन में जिस राशि में कोई ग्रह, राहु-केतु या लग्न हो, वह भरी मानी जाती है। खाली राशि के बिंदु भरी राशि के बराबर हों तो शून्य हो जाते हैं। seven_planets_occupy में राहु-केतु और लग्न नहीं गिने जाते।',
  ),
  both(
    'Bands are those of practice around the mean of 28. Bindus of the 6th, 8th and 12th are strength to meet what those houses bring.',
    'श्रेणियाँ 28 के औसत के आसपास प्रचलन से ली गई हैं। छठे, आठवें और बारहवें भाव के बिंदु वहाँ की चुनौतियों से निपटने की ताकत माने जाते हैं।',
  ),
  both(
    'Sensitive nakshatras tell when to give a matter attention. They are no forecast of loss.',
    'संवेदनशील नक्षत्र बताते हैं कि किसी बात पर कब ध्यान दें। ये नुकसान की भविष्यवाणी नहीं हैं।',
  ),
];

const SOURCES = [
  BINDU_SOURCE,
  TRIKONA_SOURCE,
  EKADHIPATYA_SOURCE,
  PINDA_SOURCE,
  KEY_HOUSE_SOURCE,
  SARVA_SOURCE,
  VARAHAMIHIRA_SOURCE,
].map(citation);

export function ashtakavargaSarva(context: BirthContext): AshtakavargaSarva {
  const { chart, names } = context;
  const av = context.bindus();
  const rising = chart.ascendant.signIndex;
  const houses = houseBindus(av, rising);
  const findings = sarvaFindings(houses);
  const bySigns = thirdsBySigns(av.sarva);
  const byHouses = thirdsByHouses(av.sarva, rising);
  return {
    ...ashtakavargaRecord(av),
    totals: totalsRecord(av),
    houses: houses.map((house) => houseRecord(context, av, house)),
    strongest: housesWith(houses, Math.max(...av.sarva)),
    weakest: housesWith(houses, Math.min(...av.sarva)),
    prastara: prastaraRecord(av),
    pindas: pindaRecords(context, av),
    life_thirds: {
      by_signs: bySigns.map((third) => thirdRecord(third, names)),
      by_houses: byHouses.map((third) => thirdRecord(third, names)),
      text: thirdsText(bySigns, byHouses, names.lang),
    },
    variants: variantRecords(context),
    findings: findings.map((found) =>
      findingRecord(findingInWords(found, (fact) => say(ASHTAKAVARGA, fact, names.lang))),
    ),
    summary_text: sarvaSummary(houses, bySigns, findings, names.lang),
    notes: names.texts(NOTES),
    confidence: 'interpretive',
    sources: SOURCES,
  };
}

const sum = (bindus: readonly number[]) => bindus.reduce((total, each) => total + each, 0);

function totalsRecord({ bhinna, sarva }: Ashtakavarga): AshtakavargaSarva['totals'] {
  return {
    ...sevenById((planet) => sum(bhinna[planet])),
    ascendant: sum(bhinna.Ascendant),
    sarvashtakavarga: sum(sarva),
  };
}

function houseRecord(
  { chart, names }: BirthContext,
  av: Ashtakavarga,
  found: HouseBindus,
): AshtakavargaSarva['houses'][number] {
  const { bhinna } = av;
  const { house, signIndex } = found;
  const topic = HOUSE_TOPICS[house - 1]!;
  const lord = lordOfHouse(chart, house);
  const lordBindus = bhinna[lord][chart.signs[lord]]!;
  return {
    number: house,
    id: topic.id,
    name: names.of(topic),
    sign: signRef(signIndex, names),
    bindus: found.bindus,
    difference: ratio(found.bindus - MEAN_SARVA),
    rank: found.rank,
    band: found.band,
    band_name: names.term(found.band),
    ...placeRecord(sarvaPlace(house, found.bindus)),
    planets: sevenById((planet) => bhinna[planet][signIndex]!),
    ascendant: bhinna.Ascendant[signIndex]!,
    given_by: CONTRIBUTORS.map((contributor) => giverRecord(contributor, found, names)),
    previous: neighbourRecord(found.previous),
    next: neighbourRecord(found.next),
    is_sensitive: found.isSensitive,
    occupants: occupants(chart, house).map(planetId),
    lord: planetId(lord),
    lord_house: chart.planets[lord].house,
    lord_bindus: lordBindus,
    lord_band: binduBand(lordBindus),
    reading: houseBindusText(chart, av, found, names.lang),
  };
}

function giverRecord(contributor: Contributor, { given }: HouseBindus, names: Names) {
  const to = given[contributor].map(planetId);
  return { id: contributorId(contributor), name: contributorName(contributor, names), count: to.length, to };
}

function neighbourRecord({ house, bindus, difference }: HouseBindus['next']) {
  return { number: house, bindus, difference };
}

function housesWith(houses: readonly HouseBindus[], bindus: number): number[] {
  return houses.filter((each) => each.bindus === bindus).map(({ house }) => house);
}

function prastaraRecord(av: Ashtakavarga): AshtakavargaSarva['prastara'] {
  const given = (of: Contributor, from: Contributor) => prastaraRow(av, of, from);
  const rows = (of: Contributor) => ({ ...sevenById((from) => given(of, from)), ascendant: given(of, 'Ascendant') });
  return { ...sevenById(rows), ascendant: rows('Ascendant') };
}

function thirdRecord({ part, signIndexes, bindus }: BinduThird, names: Names) {
  const signs = signIndexes.map((signIndex) => signRef(signIndex, names));
  return { part, signs, bindus, difference: ratio(bindus - MEAN_THIRD) };
}

/** What the tables of Varahamihira would change, for one planet at a time. */
function variantRecords({ chart }: BirthContext): AshtakavargaSarva['variants'] {
  const usual = { Moon: 'parashara', Venus: 'parashara' } as const;
  return (['Moon', 'Venus'] as const).map((planet) => {
    const { bhinna, sarva } = ashtakavarga(chart, { ...usual, [planet]: 'varahamihira' });
    const source = citation(VARAHAMIHIRA_SOURCE);
    return { planet: planetId(planet), bindus: [...bhinna[planet]], sarvashtakavarga: [...sarva], source };
  });
}
