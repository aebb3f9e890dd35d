/** Answers of /career by the first method: the tenth lord in the navamsa. */
import { LOCATION_SOURCE } from '../../lib/astro/judgement/career/incomeLocation.ts';
import type { Livelihood, Reference } from '../../lib/astro/judgement/career/livelihood.ts';
import { LIVELIHOOD_SOURCE, methodOne, type MethodOne } from '../../lib/astro/judgement/career/methodOne.ts';
import { CLASSICAL_WORK_SOURCE, type ColourId } from '../../lib/astro/judgement/career/significations.ts';
import { sideOfBand } from '../../lib/astro/judgement/bandSide.ts';
import { areaSummary } from '../../lib/records/evidence/areaSummary.ts';
import { dignityText } from '../../lib/astro/judgement/phrases.ts';
import type { Chart } from '../../lib/astro/chart/chart.ts';
import { named, namedList } from '../../lib/astro/planetWords.ts';
import { citation } from '../../lib/astro/source.ts';
import { SIGNS } from '../../lib/astro/tables/signs.ts';
import { capitalised, listed, ordinal } from '../../lib/astro/words.ts';
import type { CareerMethodOne } from '../../lib/schemas/career/methods.ts';
import type { CareerAnalysis } from '../../lib/schemas/career/analysis.ts';
import { areaScoreRecord, sharedClause, blendRecord, scoreSources } from '../../lib/records/evidence/areas.ts';
import { requestedArea } from '../../lib/birth/requestedArea.ts';
import { findingRecord } from '../../lib/records/evidence/findingRecord.ts';
import type { Names } from '../../lib/words/names.ts';
import { signRef } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { keyPeriods, keyPeriodsText, type Carrier } from './keyPeriods.ts';
import { incomeRecord, significationRecord, voteRecord } from './records.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

const EN = sharedClause({ lang: 'en' });

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

/** The reading without the parts that /career/analyze gives once for all methods. */
export function methodOneReading(context: BirthContext, found: MethodOne): CareerAnalysis['method_1'] {
  const { chart, names } = context;
  const { income, manner, others, reference, significations, success } = found;
  const carriers = carriersOf(reference);
  const [first] = significations;
  return {
    strongest_reference: reference.id,
    livelihood: livelihoodRecord(reference.livelihood, names),
    references: [reference, ...others].map((one) => referenceRecord(chart, one, one === reference, names)),
    success: areaScoreRecord(success, names, sharedClause(names)),
    manner: manner.map(findingRecord),
    income_location: incomeRecord(income, names),
    key_periods: keyPeriods(context, carriers),
    counsel: counsel(context, found, carriers),
    summary: [
      readingText(chart, reference),
      othersText(others),
      first!.text,
      areaSummary('Success at work, by this method,', success, 'en', EN),
      ...manner.flatMap(({ meaning }) => (meaning === null ? [] : [meaning])),
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

function carriersOf({ livelihood: { lord, significator } }: Reference): Carrier[] {
  return [
    { planet: significator, role: 'significator of livelihood' },
    { planet: lord, role: 'tenth lord' },
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
    score: blendRecord(score, names, (text) => text),
    ...livelihoodRecord(livelihood, names),
    text: readingText(chart, reference),
  };
}

/** `From the Moon the 10th is Leo, empty. Its lord, the Sun, falls in Libra in the navamsa: its lord Venus, … , is the significator of livelihood.` */
function readingText(chart: Chart, { livelihood, words }: Reference): string {
  const { lord, navamsaSignIndex, occupants, significator, tenthSignIndex } = livelihood;
  const acts = occupants.length > 1 ? 'act' : 'acts';
  const held = occupants.length > 0 ? `holding ${namedList(occupants)}, which ${acts} first` : 'empty';
  const sign = SIGNS[navamsaSignIndex]!;
  const falls = `Its lord ${named(lord)} falls in ${sign} in the navamsa`;
  const itself =
    significator === lord
      ? 'its own sign, so that it is the significator of livelihood itself'
      : `a sign of ${named(significator)}, which becomes the significator of livelihood`;
  const { house } = chart.planets[significator];
  const stands = `${capitalised(named(significator))} stands in the ${ordinal(house)} house, ${dignityText(chart, significator)}.`;
  return `Counted from ${words} the 10th is ${SIGNS[tenthSignIndex]!}, ${held}. ${falls}, ${itself}. ${stands}`;
}

function othersText(others: readonly Reference[]): string {
  const described = others.map(({ livelihood, words }) => `${named(livelihood.significator)} from ${words}`);
  return `The other two places name ${listed(described)}; they count beside it.`;
}

const COUNSEL = {
  kind: 'Build openly on what this planet stands for, and take responsibility early: the promise bears weight.',
  mixed:
    'Choose one of these fields and stay with it for some years: here success comes from depth more than from change.',
  hard: 'Begin where the demands are clear and a good senior is near, gather proof of skill, and let rank follow it.',
};

function counsel(
  context: BirthContext,
  { income, reference, significations, success }: MethodOne,
  carriers: Carrier[],
): string {
  const { significator } = reference.livelihood;
  const colour = (by: ColourId) => significations[0]!.colours.find(({ id }) => id === by)!.work;
  const aim = `Look for work of ${named(significator)} that touches ${colour('house')}, or, by its nakshatra, ${colour('nakshatra')}.`;
  const where = {
    foreign: 'Keep the way to other regions and countries open.',
    mixed: 'Keep a base at home, and serve people beyond it.',
    domestic: 'Let your name grow where you are known before you look further.',
  }[income.verdict];
  return [aim, COUNSEL[sideOfBand(success.band)], where, keyPeriodsText(context, carriers)].join(' ');
}
