/** Sentences on how significators and padas stand to each other, in Hindi. */
import { isEasyRelation, relationKind, type SignRelationKind } from '../../../astro/jaimini/signRelation.ts';
import type {
  Apart,
  ComparedPada,
  CounterpartId,
  KarakaPoint,
  Office,
  RelationFacts,
} from '../../../astro/judgement/jaimini/facts.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { Sentences } from '../../sentences.ts';
import { countHi, planetHi, rankFeminine } from '../grammar.ts';
import { inOffice, officeHi } from './phrases.ts';

/** The two that are compared, and what an easy and an uneasy relation mean. */
interface Sides {
  /** नवांश में, where it is not the birth chart. */
  readonly chart?: string;
  /** Before a postposition. */
  readonly first: string;
  /** As a subject, where that is another form. */
  readonly direct?: string;
  readonly second: string;
  readonly easy: string;
  readonly uneasy: string;
}

const STAND: Readonly<Record<Exclude<SignRelationKind, 'same_sign'>, string>> = {
  trine: 'दोनों आपस में त्रिकोण में हैं',
  angle: 'दोनों आपस में केंद्र में हैं',
  third_eleventh: 'दोनों एक-दूसरे से तीसरे और ग्यारहवें हैं',
  second_twelfth: 'दोनों एक-दूसरे से दूसरे और बारहवें हैं',
  sixth_eighth: 'दोनों एक-दूसरे से छठे और आठवें हैं',
};

const within = (chart: string | undefined) => (chart ? `${chart} ` : '');

const rule = ({ chart, first, second }: Sides) => `${within(chart)}${first} और ${second} का आपसी संबंध`;

function relation({ chart, direct, easy, first, second, uneasy }: Sides, { house, isAspect }: Apart): string {
  const kind = relationKind(house);
  const where =
    kind === 'same_sign'
      ? `${within(chart)}${direct ?? first} और ${second} एक ही राशि में हैं।`
      : `${within(chart)}${first} से ${second} ${rankFeminine(house)} राशि में है, यानी ${STAND[kind]}।`;
  if (!isEasyRelation(kind)) {
    const softened = isAspect ? ' पर दोनों में राशि दृष्टि है, इसलिए बातचीत से बात बन जाती है।' : '';
    return `${where} ${uneasy}${softened}`;
  }
  return `${where}${isAspect ? ' दोनों में राशि दृष्टि भी है।' : ''} ${easy}`;
}

const COUNTERPARTS: Readonly<Record<CounterpartId, { what: string; easy: string; uneasy: string }>> = {
  atmakaraka: {
    what: 'आत्मकारक',
    easy: 'काम मन की चाह के साथ चलता है और मान बढ़ाता है।',
    uneasy: 'काम और मन की चाह अलग दिशा में खींचते हैं; सोच-समझकर दोनों को साथ लाएँ।',
  },
  venus: {
    what: 'विवाह का नैसर्गिक कारक',
    easy: 'प्रेम और साथी का चुनाव एक-दूसरे से मेल खाते हैं।',
    uneasy: 'जो आकर्षित करता है और जो टिकता है, वे अलग हो सकते हैं; साथी चुनते समय दोनों देखें।',
  },
  seventh_lord: {
    what: 'सातवें भाव का स्वामी',
    easy: 'साथी और साझेदारी का मेल अच्छा बैठता है।',
    uneasy: 'साथी और साझेदारी को एक-दूसरे के हिसाब से ढलना पड़ता है।',
  },
  fifth_lord: {
    what: 'पाँचवें भाव का स्वामी',
    easy: 'संतान या रचना की इच्छा को साधन मिल जाते हैं।',
    uneasy: 'संतान या रचना की इच्छा और उसके साधन अलग-अलग समय पर आते हैं।',
  },
  jupiter: {
    what: 'संतान का नैसर्गिक कारक',
    easy: 'बच्चों को स्नेह और सही राह देना सहज रहता है।',
    uneasy: 'बच्चों को राह दिखाना समय के साथ आता है, और तब अच्छा आता है।',
  },
};

const ROLES: Readonly<Partial<Record<CounterpartId, string>>> = {
  atmakaraka: 'आत्मकारक ',
  seventh_lord: 'सप्तमेश ',
  fifth_lord: 'पंचमेश ',
};

function counterpartSides(of: Office & { counterpart: CounterpartId; other: Planet }): Sides {
  const { counterpart, other } = of;
  const { easy, uneasy } = COUNTERPARTS[counterpart];
  return { first: `${ROLES[counterpart] ?? ''}${planetHi(other)}`, second: inOffice(of), easy, uneasy };
}

