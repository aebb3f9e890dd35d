/** Records of the times of a day that a person seeks or avoids. */
import * as v from 'valibot';
import { WINDOW_PURPOSES } from '../../astro/judgement/tables/dayWindows.ts';
import { DAY_CATEGORY_IDS } from '../../astro/judgement/tables/dayCategories.ts';
import { CLOSURE_IDS } from '../../astro/judgement/tables/dayClosures.ts';
import { Span } from '../common/panchangElements.ts';
import { count, localName, number, PlanetId, Points, record, text, yes } from '../common/records.ts';

export const PersonalWindow = record('PersonalWindow', 'A time of the day with its weight for this chart', {
  kind: v.pipe(
    v.picklist(['muhurta', 'choghadiya', 'hora', 'special_yoga', 'tara', 'moon', 'avoided', 'panchaka']),
    v.description('moon: the house that the Moon passes, counted from that of birth'),
  ),
  id: text('Which of its kind: abhijit, amrit, jupiter, rahu_kaal ...'),
  name: text('In the language asked for'),
  ...Span.entries,
  duration_seconds: number('From start to end'),
  points: number('What it adds to, or takes from, the times it covers; interpretive'),
  is_shunned: yes('Whether no beginning is set in it, whatever else speaks for it'),
  reason: text('Why, for this chart'),
});
export type PersonalWindow = v.InferOutput<typeof PersonalWindow>;

const windowEntries = {
  ...Span.entries,
  duration_seconds: number('From start to end'),
  purpose: v.pipe(
    v.picklist(WINDOW_PURPOSES),
    v.title('WindowPurpose'),
    v.description(
      'Addition: what the time is for. movement: in a Char choghadiya, for journeys; routine: while something closes the time to beginnings',
    ),
  ),
  purpose_name: localName,
  points: number('The exact sum of the components; interpretive'),
  components: v.pipe(v.array(Points), v.description('Every time that covers it, the heaviest first')),
};

const BestWindow = record('BestWindow', 'A time free of all that is shunned', {
  rank: count('1 is the best', 1, 50),
  ...windowEntries,
  hora: v.pipe(PlanetId, v.description('Whose hora it is')),
  choghadiya: v.picklist(['udveg', 'char', 'labh', 'amrit', 'kaal', 'shubh', 'rog']),
  is_abhijit: yes('Whether it lies in Abhijit'),
  good_for: v.pipe(
    v.array(v.picklist(DAY_CATEGORY_IDS)),
    v.description('Matters that the planet of the hora signifies; empty where it is good in general'),
  ),
  reason: text('What speaks for it'),
});

const MatterWindow = record('MatterWindow', 'The best time of the day for one matter', {
  category: v.picklist(DAY_CATEGORY_IDS),
  ...windowEntries,
  karaka: v.pipe(PlanetId, v.description('Significator of the matter whose hora it is')),
  reason: text('What speaks for it'),
});

export const ClosureId = v.pipe(
  v.picklist(CLOSURE_IDS),
  v.title('ClosureId'),
  v.description(
    'Why beginnings are left: the Moon in the 8th; Naidhana tara, and Vipat and Pratyak of the first nine stars; the new moon; Vyatipata, Vaidhriti; Vishti (Bhadra) wherever it stays; yogas of the weekday with tithi or nakshatra; the day of a solar eclipse, or of a lunar one of the umbra, wherever on earth it is seen',
  ),
);

export const ClosedTime = record('ClosedTime', 'A part of a day in which beginnings are left', {
  id: ClosureId,
  name: localName,
  ...Span.entries,
});
export type ClosedTime = v.InferOutput<typeof ClosedTime>;

export const MuhurtaTimings = record('MuhurtaTimings', 'Times of the day for this chart', {
  best: v.pipe(
    v.array(BestWindow),
    v.description(
      'Times for beginnings, between sunrise and the end of the first quarter of the night, 20 minutes or longer, free of shunned and of closed times and with more for than against them; the best first. Empty where all such times are closed',
    ),
  ),
  routine: v.pipe(
    v.array(BestWindow),
    v.description('Addition: times for routine work, two at the most, where none is left for beginnings; else empty'),
  ),
  by_category: v.pipe(
    v.array(MatterWindow),
    v.description(
      'One for each matter that has a good time, in the hora of one of its significators and outside closed times; career, finance and legal end by 19:00 local time unless any_hour is true',
    ),
  ),
  closed: v.pipe(
    v.array(ClosedTime),
    v.description('Addition: when beginnings are left, in order; no time for beginnings touches one'),
  ),
  good: v.pipe(v.array(PersonalWindow), v.description('Times that add points, in order')),
  avoid: v.pipe(v.array(PersonalWindow), v.description('Shunned times, in order')),
  caution: v.pipe(
    v.array(PersonalWindow),
    v.description('Times that take points without being shunned, and Panchaka, which is against some acts only'),
  ),
});
export type MuhurtaTimings = v.InferOutput<typeof MuhurtaTimings>;
