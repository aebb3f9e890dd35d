/** What every answer of /videsh-yoga says first: a line, a short text, and where the promise stands. */
import type { ForeignPromise } from '../../lib/astro/judgement/videsh/promise.ts';
import { sidesOf } from '../../lib/astro/judgement/ladder/sides.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';
import { verdictRecord } from '../../lib/records/evidence/promise.ts';
import type { AbroadTold } from '../../lib/schemas/videsh-yoga/common.ts';
import type { AbroadVoice } from '../../lib/words/facts/videsh/promise.ts';
import { fitted, SHORT_CHARACTERS } from '../../lib/words/fitted.ts';
import { abroadVoice, FOREIGN_PROMISE } from '../../lib/words/subjects/videsh/promise.ts';
import { nextLine, type FoundTiming } from './timing.ts';

/** Returns for whom life abroad is told. */
export function voiceOf(context: BirthContext): AbroadVoice {
  return abroadVoice(context.person().stage);
}

/** Returns what is said first; without times where they were not looked for. */
export function abroadTold(context: BirthContext, { ladder }: ForeignPromise, found: FoundTiming | null): AbroadTold {
  const { names } = context;
  const words = FOREIGN_PROMISE[names.lang];
  const { band } = ladder;
  return {
    headline: words.headline({ band, voice: voiceOf(context) }),
    short: fitted(
      [words.level({ band }), ...reasons(context, ladder), ...(found ? nextLine(context, found) : [])],
      SHORT_CHARACTERS,
    ),
    verdict: verdictRecord(ladder, names),
  };
}

/** What leads abroad most, for all who may go, and what ties to the home most. */
function reasons(context: BirthContext, ladder: ForeignPromise['ladder']): string[] {
  const words = FOREIGN_PROMISE[context.names.lang];
  const { asksCare, supports } = sidesOf(ladder);
  const [led] = supports.flatMap(({ factor: { text } }) => (text.id === 'way_abroad' ? [text.args] : []));
  const [tied] = asksCare.flatMap(({ factor: { text } }) => (text.id === 'home_tie' ? [text.args] : []));
  return [...(led && voiceOf(context) !== 'elder' ? [words.led(led)] : []), ...(tied ? [words.tied(tied)] : [])];
}
