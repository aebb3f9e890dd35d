/** One house with everything that is judged of it. */
import { houseReading, type HouseReading } from '../../astro/judgement/house/houseReading.ts';
import { relevantYogas, yogasOfHouse } from '../../astro/judgement/relevantYogas.ts';
import { fullAspects } from '../../astro/chart/houses.ts';
import { houseStrength } from '../../astro/strength/houseStrength.ts';
import { bphs, citation, phaladeepika } from '../../astro/source.ts';
import { HOUSE_BALA_SOURCES, houseBalas } from '../../astro/strength/houseBala.ts';
import { houseExtras } from '../../astro/strength/houseAdditions.ts';
import { yogasPresent } from '../../astro/yoga/index.ts';
import type { HouseDetail } from '../../schemas/houses/answers.ts';
import { disclaimerIn } from '../../words/disclaimers.ts';
import { HOUSES } from '../../words/subjects/houses.ts';
import { say } from '../../words/say.ts';
import type { Language } from '../../words/language.ts';
import type { BirthContext } from '../../birth/birthContext.ts';
import { birthLight } from '../../birth/birthDay.ts';
import { houseHead } from '../planet/houseLords.ts';
import { strengthRecord, verdictRecord } from '../common.ts';
import { houseBalaRecord } from '../strength/components.ts';
import {
  aspectRecord,
  dividedChart,
  divisionRecord,
  houseDescription,
  houseLordRecord,
  occupantRecord,
} from './houseRecords.ts';

/** Returns everything about one house, 1 to 12. */
export function houseDetail(context: BirthContext, number: number): HouseDetail {
  const divided = dividedChart(context);
  const { chart, division, names } = divided;
  const house = division.houses[number - 1]!;
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
