/** Births of all ages, and what the judging paths answer about them, for properties that hold for every birth. */
import { expect } from '@jest/globals';
import type { Handler } from '../../functions/_shell/server.ts';
import { handler as career } from '../../functions/career/routes.ts';
import { handler as karma } from '../../functions/karma/routes.ts';
import { handler as medical } from '../../functions/medical/routes.ts';
import { handler as prediction } from '../../functions/prediction/routes.ts';
import { handler as remedy } from '../../functions/remedy/routes.ts';
import { handler as videsh } from '../../functions/videsh-yoga/routes.ts';
import { handler as vidya } from '../../functions/vidya/routes.ts';
import type { CareerAnalysis } from '../../lib/schemas/career/analysis.ts';
import type { CareerTiming } from '../../lib/schemas/career/timing.ts';
import type { KarmaAnalysis } from '../../lib/schemas/karma/analysis.ts';
import type { KarmaRemedies } from '../../lib/schemas/karma/answers.ts';
import type { MedicalAnalysis } from '../../lib/schemas/medical/analysis.ts';
import type { HealthRemedies } from '../../lib/schemas/medical/risk.ts';
import type { LifeAreaPrediction } from '../../lib/schemas/prediction/areas.ts';
import type { Mantras } from '../../lib/schemas/remedy/acts.ts';
import type { Gemstones } from '../../lib/schemas/remedy/gemstones.ts';
import type { ForeignAnalysis } from '../../lib/schemas/videsh-yoga/answers.ts';
import type { Analysis } from '../../lib/schemas/vidya/answers.ts';
import { call } from './call.ts';

export const AS_OF = '2026-11-22';

const PLACES = [
  { latitude: 28.61, longitude: 77.21, timezone: 'Asia/Kolkata' },
  { latitude: 19.08, longitude: 72.88, timezone: 'Asia/Kolkata' },
  { latitude: 40.71, longitude: -74.01, timezone: 'America/New_York' },
  { latitude: 51.51, longitude: -0.13, timezone: 'Europe/London' },
  { latitude: -33.87, longitude: 151.21, timezone: 'Australia/Sydney' },
] as const;

const STATUSES = [undefined, 'single', 'married', 'separated', 'divorced', 'widowed'];
const YOUNGEST = 3;
const AGES = 93;

export interface JudgedBirth {
  readonly ageYears: number;
  readonly body: { readonly date: string; readonly time: string };
}

/** Lists births of 3 to 95 years, months, hours and places apart; the status of adults in turn. */
export function judgedBirths(count: number): JudgedBirth[] {
  const two = (number: number) => String(number).padStart(2, '0');
  return Array.from({ length: count }, (_, index) => {
    const ageYears = YOUNGEST + (index % AGES);
    return {
      ageYears,
      body: {
        ...PLACES[(index * 3) % PLACES.length]!,
        name: 'Asha',
        date: `${2026 - ageYears}-${two(1 + ((index * 5) % 10))}-${two(1 + ((index * 11) % 28))}`,
        time: `${two((index * 7) % 24)}:${two((index * 13) % 60)}:00`,
        gender: index % 2 === 0 ? 'female' : 'male',
        ...(ageYears < 18 ? {} : { marital_status: STATUSES[index % STATUSES.length] }),
      },
    };
  });
}

/** The answers by their paths. */
export interface Judged {
  readonly '/career/analyze': CareerAnalysis;
  readonly '/career/timing': CareerTiming;
  readonly '/prediction/marriage': LifeAreaPrediction;
  readonly '/prediction/career': LifeAreaPrediction;
  readonly '/prediction/wealth': LifeAreaPrediction;
  readonly '/prediction/health': LifeAreaPrediction;
  readonly '/prediction/education': LifeAreaPrediction;
  readonly '/prediction/travel': LifeAreaPrediction;
  readonly '/prediction/children': LifeAreaPrediction;
  readonly '/prediction/property': LifeAreaPrediction;
  readonly '/medical/analyze': MedicalAnalysis;
  readonly '/medical/remedies': HealthRemedies;
  readonly '/vidya/analyze': Analysis;
  readonly '/videsh-yoga/analyze': ForeignAnalysis;
  readonly '/karma/analyze': KarmaAnalysis;
  readonly '/karma/remedies': KarmaRemedies;
  readonly '/remedy/gemstones': Gemstones;
  readonly '/remedy/mantras': Mantras;
}
export type JudgedPath = keyof Judged;

const HANDLERS: Readonly<Record<string, Handler>> = {
  career,
  karma,
  medical,
  prediction,
  remedy,
  'videsh-yoga': videsh,
  vidya,
};

export const MATTERS = [
  '/prediction/marriage',
  '/prediction/career',
  '/prediction/wealth',
  '/prediction/health',
  '/prediction/education',
  '/prediction/travel',
  '/prediction/children',
  '/prediction/property',
] as const;

export const JUDGED_PATHS: readonly JudgedPath[] = [
  ...MATTERS,
  '/career/analyze',
  '/career/timing',
  '/medical/analyze',
  '/medical/remedies',
  '/vidya/analyze',
  '/videsh-yoga/analyze',
  '/karma/analyze',
  '/karma/remedies',
  '/remedy/gemstones',
  '/remedy/mantras',
];

export interface JudgedAnswers {
  readonly data: Judged;
  /** Of the bodies as they are sent. */
  readonly bytes: Readonly<Record<JudgedPath, number>>;
}

/** Asks all judging paths about a birth. */
export async function judged(body: object, lang: 'en' | 'hi'): Promise<JudgedAnswers> {
  const asked = await Promise.all(
    JUDGED_PATHS.map(async (path) => {
      const group = HANDLERS[path.split('/')[1]!]!;
      const { json, status, text } = await call(group, 'POST', `/api/v1${path}?as_of=${AS_OF}&lang=${lang}`, body);
      expect([path, status]).toEqual([path, 200]);
      return { path, data: (json as { data: unknown }).data, bytes: Buffer.byteLength(text) };
    }),
  );
  return {
    data: Object.fromEntries(asked.map(({ data, path }) => [path, data])) as unknown as Judged,
    bytes: Object.fromEntries(asked.map(({ bytes, path }) => [path, bytes])) as JudgedAnswers['bytes'],
  };
}

/** Lists the records anywhere in an answer, each with its place. */
export function* recordsIn(value: unknown, place = ''): Generator<[place: string, record: Record<string, unknown>]> {
  if (Array.isArray(value)) for (const one of value) yield* recordsIn(one, `${place}[]`);
  else if (value !== null && typeof value === 'object') {
    yield [place, value as Record<string, unknown>];
    for (const [key, inner] of Object.entries(value)) yield* recordsIn(inner, `${place}.${key}`);
  }
}
