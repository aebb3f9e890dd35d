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
import * as results from './results.ts';

export const about =
  'The right time for a purpose: what the texts ask of star, tithi, day and ascendant, and when it is kept';

const MIDNIGHT = '00:00:00';

export const routes = [
  catalog('/muhurta/purposes', results.purposes, { answer: 'purposes', isAddition: true }),
  catalog('/muhurta/purposes/{id}', results.purpose, { answer: 'purpose', params: PurposeParam, isAddition: true }),
  occasion('/muhurta/search', results.search, {
    answer: 'search',
    input: MuhurtaSearchInput,
    startsAt: ({ from }) => ({ date: from, time: MIDNIGHT }),
    check: searchErrors,
  }),
  occasion('/muhurta/evaluate', results.evaluate, {
    answer: 'evaluate',
    input: MuhurtaEvaluateInput,
    startsAt: ({ datetime }) => ({ date: datetime.slice(0, 10), time: clockTimeOf(datetime) }),
    check: evaluateErrors,
  }),
  occasion('/muhurta/day', results.day, {
    answer: 'day',
    input: MuhurtaDayInput,
    startsAt: ({ date }) => ({ date, time: MIDNIGHT }),
    check: dayErrors,
  }),
] satisfies Row<keyof typeof answers>[];

/** Returns the clock time of an instant as it was sent. */
function clockTimeOf(datetime: string): string {
  const [time = ''] = datetime.slice(11).split(/Z|[+-]/);
  return time.length === 5 ? `${time}:00` : time;
}

export const handler = serve(routes);
