/** What the Moon gives in each sign from that of birth (Phaladeepika ch. 26; Muhurta Chintamani ch. 4). */

export type ChandraNature = 'shubh' | 'madhyam' | 'sama' | 'ashubh';

export interface ChandraRow {
  /** In the bright half of the month, and in the dark one. */
  readonly nature: { readonly shukla: ChandraNature; readonly krishna: ChandraNature };
  /** In the score of a day; interpretive. */
  readonly points: { readonly shukla: number; readonly krishna: number };
  readonly effect: { readonly shukla: string; readonly krishna: string };
}

const good = (effect: string): ChandraRow => ({
  nature: { shukla: 'shubh', krishna: 'shubh' },
  points: { shukla: 8, krishna: 8 },
  effect: { shukla: effect, krishna: effect },
});
/** Good in the bright half alone. */
const waxing = (shukla: string, krishna: string): ChandraRow => ({
  nature: { shukla: 'madhyam', krishna: 'sama' },
  points: { shukla: 4, krishna: 0 },
  effect: { shukla, krishna },
});
const bad = (points: number, effect: string): ChandraRow => ({
  nature: { shukla: 'ashubh', krishna: 'ashubh' },
  points: { shukla: points, krishna: points },
  effect: { shukla: effect, krishna: effect },
});

/** By house from the Moon of birth, the first first. */
export const CHANDRABALA: readonly ChandraRow[] = [
  good('comfort and good food'),
  waxing('modest gain, with expenses to watch', 'expenses that want watching'),
  good('gain and courage that is rewarded'),
  bad(-4, 'worry about home and peace of mind'),
  waxing('good ideas and company that lifts the mood', 'low spirits that ask for company'),
  good('health and success over obstacles'),
  good('comfort, company and a good reception'),
  bad(-9, 'a tired body and an uneasy mind'),
  waxing('a sense of purpose in duties', 'duties and worry about them'),
  good('success in work'),
  good('gain and good news'),
  bad(-5, 'fatigue and expense'),
];
