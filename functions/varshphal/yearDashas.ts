/** Answer of /varshphal/dashas. */
import type * as v from 'valibot';
import { isRunning, type Period, type SignPeriod, type Stretch } from '../../lib/astro/dasha/period.ts';
import { YOGINIS, yogini } from '../../lib/astro/dasha/yogini.ts';
import { lordOfHouse } from '../../lib/astro/planet/lordship.ts';
import { degrees, ratio } from '../../lib/astro/rounding.ts';
import { citation } from '../../lib/astro/source.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import {
  PATYAYINI_SOURCE,
  patyayiniParts,
  patyayiniPeriods,
  patyayiniShares,
  type PatyayiniPeriod,
  type PatyayiniShare,
} from '../../lib/astro/varshphal/dashas/patyayini.ts';
import { YOGINI_MUDDA_SOURCE, yoginiMuddaPeriods } from '../../lib/astro/varshphal/dashas/yoginiMudda.ts';
import { MUDDA_SOURCE, muddaPeriods, type MuddaPeriod } from '../../lib/astro/varshphal/mudda.ts';
import { panchaVargiyas } from '../../lib/astro/varshphal/panchaVargiya.ts';
import { judgedLord, type JudgedLord } from '../../lib/astro/varshphal/predictionMonths.ts';
import { standingArgs, yearStandings } from '../../lib/astro/varshphal/yearStanding.ts';
import { stageAt } from '../../lib/birth/personOf.ts';
import { lifeJdUT } from '../../lib/birth/life.ts';
import { openingAsked, type Opening } from '../../lib/records/period/opening.ts';
import { periodContext } from '../../lib/records/period/life.ts';
import { runningTree, type PeriodContext } from '../../lib/records/period/periodRecord.ts';
import { annualHead, type AnnualContext, type AnnualYear } from '../../lib/records/year/annual.ts';
import { balaChoices } from '../../lib/records/year/echoedChoices.ts';
import { DASHA_NOTES } from '../../lib/records/year/furtherNotes.ts';
import { balaNotes, PLACE_NOTES, PREDICTION_NOTES } from '../../lib/records/year/notes.ts';
import { weighedText } from '../../lib/records/year/predictionRecords.ts';
import { VERDICT_NAMES } from '../../lib/records/year/termNames.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import type { PeriodsAsked } from '../../lib/schemas/common/asked/periodInputs.ts';
import type { Period as PeriodRecord } from '../../lib/schemas/common/period.ts';
import type { DashasQuery } from '../../lib/schemas/varshphal/annualInput.ts';
import type { AnnualDashas } from '../../lib/schemas/varshphal/yearCycles.ts';
import type { YearDasha } from '../../lib/words/facts/varshphal/annualTimes.ts';
import type { Names } from '../../lib/words/names.ts';
import { ANNUAL_TIMES } from '../../lib/words/subjects/varshphal/annualTimes.ts';

export type DashasChoice = v.InferOutput<v.ObjectSchema<typeof DashasQuery, undefined>> &
  Pick<PeriodsAsked, 'detail' | 'fields'>;

/** The periods of one dasha of the year, of planets and, in patyayini, of the ascendant. */
interface Dasha {
  readonly id: YearDasha;
  readonly periods: readonly RuledPeriod[];
  readonly partsOf: (period: RuledPeriod) => readonly RuledPeriod[];
}

interface RuledPeriod extends Stretch {
  readonly lord: Planet | 'ascendant';
}

/** Returns the three dashas of a year, and what their running periods say. */
export function yearDashas(year: AnnualYear, context: AnnualContext<DashasChoice>): AnnualDashas {
  const { input, names, query } = context;
  const { annual, returnPlace } = year;
  const opening = query.first_period ?? 'balance';
  const choices = balaChoices(input);
  const shares = patyayiniShares(annual.chart);
  const mudda = ofTable('mudda', muddaPeriods(annual, opening));
  const yoginis = ofTable('yogini', yoginiMuddaPeriods(annual));
  const patyayini = ofShares(patyayiniPeriods(annual, shares), shares);
  const records = recordsOf(year, context);
  return {
    ...annualHead(year),
    first_period: opening,
    mudda: records(mudda),
    yogini: records(yoginis),
    patyayini: records(patyayini),
    shares: shares.map(({ degreeInSign, lord, share }) => ({
      ...lordRecord(lord, names),
      degree: degrees(degreeInSign),
      share: ratio(share),
    })),
    confidence: 'interpretive',
    notes: names.texts([
      PREDICTION_NOTES.mudda[opening],
      ...DASHA_NOTES,
      ...balaNotes(choices),
      PLACE_NOTES[returnPlace],
    ]),
    sources: [MUDDA_SOURCE, YOGINI_MUDDA_SOURCE, PATYAYINI_SOURCE].map(citation),
    // Judging lords weighs the natal planets, which takes longer than all the rest.
    get readings() {
      return readingsOf([mudda, yoginis, patyayini], year, context);
    },
  };
}

function ofTable(id: YearDasha, periods: readonly MuddaPeriod[]): Dasha {
  const parts = new Map<RuledPeriod, readonly RuledPeriod[]>(periods.map((period) => [period, period.parts]));
  return { id, periods, partsOf: (period) => parts.get(period) ?? [] };
}

