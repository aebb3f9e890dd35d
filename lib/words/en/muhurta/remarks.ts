/** Notes on a chosen time, and what stands in the way of a day, in English. */
import { FACTOR_TEXTS } from '../../../astro/tables/muhurta/ruleTexts.ts';
import type { BlockId, FactorId, Role } from '../../../astro/tables/muhurta/ids.ts';
import type { RemarkWords } from '../../facts/muhurta/seen.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, countWord, listed } from '../grammar.ts';
import { BLOCKS_EN, CLOSERS_EN, ROLES_EN } from './names.ts';

const rolesEn = (roles: readonly Role[]) => listed(roles.map((role) => ROLES_EN[role]));

const isBlock = (id: FactorId): id is BlockId => id in BLOCKS_EN;

/** Names what closes a time, after `by`. */
const closerEn = (id: FactorId) => CLOSERS_EN[id] ?? (isBlock(id) ? BLOCKS_EN[id] : FACTOR_TEXTS[id].label.en);

export const REMARKS_EN: Sentences<RemarkWords> = {
  no_births: () => 'These times are general: no birth was given, so nobody’s birth star and Moon sign were looked at.',
  role_missing: ({ roles }) => `No birth was given for ${rolesEn(roles)}, so those rules were left out.`,
  birth_time_unknown: ({ roles }) =>
    `The birth time of ${rolesEn(roles)} is not known. Star and Moon sign count only where they are sure.`,
  eldest_unknown: () => 'For an eldest child the birth month and birth star are avoided; only the family knows this.',
  age_unknown: () => 'The texts give an age for this. With a birth it is looked at too.',
  mother_unknown: () => 'Families wait while the mother is five months pregnant or more; this was not looked at.',
  organ_unknown: () => 'The Moon was not compared with the sign of the part of the body, which is not known here.',
  second_birth_unknown: () => 'Whether employer and employee suit each other would take a second birth.',
  direction_unknown: () => 'No direction was given, so the rules of direction were left out.',
  eclipse_seen: ({ kind }) => `A ${kind} eclipse is seen at this place in these days.`,
  doshas_left_out: () => 'Of the ten faults of a marriage, those that bind single regions were not reckoned.',
  sun_stays: ({ where }) =>
    where === 'polar_day'
      ? 'The Sun does not set on this day, so the day has no parts. Star, lunar day and ascendant are judged.'
      : 'The Sun does not rise on this day, so the day has no parts. Star, lunar day and ascendant are judged.',
  never_delays: ({ purpose }) =>
    purpose === 'surgery'
      ? 'The surgeon’s date stands. Use this only where the date is open.'
      : 'Never wait with care for a better hour.',

  day_found: ({ windowCount }) =>
    windowCount === 1 ? 'One time of the day fits.' : `${capitalised(countWord(windowCount))} times of the day fit.`,
  day_blocked: ({ blocks }) => `The day falls in ${listed(blocks.slice(0, 2).map((block) => BLOCKS_EN[block]))}.`,
  day_vetoed: ({ factors }) => `Most of the day is closed by ${listed(factors.slice(0, 2).map((id) => closerEn(id)))}.`,
  day_below: () => 'The best time of the day stays below the score asked for.',
  day_short: ({ minMinutes }) => `What is left of the day is shorter than ${minMinutes} minutes.`,
  day_without_hours: () => 'No fitting time falls in the hours asked for.',
};
