/** A stretch of time judged for a purpose, with everything that speaks for it and against it. */
import * as v from 'valibot';
import { BLOCK_IDS, FACTOR_IDS, PURPOSE_IDS, ROLES } from '../../astro/tables/muhurta/ids.ts';
import { ElementRef } from '../common/panchangElements.ts';
import {
  count,
  list,
  NakshatraRef,
  number,
  orNull,
  Points,
  record,
  RuleStatus,
  SignRef,
  text,
  textOrNull,
} from '../common/records.ts';

export const PurposeId = v.pipe(
  v.picklist(PURPOSE_IDS),
  v.title('PurposeId'),
  v.description('What a time is chosen for'),
);
export const PersonRole = v.pipe(v.picklist(ROLES), v.title('PersonRole'), v.description('Whom a time is chosen for'));
export const BlockId = v.pipe(
  v.picklist(BLOCK_IDS),
  v.title('MuhurtaBlockId'),
  v.description('A season, or days, in which a purpose is left'),
);
export const Factor = record('MuhurtaFactor', 'One rule that was looked at for a time', {
  id: v.pipe(v.picklist(FACTOR_IDS), v.description('The rule')),
  label: text('Its name, the same whether it holds or not'),
  effect: v.pipe(
    v.picklist(['supports', 'against', 'veto', 'neutral']),
    v.description('veto: it closes the time; neutral: it is named and changes nothing'),
  ),
  observed: text('What was seen at this time, in a sentence'),
  values: v.pipe(
    v.record(
      v.string(),
      v.nullable(v.union([v.number(), v.boolean(), v.string(), v.array(v.union([v.number(), v.string()]))])),
    ),
    v.description('The same as values, by name; planets and signs by id'),
  ),
  rule: text('What is looked for'),
  source: text('Text, chapter and verse'),
  status: RuleStatus,
  points: number('Points it gave, or cost; 0 for a veto'),
});
export type Factor = v.InferOutput<typeof Factor>;

const Bala = (title: string, description: string) =>
  orNull(
    record(title, description, {
      house: count('Counted from the Moon sign of birth, which is 1', 1, 12),
      grade: v.picklist(['good', 'with_worship', 'bad']),
      text: text('In the language asked for'),
    }),
    'Null where this person is not asked for it, or the Moon sign of birth is not sure',
  );

export const PersonStanding = record('PersonStanding', 'A person, and how the time stands to the birth', {
  role: PersonRole,
  tara: orNull(
    record('MuhurtaTara', 'The star of the time counted from that of birth', {
      id: textOrNull('Of the nine; null where the time of birth is not known and several are possible'),
      name: textOrNull('In the language asked for'),
      count: orNull(count('Stars from that of birth, which is 1', 1, 27), 'Null where several are possible'),
      grade: v.picklist(['good', 'middling', 'bad']),
      text: text('In the language asked for'),
    }),
    'Null where the birth star is not sure',
  ),
  chandra: orNull(
    record('MuhurtaChandra', 'The Moon of the time counted from the Moon sign of birth', {
      house: orNull(count('The sign of birth is 1', 1, 12), 'Null where several are possible'),
      grade: v.picklist(['good', 'middling', 'bad']),
      text: text('In the language asked for'),
    }),
    'Null where the Moon sign of birth is not sure',
  ),
  guru_bala: Bala(
    'MuhurtaGuruBala',
    'Jupiter from the Moon sign of birth: for a bride, and a child of the thread ceremony',
  ),
  surya_bala: Bala('MuhurtaSuryaBala', 'The Sun from the Moon sign of birth: for a groom'),
});
export type PersonStanding = v.InferOutput<typeof PersonStanding>;

export const windowEntries = {
  rank: orNull(
    count('1 is the best', 1, 1000),
    'Place among the times of the answer; null where times are not ranked, or closed',
  ),
  start: text('First instant'),
  end: text('First instant after it'),
  minutes: number('Its length'),
  score: v.pipe(
    v.number(),
    v.minValue(0),
    v.maxValue(100),
    v.description('The exact sum of the components; a closed time has it too'),
  ),
  level: v.pipe(
    v.picklist(['very_good', 'good', 'fair', 'weak']),
    v.description('very_good from 80, good from 65, fair from 50; interpretive'),
  ),
  lagna: v.pipe(SignRef, v.description('The sign that rises in the middle of it')),
  moon_sign: v.pipe(SignRef, v.description('The sign of the Moon')),
  vara: v.pipe(ElementRef, v.description('The weekday, counted from sunrise')),
  tithi: ElementRef,
  nakshatra: NakshatraRef,
  pada: count('Quarter of the nakshatra', 1, 4),
  yoga: ElementRef,
  karana: ElementRef,
  components: v.pipe(
    v.array(Points),
    v.description('Parts of the score, their points adding up to it; every weight is interpretive'),
  ),
  for: list(Factor, 'What speaks for it, the weightiest first'),
  against: list(Factor, 'What speaks against it, the costliest first; then what is only named (effect neutral)'),
  vetoes: list(Factor, 'What closes it; empty in a recommended time'),
  persons: list(PersonStanding, 'One for each birth that was sent'),
  text: text('One or two sentences: the strongest for it and the strongest against it'),
  notes: list(v.string(), 'What else is worth knowing'),
};

export const Window = record('MuhurtaWindow', 'A stretch of time judged for a purpose', windowEntries);
export type Window = v.InferOutput<typeof Window>;
