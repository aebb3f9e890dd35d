/** Practices for each weak point of study: imperatives that follow `first of all`. Interpretive. */
import { both, type Bilingual } from '../../../bilingual.ts';

/** By house, by planet in lower case, and by other factors. */
export const PRACTICES: Readonly<Record<string, Bilingual>> = {
  house_2: both('read aloud every day and keep a book of new words', 'प्रतिदिन बोलकर पढ़ें और नए शब्द लिखते जाएँ'),
  house_3: both(
    'begin each task on the day on which it is set, and write the answers by hand',
    'हर काम उसी दिन शुरू करें जिस दिन वह मिले, और उत्तर हाथ से लिखें',
  ),
  house_4: both(
    'keep one desk and one timetable, whatever changes around them',
    'पढ़ने का एक निश्चित स्थान और समय तय करें और परिस्थितियाँ बदलने पर भी उसे निभाएँ',
  ),
  house_5: both(
    'study in short spells and recall each lesson from memory on the same day',
    'थोड़ी-थोड़ी देर पढ़ें और हर पाठ उसी दिन बिना देखे दोहराएँ',
  ),
  house_6: both(
    'sit a mock paper every week and go over each mistake',
    'हर सप्ताह एक अभ्यास प्रश्नपत्र हल करें और हर भूल को समझें',
  ),
  house_9: both(
    'look for one good teacher and stay with that guidance',
    'एक अच्छे गुरु की खोज करें और उन्हीं के मार्गदर्शन में पढ़ते रहें',
  ),
  house_10: both(
    'learn the pattern of the paper, and what the post asks for, before the reading begins',
    'पढ़ाई शुरू करने से पहले परीक्षा का प्रारूप और पद की अपेक्षाएँ समझ लें',
  ),
  house_11: both(
    'settle forms, fees and dates early, so that no result is held up',
    'आवेदन, शुल्क और तिथियों का काम समय से पहले पूरा करें',
  ),
  house_12: both('settle money, papers and lodging well ahead', 'धन, कागज़ात और रहने का प्रबंध काफ़ी पहले कर लें'),
  sun: both('rehearse answers aloud and sit mock interviews', 'उत्तर बोलकर दोहराएँ और अभ्यास साक्षात्कार दें'),
  moon: both('sleep enough and revise at fixed hours', 'पूरी नींद लें और निश्चित समय पर दोहराएँ'),
  mars: both('practise against the clock', 'समय बाँधकर अभ्यास करें'),
  mercury: both(
    'write and calculate every day, and check each answer twice',
    'प्रतिदिन लिखने और गणना करने का अभ्यास करें और हर उत्तर दोबारा जाँचें',
  ),
  jupiter: both('sum up each chapter in words of your own', 'हर अध्याय के बाद उसका सार अपने शब्दों में लिखें'),
  saturn: both('set a daily measure that is small enough to be kept', 'प्रतिदिन का लक्ष्य उतना ही रखें जितना निभाया जा सके'),
  d24: both(
    'go over each subject again after a week and after a month',
    'हर विषय को एक सप्ताह बाद और फिर एक महीने बाद दोहराएँ',
  ),
  malefics_9: both(
    'ask about the standing of a course and its teachers before you enrol',
    'प्रवेश लेने से पहले पाठ्यक्रम और शिक्षकों के बारे में जानकारी लें',
  ),
  malefics_3_6_11: both(
    'study with others who sit the same contest, and measure yourself against them',
    'उसी परीक्षा की तैयारी करने वालों के साथ पढ़ें और अपनी तैयारी को परखें',
  ),
  link_9_12: both(
    'ask teachers and former pupils who know the place for a first introduction',
    'वहाँ के शिक्षकों और पूर्व छात्रों से परिचय बनाएँ',
  ),
  settled_4: both('try a short term away before a whole course', 'पूरे पाठ्यक्रम से पहले थोड़े समय के लिए बाहर रहकर देखें'),
  study_abroad: both(
    'choose a course at home that has a term abroad in it',
    'अपने देश का ऐसा पाठ्यक्रम चुनें जिसमें एक सत्र विदेश में हो',
  ),
  rahu_abroad: both('learn the language and the ways of the place', 'वहाँ की भाषा और रहन-सहन सीखें'),
  moon_abroad: both(
    'choose a place where friends or family already live',
    'ऐसा स्थान चुनें जहाँ मित्र या परिजन पहले से रहते हों',
  ),
  weak_homeland: both('settle at home what would call you back', 'घर के वे काम पहले निपटाएँ जो आपको बीच में लौटा सकते हैं'),
};
