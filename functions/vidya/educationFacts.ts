/** The facts of a summary of education, independent of the language. */
import { relevantParts, type AreaFactor, type AreaScore } from '../../lib/astro/judgement/areaScore.ts';
import { sideOfBand } from '../../lib/astro/judgement/bandSide.ts';
import type { Finding } from '../../lib/astro/judgement/finding.ts';
import type { TimingWindow } from '../../lib/astro/judgement/timing/timingWindows.ts';
import { LEARNING_YOGAS, learningBreaks } from '../../lib/astro/judgement/vidya/bonds.ts';
import type { FieldVote, VotingPlanet } from '../../lib/astro/judgement/vidya/fieldVotes.ts';
import type { RankedField } from '../../lib/astro/judgement/vidya/fields.ts';
import { firstPractice } from '../../lib/astro/judgement/vidya/practice.ts';
import { rankedBySlug } from '../../lib/astro/judgement/yogaScore.ts';
import type { Bilingual } from '../../lib/astro/bilingual.ts';
import type { Period } from '../../lib/astro/dasha/period.ts';
import type { Verdict } from '../../lib/astro/rule.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import { unixMsFromJd } from '../../lib/astro/time.ts';
import { localDate } from '../../lib/time/placeClock.ts';
import { foremostVotes, votersFor } from './fields.ts';
import { MATTERS, TIMES, type FoundTimes, type Study, type StudyRequest } from './study.ts';
import { ageNow, isUsual } from './timing.ts';

export type MatterId = 'higherEducation' | 'exams' | 'foreignStudy';

/**
 * The standing of a subject, and the factors that explain it: those on its side, or on both sides where it is average.
 */
export interface DescribedMatter {
  readonly id: MatterId;
  readonly score: AreaScore;
  readonly because: Readonly<Record<'for' | 'against', AreaFactor | null>>;
}

/** A window with its dates in local time of the birth place. */
export interface DescribedTime {
  /** Null where it has already begun. */
  readonly from: string | null;
  readonly until: string;
  readonly score: number;
  readonly isAgreed: boolean;
  readonly lords: readonly [mahadasha: Planet, antardasha: Planet];
}

export interface DescribedTimes {
  readonly best: DescribedTime;
  /** A strong window that opens before the best; null where there is none. */
  readonly sooner: DescribedTime | null;
  /** True where it is later than the usual years. */
  readonly isLater: boolean;
}

export interface EducationFacts {
  readonly study: Study;
  readonly score: AreaScore;
  readonly helps: readonly AreaFactor[];
  readonly asks: readonly AreaFactor[];
  readonly fields: readonly RankedField[];
  /** The planet that contributes most to the first field, and its heaviest votes. */
  readonly lead: VotingPlanet;
  readonly leadVotes: readonly FieldVote[];
  readonly matters: readonly DescribedMatter[];
  readonly yogas: readonly Verdict[];
  readonly breaks: readonly Finding[];
  /** The acting mahadasha and antardasha, and the date on which the latter ends; null where none acts. */
  readonly acting: { readonly lords: readonly [Planet, Planet]; readonly until: string } | null;
  readonly studyTime: DescribedTimes | null;
  readonly examTime: DescribedTimes | null;
  /** What strengthens the weakest point; null where nothing burdens it. */
  readonly practice: Bilingual | null;
}

const DESCRIBED_REASONS = 2;

export function factsOf(study: Study): EducationFacts {
  const { context, area } = study;
  const score = study.scoreOf(MATTERS.study);
  const choice = study.choice();
  const lead = votersFor(choice, choice.fields[0]!)[0] ?? choice.planets[0]!;
  const described = (side: 'for' | 'against') =>
    ofDifferentPlanets(relevantParts(score, side).map(({ factor }) => factor));
  return {
    study,
    score,
    helps: described('for'),
    asks: described('against'),
    fields: choice.fields.slice(0, 2),
    lead,
    leadVotes: foremostVotes(lead),
    matters: (['higherEducation', 'exams', 'foreignStudy'] as const).map((id) => describedMatter(study, id)),
    yogas: rankedBySlug(area.formed(LEARNING_YOGAS)),
    breaks: learningBreaks(area).filter(({ isMet }) => isMet),
    acting: actingOf(
      study,
      area.acting.map(({ period }) => period),
    ),
    studyTime: describedTime(study, study.timesOf(TIMES.study)),
    examTime: ageNow(context) < TIMES.exams.usualAges[1] ? describedTime(study, study.timesOf(TIMES.exams)) : null,
    practice: firstPractice(score),
  };
}

/** Keeps the first factor of each planet: a lord that is also a significator is one reason. */
function ofDifferentPlanets(factors: readonly AreaFactor[]): AreaFactor[] {
  const isFirst = ({ planets: [planet] }: AreaFactor, index: number) =>
    factors.findIndex(({ planets: [other] }) => other === planet) === index;
  return factors.filter(isFirst).slice(0, DESCRIBED_REASONS);
}

function describedMatter(study: Study, id: MatterId): DescribedMatter {
  const score = study.scoreOf(MATTERS[id]);
  const side = sideOfBand(score.band);
  const first = (of: 'for' | 'against') => relevantParts(score, of)[0]?.factor ?? null;
  return {
    id,
    score,
    because: { for: side === 'hard' ? null : first('for'), against: side === 'kind' ? null : first('against') },
  };
}

function actingOf({ context }: Study, [mahadasha, antardasha]: readonly Period<Planet>[]): EducationFacts['acting'] {
  if (!mahadasha || !antardasha) return null;
  const lords = [mahadasha.lord, antardasha.lord] as const;
  return { lords, until: dateOf(context, antardasha.endJdUT) };
}

function dateOf({ birth }: StudyRequest, jdUT: number): string {
  return localDate(birth.time.clock, unixMsFromJd(jdUT));
}

/** The best window, those of the usual ages first; and the first strong one where it opens sooner. */
function describedTime({ context }: Study, { timed, windows }: FoundTimes): DescribedTimes | null {
  const usual = windows.filter((window) => isUsual(context, timed, window));
  const [best, ...others] = usual.length > 0 ? usual : windows;
  if (!best) return null;
  const isSooner = ({ endJdUT, strength }: TimingWindow) => strength === 'strong' && endJdUT < best.startJdUT;
  const sooner = others.filter(isSooner).sort((a, b) => a.startJdUT - b.startJdUT)[0];
  return {
    best: timeOf(context, best),
    sooner: sooner ? timeOf(context, sooner) : null,
    isLater: usual.length === 0,
  };
}

function timeOf(context: StudyRequest, { endJdUT, isAgreed, peak, score, startJdUT }: TimingWindow): DescribedTime {
  const [mahadasha, antardasha] = peak.path;
  return {
    from: startJdUT <= context.nowJdUT ? null : dateOf(context, startJdUT),
    until: dateOf(context, endJdUT),
    score,
    isAgreed,
    lords: [mahadasha.lord, antardasha.lord],
  };
}
