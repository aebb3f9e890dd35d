/** Areas of life in a year: their houses and sahams in the annual chart. The choice is interpretive. */
import { both, type Bilingual } from '../../bilingual.ts';
import type { LifeStage } from '../../stage.ts';
import { stagedMatter, type StagedMatterId } from '../../tables/stageMatters.ts';
import type { PanchangName } from '../../tables/panchang.ts';
import type { SahamId } from './sahams.ts';

export type YearAreaId =
  'career' | 'finance' | 'health' | 'relationship' | 'family' | 'education' | 'travel' | 'spirituality';

export interface YearArea extends PanchangName {
  readonly id: YearAreaId;
  /** Houses; the lord of the first one is the lord of the matter. */
  readonly houses: readonly [first: number, second: number];
  readonly sahams: readonly SahamId[];
  /** As part of a sentence. */
  readonly matter: Bilingual;
  /** What a good and a demanding year are used for, in this area. */
  readonly use: Bilingual;
  readonly care: Bilingual;
}

export const YEAR_AREAS: readonly YearArea[] = [
  {
    ...area('career', 'Career', 'कर्म', [10, 6], ['karma', 'rajya', 'vyapara']),
    matter: both('work and standing', 'काम और मान'),
    use: both(
      'take on visible work, and ask for the responsibility that is due',
      'सामने दिखने वाला काम लें, और जो ज़िम्मेदारी बनती है उसे माँगें',
    ),
    care: both(
      'put agreements in writing, and show results before you ask for more',
      'जो तय हुआ है उसे लिखकर रखें, और कुछ माँगने से पहले नतीजे दिखाएँ',
    ),
  },
  {
    ...area('finance', 'Finance', 'धन', [2, 11], ['artha', 'labha', 'vanik']),
    matter: both('money and gains', 'धन और लाभ'),
    use: both('put income in order and let savings grow', 'आमदनी का हिसाब ठीक करें और बचत बढ़ाएँ'),
    care: both(
      'spend by plan, and think twice about larger commitments',
      'योजना बनाकर खर्च करें, और बड़े फ़ैसले दोबारा सोचकर लें',
    ),
  },
  {
    ...area('health', 'Health', 'स्वास्थ्य', [1, 6], ['roga', 'deha', 'bala']),
    matter: both('vitality and daily balance', 'सेहत और दिनचर्या'),
    use: both('build habits that last', 'ऐसी आदतें डालें जो टिकें'),
    care: both(
      'keep fixed hours for sleep and meals, and have any complaint looked at early',
      'नींद, भोजन और आराम समय पर रखें, और तकलीफ़ हो तो जल्दी दिखाएँ',
    ),
  },
  {
    ...area('relationship', 'Relationship', 'दांपत्य', [7, 5], ['vivaha', 'priti']),
    matter: both('partnership and affection', 'रिश्ते और प्रेम'),
    use: both('speak openly, and settle together what is unfinished', 'खुलकर बात करें, और जो अधूरा है उसे मिलकर निपटाएँ'),
    care: both(
      'listen before you answer, and keep outside pressure away from the two of you',
      'पहले सुनें, फिर बोलें, और बाहर का दबाव रिश्ते में न आने दें',
    ),
  },
  {
    ...area('family', 'Family', 'कुटुंब', [4, 2], ['bandhu', 'matri', 'pitri', 'putra']),
    matter: both('home and family', 'घर और परिवार'),
    use: both('give time to home, parents and children', 'घर, माता-पिता और बच्चों को समय दें'),
    care: both('share out the work at home, and leave time for rest', 'घर के काम बाँट लें, और आराम के लिए भी समय रखें'),
  },
  {
    ...area('education', 'Education', 'विद्या', [5, 4], ['vidya', 'shastra']),
    matter: both('learning and study', 'पढ़ाई और विद्या'),
    use: both('begin the course or examination you have in mind', 'नया कोर्स शुरू करें या परीक्षा दें'),
    care: both('study a little every day, and ask a teacher early', 'रोज़ थोड़ा-थोड़ा पढ़ें, और अटकते ही शिक्षक से पूछें'),
  },
  {
    ...area('travel', 'Travel', 'यात्रा', [3, 9], ['paradesha', 'jalapatana']),
    matter: both('journeys and moves', 'यात्रा और स्थान परिवर्तन'),
    use: both('make the journey you have planned', 'जो यात्रा सोची है वह करें'),
    care: both('allow extra time on the road, and check papers twice', 'रास्ते के लिए ज़्यादा समय रखें, और कागज़ दो बार देख लें'),
  },
  {
    ...area('spirituality', 'Spirituality', 'अध्यात्म', [9, 12], ['shraddha', 'punya']),
    matter: both('faith, practice and teachers', 'श्रद्धा और साधना'),
    use: both(
      'deepen your practice, and visit a place of faith that matters to you',
      'साधना बढ़ाएँ, या किसी ऐसे तीर्थ पर जाएँ जो मन के करीब हो',
    ),
    care: both(
      'keep your practice small but daily, as it helps through dry weeks',
      'साधना छोटी रखें पर रोज़ करें; मन न लगे तब वही काम आती है',
    ),
  },
];

const MATTERS: Readonly<Record<YearAreaId, StagedMatterId>> = {
  career: 'career',
  finance: 'wealth',
  health: 'health',
  relationship: 'relationships',
  family: 'family',
  education: 'education',
  travel: 'travel',
  spirituality: 'spirituality',
};

/** Returns the row of an area, in the words of a stage of life. */
export function yearArea(id: YearAreaId, stage: LifeStage): YearArea {
  const row = YEAR_AREAS.find((area) => area.id === id)!;
  const staged = stagedMatter(MATTERS[id], stage);
  return staged ? { ...row, matter: staged.area, use: staged.supportive, care: staged.demanding } : row;
}

/** Areas that are told apart from the others at a stage of life, where not all are. */
const LEADING: Partial<Readonly<Record<LifeStage, readonly YearAreaId[]>>> = {
  child: ['education', 'health', 'family', 'relationship', 'travel', 'spirituality'],
  youth: ['education', 'health', 'family', 'relationship', 'travel', 'spirituality'],
  old: ['health', 'family', 'spirituality', 'relationship'],
};

/** Tells whether an area can lead what is said of a year at a stage of life. */
export function isLeadingArea(id: YearAreaId, stage: LifeStage): boolean {
  return LEADING[stage]?.includes(id) ?? true;
}

/** Sahams of work, wealth, marriage and children, which are not told to the young. */
const OF_ADULTS: readonly SahamId[] = ['karma', 'rajya', 'vyapara', 'artha', 'labha', 'vanik', 'vivaha', 'putra'];
/** Sahams of office, business and wedding, which are not told to the old. */
const OF_EARLIER_YEARS: readonly SahamId[] = ['karma', 'rajya', 'vyapara', 'vanik', 'vivaha'];

const UNTOLD: Partial<Readonly<Record<LifeStage, readonly SahamId[]>>> = {
  child: OF_ADULTS,
  youth: OF_ADULTS,
  old: OF_EARLIER_YEARS,
};

/** Tells whether a saham is told of at a stage of life. */
export function isToldSaham(id: SahamId, stage: LifeStage): boolean {
  return !UNTOLD[stage]?.includes(id);
}

function area(
  id: YearAreaId,
  name: string,
  sanskrit: string,
  houses: YearArea['houses'],
  sahams: readonly SahamId[],
): Pick<YearArea, 'id' | 'name' | 'sanskrit' | 'houses' | 'sahams'> {
  return { id, name, sanskrit, houses, sahams };
}