function ofShares(periods: readonly PatyayiniPeriod[], shares: readonly PatyayiniShare[]): Dasha {
  const parts = new Map<RuledPeriod, () => readonly RuledPeriod[]>(
    periods.map((period) => [period, () => patyayiniParts(period, shares)]),
  );
  return { id: 'patyayini', periods, partsOf: (period) => parts.get(period)?.() ?? [] };
}

function lordRecord(lord: Planet | 'ascendant', names: Names) {
  return lord === 'ascendant'
    ? { lord: null, name: names.term('ascendant') }
    : { lord: planetId(lord), name: names.planet(lord) };
}

/** Returns a function from a dasha to the records of its periods, opened as far as the level of detail has them. */
function recordsOf(
  { annual, clock }: AnnualYear,
  context: AnnualContext<DashasChoice>,
): (dasha: Dasha) => PeriodRecord[] {
  const { query } = context;
  const wire: PeriodContext = { ...periodContext(context), clock, written: new Map() };
  const asked = openingAsked(query, 1);
  const opening: Opening = { ...asked, opensRunning: asked.levels > 1 || query.detail !== 'brief' };
  const { signIndex } = annual.chart.ascendant;
  const named = (record: PeriodRecord): PeriodRecord => {
    const parts = record.sub_periods?.map(named) ?? null;
    const { name } = record.lord === null ? lordRecord('ascendant', context.names) : record;
    return { ...record, name, sub_periods: parts };
  };
  return ({ id, partsOf, periods }) => {
    const ruled = new Map<Period<Planet> | SignPeriod, RuledPeriod>();
    const onWire = (period: RuledPeriod): Period<Planet> | SignPeriod => {
      const { lord, ...stretch } = period;
      const known = lord === 'ascendant' ? { ...stretch, signIndex } : { ...stretch, lord };
      ruled.set(known, period);
      return known;
    };
    const titled = id === 'yogini' ? { ...wire, titleOf: periodContext(context, yogini).titleOf! } : wire;
    const divide = (period: Period<Planet> | SignPeriod) => partsOf(ruled.get(period)!).map(onWire);
    return runningTree(divide, periods.map(onWire), titled, opening).map(named);
  };
}

type Reading = AnnualDashas['readings'][number];

function readingsOf(dashas: readonly Dasha[], year: AnnualYear, context: AnnualContext<DashasChoice>): Reading[] {
  const running = dashas.map((dasha) => [dasha.id, runningIn(dasha, lifeJdUT(context))] as const);
  const isAll = context.query.readings === 'all' || running.every(([, periods]) => periods.length === 0);
  const asked = isAll ? dashas.map(({ id, periods }) => [id, periods] as const) : running;
  const read = readerOf(year, context);
  return asked.flatMap(([id, periods]) => periods.map((period) => read(id, period)));
}

/** The running period and its part; none outside the year. */
function runningIn({ partsOf, periods }: Dasha, jdUT: number): RuledPeriod[] {
  const period = periods.find((one) => isRunning(one, jdUT));
  return period ? [period, ...partsOf(period).filter((one) => isRunning(one, jdUT))] : [];
}

/** Returns a function that describes a period; each planet is judged once. */
function readerOf(
  { annual, day, instant }: AnnualYear,
  context: AnnualContext<DashasChoice>,
): (dasha: YearDasha, period: RuledPeriod) => Reading {
  const { input, names } = context;
  const standings = yearStandings(annual.chart, panchaVargiyas(annual.chart, balaChoices(input)));
  const lords = { annual, natalStrengths: context.strengths(), standings };
  const stage = stageAt(context, annual.returnJdUT);
  const ascendantLord = lordOfHouse(annual.chart, 1);
  const judged = new Map<Planet, JudgedLord>();
  const judgedOnce = (planet: Planet): JudgedLord => {
    const known = judged.get(planet) ?? judgedLord(lords, planet);
    judged.set(planet, known);
    return known;
  };
  const words = ANNUAL_TIMES[names.lang];
  const described = new Set<Planet>();
  return (dasha, { endJdUT, level, lord, startJdUT }) => {
    const found = judgedOnce(lord === 'ascendant' ? ascendantLord : lord);
    const { ownedHouses, standing, tone } = found;
    // What is said of a planet is said once in an answer.
    const isRead = described.has(standing.planet);
    described.add(standing.planet);
    const about = { ...standingArgs(standing), from: day(startJdUT), until: day(endJdUT), isRead, stage };
    const opened =
      lord === 'ascendant'
        ? words.ascendant_period({ ...about, isPart: level > 1 })
        : level > 1
          ? words.dasha_part({ ...about, ownedHouses })
          : words.dasha_period({ ...about, dasha, yogini: yoginiName(dasha, lord), ownedHouses });
    return {
      dasha,
      level,
      ...lordRecord(lord, names),
      start: instant(startJdUT),
      end: instant(endJdUT),
      tone,
      tone_name: names.of(VERDICT_NAMES[tone]),
      text: isRead ? opened : `${opened} ${weighedText(found, names)}`,
    };
  };
}

function yoginiName(dasha: YearDasha, lord: Planet) {
  const title = dasha === 'yogini' ? YOGINIS.find((row) => row.lord === lord)?.title : undefined;
  return title ? { en: title.name, hi: title.sanskrit } : null;
}
