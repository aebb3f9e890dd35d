/** Warnings about the clock and the place that were used, and errors about time zones. */
import type { Nothing } from '../sentences.ts';

/** Offsets are written as +05:30, or +05:53:20 where they have seconds. */
export interface ClockMessages {
  readonly local_mean_time: { readonly zone: string; readonly offset: string };
  readonly local_mean_time_not_city: {
    readonly zone: string;
    readonly offset: string;
    readonly city: string;
    readonly cityOffset: string;
  };
  readonly local_mean_time_india: {
    readonly offset: string;
    readonly railwayOffset: string;
    readonly city: { readonly name: string; readonly id: string; readonly offset: string } | null;
  };
  readonly city_time_in_use: {
    readonly city: string;
    readonly id: string;
    readonly lastYear: number;
    readonly cityOffset: string;
    readonly used: string;
  };
  readonly city_time_ended: {
    readonly city: string;
    readonly lastYear: number;
    readonly zone: string;
    readonly offset: string;
  };
  readonly coast_time: { readonly zone: string; readonly offset: string };
  readonly zone_history_differs: {
    readonly zone: string;
    readonly offset: string;
    readonly linkedZone: string;
    readonly linkedOffset: string;
  };
  readonly timezone_ambiguous: { readonly zone: string; readonly other: string };
  readonly timezone_far_from_place: { readonly zone: string };
  readonly coordinates_look_swapped: {
    readonly reason: SwapReason;
    readonly latitude: number;
    readonly longitude: number;
  };
  readonly null_island: Nothing;
  readonly polar_latitude: Nothing;
  readonly nonexistent_local_time: { readonly zone: string; readonly local: string; readonly used: string };
  readonly date_left_out: { readonly zone: string; readonly date: string };
  readonly dst_overlap: {
    readonly zone: string;
    readonly local: string;
    readonly first: string;
    readonly second: string;
  };
  readonly timezone_too_long: { readonly most: number };
  readonly timezone_offset_range: { readonly got: string };
  readonly timezone_abbreviation: { readonly got: string; readonly fullName: string };
  readonly timezone_unknown: { readonly got: string; readonly nearest: string | null };
}

/** Why latitude and longitude look exchanged, with the pair as given. */
export type SwapReason = 'zone' | 'polar' | 'sea';
