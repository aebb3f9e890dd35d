/** What a dasha period brings: its judgement and its sentences. */
import type { Chart } from '../../astro/chart/chart.ts';
import { CHANGE_SOURCE, isInSandhi, mahadashaChange, type MahadashaChange } from '../../astro/dasha/dashaChange.ts';
import { lordshipOf } from '../../astro/judgement/dasha/lordEffect.ts';
import { junctionWeight, type PeriodFinding } from '../../astro/judgement/dasha/periodFindings.ts';
import { periodFact } from '../../astro/judgement/dasha/facts.ts';
import type { Period } from '../../astro/dasha/period.ts';
import { vimshottari } from '../../astro/dasha/vimshottari.ts';
import { bphs, citation, phaladeepika, practice, type Source } from '../../astro/source.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import { unixMsFromJd } from '../../astro/time.ts';
import type { DashaCurrent, DashaJunction } from '../../schemas/dasha/effects.ts';
import { formatJd, localDate, type PlaceClock } from '../../time/civilTime.ts';
import { lifeJdUT } from '../../birth/life.ts';
import { DASHA } from '../../words/subjects/dasha.ts';
import type { Language } from '../../words/language.ts';
import { planetId } from '../../schemas/common/planetId.ts';
import type { BirthContext } from '../../birth/birthContext.ts';

/** Returns the change at the end of a mahadasha. */
export function changeAfter(mahadasha: Period<Planet>): MahadashaChange {
  const { lords } = vimshottari;
  const turn = lords.findIndex(({ lord }) => lord === mahadasha.lord);
  return mahadashaChange(mahadasha, lords[(turn + 1) % lords.length]!.lord);
}

/** Returns the record of the change from one mahadasha to the next. */
export function junctionRecord(context: BirthContext, change: MahadashaChange): DashaJunction {
  const { from, to, sandhiStartJdUT, atJdUT, isChhidra } = change;
  const { clock } = context.birth.time;
  return {
    from_lord: planetId(from),
    to_lord: planetId(to),
    start: formatJd(clock, sandhiStartJdUT),
    end: formatJd(clock, atJdUT),
    is_dasha_sandhi: isInSandhi(change, lifeJdUT(context)),
    is_chhidra: isChhidra,
    text: junctionText(context.chart, change, context.names.lang),
  };
}

/** Returns what the last tenth of a mahadasha is for. */
export function junctionText(chart: Chart, { from, isChhidra, to }: MahadashaChange, lang: Language): string {
  return DASHA[lang].junction({ from: lordshipOf(chart, from), to: lordshipOf(chart, to), isChhidra });
}

/** Returns why no period of the life holds an instant. */
export function outsideReason(context: BirthContext): NonNullable<DashaCurrent['reason']> {
  return lifeJdUT(context) < context.birth.jdUT ? 'before_birth' : 'after_last_period';
}

/**
 * Returns what the junction of two mahadashas calls for; more where the change is one of the three sharper ones.
 * Interpretive.
 */
export function junctionFinding(clock: PlaceClock, { from, to, atJdUT, isChhidra }: MahadashaChange): PeriodFinding {
  const date = localDate(clock, unixMsFromJd(atJdUT));
  return {
    id: 'dasha_sandhi',
    fact: periodFact('dasha_sandhi', { planet: from, nextLord: to, date }),
    weight: junctionWeight(isChhidra),
    source: CHANGE_SOURCE,
  };
}

/** Chapters on the antardashas of each mahadasha (BPHS 52-60). */
const ANTARDASHA_CHAPTERS: Readonly<Record<Planet, number>> = {
  Sun: 52,
  Moon: 53,
  Mars: 54,
  Rahu: 55,
  Jupiter: 56,
  Saturn: 57,
  Mercury: 58,
  Ketu: 59,
  Venus: 60,
};

/** Lists the sources that a reading of these periods rests on. */
export function effectSources(mahadasha: Planet | null): string[] {
  const chapters: Source[] = mahadasha === null ? [] : [bphs(ANTARDASHA_CHAPTERS[mahadasha])];
  return [
    vimshottari.source,
    bphs(47),
    bphs(48),
    ...chapters,
    bphs(34),
    phaladeepika(26),
    CHANGE_SOURCE,
    practice('Weights of the scores: interpretive'),
  ].map(citation);
}
