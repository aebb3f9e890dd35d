/** Wire records of what a dasha period brings. */
import { both, type Bilingual } from '../../astro/bilingual.ts';
import { agentsOf, aspectedHouses, type DashaContext } from '../../astro/judgement/dasha/lordEffect.ts';
import { isInSandhi, type MahadashaChange } from '../../astro/dasha/dashaChange.ts';
import {
  cautionsOf,
  lordYogas,
  periodFindings,
  strengthsOf,
  type PeriodFinding,
} from '../../astro/judgement/dasha/periodFindings.ts';
import type { JudgedPeriod, LordRelation as JudgedRelation } from '../../astro/judgement/dasha/periodScore.ts';
import { periodThemes, themeTone, type PeriodTheme } from '../../astro/judgement/dasha/themes.ts';
import { DASHA_THEMES } from '../../astro/judgement/tables/dashaThemes.ts';
import { companions } from '../../astro/planet/avasthas.ts';
import { functionalNature, isMaraka, isYogakaraka, ownedHouses } from '../../astro/planet/lordship.ts';
import { periodFact } from '../../astro/judgement/dasha/facts.ts';
import { citation } from '../../astro/source.ts';
import type { LifeStage } from '../../astro/stage.ts';
import { signifiedHouses } from '../../astro/tables/karakas.ts';
import { isNode } from '../../astro/tables/planets.ts';
import { isVargottama } from '../../astro/varga/position.ts';
import type { FullPeriodEffects, PeriodEffects } from '../../schemas/dasha/effects.ts';
import type { LordRelation, PeriodLord, PeriodLordDetails } from '../../schemas/common/dashaLords.ts';
import { formatJd } from '../../time/civilTime.ts';
import type { Names } from '../../words/names.ts';
import { PERIOD, PERIOD_FINDINGS } from '../../words/subjects/period.ts';
import { say } from '../../words/say.ts';
import { degrees } from '../../astro/rounding.ts';
import { planetHead, signRef, strengthRecord } from '../common.ts';
import { planetId } from '../../schemas/common/planetId.ts';
import { periodScoreRecord } from './periodScore.ts';
import { describedPeriod, periodAdvice, periodSummary, themeText } from './effectTexts.ts';
import { junctionFinding } from './effectWords.ts';
import type { BirthContext } from '../../birth/birthContext.ts';
import { lordshipRecords } from '../planet/lordship.ts';

/** The context of a period's records. */
export interface EffectContext {
  readonly context: BirthContext;
  readonly dasha: DashaContext;
  readonly change: MahadashaChange;
}

type Theme = PeriodEffects['themes'][number];
export type Peaks = (themeIndex: number) => Pick<Theme, 'best' | 'hardest'>;

/** Items of each list in the short form. */
const SHORT = 3;
const NO_PEAKS: Peaks = () => ({ best: null, hardest: null });

/** Returns what a period brings, in short. */
export function shortEffects(described: EffectContext, judged: JudgedPeriod): PeriodEffects {
  const findings = findingsOf(described, judged);
  // Only advice about the listed themes is given.
  const themes = periodThemes(described.dasha.chart, judged).slice(0, SHORT);
  return {
    lord: lordRecord(described, judged),
    ...commonEffects(described, judged, findings, themes),
    themes: themes.map((theme) => themeRecord(described, judged, theme, NO_PEAKS)),
    strengths: strengthsOf(findings)
      .slice(0, SHORT)
      .map((finding) => findingRecord(finding, described.context.names)),
    cautions: cautionsOf(findings)
      .slice(0, SHORT)
      .map((finding) => findingRecord(finding, described.context.names)),
  };
}

/**
 * Returns what a period brings, in full.
 *
 * @param peaks the best and the hardest antardasha for each theme
 */
export function fullEffects(
  described: EffectContext,
  judged: JudgedPeriod,
  peaks: Peaks = NO_PEAKS,
): FullPeriodEffects {
  const { dasha } = described;
  const findings = findingsOf(described, judged);
  const themes = periodThemes(dasha.chart, judged);
  const spoken = themes.map(({ theme }) => theme.id);
  return {
    lord: lordDetails(described, judged),
    ...commonEffects(described, judged, findings, themes),
    themes: themes.map((theme) => themeRecord(described, judged, theme, peaks)),
    quiet_themes: DASHA_THEMES.map(({ id }) => id).filter((id) => !spoken.includes(id)),
    strengths: strengthsOf(findings).map((finding) => findingRecord(finding, described.context.names)),
    cautions: cautionsOf(findings).map((finding) => findingRecord(finding, described.context.names)),
  };
}

/** Lists the findings about a period: its lord, and the junction of mahadashas that it falls into. */
export function findingsOf({ context, dasha, change }: EffectContext, judged: JudgedPeriod): PeriodFinding[] {
  const junction = isInSandhi(change, judged.transitJdUT) ? [junctionFinding(context.birth.time.clock, change)] : [];
  const { stage } = describedPeriod(context, dasha.chart, judged);
  return [...periodFindings(dasha, judged).map((finding) => forStage(finding, stage)), ...junction];
}

/** What a yoga gives is worded for those who earn, marry and own. */
const OF_LATER_LIFE = both('gifts and tasks of later life', 'आगे के जीवन की बातें');

function resultFor(result: Bilingual, stage: LifeStage): Bilingual {
  return stage === 'child' || stage === 'youth' ? OF_LATER_LIFE : result;
}

