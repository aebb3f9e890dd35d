/** Sentences about eclipses. */
import type { EclipseKind } from '../../../astro/eclipse/eclipses.ts';
import type { LunarType } from '../../../astro/eclipse/lunarEclipse.ts';
import type { SolarType } from '../../../astro/eclipse/solarEclipse.ts';
import type { SutakKind, SutakReason } from '../../../astro/eclipse/sutak.ts';
import type { ClockSpan, ClockTime } from './clock.ts';

export interface EclipseNamed {
  readonly kind: EclipseKind;
  readonly type: SolarType | LunarType;
}

interface Dated extends EclipseNamed {
  /** YYYY-MM-DD */
  readonly date: string;
}

export interface EclipseWords {
  readonly name: EclipseNamed;
  /** Dates of the span are null where they are that of the sentence. */
  readonly headline_seen: Dated & {
    readonly span: ClockSpan;
    /** What the Moon does to the Sun here, where that is less than elsewhere; else null. */
    readonly typeHere: 'partial' | null;
  };
  /** Of one that is not counted here, whether its half shadow is seen or nothing. */
  readonly headline_unseen: Dated & { readonly isVisible: boolean };
  /** Where no place is known. */
  readonly headline: Dated & { readonly greatest: ClockTime };
  readonly seen: {
    readonly kind: EclipseKind;
    readonly span: ClockSpan;
    readonly most: ClockTime;
    readonly rises: boolean;
    readonly sets: boolean;
  };
  readonly place_unknown: { readonly greatest: ClockTime };
  /** When sutak is kept. */
  readonly sutak: { readonly span: ClockSpan };
  readonly reason: { readonly kind: EclipseKind; readonly reason: SutakReason; readonly sutak: SutakKind };
  readonly chudamani: { readonly kind: EclipseKind };
  readonly birth_nakshatra: { readonly nakshatraIndex: number };
  /** Said of the effect of an eclipse that custom does not count at the place. */
  readonly effect_unseen: Readonly<Record<never, never>>;
  /** In the text of a day. */
  readonly of_day: EclipseNamed & { readonly span: ClockSpan; readonly sutak: ClockSpan | null };
}
