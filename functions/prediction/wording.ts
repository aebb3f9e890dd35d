/** What all answers of /prediction say of a matter. */
import { sideOfBand } from '../../lib/astro/judgement/bandSide.ts';
import type { AreaBand, AreaScore } from '../../lib/astro/judgement/areaScore.ts';
import { ageNote, type LifeArea } from '../../lib/astro/judgement/prediction/areaPrediction.ts';
import { counselPlanets } from '../../lib/astro/judgement/prediction/planetCounsel.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';
import type { Clause } from '../../lib/records/evidence/areas.ts';
import type { BlendFact, PredictionFact } from '../../lib/astro/judgement/prediction/facts.ts';
import type { MultiFact } from '../../lib/astro/judgement/prediction/multi/facts.ts';
import type { Names } from '../../lib/words/names.ts';
import { say } from '../../lib/words/say.ts';
import { BLENDS, PREDICTION } from '../../lib/words/subjects/prediction/factors.ts';
import { LIFE_MATTERS } from '../../lib/words/subjects/prediction/matters.ts';
import { completedYears } from './person.ts';

/** Returns a matter as it stands in a sentence. */
export function matterText({ matter }: LifeArea, { lang }: Names): string {
  return LIFE_MATTERS[lang].matter({ matter });
}

/** Returns counsel by the band of a matter, and by the planets that help it most and burden it most. */
export function counselText(
  { matter }: LifeArea,
  promise: AreaScore<PredictionFact>,
  band: AreaBand,
  { lang }: Names,
): string {
  return LIFE_MATTERS[lang].counsel({ matter, side: sideOfBand(band), ...counselPlanets(promise) });
}

/** Returns how to read a matter at an age outside its years; null within them. */
export function ageNoteText(context: BirthContext, area: LifeArea): string | null {
  const note = ageNote(area, completedYears(context));
  return note && say(LIFE_MATTERS, note, context.names.lang);
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
