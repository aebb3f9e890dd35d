/** What the verdict on a match says, in Hindi. */
import type { KootId, PoruthamId } from '../../../astro/tables/matching/ids.ts';
import type { MatchVerdictWords } from '../../facts/matching/verdict.ts';
import { phraseAt } from '../../phraseChoice.ts';
import type { Sentences } from '../../sentences.ts';
import { eitherHi, listHi, nakshatraHi } from '../grammar.ts';
import { adviceHi, becauseHi, clauseHi, easyHi, lookHi } from './clauses.ts';
import { mendedByHi, whyMendedHi } from './mended.ts';
import { agreed, ganaHi, KOOTS_HI, kootsHi, lackingHi, MATCHES, WHOSE_BIRTH_HI, yoniHi } from './names.ts';
import { PORUTHAMS_HI } from './poruthams.ts';

/** Most characters of a headline (contract of answers). */
const HEADLINE_CHARACTERS = 90;
/** Most words of a sentence. */
const HEADLINE_WORDS = 18;

/** A list has three members at the most. */
const few = (koots: readonly KootId[]) => koots.slice(0, 3);

function headline({ choice, easy, lacking, look, mended, open, who }: MatchVerdictWords['headline']): string {
  const well = easy.map((koot, i) => easyHi(koot, choice + i));
  const less = look.map((koot, i) => lookHi(koot, choice + i));
  const [first = 'गुण कुछ-कुछ मिलते हैं', second = first] = well;
  const two = listHi(well.slice(0, 2)) || first;
  const candidates =
    who && open.length > 0
      ? openHeadlines(two, open, lackingHi(who, lacking))
      : closedHeadlines({ two, first, second, less, mended });
  const turned = candidates.map((_, i) => phraseAt(candidates, choice + i));
  const isShort = (text: string) => text.length <= HEADLINE_CHARACTERS && text.split(' ').length <= HEADLINE_WORDS;
  return turned.find(isShort) ?? `${first}।`;
}

function openHeadlines(two: string, open: readonly KootId[], missing: string): string[] {
  const rest = open.length > 2 ? 'बाकी बातों' : kootsHi(open);
  return [
    `${two}; ${rest} के लिए ${missing} चाहिए।`,
    `${two}; ${missing} मिले तो पूरा मिलान होगा।`,
    `${missing} न होने से मिलान अधूरा है; ${two}।`,
  ];
}

interface Closed {
  readonly two: string;
  readonly first: string;
  readonly second: string;
  readonly less: readonly string[];
  readonly mended: readonly KootId[];
}

function closedHeadlines({ first, less, mended, second, two }: Closed): string[] {
  const verse = kootsHi(mended);
  const [little, littleToo] = less;
  if (little === undefined && verse !== '') {
    return [
      `${two}, और ${verse} का परिहार है।`,
      `${first}, और ${verse} दोष का परिहार मिलता है।`,
      `${verse} दोष ${mended.length === 1 ? 'कट जाता है' : 'कट जाते हैं'}; ${two}।`,
    ];
  }
  if (little === undefined) {
    return [`${two}, और कोई बड़ा दोष नहीं है।`, `${first} और ${second}; देखने की बात कम है।`, `${two}; कोई गुण खाली नहीं है।`];
  }
  if (verse !== '') {
    return [
      `${two}; ${verse} का परिहार है, पर ${little}।`,
      `${first}, ${verse} का परिहार है, पर ${little}।`,
      `${little}, पर ${first} और ${verse} का परिहार है।`,
    ];
  }
  if (littleToo === undefined)
    return [`${two}, पर ${little}।`, `${little}, पर ${two}।`, `${first}, हालाँकि ${little}।`, `${two}; बस ${little}।`];
  return [
    `${two}, पर ${little} और ${littleToo}।`,
    `${little} और ${littleToo}, पर ${first}।`,
    `${first}, पर ${little} और ${littleToo}।`,
    `${first}, पर ${little}।`,
  ];
}

const FIRST: readonly ((reading: string, clause: string) => string)[] = [
  (reading, clause) => `परंपरा के अनुसार ${reading}। ${clause}।`,
  (reading, clause) => `${clause}। परंपरा के अनुसार ${reading}।`,
  (reading, clause) => `परंपरा की दृष्टि से ${reading}। ${clause}।`,
];

const poruthamsHi = (ids: readonly PoruthamId[]) => listHi(ids.slice(0, 3).map((id) => PORUTHAMS_HI[id]));

