/** What paths of /jaimini take beside a birth. */
import * as v from 'valibot';

/** Taken by /jaimini/karakamsha. */
export const KarakamshaQuery = {
  effects_from: v.nullish(
    v.pipe(
      v.picklist(['navamsa', 'birth_chart'], 'Choose navamsa or birth_chart.'),
      v.description('Where the effects of houses from karakamsha are read; default navamsa'),
    ),
  ),
};
