/** Answers of /muhurta. */
import { endpoint, type Records } from '../common/records.ts';
import { MuhurtaPurposes, MuhurtaPurposeWhole } from './purposes.ts';
import { MuhurtaDay, MuhurtaMoment, MuhurtaSearch } from './results.ts';

export const answers = {
  day: endpoint(
    'A day for a purpose',
    'Every stretch of a day from sunrise to the next sunrise in which nothing changes that a choice of time looks at, closed ones too: its score, what speaks for it and against it, and what closes it. The standard answer lists all factors of the best; detail=full those of all.',
    MuhurtaDay,
  ),
  evaluate: endpoint(
    'One moment for a purpose',
    'How an instant is for a purpose: its limbs and ascendant, its score with every part, what speaks for it and against it, what closes it, how it stands to each person, and when something changes next.',
    MuhurtaMoment,
  ),
  purposes: endpoint(
    'What a time can be chosen for',
    'The nineteen purposes by name, with the texts they rest on and the points on which these differ. Cacheable, with an ETag.',
    MuhurtaPurposes,
  ),
  purpose: {
    ...endpoint(
      'One purpose with its rules',
      'The stars, lunar days, weekdays, months and ascendants that a purpose takes, passes and leaves, the seasons it keeps away from, and the common rules as it uses them. Cacheable, with an ETag.',
      MuhurtaPurposeWhole,
    ),
    refusals: ['not_found'],
  },
  search: endpoint(
    'The best times of a range for a purpose',
    'Up to 92 days are searched, each cut wherever anything changes: the best times with every factor, seasons that are left, what each day has or what stands in its way, and the whole in words. Where no time is open the nearest ones are named, with what stands in their way. A chosen time is held to help a beginning and promises nothing.',
    MuhurtaSearch,
  ),
} satisfies Records;
