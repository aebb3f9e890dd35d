/** The answer about a horary number. */
import { HORARY_SOURCE, horaryAscendantDeg, horaryChart, horaryCusps } from '../../lib/astro/kp/horary.ts';
import { isHoused, type HousedChart } from '../../lib/astro/kp/kpChart.ts';
import { cuspPromise, MATTERS, PROMISE_SOURCE, type CuspPromise, type MatterId } from '../../lib/astro/kp/matters.ts';
import { RULING_SOURCE, rulingPlanets } from '../../lib/astro/kp/rulingPlanets.ts';
import { significators, SIGNIFICATORS_SOURCE, type Significators } from '../../lib/astro/kp/significators.ts';
import { SUBS } from '../../lib/astro/kp/subs.ts';
import { citation } from '../../lib/astro/source.ts';
import { momentAt } from '../../lib/birth/kp/kpMoment.ts';
import type { QuestionContext } from '../../lib/birth/kp/question.ts';
import { Warned } from '../../lib/records/warned.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import type { KpHorary } from '../../lib/schemas/kp/answers.ts';
import { formatJd } from '../../lib/time/civilTime.ts';
import { disclaimerIn, type DisclaimerId } from '../../lib/words/disclaimers.ts';
import type { Language } from '../../lib/words/names.ts';
import { say } from '../../lib/words/say.ts';
import { KP } from '../../lib/words/subjects/kp/kpWords.ts';
import { agencyChoices, agencyConventions, dayBeginning, type AgencyAsked, type DayLordAsked } from './choices.ts';
import { promiseRecord } from './cuspPromise.ts';
import { cuspRecord, planetRecords, reasonOf, type LevelsAsked } from './points.ts';
import { subRecord } from './results.ts';
import { rulingRecord } from './rulingPlanets.ts';
import { NO_SIGNIFICATORS, significatorRecords } from './significators.ts';

const SOURCES = [HORARY_SOURCE, SIGNIFICATORS_SOURCE, RULING_SOURCE, PROMISE_SOURCE].map(citation);

type Query = LevelsAsked & AgencyAsked & DayLordAsked;

/** Returns the chart of a number, and what it says of the matter asked about. */
export function horary(context: QuestionContext<Query>): Warned {
  const { clock, conventions, input, jdUT, names, place, query, sky } = context;
  const arc = input.arc ?? 'start';
  const { cuspsDeg } = horaryCusps(horaryAscendantDeg(input.number, arc), conventions.houseSystem, {
    latitudeDeg: place.latitudeDeg,
    obliquityDeg: sky.trueObliquityDeg,
    ayanamsaWithNutationDeg: sky.ayanamsaDeg + sky.nutationLongitudeDeg,
  });
  const chart = horaryChart({ planets: sky.planets, cuspsDeg });
  const now = momentAt(context, sky, chart.planets);
  const beginning = dayBeginning(query);
  const rulers = rulingPlanets(now, now.ascendant, now.dayLord(beginning), agencyChoices(query));
  const data: KpHorary = {
    at: formatJd(clock, jdUT),
    number: input.number,
    arc: subRecord(SUBS[input.number - 1]!),
    cusps: chart.cusps?.map((cusp) => cuspRecord(cusp, query, names)) ?? [],
    planets: planetRecords(chart, query, names),
    reason: reasonOf(chart),
    ruling_planets: rulingRecord(rulers),
    ...(isHoused(chart) ? judged(chart, context) : unjudged(context)),
    disclaimer: input.matter ? disclaimerOf(input.matter, names.lang) : null,
    confidence: 'interpretive',
    sources: SOURCES,
  };
  return new Warned(data, [], {}, agencyConventions(query, { day_lord: beginning, arc }));
}

type Judged = Pick<KpHorary, 'significators' | 'mind' | 'judgement' | 'headline' | 'short'>;

function judged(chart: HousedChart, { input, names, query }: QuestionContext<Query>): Judged {
  const { lang } = names;
  const found = significators(chart, agencyChoices(query));
  const mind = mindOf(chart, found);
  const matter = input.matter ?? null;
  const promise = matter && cuspPromise(chart, found, MATTERS[matter].cusp, MATTERS[matter]);
  const judgement = promise && promiseRecord(promise, matter, lang);
  return {
    significators: significatorRecords(chart, found, names),
    mind,
    judgement,
    headline: headlineOf(input.number, matter, promise, lang),
    short: `${risingText(input.number, lang)} ${mindText(chart, lang)}`,
  };
}

function unjudged({ input: { number }, names: { lang } }: QuestionContext<Query>): Judged {
  return {
    significators: NO_SIGNIFICATORS,
    mind: null,
    judgement: null,
    headline: say(KP, { id: 'no_answer_polar', args: { number } }, lang),
    short: risingText(number, lang),
  };
}

function headlineOf(number: number, matter: MatterId | null, promise: CuspPromise | null, lang: Language): string {
  return matter && promise
    ? say(KP, { id: 'answer_to', args: { matter, grade: promise.grade } }, lang)
    : say(KP, { id: 'no_matter', args: { number } }, lang);
}

function risingText(number: number, lang: Language): string {
  const { signIndex, subLord } = SUBS[number - 1]!;
  return say(KP, { id: 'number_rises', args: { number, signIndex, subLord } }, lang);
}

/** The star and the sub of the Moon show the matter that is on the mind. */
function mindOf(chart: HousedChart, { planets }: Significators): NonNullable<KpHorary['mind']> {
  const { starLord, subLord } = chart.planets.Moon.lords;
  const houses = [...new Set([...planets[starLord].housesWithAgents, ...planets[subLord].housesWithAgents])];
  return { star_lord: planetId(starLord), sub_lord: planetId(subLord), houses: houses.sort((a, b) => a - b) };
}

function mindText({ planets }: HousedChart, lang: Language): string {
  const { starLord, subLord } = planets.Moon.lords;
  const args = { starLord, subLord, house: planets[starLord].house!, subHouse: planets[subLord].house! };
  return say(KP, { id: 'mind', args }, lang);
}

/** The others are indications like all that is read from a chart. */
const DISCLAIMER_OF: Readonly<Partial<Record<MatterId, DisclaimerId>>> = {
  children: 'children',
  property: 'property',
  travel_abroad: 'abroad',
  recovery: 'health',
};

function disclaimerOf(matter: MatterId, lang: Language): string {
  return disclaimerIn(DISCLAIMER_OF[matter] ?? 'indications', lang);
}
