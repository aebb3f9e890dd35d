/** What all answers of /prediction say of a matter. */
import { sideOfBand } from '../../lib/astro/judgement/bandSide.ts';
import type { Ladder, LadderPart } from '../../lib/astro/judgement/ladder/ladder.ts';
import { sidesOf, subjectOf, type Sides } from '../../lib/astro/judgement/ladder/sides.ts';
import { ageNote, type LifeArea } from '../../lib/astro/judgement/prediction/areaPrediction.ts';
import type { BlendFact } from '../../lib/astro/judgement/prediction/facts.ts';
import type { MultiFact } from '../../lib/astro/judgement/prediction/multi/facts.ts';
import { counselGrounds, matterView, type MatterView } from '../../lib/astro/judgement/prediction/subject.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';
import type { Clause } from '../../lib/records/evidence/areas.ts';
import { ladderText } from '../../lib/records/evidence/promise.ts';
import { fitted, SHORT_CHARACTERS } from '../../lib/words/fitted.ts';
import type { Names } from '../../lib/words/names.ts';
import { say } from '../../lib/words/say.ts';
import { BLENDS, PREDICTION } from '../../lib/words/subjects/prediction/factors.ts';
import { LIFE_MATTERS } from '../../lib/words/subjects/prediction/matters.ts';

/** Returns how a matter is told to the person of a request. */
export function viewOf({ person }: Pick<BirthContext, 'person'>, { matter }: LifeArea): MatterView {
  return matterView(matter, person());
}

/** Returns a matter as its windows name it within a sentence: they are of its own years, not of childhood. */
export function windowSubject({ names, person }: BirthContext, area: LifeArea): string {
  const { matter, stage, subject } = matterView(area.matter, person());
  return LIFE_MATTERS[names.lang].subject_within({ subject: stage === 'child' ? matter : subject });
}

/** A line, a short text, the reasons and the counsel on a matter. */
export interface MatterTold {
  readonly subject: string;
  readonly headline: string;
  readonly short: string;
  readonly counsel: string;
  readonly sides: Sides;
}

/** Returns what is told of the promise of a matter. */
export function matterTold(context: BirthContext, area: LifeArea, ladder: Ladder): MatterTold {
  const { names } = context;
  const words = LIFE_MATTERS[names.lang];
  const { band } = ladder;
  const view = viewOf(context, area);
  const { subject, time } = view;
  const sides = sidesOf(ladder);
  const { asking, helper } = sides;
  const first = firstReasons(sides);
  return {
    subject: words.subject({ subject }),
    headline: words.headline({ subject, time, band, helper, asking }),
    short: fitted([words.stands({ subject, time, band }), ...reasonSentences(first, names)], SHORT_CHARACTERS),
    counsel: words.counsel({ ...view, side: sideOfBand(band), ...counselGrounds(sides) }),
    sides,
  };
}

/** Returns reasons, each as a sentence. */
export function reasonSentences(parts: readonly LadderPart[], names: Names): string[] {
  return parts.map((part) => LIFE_MATTERS[names.lang].reason({ clause: ladderText(part, names) }));
}

/** Lists the first reason of each side: of the planet that the headline names, else the heaviest. */
function firstReasons({ asking, asksCare, helper, supports }: Sides): LadderPart[] {
  const first = (parts: readonly LadderPart[], planet: Planet | null) =>
    parts.find((part) => planet !== null && subjectOf(part) === planet) ?? parts[0];
  return [first(supports, helper), first(asksCare, asking)].filter((part) => part !== undefined);
}

/** Lists the heaviest reason of each side that is left after the first. */
export function furtherReasons(sides: Sides): LadderPart[] {
  const told = firstReasons(sides);
  return [sides.supports, sides.asksCare].flatMap((parts) => parts.filter((part) => !told.includes(part)).slice(0, 1));
}

/** Returns how to read a matter at an age outside its years; null within them. */
export function ageNoteText({ names, person }: BirthContext, area: LifeArea): string | null {
  const note = ageNote(area, person());
  return note && say(LIFE_MATTERS, note, names.lang);
}

/** Returns what a factor of a matter says, or what many rules find together. */
export function predictionText(text: MultiFact, { lang }: Names): string {
  return say(PREDICTION, text, lang);
}

/** Returns how the factors of matters are said. */
export function predictionClause(names: Names): Clause<MultiFact> {
  return (text) => predictionText(text, names);
}

/** Returns how the scores that are blended into one are said. */
export function blendClause({ lang }: Names): Clause<BlendFact> {
  return (text) => say(BLENDS, text, lang);
}
