/** What the sub lord of a cusp says, as a record with its sentence. */
import type { CuspPromise, MatterId } from '../../lib/astro/kp/matters.ts';
import type { KpPromise } from '../../lib/schemas/kp/answers.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import type { Language } from '../../lib/words/names.ts';
import { say } from '../../lib/words/say.ts';
import { KP } from '../../lib/words/subjects/kp/kpWords.ts';

/** @param matter null where the house itself is read */
export function promiseRecord(found: CuspPromise, matter: MatterId | null, lang: Language): KpPromise {
  return {
    matter,
    cusp: found.cusp,
    sub_lord: planetId(found.subLord),
    houses: [...found.houses],
    group: { for: [...found.group.for], against: [...found.group.against] },
    linked_houses: [...found.for],
    opposing_houses: [...found.against],
    grade: found.grade,
    result_by: planetId(found.resultBy),
    outcome_by: planetId(found.outcomeBy),
    text: promiseText(found, matter, lang),
    confidence: 'interpretive',
  };
}

function promiseText(found: CuspPromise, matter: MatterId | null, lang: Language): string {
  const { against, cusp, grade, subLord } = found;
  if (matter === null) return say(KP, { id: 'house_by_cusp', args: { house: cusp, subLord, grade } }, lang);
  const args = { house: cusp, subLord, grade, matter, supportingHouses: found.for, opposingHouses: against };
  return say(KP, { id: 'matter_by_cusp', args }, lang);
}
