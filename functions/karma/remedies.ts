/** Answer of /karma/remedies. */
import { debtorsOf, foundDebts } from '../../lib/astro/judgement/karma/debts.ts';
import type { KarmaRemedies } from '../../lib/schemas/karma/answers.ts';
import { disclaimerIn } from '../../lib/words/disclaimers.ts';
import { Warned } from '../../lib/records/warned.ts';
import { ACT_SOURCES, nextDates, remedyGroups } from './acts.ts';
import { DEBT_SOURCES, foundKarma } from './context.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

export function remedies(context: BirthContext): Warned {
  const { karma, warnings } = foundKarma(context);
  const debtors = debtorsOf(karma);
  const data: KarmaRemedies = {
    ...remedyGroups(context, karma, debtors, foundDebts(karma, debtors), nextDates(context)),
    disclaimer: disclaimerIn('karma_remedies', context.names.lang),
    sources: [...DEBT_SOURCES, ...ACT_SOURCES],
  };
  return new Warned(data, warnings);
}
