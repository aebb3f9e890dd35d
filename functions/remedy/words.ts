/** What answers of /remedy say of the needs of planets, and of the kinds of remedies for them. */
import type { Bilingual } from '../../lib/astro/bilingual.ts';
import { factsOf, type Fact } from '../../lib/astro/factsOf.ts';
import type { NeedFacts } from '../../lib/astro/judgement/remedy/facts.ts';
import { remedyPicks, type RemedyPick } from '../../lib/astro/judgement/remedy/picks.ts';
import { suitsStage, type PlanetPlan, type RemedyPlan } from '../../lib/astro/judgement/remedy/remedyPlan.ts';
import type { NeedPart, PlanetNeed } from '../../lib/astro/judgement/remedy/remedyNeeds.ts';
import { anyRemedyOf } from '../../lib/astro/remedy/aidedRemedies.ts';
import type { Person } from '../../lib/astro/stage.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';
import { nextDate } from '../../lib/birth/remedyDays.ts';
import { needClause, needsReason } from '../../lib/records/remedy/remedyPlan.ts';
import type { ToldKind } from '../../lib/words/facts/remedies/remedy.ts';
import { fitted, SHORT_CHARACTERS } from '../../lib/words/fitted.ts';
import { wireId, type Language } from '../../lib/words/names.ts';
import { REMEDY } from '../../lib/words/subjects/remedies/remedy.ts';

/** The record of a metal, a stone, a gift or a direction; its id is formed from its English name. */
export function thingRecord(name: Bilingual, lang: Language): { id: string; name: string } {
  return { id: wireId(name.en).replaceAll('-', '_'), name: name[lang] };
}

/** Returns why a kind of remedy is not named at an age, or how it is done then; null where nothing is to be said. */
export function ageNote({ names }: BirthContext, person: Person, kind: ToldKind | 'gemstone'): string | null {
  const { stage } = person;
  const words = REMEDY[names.lang];
  if (!suitsStage(kind, stage)) return words.age_note({ kind, isChild: stage === 'child' });
  return kind === 'fast' && stage === 'youth' ? words.fasting_youth({}) : null;
}

type Need = Pick<NeedPart, 'need' | 'untilJdUT'>;

/** One finding about a planet, as the label of its points. */
export function partText(context: BirthContext, planet: Planet, part: Need): string {
  return REMEDY[context.names.lang].part({ planet, need: needClause(context, part) });
}

export function needText(context: BirthContext, need: PlanetNeed): string {
  const { burdens, offices, planet } = need;
  return needsReason(context, planet, burdens.length > 0 ? [...burdens, ...offices] : [...offices, ...AT_EASE]);
}

const fact = factsOf<NeedFacts>();

const EASE_FACTS: readonly Fact<NeedFacts>[] = [fact('unburdened', {})];
const AT_EASE: readonly Need[] = EASE_FACTS.map((need) => ({ need, untilJdUT: null }));

/** Why a kind of remedy is not named for a planet. */
export function unneededText(context: BirthContext, one: PlanetPlan, kind: ToldKind): string {
  const { called, call, need, planet } = one;
  const words = REMEDY[context.names.lang];
  if (called.includes(kind)) return words.not_at_age({ kind, planet });
  if (kind === 'yantra' && call === 'pacify') return words.to_be_eased({ planet });
  return words.at_ease({ kind, planet, isBurdened: need.burdens.length > 0 });
}

/** What to begin with and why, in a line, in a few sentences, and as a summary. */
export function remedyTold(
  context: BirthContext,
  plan: RemedyPlan,
  kind: ToldKind,
): { headline: string; short: string; summary: string } {
  const words = REMEDY[context.names.lang];
  const { stage } = plan.person;
  const note = ageNote(context, plan.person, kind);
  const notes = note === null ? [] : [note];
  const [first, ...others] = remedyPicks(plan, kind);
  if (!first) {
    const nobody = suitsStage(kind, stage) ? words.for_nobody({ kind }) : note!;
    return { headline: words.headline_nobody({ kind }), short: nobody, summary: nobody };
  }
  const { planet } = first.need;
  const isForChild = stage === 'child';
  const { title } = anyRemedyOf(planet, kind, stage);
  const sentences = [
    words.begin({ kind, planet, title, nextDate: nextDate(context, planet), isForChild }),
    needsReason(context, planet, first.reasons.slice(0, 2)),
    ...notes,
    ...(others.length > 0 ? [words.others({ kind, planets: others.map(({ need }) => need.planet) })] : []),
  ];
  return {
    headline: words.headline({ kind, planet, isForChild }),
    short: fitted(sentences, SHORT_CHARACTERS),
    summary: sentences.join(' '),
  };
}

/** Why a remedy is named, and what makes it more urgent. */
export function causesOf({ offices, reasons }: RemedyPick): RemedyPick['reasons'] {
  return [...reasons, ...offices];
}
