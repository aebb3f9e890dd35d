/** Answer of /houses/{house_number}. */
import { houseReading, type HouseReading } from '../../lib/astro/judgement/house/houseReading.ts';
import { relevantYogas, yogasOfHouse } from '../../lib/astro/judgement/relevantYogas.ts';
import { fullAspects } from '../../lib/astro/chart/houses.ts';
import { houseStrength } from '../../lib/astro/strength/houseStrength.ts';
import { bphs, citation, phaladeepika } from '../../lib/astro/source.ts';
import { HOUSE_BALA_SOURCES, houseBalas } from '../../lib/astro/strength/houseBala.ts';
import { houseExtras } from '../../lib/astro/strength/houseAdditions.ts';
import { yogasPresent } from '../../lib/astro/yoga/index.ts';
import type { HouseDetail } from '../../lib/schemas/houses/answers.ts';
import { disclaimerIn } from '../../lib/words/disclaimers.ts';
import { HOUSES } from '../../lib/words/subjects/houses.ts';
import { say } from '../../lib/words/say.ts';
import type { Language } from '../../lib/words/language.ts';
import type { NatalContext } from '../../lib/birth/natal.ts';
import { birthLight } from '../../lib/birth/birthDay.ts';
import { houseHead } from '../../lib/records/planet/houseLords.ts';
import { strengthRecord, verdictRecord } from '../../lib/records/common.ts';
import { houseBalaRecord } from '../../lib/records/strength/components.ts';
import { aspectRecord, divisionRecord, houseDescription, houseLordRecord, occupantRecord } from './houseRecords.ts';
import { dividedChart } from './results.ts';

export function detail(context: NatalContext<unknown, { house_number: number }>): HouseDetail {
  const divided = dividedChart(context);
  const { chart, division, names } = divided;
  const house = division.houses[context.params.house_number - 1]!;
  const { isApproximate } = context.panchangDay();
  const strengths = context.strengths();
  const score = houseStrength(chart, house, strengths, context.bindus().sarva);
  const bala = houseBalas(chart, division, context.shadbala())[house.number - 1]!;
  const yogas = yogasOfHouse(relevantYogas(yogasPresent(chart, context.ruleContext())), house);
  return {
    ...divisionRecord(divided),
    ...houseHead(house, divided.names),
    ...houseDescription(divided, house),
    strength: strengthRecord(score, names),
    bhava_bala: houseBalaRecord(house, bala, houseExtras(house, birthLight(context)), isApproximate, names),
    lord_details: houseLordRecord(divided, house, context),
    planets: house.occupants.map((planet) => occupantRecord(divided, house, planet, strengths)),
    aspects: fullAspects(house).map((aspect) => aspectRecord(divided, house, aspect)),
    yogas: yogas.map((verdict) => verdictRecord(verdict, names)),
    ...readingRecord(houseReading({ chart, division, house, strengths, score, yogas }), names.lang),
    sources: [bphs(11), bphs(24), bphs(34), phaladeepika(8), ...HOUSE_BALA_SOURCES].map(citation),
  };
}

type ReadingRecord = Pick<HouseDetail, 'summary' | 'predictions' | 'evidence' | 'disclaimer' | 'confidence'>;

function readingRecord({ summary, statements, facts, disclaimer }: HouseReading, lang: Language): ReadingRecord {
  return {
    summary: say(HOUSES, summary, lang),
    predictions: statements.map(({ because, id, polarity, text }) => ({
      id,
      text: say(HOUSES, text, lang),
      polarity,
      because: [...because],
    })),
    evidence: facts.map(({ id, text, source }) => ({
      id,
      text: say(HOUSES, text, lang),
      source: source && citation(source),
    })),
    disclaimer: disclaimer && disclaimerIn(disclaimer, lang),
    confidence: 'interpretive',
  };
}
