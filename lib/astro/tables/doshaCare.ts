/** What eases each dosha by tradition, and what is wise where it stands. Of later practice, but for the gifts of BPHS 84. */
import { both, type Bilingual } from '../bilingual.ts';
import type { RemedyKind } from '../remedies.ts';
import type { Planet } from './planets.ts';
import { REMEDIES } from './remedies.ts';

/** A rite with a name of its own. */
export interface Rite {
  readonly id: string;
  /** That it turns to: told where this planet takes part in the dosha. */
  readonly planet: Planet;
  readonly title: Bilingual;
  readonly details: Bilingual;
  readonly when: Bilingual;
  readonly count: number | null;
}

/** An act for a planet as the table of remedies has it. */
export interface PlanetAct {
  readonly planet: Planet;
  readonly kind: RemedyKind;
}

export interface DoshaCare {
  /** Advice: a sentence. */
  readonly counsel: Bilingual;
  /** What to begin with first. */
  readonly acts: readonly (Rite | PlanetAct)[];
}

export const DOSHA_CARE: Readonly<Record<string, DoshaCare>> = {
  manglik: {
    counsel: both(
      'Take your time in choosing a partner, speak openly before anger gathers, and give your energy work or sport that uses it.',
      'साथी चुनने में समय लें, मन में क्रोध जमने से पहले खुलकर बात करें, और अपनी ऊर्जा को परिश्रम या खेल में लगाएँ।',
    ),
    acts: [
      act('Mars', 'worship'),
      act('Mars', 'mantra'),
      rite(
        'mangal_shanti',
        'Mars',
        both('Mangal Shanti', 'मंगल शान्ति'),
        both(
          'A rite of peace for Mars, which a priest performs with fire and red flowers, usually before a marriage is fixed.',
          'मंगल की शान्ति का पूजन, जिसे पुरोहित हवन और लाल पुष्पों से प्रायः विवाह तय होने से पहले करते हैं।',
        ),
        both('On a Tuesday', 'मंगलवार को'),
      ),
      act('Mars', 'donation'),
      act('Mars', 'fast'),
      rite(
        'kumbh_vivah',
        'Mars',
        both('Kumbh Vivah', 'कुम्भ विवाह'),
        both(
          'A custom of some families, no rule of the texts: a symbolic wedding with a pot of water before the real one. Leave it where it does not speak to you.',
          'कुछ परिवारों की प्रथा है, शास्त्र का नियम नहीं: विवाह से पहले जल-कलश के साथ प्रतीकात्मक विवाह। मन न माने तो न करें।',
        ),
        both('Before the wedding', 'विवाह से पहले'),
      ),
    ],
  },
  kaal_sarp: {
    counsel: both(
      'Plan in long stretches, let setbacks teach the next step, and keep one daily practice through all of them.',
      'लम्बी अवधि की योजना बनाएँ, हर रुकावट से अगला क़दम सीखें, और एक दैनिक साधना कभी न छोड़ें।',
    ),
    acts: [
      rite(
        'rudrabhishek',
        'Rahu',
        both('Rudrabhishek', 'रुद्राभिषेक'),
        both(
          'The bathing of Shiva’s linga with water and milk while the Rudram is recited; at home water and “Om Namah Shivaya” are enough.',
          'रुद्र-पाठ के साथ शिवलिंग का जल और दूध से अभिषेक; घर पर जल और “ॐ नमः शिवाय” भी पर्याप्त है।',
        ),
        both('On a Monday, on Naga Panchami or on Maha Shivaratri', 'सोमवार, नाग पंचमी या महाशिवरात्रि को'),
      ),
      japa('Rahu', both('Japa of Rahu', 'राहु का जप')),
      japa('Ketu', both('Japa of Ketu', 'केतु का जप')),
      act('Rahu', 'donation'),
      act('Ketu', 'worship'),
    ],
  },
  pitra: {
    counsel: both(
      'Honour your father and the elders of the family in deed, keep the days of those who have gone, and finish what they left undone where you can.',
      'पिता और कुल के बड़ों का व्यवहार से सम्मान करें, दिवंगतों की तिथियाँ रखें, और जहाँ सम्भव हो उनके अधूरे काम पूरे करें।',
    ),
    acts: [
      rite(
        'tarpan',
        'Sun',
        both('Tarpan', 'तर्पण'),
        both(
          'Water with black sesame offered to the ancestors, facing south, with their names.',
          'दक्षिण की ओर मुख करके, नाम लेकर, पितरों को काले तिल मिला जल अर्पित करें।',
        ),
        both('On amavasya, the day of the new Moon', 'अमावस्या को'),
      ),
      rite(
        'amavasya_shraddha',
        'Sun',
        both('Shraddha', 'श्राद्ध'),
        both(
          'A simple meal given in memory of the ancestors to those in need, and a part of it to birds and cows.',
          'पितरों की स्मृति में ज़रूरतमंदों को सादा भोजन कराएँ और उसका अंश पक्षियों और गाय को दें।',
        ),
        both('On amavasya, and in the fortnight of Pitru Paksha', 'अमावस्या को और पितृ पक्ष में'),
      ),
      act('Sun', 'worship'),
      act('Sun', 'donation'),
      rite(
        'narayan_bali',
        'Sun',
        both('Narayan Bali', 'नारायण बलि'),
        both(
          'A rite for ancestors whose last rites are unknown or were left undone, held by a priest at a place of pilgrimage. Only where the family knows of such a case.',
          'जिन पितरों का अन्त्यकर्म ज्ञात न हो या न हो सका हो, उनके लिए तीर्थ पर पुरोहित द्वारा किया जाने वाला अनुष्ठान। केवल तब, जब परिवार में ऐसा प्रसंग ज्ञात हो।',
        ),
        both('In Pitru Paksha or on amavasya', 'पितृ पक्ष में या अमावस्या को'),
      ),
    ],
  },
  nadi: {
    counsel: both(
      'Have both charts read before a match is settled by this point alone, and see a doctor for questions of health: those are answered by tests, not by stars.',
      'केवल इसी आधार पर मिलान का निर्णय करने से पहले दोनों कुंडलियाँ देखी जाएँ; स्वास्थ्य के प्रश्न चिकित्सक से पूछें, उनका उत्तर जाँच देती है, नक्षत्र नहीं।',
    ),
    acts: [],
  },
  guru_chandal: {
    counsel: both(
      'Choose teachers with care and stay with one for a while; test unusual ideas before you stake much on them.',
      'गुरु सोच-समझकर चुनें और कुछ समय एक के साथ रहें; असामान्य विचारों पर दाँव लगाने से पहले उन्हें परखें।',
    ),
    acts: [
      act('Jupiter', 'mantra'),
      act('Jupiter', 'fast'),
      act('Jupiter', 'donation'),
      act('Rahu', 'donation'),
      act('Jupiter', 'worship'),
    ],
  },
  grahan: {
    counsel: both(
      'Keep regular sleep and quiet mornings, and let trusted people see your worries before they grow.',
      'नींद नियमित रखें, सुबह शान्त रखें, और चिन्ता बढ़ने से पहले विश्वसनीय लोगों से कहें।',
    ),
    acts: [
      act('Sun', 'worship'),
      act('Moon', 'mantra'),
      act('Sun', 'mantra'),
      act('Moon', 'donation'),
      act('Rahu', 'donation'),
      act('Ketu', 'donation'),
    ],
  },
  shrapit: {
    counsel: both(
      'Build slowly and keep your word in small things; service to those who have less lightens what feels inherited.',
      'धीरे-धीरे निर्माण करें और छोटी बातों में भी वचन निभाएँ; अभावग्रस्त लोगों की सेवा विरासत जैसे भार को हल्का करती है।',
    ),
    acts: [
      act('Saturn', 'donation'),
      japa('Saturn', both('Japa of Saturn', 'शनि का जप')),
      japa('Rahu', both('Japa of Rahu', 'राहु का जप')),
      act('Saturn', 'worship'),
      act('Rahu', 'worship'),
    ],
  },
  kemdrum: {
    counsel: both(
      'Keep company on purpose: a fixed day with friends, a shared meal, savings set aside in good months.',
      'संगति को नियम बनाएँ: मित्रों के साथ निश्चित दिन, साझा भोजन, और अच्छे महीनों में कुछ बचत।',
    ),
    acts: [act('Moon', 'mantra'), act('Moon', 'fast'), act('Moon', 'donation'), act('Moon', 'worship')],
  },
  gandmool: {
    counsel: both(
      'It is a birth at a knot, not a fault of the child; a rite of peace and care in the first years are what the texts ask for.',
      'यह संधि पर हुआ जन्म है, बालक का दोष नहीं; ग्रन्थ शान्ति-कर्म और आरम्भिक वर्षों में देखभाल ही कहते हैं।',
    ),
    acts: [
      rite(
        'nakshatra_shanti',
        'Moon',
        both('Nakshatra Shanti', 'नक्षत्र शान्ति'),
        both(
          'The rite of peace for the nakshatra of birth: its deity is worshipped and gifts are given in its name.',
          'जन्म नक्षत्र की शान्ति: उसके देवता का पूजन होता है और उसी निमित्त दान दिया जाता है।',
        ),
        both(
          'On the 27th day after birth, or later on any day when the Moon is in the nakshatra of birth',
          'जन्म के सत्ताईसवें दिन, या बाद में किसी भी दिन जब चन्द्र जन्म नक्षत्र में हो',
        ),
      ),
      act('Moon', 'mantra'),
      act('Moon', 'donation'),
      act('Moon', 'worship'),
    ],
  },
};

