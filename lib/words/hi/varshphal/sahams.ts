/** Sentences about sahams in Hindi; an answer has forty of them, so each sentence has three forms. */
import type { SahamFacts } from '../../../astro/varshphal/facts.ts';
import type { MunthaVerdict } from '../../../astro/varshphal/muntha.ts';
import {
  isPlanetTerm,
  sahamRow,
  type SahamId,
  type SahamNature,
  type SahamTerm,
} from '../../../astro/varshphal/tables/sahams.ts';
import { choiceNumber } from '../../phraseChoice.ts';
import { sahamFormula } from '../../sahamFormula.ts';
import type { Sentences } from '../../sentences.ts';
import type { SahamWords } from '../../facts/varshphal.ts';
import { dateHi, houseHi, inHouse, lordShort, planetHi, planetsHi, signHi } from '../grammar.ts';
import { aspectHi, companyHi, outOfHundred } from './planetsInYear.ts';

const TERM_NAMES: Readonly<Partial<Record<SahamTerm, string>>> = {
  ascendant: 'लग्न',
  ascendant_lord: 'लग्नेश',
  sun_sign_lord: 'सूर्य राशि का स्वामी',
  moon_sign_lord: 'चंद्र राशि का स्वामी',
  middle_of_cancer: 'कर्क का मध्य',
  punya: 'पुण्य',
  vidya: 'विद्या',
  shastra: 'शास्त्र',
};

function termName(term: SahamTerm): string {
  if (isPlanetTerm(term)) return planetHi(term);
  const [kind, house] = term.split('_');
  if (kind === 'house') return houseHi(Number(house));
  if (kind === 'lord') return lordShort(Number(house));
  return TERM_NAMES[term] ?? term;
}

type Forms = readonly [string, string, string];

/** Returns one of three forms, the same for the same saham. */
function formOf(forms: Forms, ...about: readonly unknown[]): string {
  return forms[choiceNumber(...about) % forms.length]!;
}

function verdicts(matter: string): Readonly<Record<SahamNature, Readonly<Record<MunthaVerdict, Forms>>>> {
  return {
    kind: {
      good: [
        `${matter} के लिए यह वर्ष अच्छा है।`,
        `${matter} के मामले में वर्ष साथ देगा।`,
        `${matter} के लिए इस वर्ष अच्छा सहयोग है।`,
      ],
      mixed: [
        `${matter} के लिए मेहनत करनी होगी, और फल भी मिलेगा।`,
        `${matter} के लिए वर्ष मध्यम है; कोशिश से बात बनेगी।`,
        `${matter} के मामले में कुछ काम बनेंगे, कुछ में समय लगेगा।`,
      ],
      demanding: [
        `${matter} के मामले में धैर्य रखें और जल्दी न करें।`,
        `${matter} के लिए इस वर्ष ज़्यादा समय और ध्यान दें।`,
        `${matter} के मामले में धीरे चलें; कोशिश छोड़ें नहीं, पर ज़ोर न दें।`,
      ],
    },
    hard: {
      good: [
        `इस वर्ष ${matter} की गुंजाइश कम है, जो अच्छी बात है।`,
        `${matter} का असर इस वर्ष हल्का है।`,
        `${matter} की चिंता इस वर्ष कम रहेगी।`,
      ],
      mixed: [
        `${matter} के मामले में थोड़ा ध्यान दें।`,
        `${matter} के मामले में इस वर्ष थोड़ा सँभलकर चलें।`,
        `${matter} को लेकर थोड़ी सावधानी काफ़ी है।`,
      ],
      demanding: [
        `${matter} के मामले में पहले से तैयारी रखें और मन शांत रखें।`,
        `${matter} के मामले में सोच-समझकर चलें और जल्दबाज़ी न करें।`,
        `${matter} के मामले में समय रहते सलाह लें और शांत रहें।`,
      ],
    },
  };
}

