/** What the period of each planet traditionally calls for in health, and phrases for kinds of weakness. */
import { both, type Bilingual } from '../../../astro/bilingual.ts';
import type { WeaknessTypeId } from '../../../astro/judgement/medical/weaknessTypes.ts';
import type { Planet } from '../../../astro/tables/planets.ts';

/** Whole imperatives without their full stop. */
export const PLANET_CARES: Readonly<Record<Planet, readonly [Bilingual, Bilingual, Bilingual]>> = {
  Sun: [
    both('keep fixed hours and take the morning light', 'दिनचर्या नियमित रखें और सुबह की धूप लें'),
    both(
      'save your strength and do not let pride push you past your limits',
      'अपनी ताकत सँभालकर खर्च करें, ज़िद में सीमा न लाँघें',
    ),
    both('rise early and do not skip breakfast', 'जल्दी उठें और सुबह का नाश्ता न छोड़ें'),
  ],
  Moon: [
    both('guard your sleep and drink enough water', 'नींद पूरी लें और पानी पर्याप्त पिएँ'),
    both('do not carry worries alone', 'मन की चिंता अकेले न ढोएँ'),
    both('eat warm food and keep calm company', 'गरम भोजन करें और शांत लोगों के साथ रहें'),
  ],
  Mars: [
    both('avoid haste, above all on the road', 'जल्दबाज़ी छोड़ें, विशेषकर सड़क पर'),
    both(
      'give your energy an outlet in daily exercise and eat less chilli',
      'रोज़ के व्यायाम से भीतर की गरमी निकालें और मिर्च कम खाएँ',
    ),
    both('let anger cool before you act', 'क्रोध शांत होने पर ही कुछ करें'),
  ],
  Mercury: [
    both('give your nerves a rest and breathe deeply', 'नसों को आराम दें और गहरी साँस लें'),
    both('eat on time and spend less time on screens', 'समय पर खाएँ और स्क्रीन कम देखें'),
    both('put plans on paper so that the head may rest', 'योजनाएँ कागज़ पर उतारें ताकि दिमाग आराम पाए'),
  ],
  Jupiter: [
    both('be moderate with food and sweets', 'भोजन और मिठाई में संयम रखें'),
    both('walk after meals and listen to good advice', 'भोजन के बाद टहलें और अच्छी सलाह मानें'),
    both('do not let comfort turn into heaviness', 'आराम को आलस न बनने दें'),
  ],
  Venus: [
    both('drink enough water and keep late nights few', 'पानी खूब पिएँ और देर रात जागना कम करें'),
    both('enjoy good things in moderation and rest well', 'सुख-सुविधा में संयम रखें और शरीर को आराम दें'),
    both('keep sugar low and days balanced', 'चीनी कम रखें और दिन को संतुलित रखें'),
  ],
  Saturn: [
    both('rest before you are tired and keep warm', 'थकने से पहले आराम करें और शरीर को गरम रखें'),
    both('do a little every day rather than much at once', 'एक साथ बहुत नहीं, रोज़ थोड़ा-थोड़ा करें'),
    both('take an oil massage now and then and keep steady hours', 'तेल की मालिश करें और समय नियमित रखें'),
  ],
  Rahu: [
    both('avoid extremes and keep to tested habits', 'अति से बचें और आज़माई हुई आदतों पर टिकें'),
    both('take a second opinion before large steps', 'बड़ा कदम उठाने से पहले दूसरी राय लें'),
    both('keep food plain and evenings quiet', 'भोजन सादा और शामें शांत रखें'),
  ],
  Ketu: [
    both('note small complaints and ask about them early', 'छोटी तकलीफ़ भी लिख लें और समय रहते पूछें'),
    both('walk with care and keep a quiet hour every day', 'सँभलकर चलें और रोज़ एक शांत घंटा रखें'),
    both('eat simply and let prayer steady you', 'सादा भोजन करें और प्रार्थना से मन टिकाएँ'),
  ],
};

/** As they stand after "is weak at birth," and before दुर्बल है. */
export const TYPE_WORDS: Readonly<Record<WeaknessTypeId, Bilingual>> = {
  debilitated: both('debilitated', 'नीच राशि में होने से'),
  combust: both('combust', 'अस्त होने से'),
  enemy_sign: both('in an enemy’s sign', 'शत्रु राशि में होने से'),
  functional_malefic: both('a malefic for the ascendant', 'लग्न के लिए अशुभ होने से'),
  dusthana_lord: both('ruler of a hard house', 'कठिन (त्रिक) भाव का स्वामी होने से'),
  dusthana_placement: both('in a hard house', 'कठिन (त्रिक) भाव में बैठने से'),
  no_directional_strength: both('without directional strength', 'दिशा का बल न मिलने से'),
  malefic_influence: both('pressed by malefics', 'पाप ग्रहों के प्रभाव से'),
  near_node: both('close to a node', 'छाया ग्रह के बहुत पास होने से'),
  retrograde_malefic: both('retrograde', 'वक्री होने से'),
  house_junction: both('at the edge of its house', 'भाव की संधि पर होने से'),
};
