/** Mahadashas of both: changes close together, and one lord for both at once. */
import {
  dashaSandhi,
  samaDashas,
  type DashaChange,
  type SamaDasha,
  type Sandhi,
} from '../../lib/astro/judgement/matching/charts/dashaSandhi.ts';
import { vimshottari } from '../../lib/astro/dasha/vimshottari.ts';
import { tenths } from '../../lib/astro/rounding.ts';
import { citation } from '../../lib/astro/source.ts';
import { SANDHI_SOURCE, SANDHI_WITHIN_DAYS } from '../../lib/astro/tables/matching/charts.ts';
import { eachOfTwo, type Role, type Two } from '../../lib/astro/tables/matching/roles.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';
import type { PairContext } from '../../lib/birth/pair.ts';
import type { DashaSandhiAnswer } from '../../lib/schemas/matching/chartAnswers.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { formatJd } from '../../lib/time/civilTime.ts';
import { fitted, SHORT_CHARACTERS } from '../../lib/words/fitted.ts';
import { MATCH_PAIR } from '../../lib/words/subjects/matching/pair.ts';
import { knownPair } from './marsAnswer.ts';
import { unknownPart } from './unknown.ts';

type DashaPart = Omit<DashaSandhiAnswer, 'disclaimer' | 'sources'>;

export const DASHA_SOURCES = [citation(SANDHI_SOURCE)];

/** Returns the mahadashas of both that change or run together. */
export function dashaPart(context: PairContext, withinDays: number = SANDHI_WITHIN_DAYS): DashaPart {
  const births = knownPair(context);
  if (!births) {
    const { reason, text } = unknownPart(context, 'dashas');
    const verdict = { headline: text, short: text, text };
    return { sandhi: [], sama_dasha: [], within_days: withinDays, reason, verdict };
  }
  const sides = eachOfTwo(births, (birth) => ({ birthJdUT: birth.birth.jdUT, life: birth.life(vimshottari) }));
  const pair: DashasOfPair = {
    context,
    births,
    sandhis: dashaSandhi(sides, withinDays),
    samas: samaDashas(sides),
  };
  return {
    sandhi: pair.sandhis.map((sandhi) => sandhiRecord(pair, sandhi)),
    sama_dasha: pair.samas.map((sama) => samaRecord(pair, sama)),
    within_days: withinDays,
    reason: null,
    verdict: verdictOf(pair),
  };
}

interface DashasOfPair {
  readonly context: PairContext;
  readonly births: Two<BirthContext>;
  readonly sandhis: readonly Sandhi[];
  readonly samas: readonly SamaDasha[];
}

function formatted({ births }: DashasOfPair, role: Role, jdUT: number): string {
  return formatJd(births[role].birth.time.clock, jdUT);
}

const dateOf = (pair: DashasOfPair, role: Role, jdUT: number) => formatted(pair, role, jdUT).slice(0, 10);

function said(pair: DashasOfPair, sandhi: Sandhi) {
  return eachOfTwo(changesOf(sandhi), ({ atJdUT, from, to }, role) => ({
    date: dateOf(pair, role, atJdUT),
    before: from,
    after: to,
  }));
}

const changesOf = ({ bride, groom }: Sandhi): Two<DashaChange> => ({ groom, bride });

function sandhiRecord(pair: DashasOfPair, sandhi: Sandhi): DashaPart['sandhi'][number] {
  const { lang } = pair.context.names;
  return {
    ...eachOfTwo(changesOf(sandhi), ({ atJdUT, from, to }, role) => ({
      at: formatted(pair, role, atJdUT),
      from: planetId(from),
      to: planetId(to),
    })),
    days_apart: tenths(sandhi.daysApart),
    text: MATCH_PAIR[lang].sandhi(said(pair, sandhi)),
  };
}

function samaRecord(pair: DashasOfPair, { endJdUT, lord, startJdUT }: SamaDasha): DashaPart['sama_dasha'][number] {
  const { names } = pair.context;
  return {
    lord: planetId(lord),
    name: names.planet(lord),
    start: formatted(pair, 'groom', startJdUT),
    end: formatted(pair, 'groom', endJdUT),
    text: MATCH_PAIR[names.lang].sama_dasha({
      planet: lord,
      fromDate: dateOf(pair, 'groom', startJdUT),
      untilDate: dateOf(pair, 'groom', endJdUT),
    }),
  };
}

function verdictOf(pair: DashasOfPair): DashaPart['verdict'] {
  const { context, samas, sandhis } = pair;
  const { nowJdUT } = context;
  const words = MATCH_PAIR[context.names.lang];
  const next = sandhis.find(({ bride, groom }) => Math.max(groom.atJdUT, bride.atJdUT) > nowJdUT);
  const running = samas.find(({ endJdUT, startJdUT }) => startJdUT <= nowJdUT && nowJdUT < endJdUT);
  const short = words.sandhi_short({
    sandhis: sandhis.length,
    ahead: next ? said(pair, next) : null,
    sama: running ? { planet: running.lord, untilDate: dateOf(pair, 'groom', running.endJdUT) } : null,
  });
  return {
    headline: words.sandhi_headline({
      sandhis: sandhis.length,
      samas: samas.length,
      isAhead: next !== undefined,
    }),
    short: fitted(short.split(/(?<=[.।]) /), SHORT_CHARACTERS),
    text: `${short} ${words.sandhi_rule({})}`,
  };
}
