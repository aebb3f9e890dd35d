/** Sentences on the fields of study in English. */
import type { FieldPartFacts, VoteReasonFacts } from '../../../astro/judgement/vidya/fieldFacts.ts';
import { STREAMS, studyField, type StreamId, type StudyFieldId } from '../../../astro/judgement/vidya/tables/fields.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import { element } from '../../../astro/tables/signs.ts';
import type { FieldWords } from '../../facts/vidya.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import {
  anyOf,
  capitalised,
  listed,
  nakshatraEn,
  named,
  namedList,
  ordinal,
  signEn,
  uncapitalised,
} from '../grammar.ts';
import { COURSES_EN } from './studyCourses.ts';

/** What a planet does; its name goes before. */
export const VOTE_REASONS_EN: Sentences<VoteReasonFacts> = {
  in_house: ({ house }) => `stands in the ${ordinal(house)} house`,
  on_house: ({ house }) => `aspects the ${ordinal(house)} house`,
  lord_of: ({ house, signIndex }) => `is lord of the ${ordinal(house)} house (${signEn(signIndex)})`,
  keeps_lord: ({ house, lord, signIndex }) =>
    `rules ${signEn(signIndex)}, where ${named(lord)}, lord of the ${ordinal(house)}, stands`,
  d24_ascendant: ({ signIndex }) => `is lord of the ascendant of the chart of learning (D24, ${signEn(signIndex)})`,
  in_karakamsha_5: ({ signIndex }) => `stands in ${fromKarakamsha(signIndex)}`,
  on_karakamsha_5: ({ signIndex }) => `aspects by sign ${fromKarakamsha(signIndex)}`,
  moon_nakshatra: ({ nakshatraIndex }) => `is lord of the nakshatra of the Moon (${nakshatraEn(nakshatraIndex)})`,
};

function fromKarakamsha(signIndex: number): string {
  return `the 5th from karakamsha in the navamsa (${signEn(signIndex)})`;
}

const FIELD_PARTS_EN: Sentences<FieldPartFacts> = {
  votes_part: ({ isFitting, planet, signIndex }) => {
    const place = `, in ${signEn(signIndex)}, a sign of ${element(signIndex)} that suits the field`;
    return `Part of the votes of ${named(planet)}${isFitting ? place : ''}`;
  },
  pair: ({ isBound, isLeading, planets }) => {
    const who = capitalised(namedList(planets));
    const leads = `are among the ${planets.length > 2 ? 'four' : 'three'} planets that speak most for study`;
    if (isLeading && isBound) return `${who} ${leads} and are bound to each other`;
    if (isLeading) return `${who} ${leads}`;
    return isBound
      ? `${who} are bound to each other, and each speaks for study`
      : `${who} neither lead together nor are bound to each other`;
  },
  nakshatra_part: ({ nakshatraIndex }) => `The Moon in ${nakshatraEn(nakshatraIndex)} inclines to it`,
};

/** Returns the name of a field within a sentence. */
export function fieldEn(field: StudyFieldId): string {
  return uncapitalised(studyField(field).name);
}

const streamEn = (id: StreamId) => uncapitalised(STREAMS.find((stream) => stream.id === id)!.name);

const why = (reasons: FieldWords['field_voter']['reasons']) =>
  listed(reasons.map((reason) => sayIn(VOTE_REASONS_EN, reason)));

const subject = (planet: Planet) => capitalised(named(planet));

const coursesOf = (field: StudyFieldId) => anyOf(studyField(field).subjects.map((course) => COURSES_EN[course]));

export const FIELDS_EN: Sentences<FieldWords> = {
  ...VOTE_REASONS_EN,
  ...FIELD_PARTS_EN,
  field_name: ({ field }) => studyField(field).name,
  course: ({ course }) => COURSES_EN[course],
  vote: ({ planet, reason }) => `${subject(planet)} ${sayIn(VOTE_REASONS_EN, reason)}`,
  field_voter: ({ field, planet, reasons }) =>
    `The ground for ${fieldEn(field)} is ${named(planet)}, which ${why(reasons)}.`,
  field_pair: ({ field, planets }) => `${capitalised(namedList(planets))} together point to ${fieldEn(field)}.`,
  field_nakshatra: ({ field, nakshatraIndex }) =>
    `The Moon in ${nakshatraEn(nakshatraIndex)} inclines to ${fieldEn(field)}.`,
  first_planet: ({ planet, reasons }) => `The planet that leads study is ${named(planet)}, which ${why(reasons)}.`,
  first_streams: ({ first, second }) =>
    `Among the streams of school, ${streamEn(first)} comes first and ${streamEn(second)} second.`,
  field_advice: ({ first, lead, second, voice }) => {
    if (voice === 'parents') return 'Let the child try many things; a choice of subjects is years away.';
    if (voice === 'elder')
      return `Read or hear something of ${anyOf([fieldEn(first), fieldEn(second)])} for the joy of it.`;
    if (voice === 'adult') return `If you take a course beside work, look at ${coursesOf(first)}.`;
    switch (lead) {
      case 'close':
        return `Look at ${coursesOf(first)}, and at ${coursesOf(second)}. Let marks and liking decide.`;
      case 'low':
        return `Look at ${coursesOf(first)} if you like it; liking may lead here.`;
      case 'clear':
        return `Choose within ${coursesOf(first)}.`;
    }
  },
};
