/** Turns functions of a person's day into functions of natal rows. */
import type { TargetDateQuery } from '../../lib/schemas/pdaeInputs.ts';
import { personalDay, type PersonalContext, type PersonalDay } from '../_shell/personalDay.ts';
import { Warned, type Fields } from '../_shell/route.ts';

/** Answers about the day of the query. */
export function onTargetDate<Query extends Fields<typeof TargetDateQuery>>(
  run: (day: PersonalDay, context: PersonalContext<Query>) => object,
): (context: PersonalContext<Query>) => Warned {
  return (context) => {
    const day = personalDay(context, context.query.target_date);
    return new Warned(run(day, context), [...day.warnings]);
  };
}
