/**
 * What no text may say, whoever wrote it, in all three languages; each with the message to the writer who has to fix
 * it.
 */

interface Forbidden {
  readonly problem: string;
  readonly pattern: RegExp;
}

/** Returns a problem for each forbidden thing that a text says. */
export function forbiddenProblems(text: string): string[] {
  const folded = foldedHindi(text);
  // A hyphen within a word must not hide it.
  const writings = [folded, folded.replaceAll('-', '')];
  return FORBIDDEN.filter(({ pattern }) => writings.some((one) => pattern.test(one))).map(({ problem }) => problem);
}

/** Removes spelling variants: ड for ड़, दवाएं for दवाएँ; accents and joiners change no word. */
function foldedHindi(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c\u200c\u200d]/g, '')
    .replaceAll('ँ', 'ं');
}

/** Word boundaries in any script: `\b` knows Latin letters only. */
const FROM = String.raw`(?<![\p{L}\p{M}])`;
const TO = String.raw`(?![\p{L}\p{M}])`;

function says(...alternatives: readonly string[]): RegExp {
  return new RegExp(foldedHindi(alternatives.join('|')), 'iu');
}

/** A pattern for whole words and phrases; `\w` and `\p{L}` may leave the end open. */
function words(list: string): string {
  return `${FROM}(?:${list})${TO}`;
}

/** A pattern for words with these beginnings, in any inflection. */
function beginnings(list: string): string {
  return `${FROM}(?:${list})`;
}

const DEATH = says(
  words(String.raw`deaths?|dead|dies?|dying|fatal\w*|lifespan|life span|length of life`),
  words(String.raw`mrityu|maut|marn[ea]|mar ja\w*|jaanleva|janleva|alpayu|marakesh|dehant`),
  // The Mahamrityunjaya chant is an ordinary remedy.
  'मृत्यु(?!ंजय|ञ्जय|न्जय)',
  beginnings(
    'मौत|मरण|मरने|मर जा|मारकेश|देहांत|देहान्त|निधन|प्राणांत|प्राणघातक|प्राण संकट|प्राणों (?:का|पर) संकट|अंत निकट|जानलेवा|अल्पायु',
  ),
  words('आयु (?:कम|क्षीण|छोटी|समाप्त|घट)[\\p{L}\\p{M}]*'),
);

const ILLNESS = says(
  words(String.raw`tumou?rs?|diabet\w+|heart (?:attack|failure)|paralysis|tuberculosis|hiv|aids|epilepsy|dementia`),
  words(String.raw`stroke|asthma|arthritis|hepatitis|jaundice|pneumonia|schizophrenia|alzheimer\w*|leuk[ae]\w+`),
  words(String.raw`(?:kidney|liver|heart) fail\w*|madhumeh|lakwa|dil ka daura|kshay rog|gathiya|piliya`),
  beginnings('कैंसर|कर्करोग|मधुमेह|डायबिटी|ट्यूमर|दिल का दौरा|हृदयाघात|हार्ट (?:अटैक|फेल)|लकवा|पक्षाघात|स्ट्रोक'),
  beginnings('क्षय रोग|टीबी|तपेदिक|मिर्गी|अस्थमा|गठिया|पीलिया|हेपेटाइटिस|निमोनिया|एड्स'),
  '(?:किडनी|गुर्दे|गुर्दा|लिवर|यकृत|दिल) फेल',
  words('दमा|दमे'),
);

/** The illness is written in lower case; the sign Cancer is capitalised, and only what follows tells them apart. */
const CANCER =
  /\bcancers?\b|\bCANCER\b|\bCancer (?:ki (?:bimari|beemari)|rog|disease|patients?|ho(?:ne|ga|gi)?|risk|ka (?:khatra|darr?|rog))\b/u;

const SICKNESS = String.raw`(?:disease|illness|sickness|disorder|infection|ailment|condition|syndrome|bimari|beemari|rog)`;
const DIAGNOSIS = says(
  words(
    String.raw`you (?:have|have got|suffer from|are suffering from|will (?:get|develop|catch|have)) [\w ]{0,30}${SICKNESS}`,
  ),
  words(String.raw`you (?:are suffering|suffer|will suffer)(?: from)?`),
  String.raw`(?<!\b(?:no|not a) )\bdiagnos\w*(?! nah?i)`,
  words(
    String.raw`aapko [\w ]{0,30}(?:bimari|beemari|rog|problem|samasya|takle?ee?f) (?:hai|hain|hogi|hoga|ho jaye?gi|ho jaye?ga)(?! to\b)`,
  ),
  words(
    'आपको [\\p{L}\\p{M} ]{0,30}(?:रोग|बीमारी|बीमारियां|समस्या|तकलीफ़) (?:है|हैं|होगी|होगा|हो जाएगी|हो जाएगा|हो चुकी|हो चुका)(?! तो)',
  ),
  words('आप [\\p{L}\\p{M} ]{0,30}(?:रोग|बीमारी) से (?:ग्रस्त|पीड़ित)'),
);