/** Advice by planet, for a dosha that has no care of its own. */
export const PLANET_COUNSEL: Readonly<Record<Planet, Bilingual>> = {
  Sun: both(
    'Let respect come from what you do, and keep good terms with father and superiors.',
    'सम्मान कर्म से आने दें, और पिता व वरिष्ठों से सम्बन्ध अच्छे रखें।',
  ),
  Moon: both(
    'Look after sleep, food and company, which steady the mind.',
    'नींद, भोजन और संगति का ध्यान रखें; इनसे मन स्थिर होता है।',
  ),
  Mars: both(
    'Give your energy a task each day, and let a night pass before you answer in anger.',
    'ऊर्जा को प्रतिदिन कोई काम दें, और क्रोध में उत्तर देने से पहले एक रात बीतने दें।',
  ),
  Mercury: both(
    'Write agreements down, and check facts before you pass them on.',
    'समझौते लिखित रखें, और बात आगे कहने से पहले तथ्य जाँच लें।',
  ),
  Jupiter: both(
    'Seek counsel from someone who has nothing to gain by it.',
    'ऐसे व्यक्ति से परामर्श लें जिसका उसमें कोई स्वार्थ न हो।',
  ),
  Venus: both(
    'Keep pleasure within means, and tend a relationship a little every day.',
    'सुख-भोग सामर्थ्य में रखें, और सम्बन्ध को प्रतिदिन थोड़ा समय दें।',
  ),
  Saturn: both(
    'Work steadily, keep your word, and do not hurry what ripens late.',
    'नियमित परिश्रम करें, वचन निभाएँ, और देर से पकने वाले फल में उतावली न करें।',
  ),
  Rahu: both(
    'Doubt what promises much quickly, and take one new thing at a time.',
    'जो शीघ्र बहुत कुछ देने का दावा करे उस पर सन्देह करें, और एक समय में एक ही नई बात अपनाएँ।',
  ),
  Ketu: both(
    'Keep a quiet hour each day, and do not drop what you have begun too soon.',
    'प्रतिदिन कुछ समय शान्त बैठें, और आरम्भ किया काम जल्दी न छोड़ें।',
  ),
};

function act(planet: Planet, kind: RemedyKind): PlanetAct {
  return { planet, kind };
}

function rite(id: string, planet: Planet, title: Bilingual, details: Bilingual, when: Bilingual): Rite {
  return { id, planet, title, details, when, count: null };
}

/** The seed mantra of a planet as often as the text counts. */
function japa(planet: Planet, title: Bilingual): Rite {
  const { japaCount, seedMantra } = REMEDIES[planet];
  return {
    id: `${planet.toLowerCase()}_japa`,
    planet,
    title,
    details: both(
      `“${seedMantra.en}” ${japaCount} times in all, in as many days as is easy, or by a priest.`,
      `“${seedMantra.hi}” का कुल ${japaCount} जप, अपनी सुविधा के दिनों में, या पुरोहित द्वारा।`,
    ),
    when: both('Begun in the bright half of a month', 'शुक्ल पक्ष में आरम्भ करें'),
    count: japaCount,
  };
}