/** The date of a difficult subject is one for care, never a date on which it happens. */
function dateText(saham: SahamId, nature: SahamNature, tone: MunthaVerdict, date: string): string {
  const around = `${dateHi(date)} के आसपास`;
  if (nature === 'kind')
    return formOf(
      [`इसका असर ${around} दिखता है।`, `इसका समय ${around} है।`, `${around} यह बात सामने आती है।`],
      saham,
      'date',
    );
  return tone === 'good' ? `असर हुआ भी तो ${around} होगा।` : `${around} खास सँभलकर चलें।`;
}

/** Returns how the lord of a saham is tied to it, to follow the lord and its house. */
function sightForms(lord: string, house: string, aspect: string | null): Forms {
  if (aspect === null)
    return [
      `उसका स्वामी ${lord} ${house} है और सहम को नहीं देखता।`,
      `स्वामी ${lord} ${house} है, जहाँ से सहम पर दृष्टि नहीं पड़ती।`,
      `उसके स्वामी ${lord} की दृष्टि उस पर नहीं है; ${lord} ${house} है।`,
    ];
  return [
    `उसका स्वामी ${lord} ${house} है और सहम पर उसकी दृष्टि है (${aspect})।`,
    `स्वामी ${lord} ${house} बैठकर सहम को देखता है (${aspect})।`,
    `उस पर उसके स्वामी ${lord} की दृष्टि है (${aspect}); ${lord} ${house} है।`,
  ];
}

export const SAHAMS_HI: Sentences<SahamFacts & SahamWords> = {
  punya_score: ({ score }) => `पुण्य सहम: ${outOfHundred(score)}`,
  saham_lord_aspect: ({ aspect, planet }) => {
    if (aspect === 'conjunction') return `${planetHi(planet)} सहम के साथ`;
    if (aspect === 'none') return `सहम पर स्वामी ${planetHi(planet)} की दृष्टि नहीं`;
    return `सहम पर स्वामी ${planetHi(planet)} की दृष्टि: ${aspectHi(aspect)}`;
  },
  saham_company: (company) => `साथ और दृष्टि में ${companyHi(company)}`,
  saham_house: ({ house }) => (house === 1 ? 'लग्न में' : `लग्न से ${inHouse(house)}`),
  saham_formula: (formula) => sahamFormula(formula, termName),
  saham_place: ({ aspect, house, lord, lordHouse, saham, signIndex }) => {
    const [name, sign] = [`${sahamRow(saham).sanskrit} सहम`, signHi(signIndex)];
    const place = formOf(
      [
        house === 1 ? `${name} ${sign} लग्न में है।` : `${name} ${sign} राशि में, ${inHouse(house)} है।`,
        house === 1 ? `${sign} लग्न में ${name} है।` : `${inHouse(house)} ${sign} राशि का ${name} है।`,
        `${name} ${inHouse(house)} है, और उसकी राशि ${sign} है।`,
      ],
      saham,
      'place',
    );
    const lordName = planetHi(lord);
    if (aspect === 'conjunction') return `${place} स्वामी ${lordName} भी वहीं है।`;
    const sight = aspect === 'none' ? null : aspectHi(aspect);
    return `${place} ${formOf(sightForms(lordName, inHouse(lordHouse), sight), saham, 'lord')}`;
  },
  saham_influences: ({ burdens, supporters }) => {
    const help = `${planetsHi(supporters)} से इसे मदद मिलती है`;
    const press = `${planetsHi(burdens)} का दबाव`;
    if (burdens.length === 0) return `${help}।`;
    return supporters.length === 0 ? `इस पर ${press} है।` : `${help}, पर ${press} भी है।`;
  },
  saham_verdict: ({ date, saham, tone }) => {
    const { meaning, nature } = sahamRow(saham);
    const verdict = formOf(verdicts(meaning.hi)[nature][tone], saham, 'verdict');
    return date === null ? verdict : `${verdict} ${dateText(saham, nature, tone, date)}`;
  },
  saham_untimed: ({ timing }) =>
    timing === 'periods'
      ? 'बीमारी का कोई दिन नहीं बताया जाता; स्वामी की अवधियों में बस थोड़ा ध्यान रखें।'
      : 'समाप्ति और दुर्घटना का समय नहीं बताया जाता। किसी ग्रंथ में ऐसी तारीख का आधार नहीं है; सावधानी हर समय अच्छी है।',
};
