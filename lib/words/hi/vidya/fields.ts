/** Sentences on the fields of study in Hindi. */
import type { FieldPartFacts, VoteReasonFacts } from '../../../astro/judgement/vidya/fieldFacts.ts';
import { STREAMS, studyField, type StreamId, type StudyFieldId } from '../../../astro/judgement/vidya/tables/fields.ts';
import type { FieldWords } from '../../facts/vidya.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import { eitherHi, houseOblique, inSign, listHi, lordShort, nakshatraHi, planetHi, planetsHi } from '../grammar.ts';
import { COURSES_HI } from './studyCourses.ts';

/** What a planet does, as the end of `जो ...`. */
const VOTE_REASONS_HI: Sentences<VoteReasonFacts> = {
  in_house: ({ house }) => `${houseOblique(house)} में है`,
  on_house: ({ house }) => `${houseOblique(house)} को देखता है`,
  lord_of: ({ house }) => `${lordShort(house)} है`,
  keeps_lord: ({ house }) => `उस राशि का स्वामी है जिसमें ${lordShort(house)} बैठा है`,
  d24_ascendant: () => 'चतुर्विंशांश लग्न का स्वामी है',
  in_karakamsha_5: () => 'कारकांश से पाँचवें स्थान में है',
  on_karakamsha_5: () => 'कारकांश से पाँचवें स्थान पर राशि दृष्टि रखता है',
  moon_nakshatra: () => 'चंद्रमा के नक्षत्र का स्वामी है',
};

const FIELD_PARTS_HI: Sentences<FieldPartFacts> = {
  votes_part: ({ isFitting, planet, signIndex }) =>
    `${planetHi(planet)} के मतों का हिस्सा${isFitting ? `, जो ${inSign(signIndex)} होकर इस विषय के अनुकूल है` : ''}`,
  pair: ({ isBound, isLeading, planets }) => {
    const who = planetsHi(planets);
    if (isLeading && isBound) return `${who} पढ़ाई के अग्रणी ग्रहों में हैं और आपस में जुड़े हैं`;
    if (isLeading) return `${who} पढ़ाई के अग्रणी ग्रहों में हैं`;
    return isBound ? `${who} आपस में जुड़े हैं` : `${who} न अग्रणी हैं, न आपस में जुड़े हैं`;
  },
  nakshatra_part: ({ nakshatraIndex }) => `चंद्रमा ${nakshatraHi(nakshatraIndex)} नक्षत्र में है`,
};

/** Returns the name of a field. */
export function fieldHi(field: StudyFieldId): string {
  return studyField(field).sanskrit;
}

const streamHi = (id: StreamId) => STREAMS.find((stream) => stream.id === id)!.sanskrit;

const why = (reasons: FieldWords['field_voter']['reasons']) =>
  listHi(reasons.map((reason) => sayIn(VOTE_REASONS_HI, reason)));

const coursesOf = (field: StudyFieldId) => eitherHi(studyField(field).subjects.map((course) => COURSES_HI[course]));

export const FIELDS_WORDS_HI: Sentences<FieldWords> = {
  ...VOTE_REASONS_HI,
  ...FIELD_PARTS_HI,
  field_name: ({ field }) => fieldHi(field),
  course: ({ course }) => COURSES_HI[course],
  vote: ({ planet, reason }) => `${planetHi(planet)} ${sayIn(VOTE_REASONS_HI, reason)}`,
  field_voter: ({ field, planet, reasons }) => `${fieldHi(field)} का आधार ${planetHi(planet)} है, जो ${why(reasons)}।`,
  field_pair: ({ field, planets }) => `${planetsHi(planets)} मिलकर ${fieldHi(field)} की ओर ले जाते हैं।`,
  field_nakshatra: ({ field, nakshatraIndex }) =>
    `${nakshatraHi(nakshatraIndex)} नक्षत्र का चंद्रमा ${fieldHi(field)} की ओर झुकाता है।`,
  first_planet: ({ planet, reasons }) => `पढ़ाई में सबसे आगे ${planetHi(planet)} है, जो ${why(reasons)}।`,
  first_streams: ({ first, second }) => `स्कूल की धाराओं में पहले ${streamHi(first)} और फिर ${streamHi(second)} आता है।`,
  field_advice: ({ first, lead, second, voice }) => {
    if (voice === 'parents') return 'बच्चे को कई चीज़ें आज़माने दें; विषय चुनने में अभी बरसों हैं।';
    if (voice === 'elder') return `मन की खुशी के लिए ${eitherHi([fieldHi(first), fieldHi(second)])} की कोई बात पढ़ें या सुनें।`;
    if (voice === 'adult') return `काम के साथ कोर्स करना हो तो ${coursesOf(first)} देखें।`;
    switch (lead) {
      case 'close':
        return `${coursesOf(first)} देखें, और ${coursesOf(second)} भी। अंक और रुचि से तय करें।`;
      case 'low':
        return `रुचि हो तो ${coursesOf(first)} देखें; यहाँ रुचि को आगे रखें।`;
      case 'clear':
        return `${coursesOf(first)} में से चुनें।`;
    }
  },
};
