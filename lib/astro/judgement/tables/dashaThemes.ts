/** The matters of life that periods are judged for, with counsels. Interpretive. */
import { both, type Bilingual } from '../../bilingual.ts';
import type { LifeStage } from '../../stage.ts';
import type { Planet } from '../../tables/planets.ts';
import { stagedMatter, type StagedMatterId } from '../../tables/stageMatters.ts';

export type ThemeTone = 'supportive' | 'mixed' | 'demanding';

export type LifeThemeId = StagedMatterId;

/** A matter of life that every period is judged for. */
export interface LifeTheme {
  readonly id: LifeThemeId;
  readonly name: string;
  /** In Hindi. */
  readonly sanskrit: string;
  /** As part of a sentence; in Hindi before a postposition. */
  readonly area: Bilingual;
  /** Houses that rule it, the main one first (BPHS 11). */
  readonly houses: readonly [number, ...number[]];
  /** Planets that signify it by nature (BPHS 32). */
  readonly karakas: readonly Planet[];
  /** What to do while it is supported, and while it demands work. */
  readonly counsel: Readonly<Record<ThemeTone, Bilingual>>;
}

export const DASHA_THEMES: readonly LifeTheme[] = [
  {
    id: 'career',
    name: 'Career and standing',
    sanskrit: 'काम और प्रतिष्ठा',
    area: both('work and standing', 'काम और पद'),
    houses: [10, 6],
    karakas: ['Sun', 'Mercury', 'Saturn'],
    counsel: {
      supportive: both(
        'take on the responsibility that is offered and let your work be seen',
        'जो ज़िम्मेदारी मिले उसे लें और अपना काम सामने लाएँ',
      ),
      mixed: both('finish what is begun before changing position', 'पद बदलने से पहले हाथ का काम पूरा करें'),
      demanding: both(
        'let work be reliable rather than loud, and secure the next post before leaving one',
        'काम भरोसे का रखें, और अगली जगह पक्की होने पर ही नौकरी छोड़ें',
      ),
    },
  },
  {
    id: 'wealth',
    name: 'Wealth and income',
    sanskrit: 'धन और आय',
    area: both('money and income', 'धन और आमदनी'),
    houses: [2, 11],
    karakas: ['Jupiter', 'Venus'],
    counsel: {
      supportive: both(
        'save a fixed part of what comes in while it comes easily',
        'आमदनी अच्छी रहते हर महीने एक हिस्सा बचाएँ',
      ),
      mixed: both(
        'keep earning and spending in one ledger and decide by it',
        'आमदनी और खर्च का हिसाब एक जगह लिखें और उसी से फ़ैसले लें',
      ),
      demanding: both(
        'keep a reserve, and put off loans and guarantees that can wait',
        'कुछ धन बचाकर रखें; जो कर्ज़ या ज़मानत टल सके, उसे टालें',
      ),
    },
  },
  {
    id: 'relationships',
    name: 'Marriage and partnership',
    sanskrit: 'विवाह और साझेदारी',
    area: both('marriage and partnership', 'विवाह और साझेदारी'),
    houses: [7],
    karakas: ['Venus'],
    counsel: {
      supportive: both(
        'give the partnership time, and make the agreements that you both want',
        'साथी को समय दें और वे बातें तय करें जो दोनों चाहते हों',
      ),
      mixed: both('say early what you expect of the other', 'साथी से क्या उम्मीद है, यह पहले ही कह दें'),
      demanding: both(
        'listen first, and let no quarrel decide what a calm week can decide',
        'पहले सुनें; जो बात शांति से तय हो सके, उसे झगड़े में तय न करें',
      ),
    },
  },
  {
    id: 'health',
    name: 'Vitality and daily rhythm',
    sanskrit: 'स्वास्थ्य और दिनचर्या',
    area: both('vitality and daily rhythm', 'सेहत और दिनचर्या'),
    houses: [1, 6],
    karakas: ['Sun', 'Moon'],
    counsel: {
      supportive: both(
        'begin the exercise or routine that you want to keep',
        'जो व्यायाम या दिनचर्या अपनानी हो, अभी शुरू करें',
      ),
      mixed: both('hold to regular meals and sleep when work swells', 'काम बढ़ने पर भी भोजन और नींद का समय न बदलें'),
      demanding: both(
        'plan rest as firmly as work, and take any complaint to a doctor in good time',
        'काम की तरह आराम का भी समय तय करें और तकलीफ़ हो तो समय पर डॉक्टर को दिखाएँ',
      ),
    },
  },
  {
    id: 'family',
    name: 'Family and home life',
    sanskrit: 'परिवार और घर का सुख',
    area: both('family and home life', 'परिवार और घर'),
    houses: [4, 2],
    karakas: ['Moon'],
    counsel: {
      supportive: both(
        'bring the family together and settle what has long been left open',
        'परिवार को साथ बैठाएँ और पुरानी अधूरी बातें निपटाएँ',
      ),
      mixed: both('share out duties at home by plain agreement', 'घर के काम आपस में साफ़ बाँट लें'),
      demanding: both(
        'speak gently at home and keep an hour of each day for it',
        'घर में नरमी से बोलें और रोज़ एक घंटा घर को दें',
      ),
    },
  },
  {
    id: 'property',
    name: 'Land, house and vehicles',
    sanskrit: 'भूमि, भवन और वाहन',
    area: both('land, house and vehicles', 'ज़मीन, मकान और वाहन'),
    houses: [4, 11],
    karakas: ['Mars', 'Saturn'],
    counsel: {
      supportive: both(
        'look at property or repairs that you can afford without strain',
        'ऐसी संपत्ति या मरम्मत देखें जिसका खर्च आसानी से उठ सके',
      ),
      mixed: both('compare twice before you buy or build', 'खरीदने या बनवाने से पहले दो बार तुलना करें'),
      demanding: both(
        'have papers and boundaries checked before any money moves',
        'पैसा देने से पहले कागज़ और सीमा की जाँच कराएँ',
      ),
    },
  },
  {
    id: 'education',
    name: 'Learning and counsel',
    sanskrit: 'विद्या और विवेक',
    area: both('learning and judgement', 'पढ़ाई और समझ'),
    houses: [5, 4, 9],
    karakas: ['Mercury', 'Jupiter'],
    counsel: {
      supportive: both(
        'start the course or the book, and ask a teacher in',
        'नया कोर्स या किताब शुरू करें और किसी शिक्षक का साथ लें',
      ),
      mixed: both('learn one thing to its end instead of three in part', 'तीन बातें अधूरी सीखने से अच्छा, एक पूरी सीखें'),
      demanding: both(
        'study in short daily portions, and let someone check the results',
        'रोज़ थोड़ा-थोड़ा पढ़ें और किसी से जाँच कराएँ',
      ),
    },
  },
  {
    id: 'children',
    name: 'Children and creation',
    sanskrit: 'संतान और सृजन',
    area: both('children and creative work', 'संतान और रचनात्मक काम'),
    houses: [5],
    karakas: ['Jupiter'],
    counsel: {
      supportive: both(
        'make room for children, pupils or a work of your own',
        'बच्चों, विद्यार्थियों या अपनी किसी रचना को समय दें',
      ),
      mixed: both('encourage more than you correct', 'टोकने से ज़्यादा हौसला बढ़ाएँ'),
      demanding: both(
        'be patient with the young and with unfinished work, and share the care of both',
        'बच्चों और अधूरे काम के साथ धीरज रखें और दोनों की ज़िम्मेदारी बाँटें',
      ),
    },
  },
  {
    id: 'travel',
    name: 'Journeys and far places',
    sanskrit: 'यात्रा और विदेश',
    area: both('journeys and far places', 'यात्रा और विदेश'),
    houses: [12, 9, 3],
    karakas: ['Moon', 'Rahu'],
    counsel: {
      supportive: both(
        'follow up contacts abroad and plan the longer journey',
        'विदेश के संपर्क आगे बढ़ाएँ और लंबी यात्रा की योजना बनाएँ',
      ),
      mixed: both('travel with a purpose and a margin of time', 'यात्रा काम से करें और समय हाथ में रखें'),
      demanding: both(
        'check papers and costs before you travel, and keep a return open',
        'यात्रा से पहले कागज़ और खर्च जाँचें और वापसी का टिकट खुला रखें',
      ),
    },
  },
  {
    id: 'spirituality',
    name: 'Faith and inner life',
    sanskrit: 'धर्म और साधना',
    area: both('faith and inner life', 'धर्म और साधना'),
    houses: [9, 12],
    karakas: ['Jupiter', 'Ketu'],
    counsel: {
      supportive: both(
        'keep a daily practice, and visit the teacher or place that you are drawn to',
        'रोज़ की साधना रखें और जिस गुरु या तीर्थ में मन लगे, वहाँ जाएँ',
      ),
      mixed: both('test what you believe by what it makes you do', 'अपने विश्वास को अपने काम से परखें'),
      demanding: both(
        'keep the practice small and steady, and do not wait for signs',
        'साधना छोटी और नियमित रखें, संकेतों की राह न देखें',
      ),
    },
  },
  {
    id: 'initiative',
    name: 'Courage, siblings and skill',
    sanskrit: 'पराक्रम और भाई-बहन',
    area: both('initiative, siblings and skills', 'साहस, भाई-बहन और हुनर'),
    houses: [3],
    karakas: ['Mars'],
    counsel: {
      supportive: both(
        'begin what needs courage, and write or speak for it',
        'जिस काम में साहस चाहिए उसे शुरू करें और उसके लिए लिखें या बोलें',
      ),
      mixed: both('choose one effort and give it a date', 'एक काम चुनें और उसकी तारीख तय करें'),
      demanding: both(
        'let a day pass between impulse and answer, above all with brothers, sisters and neighbours',
        'जवाब देने से पहले एक दिन रुकें, खासकर भाई-बहन और पड़ोसियों के साथ',
      ),
    },
  },
  {
    id: 'change',
    name: 'Change, research and shared means',
    sanskrit: 'बदलाव और अनुसंधान',
    area: both('change, research and shared means', 'बदलाव, खोज और साझे धन'),
    houses: [8],
    karakas: ['Saturn'],
    counsel: {
      supportive: both(
        'use the turn of things for research and for ordering what is shared',
        'बदलाव के इस समय को खोज में और साझे हिसाब को ठीक करने में लगाएँ',
      ),
      mixed: both('put shared money and inheritance in writing', 'साझे धन और विरासत की बातें लिखकर रखें'),
      demanding: both(
        'expect plans to turn, keep insurance and papers in order, and ask for help early',
        'योजनाओं में बदलाव की जगह रखें, बीमा और कागज़ ठीक रखें और मदद जल्दी लें',
      ),
    },
  },
];

/** Returns what the theme of an id is called at a stage of life, and what to do. */
export function lifeTheme(id: LifeThemeId, stage: LifeStage): Pick<LifeTheme, 'area' | 'counsel'> {
  const staged = stagedMatter(id, stage);
  return staged ? { area: staged.area, counsel: staged } : DASHA_THEMES.find((theme) => theme.id === id)!;
}