export const VERDICT_OF_MATCH_HI: Sentences<MatchVerdictWords> = {
  headline,
  easy: ({ choice, of }) => becauseHi(easyHi(of.id, choice), clauseHi(of), choice),
  easy_first: ({ choice, of }) => phraseAt(FIRST, choice)(easyHi(of.id, choice), clauseHi(of)),
  nothing_easy: ({ choice, nakshatras }) => {
    const stars = `${nakshatraHi(nakshatras.groom)} और ${nakshatraHi(nakshatras.bride)}`;
    return phraseAt(
      [`${stars} में कोई गुण पूरा नहीं मिलता।`, `परंपरा के अनुसार ${stars} में पूरा मिलने वाला कोई गुण नहीं है।`],
      choice,
    );
  },
  easy_too: ({ choice, koots }) => {
    const [names, match] = [kootsHi(few(koots)), agreed(few(koots), MATCHES)];
    return phraseAt(
      [`${names} भी पूरे अंक से ${match}।`, `${names} में भी अंक पूरे हैं।`, `साथ में ${names} भी अच्छी तरह ${match}।`],
      choice,
    );
  },
  nearly: ({ choice, koots }) => {
    const [names, match] = [kootsHi(few(koots)), agreed(few(koots), MATCHES)];
    return phraseAt([`${names} लगभग पूरे अंक से ${match}।`, `${names} में थोड़ी ही कमी है।`], choice);
  },
  partly: ({ choice, koots }) => {
    const [names, match] = [kootsHi(few(koots)), agreed(few(koots), MATCHES)];
    return phraseAt([`${names} कुछ हद तक ${match}।`, `${names} में कुछ अंक मिलते हैं।`, `${names} थोड़ा-बहुत ${match}।`], choice);
  },
  look: ({ choice, of }) => becauseHi(lookHi(of.id, choice), clauseHi(of), choice),
  look_too: ({ choice, koots }) => {
    const names = kootsHi(few(koots));
    return phraseAt([`${names} में भी अंक कम हैं।`, `${names} का मेल भी कम है।`], choice);
  },
  seen: ({ of }) => `${clauseHi(of)}।`,
  advice: ({ choice, of }) => adviceHi(of, choice),
  mended(mended) {
    const [koot, by, why] = [KOOTS_HI[mended.koot], mendedByHi(mended.exception), whyMendedHi(mended)];
    return phraseAt(
      [
        `${why}। इसलिए ${by} से ${koot} दोष कट जाता है।`,
        `${koot} का परिहार ${by} में है। यहाँ ${why}।`,
        `${by} से ${koot} दोष नहीं रहता। यहाँ ${why}।`,
      ],
      mended.choice,
    );
  },
  named_only: ({ choice, exception, koot }) =>
    phraseAt(
      [
        `${KOOTS_HI[koot]} के लिए ${mendedByHi(exception)} में एक परिहार है; वह अंकों में नहीं जुड़ा।`,
        `${mendedByHi(exception)} से ${KOOTS_HI[koot]} को छूट मिलती है, पर कुल अंक में वह नहीं गिनी गई।`,
      ],
      choice,
    ),
  custom: ({ choice, lacking, state }) =>
    phraseAt(state === 'open' && lacking === 'degree' ? CUSTOM_BY_DEGREE : CUSTOM[state], choice),
  needed: ({ choice, koots, lacking, who }) =>
    phraseAt(
      [
        `${lackingHi(who, lacking)} न होने से ${kootsHi(few(koots))} का निर्णय नहीं हो सकता।`,
        `${lackingHi(who, lacking)} पता चले तो ${kootsHi(few(koots))} भी देखे जा सकेंगे।`,
      ],
      choice,
    ),
  chart_open: ({ choice, who }) =>
    phraseAt(
      [
        `मंगल, दशा और लग्न देखने के लिए भी ${WHOSE_BIRTH_HI[who]} चाहिए।`,
        `${WHOSE_BIRTH_HI[who]} न होने से मंगल, दशा और लग्न की बात यहाँ नहीं है।`,
      ],
      choice,
    ),
  labels: ({ animals, choice, ganas }) => {
    const seen = [ganaHi(ganas.groom), ganaHi(ganas.bride), yoniHi(animals.groom), yoniHi(animals.bride)];
    const names = [...new Set(seen)];
    return phraseAt(
      [
        `${eitherHi(names)} नक्षत्रों के पुराने नाम हैं, व्यक्ति के नहीं।`,
        `${listHi(names)} जैसे नाम नक्षत्र के हैं; इनसे किसी व्यक्ति को न तौलें।`,
        `यहाँ ${listHi(names)} केवल नक्षत्रों की पहचान हैं, किसी व्यक्ति की नहीं।`,
      ],
      choice,
    );
  },
  poruthams: ({ choice, missing, share }) => {
    const some = { most: 'ज़्यादातर मिलते हैं', half: 'लगभग आधे मिलते हैं', few: 'कम मिलते हैं' }[share];
    const rest =
      missing.length === 0 ? 'ज़रूरी माने गए पाँचों भी मिलते हैं' : `ज़रूरी माने गए पाँच में ${poruthamsHi(missing)} का मेल नहीं है`;
    return phraseAt([`दक्षिण के दस पोरुथम में ${some}; ${rest}।`, `दस पोरुथम देखें तो ${some}; ${rest}।`], choice);
  },
  mars: ({ bearer, state }) => MARS[state](bearer === 'bride' ? 'वधू' : 'वर'),
};

