/** What a running period of a sign activates: its house, its planets, its lord. */
import { signPeriodFindings, type SignPeriodFindings } from '../../astro/judgement/dasha/signPeriod.ts';
import type { SignPeriod } from '../../astro/dasha/period.ts';
import { countFrom } from '../../astro/angle.ts';
import { signRelation } from '../../astro/jaimini/signRelation.ts';
import type { VargaId } from '../../astro/varga/vargas.ts';
import type { SignDashaReading } from '../../schemas/common/signDasha.ts';
import { writtenDate } from '../../time/civilTime.ts';
import type { Language } from '../../words/language.ts';
import { SIGN_DASHA } from '../../words/subjects/signDasha.ts';
import { signRef } from '../common.ts';
import { planetId } from '../../schemas/common/planetId.ts';
import type { BirthContext } from '../../birth/birthContext.ts';

export type MarkRecord = NonNullable<SignDashaReading['marks']>[number];

/** What some systems read otherwise than the rest. */
export interface ReadOtherwise {
  /** The divisional chart that the chart of the context is; the birth chart where it is left out. */
  readonly varga?: VargaId;
  /** Returns what the sign of a period is for the matter of the dasha. */
  readonly marksOf?: (period: SignPeriod) => readonly MarkRecord[];
}

/** Reads the running periods: the first is the mahadasha, the second its antardasha. */
export function signReadings(
  context: BirthContext,
  path: readonly SignPeriod[],
  otherwise: ReadOtherwise = {},
): SignDashaReading[] {
  return path.map((period, i) => signReading(context, period, path[i - 1] ?? null, otherwise));
}

function signReading(
  context: BirthContext,
  period: SignPeriod,
  parent: SignPeriod | null,
  { marksOf, varga }: ReadOtherwise,
): SignDashaReading {
  const { chart, names } = context;
  const { level, signIndex } = period;
  const findings = signPeriodFindings(chart, signIndex);
  // An antardasha in the sign of its mahadasha has the same, which is said there.
  const marks = parent?.signIndex === signIndex ? [] : (marksOf?.(period) ?? []);
  const { aspectedBy, influences, lord, occupants, tone } = findings;
  return {
    level,
    sign: signRef(signIndex, names),
    house: countFrom(chart.ascendant.signIndex, signIndex),
    lord: planetId(lord),
    lord_house: chart.planets[lord].house,
    occupants: occupants.map(planetId),
    aspected_by: aspectedBy.map(planetId),
    influences: influences.map(({ planet, kind, isHelp }) => ({ planet: planetId(planet), kind, is_help: isHelp })),
    tone,
    text: readingText(context, { period, parent, varga: varga ?? null }, findings),
    ...(marksOf && { marks: [...marks] }),
    confidence: 'interpretive',
  };
}

interface Read {
  readonly period: SignPeriod;
  readonly parent: SignPeriod | null;
  readonly varga: VargaId | null;
}

function readingText(
  { birth, chart, names }: BirthContext,
  { parent, period: { endJdUT, signIndex, startJdUT }, varga }: Read,
  { aspectedBy, influences, lord, lordPlace, occupants, tone }: SignPeriodFindings,
): string {
  const words = SIGN_DASHA[names.lang];
  // The same date that the record writes as start or end; rounding to the second may carry it past midnight.
  const date = (jdUT: number) => writtenDate(birth.time.clock, jdUT);
  const span = { signIndex, fromDate: date(startJdUT), untilDate: date(endJdUT) };
  if (parent?.signIndex === signIndex) return words.reading_of_own_sign(span);
  const { house, signIndex: lordSignIndex } = chart.planets[lord];
  return [
    words.reading_span({
      ...span,
      level: parent ? 2 : 1,
      house: countFrom(chart.ascendant.signIndex, signIndex),
      varga,
    }),
    ...(parent ? [relationText(parent.signIndex, signIndex, names.lang)] : []),
    words.reading_planets({ occupants, aspectedBy }),
    words.reading_lord({ lord, house, lordSignIndex, isHome: lordSignIndex === signIndex, varga }),
    ...(influences.length > 0 ? [words.reading_tone({ influences, lordFromHouse: lordPlace, tone })] : []),
  ].join(' ');
}

function relationText(mahadashaSignIndex: number, signIndex: number, lang: Language): string {
  const { house: fromHouse, isEasy } = signRelation(mahadashaSignIndex, signIndex);
  return SIGN_DASHA[lang].reading_relation({ signIndex, mahadashaSignIndex, fromHouse, isEasy });
}
