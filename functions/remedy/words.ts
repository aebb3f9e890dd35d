/** What answers of /remedy say of the needs of planets, and of the kinds of remedies for them. */
import type { Bilingual } from '../../lib/astro/bilingual.ts';
import { factsOf, type Fact } from '../../lib/astro/factsOf.ts';
import type { NeedFacts } from '../../lib/astro/judgement/remedy/facts.ts';
import type { PickedKind, RemedyPick } from '../../lib/astro/judgement/remedy/picks.ts';
import type { NeedPart, PlanetNeed } from '../../lib/astro/judgement/remedy/remedyNeeds.ts';
import type { AnyRemedy } from '../../lib/astro/remedy/aidedRemedies.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import { unixMsFromJd } from '../../lib/astro/time.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';
import { nextDate } from '../../lib/birth/remedyDays.ts';
import { localDate } from '../../lib/time/placeClock.ts';
import type { NeedClause } from '../../lib/words/facts/remedies/remedy.ts';
import { wireId, type Language } from '../../lib/words/names.ts';
import { REMEDY } from '../../lib/words/subjects/remedies/remedy.ts';

/** The record of a metal, a stone, a gift or a direction; its id is formed from its English name. */
export function thingRecord(name: Bilingual, lang: Language): { id: string; name: string } {
  return { id: wireId(name.en).replaceAll('-', '_'), name: name[lang] };
}

/** Interpretive: the ages between which no special care in fasting is needed. */
const FASTING_AGES = { from: 16, to: 70 };

/** A caution about fasting by age; null between childhood and old age. */
export function fastingAgeNote(ageYears: number, lang: Language): string | null {
  const { from, to } = FASTING_AGES;
  if (ageYears < from) return REMEDY[lang].fasting_young({ years: from });
  return ageYears >= to ? REMEDY[lang].fasting_old({ years: to }) : null;
}

type Need = Pick<NeedPart, 'need' | 'untilJdUT'>;

function clauseOf({ birth }: BirthContext, { need, untilJdUT }: Need): NeedClause {
  return { need, until: untilJdUT === null ? null : localDate(birth.time.clock, unixMsFromJd(untilJdUT)) };
}

/** One finding about a planet, as the label of its points. */
export function partText(context: BirthContext, planet: Planet, part: Need): string {
  return REMEDY[context.names.lang].part({ planet, need: clauseOf(context, part) });
}

/** Why a remedy is recommended. */
export function remedyReasonText(context: BirthContext, planet: Planet, parts: readonly Need[]): string {
  return REMEDY[context.names.lang].reason({ planet, needs: parts.map((part) => clauseOf(context, part)) });
}

export function needText(context: BirthContext, need: PlanetNeed): string {
  const { burdens, offices, planet, strength } = need;
  const all = burdens.length > 0 ? [...burdens, ...offices] : [...offices, ...atEase(strength)];
  return remedyReasonText(context, planet, all);
}

const fact = factsOf<NeedFacts>();

function atEase(strength: number): Need[] {
  const facts: Fact<NeedFacts>[] = [fact('at_ease', { strength }), fact('unburdened', {})];
  return facts.map((need) => ({ need, untilJdUT: null }));
}

/** Why a kind of remedy is not recommended for a planet. */
export function unneededText(context: BirthContext, need: PlanetNeed, kind: PickedKind): string {
  const { burdens, planet, strength } = need;
  if (kind === 'donation' || burdens.length === 0) return remedyReasonText(context, planet, atEase(strength));
  const needs = burdens.map((part) => clauseOf(context, part));
  return REMEDY[context.names.lang].unneeded({ kind, planet, needs });
}

/** What to begin with, and what may follow. */
export function remedySummaryText(
  context: BirthContext,
  kind: PickedKind,
  picks: readonly RemedyPick[],
  remedyFor: (planet: Planet) => AnyRemedy,
): string {
  const words = REMEDY[context.names.lang];
  const [first, ...others] = picks;
  if (!first) return words.for_nobody({ kind });
  const { planet } = first.need;
  return words.begin({
    kind,
    planet,
    title: remedyFor(planet).title,
    nextDate: nextDate(context, planet),
    needs: causesOf(first).map((part) => clauseOf(context, part)),
    others: others.map(({ need }) => need.planet),
  });
}

/** Why a remedy is recommended, and what makes it more urgent. */
export function causesOf({ offices, reasons }: RemedyPick): RemedyPick['reasons'] {
  return [...reasons, ...offices];
}
