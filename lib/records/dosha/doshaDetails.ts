/** Records of doshas that have more fields than a verdict. */
import type { Chart } from '../../astro/chart/chart.ts';
import { eclipses, isCloseEclipse, navamsaEclipses } from '../../astro/affliction/grahan.ts';
import { kaalSarp, kaalSarpType } from '../../astro/affliction/kaalSarp.ts';
import type { DoshaVerdict } from '../../astro/dosha/dosha.ts';
import { nadiOf } from '../../astro/dosha/match/nadi.ts';
import { NADI_MAX } from '../../astro/tables/matching/koots.ts';
import { NADIS, NAKSHATRA_QUALITIES } from '../../astro/tables/nakshatraQualities.ts';
import type {
  GandmoolVerdict,
  GrahanVerdict,
  KaalSarpVerdict,
  NadiVerdict,
} from '../../schemas/dosha/doshaVerdicts.ts';
import { doshaRecord, type DoshaContext } from './verdict.ts';
import { degrees } from '../../astro/rounding.ts';
import { nakshatraRef } from '../common.ts';
import { planetId } from '../../schemas/common/planetId.ts';
import type { Names } from '../../words/names.ts';
import { DOSHA_SEEN } from '../../words/subjects/rules/doshaSeen.ts';
import { shantiDays } from './shanti.ts';

/** Returns the verdict on Kaal Sarp with its type and direction; null where not even a part of it is there. */
export function kaalSarpRecord(doshas: DoshaContext, verdict: DoshaVerdict): KaalSarpVerdict {
  const { chart, names } = doshas.context;
  const { direction, form, outsiders } = kaalSarp(chart);
  const type = form && kaalSarpType(chart);
  return {
    ...doshaRecord(doshas, verdict),
    type: type && type.id,
    type_name: type && type.name[names.lang],
    direction: form && direction,
    direction_name: form && DOSHA_SEEN[names.lang].kaal_sarp_direction({ direction }),
    is_partial: form === 'partial',
    rahu_house: chart.planets.Rahu.house,
    outsiders: outsiders.map(({ distanceDeg, planet }) => ({
      planet: planetId(planet),
      distance: degrees(distanceDeg),
    })),
  };
}

/** Returns the verdict on Grahan with the pairs of both charts. */
export function grahanRecord(doshas: DoshaContext, verdict: DoshaVerdict): GrahanVerdict {
  const { chart } = doshas.context;
  const inChart = eclipses(chart);
  const inNavamsa = navamsaEclipses(chart);
  return {
    ...doshaRecord(doshas, verdict),
    close: isCloseEclipse(inChart),
    navamsha_only: inChart.length === 0 && inNavamsa.length > 0,
    in_birth_chart: inChart.map(({ node, orbDeg, planet }) => ({
      planet: planetId(planet),
      node: planetId(node),
      orb: degrees(orbDeg),
    })),
    in_navamsha: inNavamsa.map(({ node, planet }) => ({ planet: planetId(planet), node: planetId(node) })),
  };
}

/** Returns the verdict on Gandmool with the days of its rite; null where it is not formed. */
export function gandmoolRecord(doshas: DoshaContext, verdict: DoshaVerdict): GandmoolVerdict {
  const { chart, names } = doshas.context;
  const { nakshatraIndex, pada } = chart.planets.Moon;
  return {
    ...doshaRecord(doshas, verdict),
    nakshatra: nakshatraRef(nakshatraIndex, names),
    pada,
    shanti: verdict.isPresent && doshas.sentOf(true).part('shanti') ? shantiDays(doshas.context) : null,
  };
}

/** Returns the verdict on Nadi with the nakshatras a partner should not have, which are those of the same nadi. */
export function nadiRecord(doshas: DoshaContext, verdict: DoshaVerdict): NadiVerdict {
  const { chart, names } = doshas.context;
  const { nakshatraIndex, pada } = chart.planets.Moon;
  const nadi = nadiOf(chart);
  const same = NAKSHATRA_QUALITIES.flatMap((quality, index) => (quality.nadi === nadi ? [index] : []));
  const exceptions = verdict.evidence.filter(({ effect }) => effect !== 'required');
  return {
    ...doshaRecord(doshas, verdict),
    nadi,
    nadi_name: names.of(NADIS[nadi]),
    nakshatra: nakshatraRef(nakshatraIndex, names),
    pada,
    avoid: same.map((index) => nakshatraRef(index, names)),
    exceptions: exceptions.map(({ text }) => text[names.lang]),
    partner: doshas.partner && partnersNadi(doshas.partner.chart, names),
    points: NADI_MAX,
  };
}

function partnersNadi(partner: Chart, names: Names): NonNullable<NadiVerdict['partner']> {
  const { nakshatraIndex, pada } = partner.planets.Moon;
  const nadi = nadiOf(partner);
  return { nadi, nadi_name: names.of(NADIS[nadi]), nakshatra: nakshatraRef(nakshatraIndex, names), pada };
}
