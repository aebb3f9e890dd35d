/** Records of a match by two Moons: the eight koots with their exceptions, totals, the ten poruthams, the verdict. */
import * as v from 'valibot';
import { KOOT_IDS, PORUTHAM_IDS } from '../../astro/tables/matching/ids.ts';
import { NakshatraId, SignId } from '../common/ids/closedIds.ts';
import {
  count,
  list,
  localName,
  NakshatraRef,
  number,
  orNull,
  record,
  RuleStatus,
  SignRef,
  sources,
  text,
  textOrNull,
  yes,
} from '../common/records.ts';

export const MatchRole = v.pipe(v.picklist(['groom', 'bride']), v.title('MatchRole'));

export const MatchText = record('MatchText', 'A judgement in words; it says neither yes nor no to a marriage', {
  headline: v.pipe(v.string(), v.maxLength(90), v.description('In a line of at most 90 characters')),
  short: v.pipe(v.string(), v.maxLength(280), v.description('In at most 280 characters')),
  text: text('In full'),
});

const MoonStay = record('MatchMoonStay', 'Where the Moon can have stood while the time of birth is open', {
  from: text('First instant of it'),
  until: text('First instant after it'),
  nakshatra: NakshatraRef,
  pada: count('Quarter of the nakshatra', 1, 4),
  sign: SignRef,
});

export const MatchMoon = record(
  'MatchMoon',
  'The Moon of one of the two, which the koots and poruthams are read from',
  {
    nakshatra: orNull(NakshatraRef, 'Null where the time of birth is open and decides it'),
    pada: orNull(count('Quarter of the nakshatra', 1, 4), 'Null where the time of birth is open and decides it'),
    sign: orNull(SignRef, 'Null where the time of birth is open and decides it'),
    moon_longitude: orNull(number('Sidereal longitude, degrees, 0 <= x < 360'), 'Null without a known time of birth'),
    time_known: yes('Whether the time of birth is known'),
    stays: list(MoonStay, 'Where the Moon can have stood, in order of time; empty where the time is known'),
  },
);

export const MatchTotal = record('MatchTotal', 'Points of all koots together', {
  id: v.picklist(['total', 'total_with_exceptions']),
  label: localName,
  points: orNull(number('The exact sum of the points of the koots'), 'Null where the time of birth decides'),
  max: number('36'),
  least: number('The least that it can be; the points themselves where they are known'),
  most: number('The most that it can be'),
});

const Class = record('KootClass', 'What one of the two is in a koot: a label of a star or sign, of no person', {
  class: textOrNull('Id; null where the time of birth decides'),
  name: textOrNull('In the language asked for'),
  basis: v.pipe(v.picklist(['sign', 'half_sign', 'nakshatra']), v.description('What it is read from')),
  basis_name: textOrNull('The sign or nakshatra, in the language asked for'),
});

const Exception = record('KootException', 'An exception (parihara) that was looked at, as its koot lost points', {
  id: text('Of the table of exceptions'),
  name: text('What it asks, in the language asked for'),
  met: orNull(v.boolean(), 'Whether it holds; null where the time of birth decides'),
  applied: yes('Whether it gives the koot its full points back in total_with_exceptions'),
  restores: number('Points of the koot that it gives back where it is applied; 0 where it is only named'),
  reason: text('What was seen'),
  source: text('Text, chapter and verse'),
  status: RuleStatus,
});

export const Koot = record('Koot', 'One of the eight koots', {
  id: v.picklist(KOOT_IDS),
  name: localName,
  points: orNull(v.number(), 'Null where the time of birth decides'),
  max: number('Full points'),
  determined: yes('Whether the points are the same at every hour that the birth can have had'),
  possible: orNull(v.array(v.number()), 'The points that it may have, ascending; null where they are determined'),
  changes_at: list(
    record('KootChange', 'An instant at which the points change', {
      role: MatchRole,
      at: text('On the clock of the birth place'),
    }),
    'Of the open birth; empty where the points are determined',
  ),
  groom: Class,
  bride: Class,
  rule: text('How points are given'),
  reason: text('Why these points'),
  source: text('Text, chapter and verse'),
  status: RuleStatus,
  points_status: v.pipe(RuleStatus, v.description('Of the points themselves: most have no verse')),
  exceptions: list(Exception, 'All that there are for the koot, met or not; empty where it lost no points'),
  other_readings: list(
    record('OtherReading', 'What a named other convention gives', {
      convention: text('Value of the convention'),
      points: number('Points by it'),
    }),
    'Only those that differ; empty where the points are open',
  ),
});
export type KootRecord = v.InferOutput<typeof Koot>;

const MatchBand = v.pipe(
  v.nullable(v.picklist(['below_custom', 'acceptable', 'good', 'very_good'])),
  v.description(
    'By custom: below 18, from 18, from 24, from 32; null where the least and the most are not in one band',
  ),
);

const Restored = record('RestoredKoot', 'A koot that total_with_exceptions counts in full', {
  koot: v.picklist(KOOT_IDS),
  name: localName,
  points: number('What is added'),
  exception: text('The weightiest that restores it'),
  text: text('Why, in the language asked for'),
});

const SameStar = record('SameStar', 'One birth star for both', {
  nakshatra: NakshatraRef,
  rank: v.pipe(v.picklist(['good', 'middling', 'avoid']), v.description('How almanacs rank it as a common star')),
  one_pada: yes('Whether the pada is one too, which no exception covers'),
  text: text('In the language asked for'),
  source: text('Text'),
});

