/** Practices for each weak point of study: imperatives without a capital and a full stop. Interpretive. */
import { both, type Bilingual } from '../../../bilingual.ts';

/** By house, by planet in lower case, and by other factors. */
export const PRACTICES: Readonly<Record<string, Bilingual>> = {
  house_2: both('read aloud every day and keep a book of new words', 'रोज़ बोलकर पढ़ें और नए शब्द लिखते जाएँ'),
  house_3: both(
    'begin each task on the day on which it is set, and write the answers by hand',
    'हर काम उसी दिन शुरू करें जिस दिन वह मिले, और उत्तर हाथ से लिखें',
  ),
  house_4: both('keep one desk and one timetable, whatever changes around them', 'पढ़ने की एक जगह और एक समय तय रखें'),
  house_5: both(
    'study in short spells and recall each lesson from memory on the same day',
    'थोड़ी-थोड़ी देर पढ़ें और हर पाठ उसी दिन बिना देखे दोहराएँ',
  ),
  house_6: both('sit a mock paper every week and go over each mistake', 'हर हफ़्ते एक मॉक टेस्ट दें और हर भूल समझें'),
  house_9: both('look for one good teacher and stay with that guidance', 'एक अच्छा शिक्षक खोजें और उन्हीं से पढ़ते रहें'),
  house_10: both(
    'learn the pattern of the paper, and the duties of the post, before the reading begins',
    'पढ़ाई शुरू करने से पहले परीक्षा का प्रारूप और पद की अपेक्षाएँ समझ लें',
  ),
  house_11: both(
    'settle forms, fees and dates early, so that no result is held up',
    'आवेदन, शुल्क और तिथियों का काम समय से पहले पूरा करें',
  ),
  sun: both('rehearse answers aloud and sit mock interviews', 'उत्तर बोलकर दोहराएँ और मॉक इंटरव्यू दें'),
  moon: both('sleep enough and revise at fixed hours', 'पूरी नींद लें और तय समय पर दोहराएँ'),
  mars: both('practise against the clock', 'घड़ी देखकर अभ्यास करें'),
  mercury: both(
    'write and calculate every day, and check each answer twice',
    'रोज़ थोड़ा लिखें और हिसाब करें, और हर उत्तर दोबारा देखें',
  ),
  jupiter: both('sum up each chapter in plain words', 'हर अध्याय के बाद उसका सार अपने शब्दों में लिखें'),
  saturn: both('set a daily measure that is small enough to be kept', 'रोज़ का लक्ष्य उतना ही रखें जितना निभ सके'),
  d24: both(
    'go over each subject again after a week and after a month',
    'हर विषय एक हफ़्ते बाद और फिर एक महीने बाद दोहराएँ',
  ),
  malefics_9: both(
    'ask about the standing of a course and its teachers before you enrol',
    'प्रवेश लेने से पहले पाठ्यक्रम और शिक्षकों के बारे में जानकारी लें',
  ),
  malefics_3_6_11: both(
    'study with others who sit the same contest, and measure yourself against them',
    'उसी परीक्षा की तैयारी करने वालों के साथ पढ़ें और अपनी तैयारी को परखें',
  ),
};
