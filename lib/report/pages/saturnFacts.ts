/** Sade sati and dhaiya side by side: how the instant stands to them. */
import { LIFE_DAYS } from '../../astro/dasha/period.ts';
import type { SaturnStatus } from '../../schemas/common/transit/saturnTransit.ts';
import { lifeJdUT } from '../../birth/life.ts';
import type { MovingSky } from '../../records/chart/movingSky.ts';
import { drawHeading } from '../blocks.ts';
import { drawFacts, type PrintedFact } from '../facts.ts';
import { days } from './moments.ts';
import { CONTENT_PT, MARGIN_PT } from '../paper.ts';
import type { Report } from '../report.ts';
import type { Word } from '../../words/report/reportWords.ts';

const GAP_PT = 16;
const LABEL_PT = 56;
/** Dhaiyas are shown with their names. */
const PARTS = [
  { word: 'sade_sati', xPt: MARGIN_PT, widthPt: 0.43 * CONTENT_PT - GAP_PT },
  { word: 'dhaiya', xPt: MARGIN_PT + 0.43 * CONTENT_PT, widthPt: 0.57 * CONTENT_PT },
] as const;

/** Draws both and returns where the longer one ends. */
export function drawSaturn(report: Report, moving: MovingSky, topPt: number): number {
  const saturn = moving.transits.find(({ id }) => id === 'saturn')!;
  const ends = PARTS.map(({ word, ...place }) => {
    const factsPt = drawHeading(report.root, report.words.say(word), { ...place, topPt });
    const facts = saturnFacts(report, moving[word], saturn.leaves_at);
    return drawFacts(report.root, facts, { ...place, topPt: factsPt, labelPt: LABEL_PT });
  });
  return Math.max(...ends);
}

/** @param leavesAt when Saturn leaves its sign: during a pause the passage resumes then */
function saturnFacts(report: Report, status: SaturnStatus, leavesAt: string | null): PrintedFact[] {
  const { say } = report.words;
  const { end, start } = days(report);
  const { intensity, is_paused: isPaused, next, passage, phase_name: phase, previous, since, until } = status;
  const facts: (PrintedFact | false)[] = [
    fact(report, 'status', say(statusWord(report, status))),
    phase !== null && fact(report, 'phase', phase),
    status.is_active && fact(report, 'began', start(since)),
    status.is_active && fact(report, 'ends', end(until)),
    isPaused && fact(report, 'resumes', start(leavesAt)),
    intensity !== null &&
      fact(report, 'pressure', say('of_hundred', { band: intensity.band_name, score: intensity.score })),
    passage !== null && fact(report, 'whole', spanOf(report, passage)),
    passage === null && previous !== null && fact(report, 'last', spanOf(report, previous)),
    fact(report, 'next', next === null ? say('no_more') : spanOf(report, next)),
  ];
  return facts.filter((one) => one !== false);
}

function fact({ words: { say } }: Report, label: Word, value: string): PrintedFact {
  return { label: say(label), value };
}

function statusWord({ context }: Report, status: SaturnStatus): Word {
  if (status.is_active) return 'running';
  if (status.is_paused) return 'paused';
  const atJdUT = lifeJdUT(context);
  if (atJdUT < context.birth.jdUT) return 'before_life';
  return atJdUT < context.birth.jdUT + LIFE_DAYS ? 'not_running' : 'after_life';
}

/** The dates of a passage; for a dhaiya also which of the two it is. */
function spanOf(report: Report, { end, kind, name, start }: NonNullable<SaturnStatus['passage']>): string {
  const moments = days(report);
  const span = report.words.say('from_to', { start: moments.start(start), end: moments.end(end) });
  return kind === 'sade_sati' ? span : `${name}: ${span}`;
}
