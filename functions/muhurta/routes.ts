import type { answers } from '../../lib/schemas/muhurta/answers.ts';
import {
  MuhurtaDayInput,
  MuhurtaEvaluateInput,
  MuhurtaSearchInput,
  PurposeParam,
} from '../../lib/schemas/muhurta/inputs.ts';
import { occasion } from '../_shell/kinds/occasion.ts';
import { catalog } from '../_shell/kinds/reference.ts';
import type { Row } from '../_shell/row.ts';
import { serve } from '../_shell/server.ts';
import { dayErrors, evaluateErrors, searchErrors } from './checks.ts';
import { momentMeant } from './datetime.ts';
import { purpose, purposes } from './purposes.ts';
import { day, evaluate, search } from './results.ts';

export const about =
  'Choosing a time: what a day, an hour or a month holds for a purpose, with every rule that speaks for it and against it';

/** What brief windows leave out: limbs, factors, persons. */
const NOT_BRIEF = [
  ...[
    'for',
    'against',
    'vetoes',
    'persons',
    'lagna',
    'moon_sign',
    'vara',
    'tithi',
    'nakshatra',
    'pada',
    'yoga',
    'karana',
  ],
  ...['excluded', 'days'],
];

/** What a rule is and where it is from stands in /muhurta/purposes/{id}, and factors name the lesser limbs. */
const WINDOWS = {
  notBrief: NOT_BRIEF,
  fullOnly: ['rule', 'source', 'status', 'values', 'moon_sign', 'vara', 'yoga', 'karana', 'pada'],
  keptFrom: { standard: ['observed'] },
};

export const routes = [
  occasion('/muhurta/day', day, {
    answer: 'day',
    input: MuhurtaDayInput,
    startsAt: ({ date }) => ({ date, time: '00:00:00' }),
    check: dayErrors,
    asks: WINDOWS,
  }),
  occasion('/muhurta/evaluate', evaluate, {
    answer: 'evaluate',
    input: MuhurtaEvaluateInput,
    startsAt: momentMeant,
    check: evaluateErrors,
    asks: { ...WINDOWS, notBrief: ['for', 'against', 'persons'], fullOnly: ['rule', 'source', 'status', 'values'] },
  }),
  catalog('/muhurta/purposes', purposes, { answer: 'purposes', isAddition: true }),
  catalog('/muhurta/purposes/{id}', purpose, { answer: 'purpose', params: PurposeParam, isAddition: true }),
  occasion('/muhurta/search', search, {
    answer: 'search',
    input: MuhurtaSearchInput,
    startsAt: ({ from }) => ({ date: from, time: '00:00:00' }),
    check: searchErrors,
    asks: WINDOWS,
  }),
] satisfies Row<keyof typeof answers>[];

export const handler = serve(routes);
