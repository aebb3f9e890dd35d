/** Records of what Saturn, Jupiter and the Moon bring to a Moon sign over time. */
import * as v from 'valibot';
import { CHANDRASHTAMA_BY, RELIEFS } from '../../astro/transit/calendar/chandrashtama.ts';
import { DHAIYA_PHASES, SADE_SATI_PHASES } from '../../astro/transit/saturn.ts';
import { Span } from '../common/panchangElements.ts';
import {
  count,
  list,
  NakshatraRef,
  orNull,
  record,
  SignRef,
  sources,
  text,
  textOrNull,
  yes,
} from '../common/records.ts';
import { isClipped, summary } from './skyCalendar.ts';

const MoonOfBirth = record('MoonOfBirth', 'The Moon of birth as far as it is known', {
  sign: SignRef,
  nakshatra: orNull(NakshatraRef, 'Null where only the sign is known'),
});

const meaning = textOrNull('What it means for the person; null where no birth is sent');
const ends = {
  start: textOrNull('First instant; null outside the ephemeris'),
  end: textOrNull('First instant after it; null outside the ephemeris'),
  is_clipped: isClipped,
};

const ChandrashtamaSpan = record('ChandrashtamaSpan', 'The Moon in the 8th sign, or in the 17th star', {
  ...ends,
  sign: v.pipe(SignRef, v.description('That the Moon passes')),
  nakshatra: orNull(NakshatraRef, 'By star: that the Moon passes'),
  worst: orNull(Span, 'The Moon in the 17th star, within the sign; null where the star of birth is not known'),
  reliefs: list(v.picklist(RELIEFS), 'What custom holds to soften it, in the middle of the span'),
});

export const Chandrashtama = record('Chandrashtama', 'The chandrashtamas that touch some dates', {
  from: text('First date'),
  to: text('Last date'),
  by: v.picklist(CHANDRASHTAMA_BY),
  moon: MoonOfBirth,
  spans: list(ChandrashtamaSpan, 'In order of time'),
  summary,
  meaning,
  sources,
});
export type Chandrashtama = v.InferOutput<typeof Chandrashtama>;

const moorti = orNull(
  v.picklist(['swarna', 'rajata', 'tamra', 'loha']),
  'By the Moon when the planet entered; null outside the ephemeris',
);
const isReentry = yes('Whether the planet comes back to the sign after turning');

const SaturnSpanRecord = record('SaturnPhaseStay', 'An unbroken stay of Saturn that makes a phase', {
  kind: v.picklist([...SADE_SATI_PHASES, ...DHAIYA_PHASES]),
  name: text('In words'),
  passage: count('Which passage of the list it is part of: re-entries are parts of one', 1, 99),
  ...ends,
  saturn_sign: SignRef,
  is_reentry: isReentry,
  moorti,
});

const SaturnOfSign = record('SaturnOfSign', 'What Saturn brings to a Moon sign', {
  sign: SignRef,
  short: text('Its passages in words'),
  spans: list(SaturnSpanRecord, 'In order of time'),
});

const yearsEntries = { from: text('First date'), to: text('Last date') };

export const SaturnCalendar = record('SaturnCalendar', 'Sade sati and dhaiya of Moon signs over years', {
  ...yearsEntries,
  signs: list(SaturnOfSign, 'All twelve, or that of the birth'),
  summary,
  meaning,
  sources,
});
export type SaturnCalendar = v.InferOutput<typeof SaturnCalendar>;

const GuruBalaSpan = record('GuruBalaStay', 'Jupiter in a good house from the Moon of birth', {
  kind: v.picklist(['guru_bala']),
  house: count('From the Moon of birth: 2, 5, 7, 9 or 11', 1, 12),
  ...ends,
  jupiter_sign: SignRef,
  is_reentry: isReentry,
  moorti,
});

const GuruBalaOfSign = record('GuruBalaOfSign', 'When Jupiter supports a Moon sign', {
  sign: SignRef,
  short: text('Its times in words'),
  spans: list(GuruBalaSpan, 'In order of time'),
});

export const GuruBalaCalendar = record('GuruBalaCalendar', 'Guru bala of Moon signs over years', {
  ...yearsEntries,
  signs: list(GuruBalaOfSign, 'All twelve, or that of the birth'),
  summary,
  meaning,
  sources,
});
export type GuruBalaCalendar = v.InferOutput<typeof GuruBalaCalendar>;