const NOT_LATIN = String.raw`(?!(?: kar\w*)?,? (?:na|nahi|nahin|mat)\b| karne se p[ae]h?le)`;
const NOT_HINDI = String.raw`(?![\p{L}\p{M}]*(?: कर[\p{L}\p{M}]*)?,? (?:न|नहीं|ना|मत)${TO}|[\p{L}\p{M}]* करने से पहले)`;
const AGAINST_TREATMENT = says(
  String.raw`\b(?:stop|skip|quit|avoid|replace)\w* (?:taking )?(?:your |the |all |any )?(?:medic\w*|treatment|doctor|physician|insulin)`,
  String.raw`\bno need (?:of|for|to see) (?:a |the |any )?(?:doctor|physician|medic\w*|treatment)`,
  String.raw`\binstead of (?:a |the |your )?(?:doctor|physician|medic\w*|treatment)`,
  String.raw`\b(?:dawa|dava|medicine|ilaa?j|upchaa?r|treatment)\w*(?: (?:lena|lene|khana|karana|ka|ki|ko|bhi|turant|ab))* (?:band|chhod|chod|rok)\w*\b${NOT_LATIN}`,
  String.raw`\b(?:dawa|dava|doctor)\w* (?:ke paas jaane )?ki (?:koi )?(?:zaroorat|zarurat|jaroorat|jarurat) nah`,
  String.raw`\b(?:dawa|dava)\w* ki jagah|\bdoctor ke (?:badle|bajay)`,
  String.raw`\b(?:dawa|dava|medicine)\w* ki (?:dose|matra|khurak) (?:\w+ )?(?:kam|aadhi|zyada|badha|ghata)\w*\b${NOT_LATIN}`,
  String.raw`\bdoctor ke paas (?:(?:mat|na) ja|jaa?ne se bach)`,
  // Each of these words may be inflected, and a word or two may stand between it and the verb.
  String.raw`(?:दवा|औषधि|इलाज|उपचार|मेडिसिन|चिकित्सा)(?:ई|एं|इयां|ओं|इयों)?(?: (?:लेना|लेने|खाना|का|की|को|भी|सेवन|तुरंत|अब))* (?:बंद|बन्द|रोक|छोड़|त्याग)${NOT_HINDI}`,
  '(?:दवा|दवाई|दवाओं|डॉक्टर|चिकित्सक|इलाज)(?: के पास जाने)? की (?:कोई )?(?:ज़रूरत|आवश्यकता) नहीं',
  '(?:दवा|दवाई|दवाओं|डॉक्टर|चिकित्सक|इलाज) (?:की जगह|के बजाय|के बदले)',
  String.raw`(?:दवा|दवाई|दवाओं|इंसुलिन) की (?:मात्रा|खुराक|डोज़?) (?:[\p{L}\p{M}]+ )?(?:कम|आधी|ज़्यादा|अधिक|बढ़ा|घटा|दोगुनी)${NOT_HINDI}`,
  '(?:डॉक्टर|चिकित्सक|वैद्य) के पास (?:(?:मत|न|ना) जा|जाने से बच)',
);

const MEDICINE = says(
  words(
    String.raw`paracetamol|aspirin|ibuprofen|steroids?|antibiotics?|insulin|ashwagandha|triphala|giloy|guggulu?|shilajit`,
  ),
  beginnings('पैरासिटामोल|एस्पिरिन|स्टेरॉयड|एंटीबायोटिक|इंसुलिन|अश्वगंधा|त्रिफला|गिलोय|गुग्गुल|शिलाजीत'),
);

const PROMISE = says(
  String.raw`guarantee\w*|\b100 ?%|\b(?:certainly|surely|definitely) will\b|\bwill (?:certainly|surely|definitely|be cured)\b`,
  words(
    String.raw`(?:zaroor|zarur|jarur|pakka|avashya|nishchit roop se) (?:theek|thik|mile?(?:ga|gi|nge)|hoga|hogi|honge|ho ja\w*)`,
  ),
  words(String.raw`(?:theek|thik) ho ja(?:ye|e)?(?:ga|gi|ge|nge)`),
  'गारंटी|शर्तिया',
  '(?:निश्चित रूप से|निश्चित ही|ज़रूर|अवश्य|पक्का) (?:ठीक|मिलेगा|मिलेगी|मिलेंगे|होगा|होगी|होंगे|हो जा)',
  'ठीक हो जा(?:एगा|एगी|एंगे|एंगी|येगा|येगी)',
);

const FEAR = says(
  words(
    String.raw`disast\w+|catastroph\w*|doom(?:ed)?|terrible|horrible|curse[ds]?|bhayankar|bhayanak|sarvanash|vinash`,
  ),
  words(String.raw`tabahi|barbad\w*|shraap|anarth`),
  words('भयंकर|भयानक|सर्वनाश|विनाश|तबाही|बर्बाद|बर्बादी|अनर्थ|श्राप|शाप|अभिशाप|महासंकट'),
  words(
    String.raw`(?:accident|durghatna|surgery|operation) (?:hoga|hogi|ho sakt[ai])|hospital (?:jaa?na pade?ga|mein bharti)`,
  ),
  words('(?:दुर्घटना|ऑपरेशन|सर्जरी|एक्सीडेंट) (?:होगा|होगी|हो सकता|हो सकती)|अस्पताल (?:जाना पड़ेगा|में भर्ती)'),
);

const FORBIDDEN: readonly Forbidden[] = [
  { pattern: DEATH, problem: 'Say nothing about death or the length of life.' },
  { pattern: ILLNESS, problem: 'Name no illness; speak of parts of the body and of care.' },
  { pattern: CANCER, problem: 'Do not write of cancer; call the sign Kark or कर्क.' },
  { pattern: DIAGNOSIS, problem: 'State no diagnosis; speak of tendencies by tradition.' },
  { pattern: AGAINST_TREATMENT, problem: 'Never advise against medicine, treatment or a physician.' },
  { pattern: MEDICINE, problem: 'Name no medicine and no herb to take.' },
  { pattern: PROMISE, problem: 'Promise nothing.' },
  { pattern: FEAR, problem: 'Frighten nobody; speak calmly.' },
];