const MARS: Readonly<Record<MatchVerdictWords['mars']['state'], (bearer: string) => string>> = {
  not_present: () => 'मंगल की कोई बात नहीं है, क्योंकि दोनों में से कोई कुंडली मांगलिक नहीं है।',
  balanced: () => 'दोनों कुंडलियाँ बराबर मांगलिक हैं, और परंपरा इसे संतुलित मानती है।',
  partly_balanced: () => 'दोनों कुंडलियाँ मांगलिक हैं, पर एक में मात्रा अधिक है; संतुलन अधूरा है।',
  cancelled: (bearer) => `केवल ${bearer} की कुंडली मांगलिक है, और दोष उसी में कट जाता है।`,
  balanced_by_malefic: (bearer) => `केवल ${bearer} की कुंडली मांगलिक है; दूसरी कुंडली के पाप ग्रह इसे संतुलित करते हैं।`,
  one_sided: (bearer) => `केवल ${bearer} की कुंडली मांगलिक है; आपके यहाँ की रीति ज्योतिषी से पूछ लें।`,
};

const CUSTOM: Readonly<Record<MatchVerdictWords['custom']['state'], readonly string[]>> = {
  reached: [
    'अठारह गुण की सीमा पूरी होती है; यह सीमा रिवाज है, श्लोक नहीं।',
    'अठारह गुण या अधिक हों तो रिवाज में ठीक है; किसी श्लोक में यह संख्या नहीं है।',
    'रिवाज अठारह गुण देखता है, जो यहाँ पूरे हैं; ग्रंथ में यह सीमा नहीं मिलती।',
    'अठारह गुण वाली सीमा लोक-रीति है, शास्त्र का वचन नहीं, और वह पूरी होती है।',
    'अठारह की गिनती चलन से आई है, श्लोक से नहीं; यहाँ वह पूरी है।',
  ],
  below_without_exceptions: [
    'परिहार जोड़ने पर अठारह गुण पूरे होते हैं; यह सीमा रिवाज है, श्लोक नहीं।',
    'अठारह की सीमा परिहार के साथ पूरी होती है, और वह सीमा केवल चलन की है।',
    'परिहार के बिना अठारह गुण नहीं होते; पर अठारह की सीमा किसी श्लोक में नहीं है।',
  ],
  below: [
    'गुण अठारह से कम हैं; पर यह सीमा रिवाज है, श्लोक नहीं।',
    'रिवाज की अठारह वाली सीमा पूरी नहीं होती, पर किसी श्लोक में यह संख्या नहीं है।',
    'अठारह की सीमा चलन से आई है, ग्रंथ से नहीं, और गुण उससे कम हैं।',
  ],
  open: [
    'अठारह गुण पूरे होंगे या नहीं, यह जन्म के समय पर है; यह सीमा भी रिवाज ही है।',
    'जन्म का समय मिले तो अठारह की सीमा देखी जा सकेगी, जो रिवाज है, श्लोक नहीं।',
  ],
};

/** Where a half of a sign decides, which the degree of the Moon would tell. */
const CUSTOM_BY_DEGREE: readonly string[] = [
  'अठारह गुण पूरे होंगे या नहीं, यह चंद्रमा के अंश पर है; यह सीमा भी रिवाज ही है।',
  'चंद्रमा का अंश मिले तो अठारह की सीमा देखी जा सकेगी, जो रिवाज है, श्लोक नहीं।',
];
