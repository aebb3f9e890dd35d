/** Answers of /houses about all twelve houses. */
import { firstJudgement } from '../../lib/astro/judgement/house/houseReading.ts';
import { fullAspects, type House } from '../../lib/astro/chart/houses.ts';
import { badhakaHouse } from '../../lib/astro/planet/lordship.ts';
import { isBenefic } from '../../lib/astro/planet/nature.ts';
import { bphs, citation, phaladeepika } from '../../lib/astro/source.ts';
import { HOUSE_BALA_SOURCES, houseBalas } from '../../lib/astro/strength/houseBala.ts';
import { houseExtras } from '../../lib/astro/strength/houseAdditions.ts';
import { SHADBALA_SOURCES } from '../../lib/astro/strength/shadbala.ts';
import type {
  HouseDetail,
  HousesAll,
  HousesAspects,
  HousesLords,
  HousesOccupants,
} from '../../lib/schemas/houses/answers.ts';
import { birthLight } from '../../lib/birth/birthDay.ts';
import { houseHead } from '../../lib/records/planet/houseLords.ts';
import { ADDED_LORDS, addedLords } from '../../lib/records/kp/lords.ts';
import { Warned } from '../../lib/records/warned.ts';
import { HOUSES } from '../../lib/words/subjects/houses.ts';
import { say } from '../../lib/words/say.ts';
import { signRef } from '../../lib/records/common.ts';
import { houseBalaRecord } from '../../lib/records/strength/components.ts';
import {
  aspectRecord,
  dividedChart,
  divisionRecord,
  houseDescription,
  houseLordRecord,
  occupantRecord,
  partialAspectRecord,
  type DividedChart,
} from '../../lib/records/house/houseRecords.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';
import type { NatalContext } from '../../lib/birth/natal.ts';
import { houseDetail } from '../../lib/records/house/houseDetail.ts';

interface AllQuery {
  readonly include?: readonly 'kp'[] | null | undefined;
}

export function all(context: NatalContext<AllQuery>): HousesAll | Warned {
  const divided = dividedChart(context);
  const { chart, division, names } = divided;
  const { isApproximate } = context.panchangDay();
  const light = birthLight(context);
  const balas = houseBalas(chart, division, context.shadbala());
  const lords = context.query.include?.includes('kp') ? addedLords(context).ofCusps() : undefined;
  const data: HousesAll = {
    ...divisionRecord(divided),
    houses: division.houses.map((house, i) => ({
      ...houseHead(house, divided.names),
      lord_sign: signRef(chart.planets[house.lord].signIndex, names),
      lord_dignity: chart.planets[house.lord].dignity,
      ...houseDescription(divided, house),
      bhava_bala: houseBalaRecord(house, balas[i]!, houseExtras(house, light), isApproximate, names),
      ...(lords !== undefined && { kp: lords && lords[i]! }),
    })),
    sources: [bphs(11), bphs(32, '31-34'), phaladeepika(1), ...HOUSE_BALA_SOURCES].map(citation),
  };
  return lords === undefined ? data : new Warned(data, [], {}, ADDED_LORDS);
}

export function aspects(context: BirthContext): HousesAspects {
  const divided = dividedChart(context);
  const { chart, division, names } = divided;
  const houses = division.houses.map((house) => {
    const full = fullAspects(house);
    return {
      ...houseHead(house, divided.names),
      aspects: full.map((aspect) => aspectRecord(divided, house, aspect)),
      partial_aspects: house.aspects
        .filter((aspect) => !full.includes(aspect))
        .map((aspect) => partialAspectRecord(chart, aspect, names)),
      summary: aspectBalance(divided, house),
    };
  });
  const total = (nature: 'benefic' | 'malefic') => houses.reduce((sum, { summary }) => sum + summary[nature], 0);
  return {
    ...divisionRecord(divided),
    houses,
    summary: {
      benefic: total('benefic'),
      malefic: total('malefic'),
      unaspected: houses.filter((house) => house.aspects.length === 0).map(({ number }) => number),
    },
    sources: [citation(bphs(26, '2-5')), citation(bphs(26, '6-12'))],
  };
}

function aspectBalance({ chart }: DividedChart, house: House): HousesAspects['houses'][number]['summary'] {
  const full = fullAspects(house);
  const benefic = full.filter(({ planet }) => isBenefic(chart, planet)).length;
  const malefic = full.length - benefic;
  if (full.length === 0) return { benefic, malefic, balance: 'none' };
  if (benefic === malefic) return { benefic, malefic, balance: 'even' };
  return { benefic, malefic, balance: benefic > malefic ? 'benefic' : 'malefic' };
}

export function lords(context: BirthContext): HousesLords {
  const divided = dividedChart(context);
  return {
    ...divisionRecord(divided),
    badhaka_house: badhakaHouse(divided.chart),
    houses: divided.division.houses.map((house) => ({
      ...houseHead(house, divided.names),
      lord_details: houseLordRecord(divided, house, context),
    })),
    sources: [bphs(24), bphs(34, '2-15'), bphs(34, '19-44'), ...SHADBALA_SOURCES].map(citation),
  };
}

export function occupants(context: BirthContext): HousesOccupants {
  const divided = dividedChart(context);
  const { chart, division, names } = divided;
  const strengths = context.strengths();
  return {
    ...divisionRecord(divided),
    houses: division.houses.map((house) => {
      const isEmpty = house.occupants.length === 0;
      return {
        ...houseHead(house, divided.names),
        is_empty: isEmpty,
        planets: house.occupants.map((planet) => occupantRecord(divided, house, planet, strengths)),
        judged_by: isEmpty ? ('lord_and_aspects' as const) : ('occupants' as const),
        judgement: firstJudgement({ chart, division, house, strengths })
          .map((statement) => say(HOUSES, statement, names.lang))
          .join(' '),
      };
    }),
    empty_houses: division.houses.filter((house) => house.occupants.length === 0).map(({ number }) => number),
    sources: [citation(phaladeepika(8)), citation(bphs(11, '14-16')), citation(bphs(24))],
  };
}

/** The house that the path names. */
export function detail(context: NatalContext<unknown, { house_number: number }>): HouseDetail {
  return houseDetail(context, context.params.house_number);
}