function forStage(finding: PeriodFinding, stage: LifeStage): PeriodFinding {
  const { fact } = finding;
  if (fact.id !== 'yoga') return finding;
  return { ...finding, fact: periodFact('yoga', { ...fact.args, result: resultFor(fact.args.result, stage) }) };
}

type Common = Omit<PeriodEffects, 'lord' | 'themes' | 'strengths' | 'cautions'>;

function commonEffects(
  { context, dasha, change }: EffectContext,
  judged: JudgedPeriod,
  findings: readonly PeriodFinding[],
  themes: readonly PeriodTheme[],
): Common {
  const isInJunction = isInSandhi(change, judged.transitJdUT);
  const described = describedPeriod(context, dasha.chart, judged);
  return {
    score: periodScoreRecord(judged.score, context.names),
    tone: themeTone(judged.score.band),
    relation: judged.relation && relationRecord(judged.relation),
    is_dasha_sandhi: isInJunction,
    is_chhidra: isInJunction && change.isChhidra,
    summary: periodSummary(described, findings),
    advice: periodAdvice(described, themes),
    confidence: 'interpretive',
  };
}

/** Returns how the lord of a period stands to that of the period above it. */
export function relationRecord({ parentLord, place, kind, views }: JudgedRelation): LordRelation {
  const [view, viewOfIt] = views;
  return { to: planetId(parentLord), place, kind, view, view_of_it: viewOfIt };
}

function findingRecord({ id, fact, source }: PeriodFinding, { lang }: Names): PeriodEffects['strengths'][number] {
  return { id, text: say(PERIOD_FINDINGS, fact, lang), source: citation(source) };
}

function themeRecord({ context, dasha }: EffectContext, judged: JudgedPeriod, theme: PeriodTheme, peaks: Peaks): Theme {
  const { names, birth } = context;
  const { id, houses, karakas } = theme.theme;
  const { clock } = birth.time;
  const { startJdUT, endJdUT } = judged.period;
  const described = describedPeriod(context, dasha.chart, judged);
  const { stage } = described;
  return {
    id,
    name: names.of(theme.theme),
    tone: theme.tone,
    score: periodScoreRecord(theme.score, names),
    houses: [...houses],
    karakas: karakas.map(planetId),
    reasons: theme.reasons.map(({ lord, kind, house, occupied, partner }) => ({
      lord: planetId(lord),
      kind,
      house,
      text: PERIOD[names.lang].reason({ planet: lord, kind, house, occupied, partner, theme: id, stage }),
    })),
    start: formatJd(clock, startJdUT),
    end: formatJd(clock, endJdUT),
    ...peaks(DASHA_THEMES.indexOf(theme.theme)),
    text: themeText(described, theme),
  };
}

function lordRecord(described: EffectContext, judged: JudgedPeriod): PeriodLord {
  const { context, dasha } = described;
  const { chart } = dasha;
  const { names } = context;
  const { lord } = judged;
  const planet = chart.planets[lord];
  const nature = functionalNature(chart, lord);
  return {
    ...planetHead(lord, names),
    sign: signRef(planet.signIndex, names),
    degree: degrees(planet.degreeInSign),
    house: planet.house,
    dignity: planet.dignity,
    dignity_name: names.term(planet.dignity),
    is_retrograde: planet.isRetrograde,
    is_combust: planet.isCombust,
    owned_houses: ownedHouses(chart, lord),
    acts_for: isNode(lord) ? agentsOf(chart, lord).map(planetId) : [],
    aspected_houses: aspectedHouses(chart, lord),
    companions: companions(chart, planet).map(({ id }) => planetId(id)),
    signified_houses: signifiedHouses(lord),
    functional_nature: nature,
    functional_nature_name: names.term(nature),
    is_yogakaraka: isYogakaraka(chart, lord),
    is_maraka: isMaraka(chart, lord),
    navamsa: navamsaRecord(described, judged),
    transit: transitRecord(described, judged),
  };
}

function navamsaRecord({ context, dasha }: EffectContext, { lord }: JudgedPeriod): PeriodLord['navamsa'] {
  const { chart, navamsa } = dasha;
  return {
    sign: signRef(navamsa.signs[lord], context.names),
    dignity: navamsa.planets[lord].dignity,
    is_vargottama: isVargottama(chart, chart.planets[lord]),
  };
}

function transitRecord({ context }: EffectContext, { transit, transitJdUT }: JudgedPeriod): PeriodLord['transit'] {
  if (transit === null) return null;
  const { signIndex, houseFromMoon, isGood, dignity } = transit;
  return {
    at: formatJd(context.birth.time.clock, transitJdUT),
    sign: signRef(signIndex, context.names),
    house_from_moon: houseFromMoon,
    is_good: isGood,
    dignity,
  };
}

function lordDetails(described: EffectContext, judged: JudgedPeriod): PeriodLordDetails {
  const { chart, strengths } = described.dasha;
  const { lord } = judged;
  const { stage } = describedPeriod(described.context, chart, judged);
  return {
    ...lordRecord(described, judged),
    lordships: lordshipRecords(chart, lord, described.context.names),
    strength: strengthRecord(strengths[lord], described.context.names),
    yogas: lordYogas(described.dasha, lord).map(({ rule, status, strength, planets }) => ({
      id: rule.id,
      variant: rule.variant ?? null,
      name: rule.name[described.context.names.lang],
      polarity: rule.polarity,
      status,
      score: strength!.value,
      planets: planets.map(planetId),
      result: resultFor(rule.result, stage)[described.context.names.lang],
      source: citation(rule.source),
    })),
  };
}
