/** Sentences that describe a drawn chart to screen readers. */
import type { Planet } from '../../../astro/tables/planets.ts';

/** What a drawing tells of a body besides its place. */
export interface BodyFlags {
  readonly isExalted: boolean;
  readonly isDebilitated: boolean;
  readonly isRetrograde: boolean;
  readonly isCombust: boolean;
  /** In the same sign in the navamsa; in a divisional chart, in the sign of the birth chart. */
  readonly isVargottama: boolean;
  /** Passing over a birth chart, not part of it. */
  readonly isTransit: boolean;
}

/** The flags that are marked beside a body, in the order of their marks. */
export const MARKED_FLAGS = [
  'isExalted',
  'isDebilitated',
  'isRetrograde',
  'isCombust',
  'isVargottama',
] as const satisfies readonly (keyof BodyFlags)[];
export type MarkedFlag = (typeof MARKED_FLAGS)[number];

export interface StandingWords {
  /** Where a body stands, and how. */
  readonly standing: BodyFlags & {
    readonly body: Planet | 'Ascendant';
    readonly signIndex: number;
    /** Whole degrees; null where they are left out. */
    readonly degree: number | null;
    /** 1 to 12, from the first house of the drawing. */
    readonly house: number;
  };
}
