/** Answers of /kp about planets, cusps, and the table of subs. */
import { AGENCY_SOURCE } from '../../lib/astro/kp/agency.ts';
import { CUSPS_SOURCE, isHoused } from '../../lib/astro/kp/kpChart.ts';
import { cuspReadings, PROMISE_SOURCE } from '../../lib/astro/kp/matters.ts';
import { significators, SIGNIFICATORS_SOURCE } from '../../lib/astro/kp/significators.ts';
import { SUBS, SUBS_SOURCE, type SubArc } from '../../lib/astro/kp/subs.ts';
import { citation } from '../../lib/astro/source.ts';
import { NAKSHATRAS } from '../../lib/astro/tables/nakshatras.ts';
import { SIGNS } from '../../lib/astro/tables/signs.ts';
import { wireId } from '../../lib/words/names.ts';
import { kpOfBirth } from '../../lib/birth/kp/kpMoment.ts';
import type { NatalContext } from '../../lib/birth/natal.ts';
import { Warned } from '../../lib/records/warned.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import type { KpCusps, KpPlanets, KpSubs } from '../../lib/schemas/kp/answers.ts';
import { agencyChoices, agencyConventions, type AgencyAsked } from './choices.ts';
import { promiseRecord } from './cuspPromise.ts';
import { cuspRecord, planetRecords, reasonOf, type LevelsAsked } from './points.ts';

export function planets(context: NatalContext<LevelsAsked>): KpPlanets {
  const { names, query } = context;
  const chart = kpOfBirth(context);
  return {
    planets: planetRecords(chart, query, names),
    reason: reasonOf(chart),
    sources: [SUBS_SOURCE, CUSPS_SOURCE].map(citation),
  };
}

export function cusps(context: NatalContext<LevelsAsked & AgencyAsked>): Warned {
  const { names, query } = context;
  const chart = kpOfBirth(context);
  const data: KpCusps = {
    cusps: isHoused(chart)
      ? cuspReadings(chart, significators(chart, agencyChoices(query))).map((reading, k) => ({
          ...cuspRecord(chart.cusps[k]!, query, names),
          reading: promiseRecord(reading, reading.matter, names.lang),
        }))
      : [],
    reason: reasonOf(chart),
    sources: [SUBS_SOURCE, CUSPS_SOURCE, SIGNIFICATORS_SOURCE, AGENCY_SOURCE, PROMISE_SOURCE].map(citation),
  };
  return new Warned(data, [], {}, agencyConventions(query));
}

export function subs(): KpSubs {
  return { subs: SUBS.map(subRecord), sources: [citation(SUBS_SOURCE)] };
}

/** Returns the record of one of the 249 arcs. */
export function subRecord(arc: SubArc): KpSubs['subs'][number] {
  return {
    number: arc.number,
    sign: wireId(SIGNS[arc.signIndex]!),
    start_arcsec: arc.startArcsec,
    end_arcsec: arc.endArcsec,
    sign_lord: planetId(arc.signLord),
    nakshatra: wireId(NAKSHATRAS[arc.nakshatraIndex]!),
    star_lord: planetId(arc.starLord),
    sub_lord: planetId(arc.subLord),
  };
}
