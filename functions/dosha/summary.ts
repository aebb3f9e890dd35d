/** A summary of the doshas of a chart: counts, the gravest, and a paragraph. */
import type { LifeStage } from '../../lib/astro/stage.ts';
import type { Bilingual } from '../../lib/astro/bilingual.ts';
import type { DoshaVerdict } from '../../lib/astro/dosha/dosha.ts';
import { nadiOf } from '../../lib/astro/dosha/match/nadi.ts';
import type { DoshaSummary } from '../../lib/schemas/dosha/doshaVerdicts.ts';
import { doshaEffects } from '../../lib/records/dosha/doshaText.ts';
import type { DoshaContext } from '../../lib/records/dosha/verdict.ts';
import type { Language } from '../../lib/words/names.ts';
import { DOSHA } from '../../lib/words/subjects/rules/dosha.ts';

/** Most names in a paragraph. */
const NAMED = 4;

export function doshaSummary(verdicts: readonly DoshaVerdict[], doshas: DoshaContext): DoshaSummary {
  const { chart, names } = doshas.context;
  const ofStatus = (status: DoshaVerdict['status']) => verdicts.filter((one) => one.status === status);
  const ofSeverity = (severity: DoshaVerdict['severity']) => verdicts.filter((one) => one.severity === severity).length;
  const standing = verdicts.filter(({ status }) => status === 'active' || status === 'reduced').sort(byWeight);
  const [gravest] = standing;
  const judged = verdicts.filter(({ status }) => status !== 'unknown');
  const cancelled = ofStatus('cancelled').filter(({ dosha }) => !dosha.isMostlyCancelled);
  const running = standing.filter((one) => doshas.timingOf(one.planets, one.dosha.actsBetweenYears).is_current);
  return {
    checked: verdicts.length,
    needing_another: verdicts.length - judged.length,
    present: verdicts.filter(({ isPresent }) => isPresent).length,
    standing: standing.length,
    by_status: {
      active: ofStatus('active').length,
      reduced: ofStatus('reduced').length,
      cancelled: ofStatus('cancelled').length,
      partial: ofStatus('partial').length,
      unknown: verdicts.length - judged.length,
      absent: ofStatus('absent').length,
    },
    by_severity: {
      none: ofSeverity('none'),
      mild: ofSeverity('mild'),
      moderate: ofSeverity('moderate'),
      severe: ofSeverity('severe'),
    },
    gravest: gravest ? briefOf(gravest, names.lang) : null,
    text: [
      ...foundTexts(
        {
          checked: judged.length,
          standing,
          cancelled,
          partial: ofStatus('partial'),
          running,
          stage: doshas.context.person().stage,
        },
        names.lang,
      ),
      ...(doshas.partner ? [] : [DOSHA[names.lang].nadi({ nadi: nadiOf(chart) })]),
    ].join(' '),
  };
}

function byWeight(a: DoshaVerdict, b: DoshaVerdict): number {
  return b.score!.value - a.score!.value;
}

function briefOf({ dosha, score, severity, status }: DoshaVerdict, lang: Language): DoshaSummary['gravest'] {
  return { id: dosha.id, name: dosha.name[lang], status, severity, score: score!.value };
}

interface Found {
  /** How many doshas one chart can show. */
  readonly checked: number;
  /** The gravest first. */
  readonly standing: readonly DoshaVerdict[];
  /** Without those that nearly every chart cancels. */
  readonly cancelled: readonly DoshaVerdict[];
  readonly partial: readonly DoshaVerdict[];
  /** Those of them whose planets include the running mahadasha's lord. */
  readonly running: readonly DoshaVerdict[];
  readonly stage: LifeStage;
}

function foundTexts({ cancelled, checked, partial, running, stage, standing }: Found, lang: Language): string[] {
  const words = DOSHA[lang];
  const [first] = standing;
  const { named, others } = firstFew(standing);
  const doshas = named.map(({ dosha, score, severity }) => ({ name: dosha.name, score: score!.value, severity }));
  return [
    first ? words.standing({ checked, count: standing.length, doshas, others }) : words.none_standing({ checked }),
    ...(first ? [words.gravest({ name: first.dosha.name, effects: doshaEffects(first, stage) })] : []),
    ...(running.length > 0 ? [words.running(firstNames(running))] : []),
    ...(cancelled.length > 0 ? [words.undone(firstNames(cancelled))] : []),
    ...(partial.length > 0 ? [words.in_part(firstNames(partial))] : []),
  ];
}

/** Names the first few, and counts the others where they are two or more. */
function firstFew(verdicts: readonly DoshaVerdict[]): { named: readonly DoshaVerdict[]; others: number } {
  if (verdicts.length <= NAMED + 1) return { named: verdicts, others: 0 };
  return { named: verdicts.slice(0, NAMED), others: verdicts.length - NAMED };
}

function firstNames(verdicts: readonly DoshaVerdict[]): { names: Bilingual[]; others: number } {
  const { named, others } = firstFew(verdicts);
  return { names: named.map(({ dosha }) => dosha.name), others };
}
