/** Sentences about when a yoga or a dosha acts, in English. */
import type { RipeningWords } from '../../facts/rules/ripening.ts';
import type { Sentences } from '../../sentences.ts';
import { dateEn, listed, named } from '../grammar.ts';

export const RIPENING_EN: Sentences<RipeningWords> = {
  lifelong: () => 'It colours the whole life rather than single periods.',
  in_childhood: () => 'It concerns the first years of childhood alone.',
  untold: () => 'No time is told for it.',
  late: () => 'The mahadashas of its planets come late in life; it shows in their antardashas.',
  mahadashas: ({ periods }) => {
    const spans = periods.map(
      ({ endDate, planet, startDate }) =>
        `${named(planet)} (${startDate === null ? 'birth' : dateEn(startDate)} to ${dateEn(endDate)})`,
    );
    return `It acts most in the mahadasha${spans.length > 1 ? 's' : ''} of ${listed(spans)}.`;
  },
};