const NearStars = record('NearStars', 'Moons near each other, which some texts note; no points', {
  id: v.picklist(['one_sign_order', 'neighbouring_stars']),
  first: orNull(MatchRole, 'Whose star or pada comes first; null where it is one'),
  text: text('In the language asked for'),
});

export const kootEntries = {
  koots: v.pipe(v.array(Koot), v.length(8), v.description('Varna to nadi')),
  total: MatchTotal,
  total_with_exceptions: MatchTotal,
  restored: list(Restored, 'What the second total has more than the first, koot by koot'),
  band: MatchBand,
  band_name: textOrNull('In the language asked for'),
  band_with_exceptions: MatchBand,
  band_with_exceptions_name: textOrNull('In the language asked for'),
  same_star: orNull(SameStar, 'Null where the stars differ, or the time of birth decides'),
  near_stars: list(NearStars, 'Empty where the Moons are not near each other'),
};

const Level = v.picklist(['uttama', 'madhyama', 'adhama']);

export const Porutham = record('Porutham', 'One of the ten poruthams of the South', {
  id: v.picklist(PORUTHAM_IDS),
  name: localName,
  level: orNull(Level, 'Null where the time of birth decides'),
  level_name: text('In the language asked for'),
  agreed: orNull(v.boolean(), 'Uttama and madhyama agree; null where the time of birth decides'),
  count: orNull(v.number(), 'Counted from the bride, inclusive: stars, or signs of rasi; null of the others'),
  groom: textOrNull('Class or place of the groom, in the language asked for; null where the time decides'),
  bride: textOrNull('The same of the bride'),
  essential: yes('Whether custom holds it essential'),
  rule: text('What it asks'),
  reason: text('What was seen'),
  source: text('Text'),
  status: RuleStatus,
  exceptions: list(Exception, 'Of rajju where it does not agree; they never change the level'),
  other_readings: list(
    record('OtherLevel', 'What a named other convention gives', {
      convention: text('Value of the convention'),
      level: Level,
    }),
    'Only those that differ',
  ),
});
export type PoruthamRecord = v.InferOutput<typeof Porutham>;

export const poruthamEntries = {
  poruthams: v.pipe(v.array(Porutham), v.length(10), v.description('Dina to vedha')),
  agreed: orNull(v.number(), 'How many agree; null where the time of birth decides of one'),
  agreed_least: number('The least that can agree'),
  of: number('10'),
  essential: record('EssentialPoruthams', 'The five that custom holds essential', {
    kept: list(v.picklist(PORUTHAM_IDS), 'Those that agree'),
    missing: list(v.picklist(PORUTHAM_IDS), 'Those that do not'),
    open: list(v.picklist(PORUTHAM_IDS), 'Those that the time of birth decides'),
  }),
};

export const moonsEntries = { groom: MatchMoon, bride: MatchMoon };

const reversedOf = <Entries extends v.ObjectEntries>(title: string, entries: Entries) =>
  orNull(record(title, 'The same with the roles exchanged', entries), 'Only with roles: both; null otherwise');

export const disclaimer = text('In the language asked for');

export const Ashtakoota = record('Ashtakoota', 'Two Moons by the eight koots', {
  ...moonsEntries,
  ...kootEntries,
  verdict: MatchText,
  reversed: reversedOf('ReversedKoots', { ...kootEntries, verdict: MatchText }),
  disclaimer,
  sources,
});
export type Ashtakoota = v.InferOutput<typeof Ashtakoota>;

export const PoruthamAnswer = record('PoruthamAnswer', 'Two Moons by the ten poruthams', {
  ...moonsEntries,
  ...poruthamEntries,
  verdict: MatchText,
  reversed: reversedOf('ReversedPoruthams', { ...poruthamEntries, verdict: MatchText }),
  disclaimer,
  sources,
});
export type PoruthamAnswer = v.InferOutput<typeof PoruthamAnswer>;

export const StarsAnswer = record('StarsAnswer', 'Two stars of birth by the koots and the poruthams', {
  ...moonsEntries,
  ...kootEntries,
  ...poruthamEntries,
  verdict: MatchText,
  reversed: reversedOf('ReversedStars', { ...kootEntries, ...poruthamEntries, verdict: MatchText }),
  disclaimer,
  sources,
});
export type StarsAnswer = v.InferOutput<typeof StarsAnswer>;

const Partner = record('PartnerStar', 'A star that a partner may be born under', {
  nakshatra: NakshatraId,
  pada: count('Quarter of the nakshatra', 1, 4),
  sign: SignId,
  name: text('Nakshatra and pada, in the language asked for'),
  total: number('Of 36; the lesser where the half of the sign decides'),
  total_with_exceptions: number('With the exceptions that are applied'),
  possible: orNull(v.array(v.number()), 'Both totals where the half of the sign decides; null elsewhere'),
});

export const Partners = record('Partners', 'One Moon beside all 108 padas', {
  role: v.pipe(MatchRole, v.description('That this birth takes')),
  moon: MatchMoon,
  listed: count('How many are listed', 0, 108),
  best: orNull(v.number(), 'The highest total with exceptions'),
  note: text('How the list is meant, in the language asked for'),
  partners: list(Partner, 'Best first, by the total with exceptions, then by the total'),
  disclaimer,
});
export type Partners = v.InferOutput<typeof Partners>;
