/** Sentences on success in work, in Hindi. */
import type { AreaBand } from '../../../astro/judgement/areaScore.ts';
import type { WorkLife } from '../../../astro/judgement/career/workLife.ts';
import { WORK_FIELDS } from '../../../astro/judgement/career/tables/workFields.ts';
import { scoreLevel, type ScoreLevel } from '../../../astro/score.ts';
import type { SuccessWords } from '../../facts/career/success.ts';
import type { Sentences } from '../../sentences.ts';
import { inHouse, inSign, listHi, planetHi } from '../grammar.ts';
import { inOwnPlace } from '../placing.ts';
import { referenceHi } from './offices.ts';
import { ASKING_COUNSELS, HELPING_COUNSELS, LIFE_COUNSELS, SIDE_COUNSELS } from './workCounsel.ts';

const BANDS: Readonly<Record<AreaBand, string>> = {
  excellent: 'बहुत अच्छा सहारा मिलता है',
  good: 'अच्छा सहारा मिलता है',
  mixed: 'मध्यम सहारा मिलता है',
  weak: 'मेहनत से गति मिलती है',
  difficult: 'धैर्य से गति मिलती है',
};

const PAST_BANDS: Readonly<Record<AreaBand, string>> = {
  excellent: 'बहुत अच्छा सहारा मिला',
  good: 'अच्छा सहारा मिला',
  mixed: 'मध्यम सहारा मिला',
  weak: 'मेहनत से गति मिली',
  difficult: 'धैर्य से गति मिली',
};

const WORK_OF: Readonly<Record<WorkLife, string>> = {
  work: 'आपके काम को',
  talent: 'बच्चे के आगे के काम को',
  choice: 'आपके आने वाले काम को',
  advice: 'आपके जीवन भर के काम को',
  past: 'आपके जीवन भर के काम को',
};

const standsHi = (life: WorkLife, band: AreaBand) =>
  `${WORK_OF[life]} ${life === 'past' || life === 'advice' ? PAST_BANDS[band] : BANDS[band]}`;

const AGES: Readonly<Record<Exclude<WorkLife, 'work'>, string>> = {
  talent: 'बच्चे के लिए यह आगे के जीवन की बात है; अभी रुचि और सीखना ही ज़रूरी है।',
  choice: 'काम के वर्ष आगे हैं; पहले पढ़ाई का चुनाव है।',
  advice: 'इस आयु में इसे सलाह, काम सौंपने और सेवा के रूप में पढ़ें।',
  past: 'काम के वर्ष पूरे हो चुके हैं, इसलिए यह उनका वर्णन है।',
};

const CARRIES: Readonly<Record<ScoreLevel, string>> = {
  high: 'यह अपने बल से आजीविका को सहारा देता है।',
  middle: 'यह दूसरों की मदद से आजीविका को सहारा देता है।',
  low: 'यह अभ्यास और समय के बाद आजीविका को सहारा देता है।',
};

export const SUCCESS_HI: Sentences<SuccessWords> = {
  headline: ({ asking, band, helper, life }) => {
    const stands = standsHi(life, band);
    const isKind = band === 'excellent' || band === 'good' || band === 'mixed';
    if (isKind && helper !== null) return `${stands}, सबसे अधिक ${planetHi(helper)} से।`;
    return asking === null ? `${stands}।` : `${stands}; ${planetHi(asking)} पीड़ित है।`;
  },
  stands: ({ band, life }) => `परंपरा की दृष्टि से ${standsHi(life, band)}।`,
  helped: ({ clauses }) => (clauses.length > 0 ? `${clauses.join('। ')}।` : 'कोई एक ग्रह खास सहारा नहीं देता।'),
  hindered: ({ clauses }) => (clauses.length > 0 ? `${clauses.join('। ')}।` : 'इसके विरुद्ध कोई बड़ी बात नहीं है।'),
  counsel: ({ asking, helper, life, side }) =>
    life === 'work'
      ? [
          SIDE_COUNSELS[side],
          ...(helper === null ? [] : [HELPING_COUNSELS[helper]]),
          ...(asking === null ? [] : [ASKING_COUNSELS[asking]]),
        ].join(' ')
      : LIFE_COUNSELS[life](helper),
  raised_by: ({ names }) => `पद और मान ${listHi(names.map(({ hi }) => hi))} योग के बल से भी बढ़ते हैं।`,
  career_headline: ({ band, field, life }) => {
    const name = WORK_FIELDS[field].sanskrit;
    switch (life) {
      case 'work':
        return `सबसे आगे: ${name}; काम को ${BANDS[band]}।`;
      case 'talent':
        return `बच्चे का झुकाव: ${name}।`;
      case 'choice':
        return `आपके विकल्पों में सबसे आगे: ${name}।`;
      case 'advice':
        return `सलाह देने के लिए सबसे अच्छा क्षेत्र: ${name}।`;
      case 'past':
        return `जीवन भर के काम का मुख्य क्षेत्र: ${name}।`;
    }
  },
  age: ({ life }) => AGES[life],
  navamsa_lord: ({ band, house, lord, navamsaSignIndex, reference, significator, ...placing }) => {
    const of = significator === lord ? 'जो उसका अपना नवांश है' : `जो ${planetHi(significator)} का नवांश है`;
    const falls = `${referenceHi(reference)} से दशमेश ${planetHi(lord)} नवांश की ${inSign(navamsaSignIndex)} है, ${of}।`;
    const stands = `जन्म में ${planetHi(significator)} ${inHouse(house)} ${inOwnPlace(placing)} है।`;
    return `${falls} ${stands} ${CARRIES[scoreLevel(band)]}`;
  },
};
