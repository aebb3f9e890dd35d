/** Fields about the person in birth data, in any wording: used where they are understood, otherwise ignored. */
import type { Gender, MaritalStatus } from '../../astro/stage.ts';
import { idOf } from './canonical.ts';
import { isRealDate } from './dateText.ts';

const GENDER_WORDS: Readonly<Record<Gender | 'neither', string>> = {
  male: 'm man boy masculine purush purusha पुरुष नर लड़का',
  female: 'f woman girl feminine stri mahila स्त्री महिला नारी लड़की',
  neither: 'other others o x transgender nonbinary non_binary unknown unspecified not_specified prefer_not_to_say अन्य',
};

const STATUS_WORDS: Readonly<Record<MaritalStatus | 'unknown', string>> = {
  single:
    'unmarried never_married bachelor spinster avivahit kunwara kunwari अविवाहित अविवाहिता कुंवारा कुंवारी कुँवारा कुँवारी',
  engaged: 'betrothed sagai mangni सगाई मंगनी',
  married: 'vivahit vivahita shadishuda wedded विवाहित विवाहिता शादीशुदा',
  separated: 'alag अलग',
  divorced: 'divorcee talaqshuda talakshuda तलाकशुदा',
  widowed: 'widow widower vidhwa vidhava vidhur विधवा विधुर',
  unknown: 'other unspecified not_specified prefer_not_to_say',
};

function byWord<Meaning extends string>(words: Readonly<Record<Meaning, string>>): ReadonlyMap<string, Meaning> {
  const rows = Object.entries(words) as [Meaning, string][];
  return new Map(
    rows.flatMap(([meaning, list]) =>
      [meaning, ...list.split(' ')].map((word): [string, Meaning] => [word.normalize('NFC'), meaning]),
    ),
  );
}

const GENDERS = byWord(GENDER_WORDS);
const STATUSES = byWord(STATUS_WORDS);

const wordIn = <Meaning>(words: ReadonlyMap<string, Meaning>, given: unknown): Meaning | null =>
  typeof given === 'string' ? (words.get(idOf(given)) ?? null) : null;

/** Tells whether a field is empty: absent, null, or blank text. */
const isAbsent = (given: unknown) =>
  given === undefined || given === null || (typeof given === 'string' && given.trim() === '');

/** Returns the gender that rules use; null where it is absent, not understood, or neither. */
export function genderOf(given: unknown): Gender | null {
  const gender = wordIn(GENDERS, given);
  return gender === 'neither' ? null : gender;
}

/** Returns the marital status; null where it is absent or not understood. */
export function maritalStatusOf(given: unknown): MaritalStatus | null {
  const status = wordIn(STATUSES, given);
  return status === 'unknown' ? null : status;
}

/** Returns the date of a marriage, YYYY-MM-DD; null where it is absent or not understood. */
export function marriageDateOf(given: unknown): string | null {
  return typeof given === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(given.trim()) && isRealDate(given.trim())
    ? given.trim()
    : null;
}

interface Person {
  readonly gender?: unknown;
  readonly marital_status?: unknown;
  readonly marriage_date?: unknown;
}

/** Lists the fields about a person that were sent and not understood. */
export function notUnderstood(person: Person): (keyof Person)[] {
  const understood: Readonly<Record<keyof Person, boolean>> = {
    gender: wordIn(GENDERS, person.gender) !== null,
    marital_status: wordIn(STATUSES, person.marital_status) !== null,
    marriage_date: marriageDateOf(person.marriage_date) !== null,
  };
  return (Object.keys(understood) as (keyof Person)[]).filter(
    (field) => !isAbsent(person[field]) && !understood[field],
  );
}
