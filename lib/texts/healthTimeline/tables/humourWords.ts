/** Long-term everyday habits for each constitution, in whole sentences. */
import { both, type Bilingual } from '../../../astro/bilingual.ts';
import type { Humour } from '../../../astro/judgement/medical/tables/humours.ts';

export const HUMOUR_CARES: Readonly<Record<Humour, readonly [Bilingual, Bilingual, Bilingual, Bilingual, Bilingual]>> =
  {
    vata: [
      both(
        'Your constitution is led by vata, so warm, freshly cooked food at fixed hours keeps you steady.',
        'आपकी प्रकृति वात-प्रधान है, इसलिए तय समय पर ताज़ा और गरम भोजन आपको स्थिर रखता है।',
      ),
      both(
        'For vata, an oil massage once or twice a week and early sleep do more than any effort.',
        'वात के लिए सप्ताह में एक-दो बार तेल की मालिश और जल्दी सोना किसी भी मेहनत से बढ़कर है।',
      ),
      both(
        'As vata leads, keep out of cold wind and take slow walks or gentle yoga every day.',
        'वात की प्रधानता में ठंडी हवा से बचें और रोज़ धीमी सैर या हल्के योगासन करें।',
      ),
      both(
        'Vata is calmed by regular hours: travel little in the evening and leave screens before sleep.',
        'वात नियमितता से शांत होता है: शाम की भाग-दौड़ घटाएँ और सोने से पहले स्क्रीन छोड़ दें।',
      ),
      both(
        'Over the years vata asks for moisture and rest: soups, a little ghee and enough sleep.',
        'आगे के वर्षों में वात को स्निग्धता और आराम चाहिए: सूप, थोड़ा घी और पूरी नींद।',
      ),
    ],
    pitta: [
      both(
        'Your constitution is led by pitta, so mild, cooling food and no skipped meals keep you in balance.',
        'आपकी प्रकृति पित्त-प्रधान है, इसलिए सौम्य, ठंडी तासीर का भोजन करें और भोजन कभी न छोड़ें।',
      ),
      both(
        'For pitta, make lunch the main meal and go easy on chilli and fried food.',
        'पित्त के लिए दोपहर का भोजन मुख्य रखें और मिर्च तथा तला हुआ कम करें।',
      ),
      both(
        'As pitta leads, take breaks from the heat and let work end in the evening.',
        'पित्त की प्रधानता में गरमी से हटकर विराम लें और काम शाम तक समेट लें।',
      ),
      both(
        'Pitta is cooled by water, greenery and patience: walk in the cool of the day.',
        'पित्त पानी, हरियाली और धैर्य से शांत होता है: ठंडे समय में टहलें।',
      ),
      both(
        'Over the years pitta asks for moderation: exercise for joy, not to win.',
        'आगे के वर्षों में पित्त संयम माँगता है: व्यायाम आनंद के लिए करें, होड़ के लिए नहीं।',
      ),
    ],
    kapha: [
      both(
        'Your constitution is led by kapha, so light, warm food and brisk movement every day suit you best.',
        'आपकी प्रकृति कफ-प्रधान है, इसलिए हल्का, गरम भोजन और रोज़ की तेज़ चाल आपके लिए सबसे अच्छी है।',
      ),
      both(
        'For kapha, rise before dawn, do not sleep by day and keep supper light.',
        'कफ के लिए भोर में उठें, दिन में न सोएँ और रात का भोजन हल्का रखें।',
      ),
      both(
        'As kapha leads, ginger, pepper and turmeric in food keep heaviness away.',
        'कफ की प्रधानता में भोजन में अदरक, काली मिर्च और हल्दी रखें, इससे भारीपन दूर रहता है।',
      ),
      both(
        'Kapha is stirred by what is new: vary your routine and keep lively company.',
        'कफ को नयापन जगाता है: रास्ते बदलें और उत्साही लोगों का साथ रखें।',
      ),
      both(
        'Over the years kapha asks for motion: little sugar and dairy, and some sweat each morning.',
        'आगे के वर्षों में कफ को गति चाहिए: मीठा और दूध-दही कम रखें और रोज़ सुबह थोड़ा पसीना बहाएँ।',
      ),
    ],
  };