const POINTS: Readonly<Record<KarakaPoint, Omit<Sides, 'second'>>> = {
  arudha_lagna: {
    first: 'आरूढ़ लग्न',
    easy: 'काम लोगों को दिखता है और उसका श्रेय मिलता है।',
    uneasy: 'काम परदे के पीछे रहता है; उसे सामने लाएँ, तभी श्रेय मिलेगा।',
  },
  karakamsha: {
    chart: 'नवांश में',
    first: 'कारकांश',
    easy: 'काम और स्वभाव में मेल है।',
    uneasy: 'काम के लिए अपने को बदलना पड़ता है।',
  },
  upapada: {
    first: 'उपपद',
    easy: 'साथी और विवाह एक-दूसरे को बल देते हैं।',
    uneasy: 'विवाह में साथी को ढलना पड़ता है; धीरज का फल अच्छा मिलता है।',
  },
  fifth_house: {
    first: 'पाँचवें भाव',
    direct: 'पाँचवाँ भाव',
    easy: 'रचना, शिक्षा और पालन-पोषण अच्छे चलते हैं।',
    uneasy: 'रचना और पालन-पोषण में धीरज और दूसरी कोशिश लगती है।',
  },
  saptamsa_lagna: {
    chart: 'सप्तांश में',
    first: 'लग्न',
    easy: 'संतान का यह वर्ग इस बात को बल देता है।',
    uneasy: 'संतान के इस वर्ग में बात को सँभालकर चलना होगा।',
  },
};

function pointSides(of: Office & { point: KarakaPoint }): Sides {
  const sides = POINTS[of.point];
  return { ...sides, second: sides.chart ? planetHi(of.planet) : inOffice(of) };
}

const PADAS: Readonly<Record<ComparedPada, Omit<Sides, 'first'>>> = {
  upapada: {
    second: 'उपपद',
    easy: 'विवाह और समाज में मान एक-दूसरे को बढ़ाते हैं।',
    uneasy: 'विवाह और समाज का मान अलग दिशा में खींचते हैं; मेल सोच-समझकर बनता है।',
  },
  darapada: {
    second: 'दार पद (सातवें भाव का आरूढ़)',
    easy: 'साथी और लोग आपकी छवि के साथ रहते हैं।',
    uneasy: 'साथी और छवि में मेल कम रहता है।',
  },
  bhagyapada: {
    second: 'भाग्य पद (नौवें भाव का आरूढ़)',
    easy: 'भाग्य लोगों को दिखता है।',
    uneasy: 'भाग्य चुपचाप काम करता है।',
  },
  karmapada: {
    second: 'राज्य पद (दसवें भाव का आरूढ़)',
    easy: 'काम से मान मिलता है।',
    uneasy: 'काम और मान को जोड़ने में कोशिश लगती है।',
  },
};

const padaSides = (pada: ComparedPada): Sides => ({ first: 'आरूढ़ लग्न', ...PADAS[pada] });

const inFavour = (count: number) => (count === 1 ? 'एक बात पक्ष में है' : `${countHi(count)} बातें पक्ष में हैं`);
const withCare = (count: number) => `${countHi(count)} ${count === 1 ? 'बात' : 'बातों'} में सँभलकर चलना है`;

export const KARAKA_RELATIONS_HI: Sentences<RelationFacts> = {
  balance: ({ asksCare, supports }) => {
    if (supports + asksCare === 0) return 'किसी ओर खास झुकाव नहीं है।';
    if (asksCare === 0) return `${inFavour(supports)}; सँभलने की कोई बात नहीं मिली।`;
    if (supports === 0) return `पक्ष में कोई बात नहीं मिली; ${withCare(asksCare)}।`;
    return `${inFavour(supports)} और ${withCare(asksCare)}।`;
  },
  counterpart_rule: (of) => rule(counterpartSides(of)),
  counterpart: (of) => relation(counterpartSides(of), of),
  same_office_rule: ({ counterpart }) => `कारक ग्रह ही ${COUNTERPARTS[counterpart].what} भी है`,
  same_office: ({ code, counterpart, planet }) =>
    `${planetHi(planet)} ${officeHi(code)} है और ${COUNTERPARTS[counterpart].what} भी, इसलिए दोनों का फल एक ही दिशा में जाता है।`,
  karaka_point_rule: (of) => rule(pointSides(of)),
  karaka_point: (of) => relation(pointSides(of), of),
  pada_relation_rule: ({ pada }) => rule(padaSides(pada)),
  pada_relation: ({ pada, ...apart }) => relation(padaSides(pada), apart),
};
