/** Answers of /career by the first method: the tenth lord in the navamsa. */
import { LOCATION_SOURCE } from '../../lib/astro/judgement/career/incomeLocation.ts';
import type { Livelihood, Reference } from '../../lib/astro/judgement/career/livelihood.ts';
import { LIVELIHOOD_SOURCE, methodOne, type MethodOne } from '../../lib/astro/judgement/career/methodOne.ts';
import { CLASSICAL_WORK_SOURCE } from '../../lib/astro/judgement/career/significations.ts';
import { workLife } from '../../lib/astro/judgement/career/workLife.ts';
import { sideOfBand } from '../../lib/astro/judgement/bandSide.ts';
import { placingOf } from '../../lib/astro/judgement/placing.ts';
import type { Chart } from '../../lib/astro/chart/chart.ts';
import { citation } from '../../lib/astro/source.ts';
import type { CareerMethodOne } from '../../lib/schemas/career/methods.ts';
import { areaScoreRecord, blendRecord, scoreSources } from '../../lib/records/evidence/areas.ts';
import { requestedArea } from '../../lib/birth/requestedArea.ts';
import { findingInWords, findingRecord } from '../../lib/records/evidence/findingRecord.ts';
import type { Names } from '../../lib/words/names.ts';
import { say } from '../../lib/words/say.ts';
import { CAREER_METHODS } from '../../lib/words/subjects/career/methods.ts';
import { signRef } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { keyPeriods, keyPeriodsText, type Carrier } from './keyPeriods.ts';
import {
  incomeRecord,
  methodClause,
  methodTold,
  significationRecord,
  successSentences,
  voteRecord,
} from './records.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

export function tenthLordInNavamsa(context: BirthContext): CareerMethodOne {
  const { names } = context;
  const found = methodOne(requestedArea(context).area);
  return {
    ...methodOneReading(context, found),
    significations: found.significations.map((one) => significationRecord(one, names)),
    votes: found.votes.map((vote) => voteRecord(vote, names)),
    sources: methodOneSources(found),
  };
}

/** What the path tells beside votes and the work of each planet. */
export type MethodOneReading = Omit<CareerMethodOne, 'votes' | 'significations' | 'sources'>;

/** The reading without the parts that /career/analyze gives once for all methods. */
export function methodOneReading(context: BirthContext, found: MethodOne): MethodOneReading {
  const { chart, names } = context;
  const { income, manner, others, reference, success } = found;
  const carriers = carriersOf(reference, names);
  const manners = manner.map((one) => findingInWords(one, (fact) => say(CAREER_METHODS, fact, names.lang)));
  const { significator: planet } = reference.livelihood;
  const life = workLife(context.person());
  const headline = CAREER_METHODS[names.lang].method_headline({ method: 'method_1', planet, band: success.band, life });
  const standing = successSentences('method_1', success, names);
  return {
    ...methodTold(headline, [...readingTexts(chart, reference, names).slice(-2), ...standing], success, names),
    strongest_reference: reference.id,
    livelihood: livelihoodRecord(reference.livelihood, names),
    references: [reference, ...others].map((one) => referenceRecord(chart, one, one === reference, names)),
    success: areaScoreRecord(success, names, methodClause(names)),
    manner: manners.map(findingRecord),
    income_location: incomeRecord(income, names),
    key_periods: keyPeriods(context, carriers),
    counsel: counsel(context, found, carriers),
    summary: [
      ...readingTexts(chart, reference, names),
      othersText(others, names),
      ...standing,
      ...manners.slice(0, 1).flatMap(({ meaning }) => (meaning === null ? [] : [meaning])),
    ].join(' '),
  };
}

export function methodOneSources({ manner, significations, success }: MethodOne): string[] {
  return [
    ...new Set([
      citation(LIVELIHOOD_SOURCE),
      citation(CLASSICAL_WORK_SOURCE),
      ...manner.map(({ source }) => citation(source)),
      ...significations.flatMap(({ colours }) => colours.map(({ source }) => citation(source))),
      citation(LOCATION_SOURCE),
      ...scoreSources(success),
    ]),
  ];
}

function carriersOf({ livelihood: { lord, significator } }: Reference, { lang }: Names): Carrier[] {
  const { carrier } = CAREER_METHODS[lang];
  return [
    { planet: significator, role: carrier({ role: 'significator' }) },
    { planet: lord, role: carrier({ role: 'tenth_lord' }) },
  ];
}

function livelihoodRecord(of: Livelihood, names: Names): CareerMethodOne['livelihood'] {
  return {
    tenth_sign: signRef(of.tenthSignIndex, names),
    house: of.house,
    occupants: of.occupants.map(planetId),
    lord: planetId(of.lord),
    navamsa_sign: signRef(of.navamsaSignIndex, names),
    significator: planetId(of.significator),
  };
}

function referenceRecord(
  chart: Chart,
  reference: Reference,
  isStrongest: boolean,
  names: Names,
): CareerMethodOne['references'][number] {
  const { id, livelihood, score } = reference;
  const name = { ascendant: names.term('ascendant'), moon: names.planet('Moon'), sun: names.planet('Sun') }[id];
  return {
    id,
    name,
    is_strongest: isStrongest,
    sign: signRef(reference.chart.ascendant.signIndex, names),
    score: blendRecord(score, names, (text) => say(CAREER_METHODS, text, names.lang)),
    ...livelihoodRecord(livelihood, names),
    text: readingTexts(chart, reference, names).join(' '),
  };
}

/** Returns three sentences: the 10th from a place, its significator, and where that stands. */
function readingTexts(chart: Chart, { id, livelihood }: Reference, { lang }: Names): string[] {
  const { lord, navamsaSignIndex, occupants, significator, tenthSignIndex } = livelihood;
  const words = CAREER_METHODS[lang];
  return [
    words.reference_tenth({ reference: id, signIndex: tenthSignIndex, occupants }),
    words.significator_found({ lord, signIndex: navamsaSignIndex, significator }),
    words.significator_stands({
      planet: significator,
      house: chart.planets[significator].house,
      ...placingOf(chart, significator),
    }),
  ];
}

function othersText(others: readonly Reference[], { lang }: Names): string {
  return CAREER_METHODS[lang].other_references({
    others: others.map(({ id, livelihood }) => ({ reference: id, significator: livelihood.significator })),
  });
}

function counsel(context: BirthContext, { income, reference, success }: MethodOne, carriers: Carrier[]): string {
  const { chart, names } = context;
  const words = CAREER_METHODS[names.lang];
  const { significator: planet } = reference.livelihood;
  const { house, nakshatraIndex } = chart.planets[planet];
  const life = workLife(context.person());
  return [
    words.work_aim({ planet, house, nakshatraIndex }),
    words.livelihood_counsel({ side: sideOfBand(success.band), life }),
    words.where_to_earn({ verdict: income.verdict, life }),
    keyPeriodsText(context, carriers),
  ].join(' ');
}
