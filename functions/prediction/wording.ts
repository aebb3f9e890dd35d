/** What all answers of /prediction say of a matter. */
import { sideOfBand } from '../../lib/astro/judgement/bandSide.ts';
import type { Ladder } from '../../lib/astro/judgement/ladder/ladder.ts';
import { sidesOf, type Sides } from '../../lib/astro/judgement/ladder/sides.ts';
import { ageNote, type LifeArea } from '../../lib/astro/judgement/prediction/areaPrediction.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';
import type { Clause } from '../../lib/records/evidence/areas.ts';
import type { BlendFact } from '../../lib/astro/judgement/prediction/facts.ts';
import type { MultiFact } from '../../lib/astro/judgement/prediction/multi/facts.ts';
import type { Names } from '../../lib/words/names.ts';
import { say } from '../../lib/words/say.ts';
import { BLENDS, PREDICTION } from '../../lib/words/subjects/prediction/factors.ts';
import { LIFE_MATTERS } from '../../lib/words/subjects/prediction/matters.ts';
import { fitted, SHORT_CHARACTERS } from '../../lib/words/fitted.ts';
import { ladderText } from '../../lib/records/evidence/promise.ts';

/** Returns a matter as it stands in a sentence. */
export function matterText({ matter }: LifeArea, { lang }: Names): string {
  return LIFE_MATTERS[lang].matter({ matter });
}

/** A line, a short text and the counsel on a matter. */
export interface MatterTold {
  readonly headline: string;
  readonly short: string;
  readonly counsel: string;
  readonly sides: Sides;
}

/** How many reasons of a side are told. */
export const REASONS_TOLD = 3;

/** Returns what is told of the promise of a matter. */
export function matterTold(context: BirthContext, area: LifeArea, ladder: Ladder): MatterTold {
  const { names } = context;
  const words = LIFE_MATTERS[names.lang];
  const { band } = ladder;
  const { matter } = area;
  const sides = sidesOf(ladder);
  const { asking, helper } = sides;
  const clauses = (parts: Sides['supports']) => parts.slice(0, 1).map((part) => ladderText(part, names));
  const note = ageNoteText(context, area);
  const told = { matter, band, helper, asking };
  return {
    headline: words.headline(told),
    short: fitted(
      [
        words.stands(told),
        ...(sides.supports.length > 0 ? [words.helped({ clauses: clauses(sides.supports) })] : []),
        ...(sides.asksCare.length > 0 ? [words.burdened({ clauses: clauses(sides.asksCare) })] : []),
        ...(note === null ? [] : [note]),
      ],
      SHORT_CHARACTERS,
    ),
    counsel: words.counsel({ matter, side: sideOfBand(band), helper, asking }),
    sides,
  };
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
