/** Body parts as sentences name them, and two everyday habits for each; no treatment. */
import { both, type Bilingual } from '../../../astro/bilingual.ts';
import type { BodyPartId } from '../../../astro/judgement/medical/tables/bodyParts.ts';

export interface PartWords {
  /** As it stands after "your". */
  readonly en: string;
  /** Whole imperatives without their full stop. */
  readonly habits: readonly [Bilingual, Bilingual];
}

const row = (en: string, ...habits: [Bilingual, Bilingual]): PartWords => ({ en, habits });

export const PART_WORDS: Readonly<Record<BodyPartId, PartWords>> = {
  head: row(
    'head',
    both('drink enough water and cover the head at noon', 'पानी पर्याप्त पिएँ और तेज़ धूप में सिर ढककर निकलें'),
    both(
      'rest at the first sign of heaviness and wear a helmet when you ride',
      'भारीपन लगते ही आराम करें और दोपहिया पर हेलमेट ज़रूर पहनें',
    ),
  ),
  brain: row(
    'brain',
    both('do one thing at a time and end the day without screens', 'एक समय में एक ही काम करें और रात को स्क्रीन से दूर रहें'),
    both('keep fixed hours of sleep and a few quiet minutes at noon', 'सोने का समय तय रखें और दोपहर में कुछ मिनट शांत बैठें'),
  ),
  face: row(
    'face',
    both(
      'rinse the face with cool water and protect it from glare and dust',
      'चेहरा ठंडे पानी से धोएँ और उसे धूप व धूल से बचाएँ',
    ),
    both('eat fresh fruit daily and keep the jaw relaxed', 'रोज़ ताज़े फल खाएँ और जबड़े को ढीला रखें'),
  ),
  right_eye: row(
    'right eye',
    both('rest the eyes from screens every half hour', 'हर आधे घंटे में आँखों को स्क्रीन से आराम दें'),
    both('read in good light and have sight tested in time', 'अच्छी रोशनी में पढ़ें और नज़र की जाँच समय पर कराएँ'),
  ),
  left_eye: row(
    'left eye',
    both('wash the eyes with clean water in the evening', 'शाम को आँखें साफ़ पानी से धोएँ'),
    both('wear shade in strong light and sleep enough', 'तेज़ रोशनी में चश्मा लगाएँ और नींद पूरी करें'),
  ),
  throat: row(
    'throat',
    both(
      'take warm drinks and gargle with salt water when the weather turns',
      'गुनगुना पिएँ और मौसम बदलने पर नमक के पानी से गरारे करें',
    ),
    both('leave ice-cold drinks and speak without straining', 'बहुत ठंडा पीने से बचें और ज़ोर लगाकर न बोलें'),
  ),
  teeth: row(
    'teeth',
    both(
      'clean the teeth at night too and see a dentist twice a year',
      'रात को भी दाँत साफ़ करें और साल में दो बार डॉक्टर को दिखाएँ',
    ),
    both('keep sweets for after meals and rinse well', 'मीठा भोजन के साथ ही लें और बाद में कुल्ला करें'),
  ),
  speech: row(
    'voice',
    both('speak slowly and give the voice some rest', 'धीरे बोलें और आवाज़ को विराम दें'),
    both('hum or chant softly for a few minutes daily', 'रोज़ कुछ मिनट धीमे स्वर में जप या गुनगुनाहट करें'),
  ),
  ears: row(
    'ears',
    both('keep headphones low and ears dry after a bath', 'हेडफ़ोन धीमा रखें और नहाने के बाद कान सूखे रखें'),
    both('cover the ears in cold wind', 'ठंडी हवा में कान ढककर रखें'),
  ),
  arms: row(
    'shoulders',
    both('roll the shoulders loose between spells at the desk', 'काम के बीच कंधों को घुमाकर ढीला करें'),
    both('share loads between both sides and warm up before lifting', 'वज़न दोनों ओर बाँटकर उठाएँ और पहले शरीर गरम करें'),
  ),
  lungs: row(
    'lungs',
    both('breathe deeply in fresh air and keep away from smoke', 'ताज़ी हवा में गहरी साँस लें और धुएँ से दूर रहें'),
    both('practise easy pranayama in the morning', 'सुबह सहज प्राणायाम करें'),
  ),
  nerves: row(
    'nerves',
    both('take breaks between tasks and little tea in the afternoon', 'कामों के बीच विराम लें और दोपहर के बाद चाय कम पिएँ'),
    both('have a warm oil massage once a week', 'सप्ताह में एक बार गुनगुने तेल की मालिश करें'),
  ),
  chest: row(
    'chest',
    both('keep the chest warm and walk at an easy pace', 'छाती को ठंड से बचाएँ और सहज चाल से टहलें'),
    both('sit upright and open the chest with gentle stretches', 'सीधे बैठें और हल्की स्ट्रेचिंग से छाती खोलें'),
  ),
  mind: row(
    'mind',
    both('talk early with someone you trust', 'मन की बात समय रहते किसी अपने से कहें'),
    both('keep ten quiet minutes for yourself daily', 'रोज़ दस मिनट केवल अपने लिए शांत रखें'),
  ),
  heart: row(
    'heart',
    both('walk daily, eat less salt and have the usual check-ups', 'रोज़ टहलें, नमक कम लें और नियमित जाँच कराते रहें'),
    both('dine early and keep hurry out of the morning', 'रात का भोजन जल्दी करें और सुबह की भाग-दौड़ घटाएँ'),
  ),
  stomach: row(
    'stomach',
    both('eat warm, fresh meals at fixed hours', 'ताज़ा गरम भोजन तय समय पर करें'),
    both('leave the table before you are full', 'थोड़ी भूख रखकर ही भोजन से उठें'),
  ),
  spine: row(
    'spine',
    both('sit straight and stretch the back morning and evening', 'सीधे बैठें और सुबह-शाम पीठ की हल्की स्ट्रेचिंग करें'),
    both('bend the knees when you lift', 'कुछ उठाते समय घुटने मोड़कर झुकें'),
  ),
  intestines: row(
    'intestines',
    both('add fibre and warm water, and eat slowly', 'रेशेदार भोजन और गुनगुना पानी लें, और धीरे-धीरे खाएँ'),
    both('keep supper light and early', 'रात का भोजन हल्का और जल्दी रखें'),
  ),
  digestion: row(
    'digestion',
    both('make lunch the main meal and chew well', 'मुख्य भोजन दोपहर में करें और अच्छी तरह चबाएँ'),
    both('have ginger and cumin with meals and a short walk after them', 'भोजन में अदरक-जीरा रखें और उसके बाद थोड़ा टहलें'),
  ),
  kidneys: row(
    'kidneys',
    both('drink water through the day and go easy on salt', 'दिन भर पानी पीते रहें और नमक कम रखें'),
    both('do not put off going to the toilet and keep the lower back warm', 'पेशाब न रोकें और कमर के हिस्से को ठंड से बचाएँ'),
  ),
  lower_back: row(
    'lower back',
    both('get up from the chair every hour', 'हर घंटे कुर्सी से उठकर थोड़ा चलें'),
    both('sleep on a firm bed and lift with care', 'सख्त बिस्तर पर सोएँ और सामान सँभलकर उठाएँ'),
  ),
  reproductive_system: row(
    'reproductive health',
    both('have the usual screenings and ask questions freely', 'नियमित जाँच कराएँ और सवाल बिना संकोच पूछें'),
    both('rest well and be moderate in everything', 'आराम पूरा करें और हर बात में संयम रखें'),
  ),
  lower_bowel: row(
    'lower bowel',
    both('take fibre and enough water, and little chilli', 'रेशेदार भोजन और पानी लें, मिर्च कम करें'),
    both('do not sit for hours without a break', 'घंटों लगातार न बैठें'),
  ),
  hips: row(
    'hips',
    both('loosen the hips with slow yoga', 'धीमे योगासनों से कूल्हों को खोलें'),
    both('walk on even ground and avoid long sitting', 'समतल रास्ते पर टहलें और देर तक न बैठें'),
  ),
  liver: row(
    'liver',
    both('go easy on fried food and stay clear of alcohol', 'तला हुआ कम खाएँ और नशे से दूर रहें'),
    both('eat greens and keep supper light', 'हरी सब्ज़ियाँ खाएँ और रात का भोजन हल्का रखें'),
  ),
  fat_metabolism: row(
    'weight',
    both('move after meals and keep sweets for feast days', 'भोजन के बाद टहलें और मिठाई त्योहारों तक रखें'),
    both('weigh yourself once a week and eat only when hungry', 'सप्ताह में एक बार वज़न देखें और भूख से ही खाएँ'),
  ),
  knees: row(
    'knees',
    both('take stairs slowly and strengthen the thighs', 'सीढ़ियाँ धीरे चढ़ें और जाँघों को मज़बूत करें'),
    both('warm the knees with oil in cold weather', 'ठंड में घुटनों पर गुनगुना तेल मलें'),
  ),
  joints: row(
    'joints',
    both('move every joint gently in the morning', 'सुबह हर जोड़ को हल्के-हल्के घुमाएँ'),
    both('keep warm in damp weather and stay in easy motion', 'नमी वाले मौसम में गरम रहें और हल्का चलते-फिरते रहें'),
  ),
  bones: row(
    'bones',
    both('get morning light and food rich in calcium', 'सुबह की धूप लें और कैल्शियम वाला भोजन करें'),
    both('walk daily and mind slippery floors', 'रोज़ टहलें और फिसलन वाली जगह सँभलकर चलें'),
  ),
  skin: row(
    'skin',
    both('drink enough, wear cotton and use mild soap', 'पानी पर्याप्त पिएँ, सूती पहनें और हल्का साबुन लगाएँ'),
    both('show lasting changes of the skin to a doctor', 'त्वचा का कोई बदलाव टिके तो डॉक्टर को दिखाएँ'),
  ),
  calves: row(
    'legs',
    both('raise the legs in the evening and stretch the calves', 'शाम को पैर ऊँचे रखें और पिंडलियों की स्ट्रेचिंग करें'),
    both('do not stand for hours on end', 'लगातार घंटों खड़े न रहें'),
  ),
  circulation: row(
    'circulation',
    both('walk briskly and keep salt low', 'तेज़ चाल से टहलें और नमक कम रखें'),
    both('move the legs on long journeys', 'लंबी यात्रा में पैर हिलाते रहें'),
  ),
  blood: row(
    'blood',
    both('eat greens, beetroot and dates', 'हरी सब्ज़ियाँ, चुकंदर और खजूर खाएँ'),
    both('have the usual blood test done in time', 'खून की सामान्य जाँच समय पर कराएँ'),
  ),
  marrow: row(
    'marrow',
    both('eat nourishing food and rest after effort', 'पौष्टिक भोजन करें और मेहनत के बाद आराम करें'),
    both('keep nuts and sesame in the daily meal', 'रोज़ के भोजन में मेवे और तिल रखें'),
  ),
  muscles: row(
    'muscles',
    both('warm up before exercise and stop before exhaustion', 'व्यायाम से पहले शरीर गरम करें और थकने से पहले रुकें'),
    both('drive only when rested and handle sharp things slowly', 'थकान में गाड़ी न चलाएँ और धारदार चीज़ों से धीरे काम लें'),
  ),
  hormones: row(
    'hormones',
    both('keep sleep and meals to the same hours', 'नींद और भोजन का समय एक-सा रखें'),
    both('eat less sugar and get daylight early', 'चीनी घटाएँ और सुबह की रोशनी लें'),
  ),
  immunity: row(
    'immunity',
    both('sleep well and eat seasonal fruit', 'नींद पूरी लें और मौसमी फल खाएँ'),
    both('build strength slowly with plain food and steady hours', 'सादे भोजन और नियमित दिनचर्या से धीरे-धीरे ताकत बढ़ाएँ'),
  ),
  feet: row(
    'feet',
    both('wear shoes that fit and check the feet in the evening', 'ठीक नाप के जूते पहनें और शाम को पाँव देख लें'),
    both('soak the feet in warm water after long days', 'लंबे दिन के बाद पाँव गुनगुने पानी में रखें'),
  ),
  lymph: row(
    'fluid balance',
    both('drink evenly through the day and keep moving', 'दिन भर बराबर पानी पिएँ और चलते-फिरते रहें'),
    both('take less salt and raise the feet at night', 'नमक कम लें और रात को पैर थोड़े ऊँचे रखें'),
  ),
  sleep: row(
    'sleep',
    both('be in bed before eleven and leave the phone outside', 'ग्यारह से पहले बिस्तर पर जाएँ और फ़ोन बाहर छोड़ें'),
    both('keep evenings dim and quiet', 'शाम की रोशनी और शोर धीमे रखें'),
  ),
};
