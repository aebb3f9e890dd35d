/**
 * Advice on the parts of a day's score before work and marriage begin and after they are given over, where it differs
 * from that for adults (custom and courtesy, not a rule of a text).
 */
import { both } from '../../bilingual.ts';
import type { LifeStage } from '../../stage.ts';
import type { Planet } from '../../tables/planets.ts';
import { stagedPlanet } from '../../tables/stagePlanets.ts';
import { PLANET_COUNSELS } from './planetAdvice.ts';
import { good, hard, type DayCounsel, type DayCounselId } from './dayAdvice.ts';

type Counsels = Partial<Readonly<Record<DayCounselId, DayCounsel>>>;

/** Said of a child to the parents, and to a youth. */
const OF_YOUNG: Counsels = {
  tara_janma: hard(
    'Leave long journeys and quarrels for another day.',
    'लंबी यात्रा और झगड़े की बात इस दिन न रखें।',
    'Keep to routine, light meals and enough sleep.',
    'रोज़ की दिनचर्या, हल्का भोजन और पूरी नींद रखें।',
  ),
  tara_sampat: good('Use the day for learning something useful.', 'कोई काम की बात इस दिन सीखें।'),
  tara_vipat: hard(
    'Leave what is new and tiring for another day.',
    'जो नया और थकाने वाला हो, उसे टालें।',
    'Finish what is under way, with breaks for play.',
    'शुरू किया हुआ पूरा करें और बीच में खेल का समय रखें।',
  ),
  tara_kshema: good('Give time to home, health and family.', 'घर, सेहत और परिवार को समय दें।'),
  tara_pratyak: hard(
    'Avoid arguments, as others pull the other way.',
    'बहस से बचें; दूसरे जल्दी सहमत नहीं होंगे।',
    'Listen, prepare and play quietly. A gift of salt is the custom.',
    'सुनें, तैयारी करें और शांति से खेलें। परंपरा में इस दिन नमक दान किया जाता है।',
  ),
  tara_sadhaka: good('Put the hardest lesson first, as effort succeeds.', 'सबसे कठिन पाठ पहले लें; मेहनत सफल होती है।'),
  tara_naidhana: hard(
    'Leave beginnings and long journeys, and save strength.',
    'नई शुरुआत और लंबी यात्रा इस दिन न करें; ताकत बचाकर रखें।',
    'Rest well, and give sesame as is the custom.',
    'अच्छी तरह आराम करें और परंपरा के अनुसार तिल दान करें।',
  ),
  tara_parama_mitra: good(
    'Seek help where a lesson is hard, and meet friends.',
    'जो पाठ कठिन हो, उसमें मदद लें और दोस्तों से मिलें।',
  ),
  moon_2: good('Look after kind words and good food.', 'मीठी बोली और अच्छे भोजन का ध्यान रखें।'),
  moon_3: good('Short outings and new games go well.', 'छोटी सैर और नए खेल अच्छे रहते हैं।'),
  moon_4: hard(
    'Avoid quarrels at home.',
    'घर में झगड़े से बचें।',
    'Take time for quiet and for the mother’s side of the family.',
    'कुछ समय शांति में और माता के साथ बिताएँ।',
  ),
  moon_5: good('Give time to study, play and what is made by hand.', 'पढ़ाई, खेल और हाथ के हुनर को समय दें।'),
  moon_6: good('Finish what is pending, and look after health.', 'अधूरे काम पूरे करें और सेहत का ध्यान रखें।'),
  moon_7: good('Meet friends, who are glad of it.', 'दोस्तों से मिलें; वे खुश होंगे।'),
  moon_10: good('Show what has been learned, as it is noticed.', 'जो सीखा है उसे दिखाएँ; लोग सराहते हैं।'),
  moon_11: good('Share the day with friends and brothers and sisters.', 'दिन दोस्तों और भाई-बहनों के साथ बिताएँ।'),
  moon_12: hard(
    'Avoid late nights.',
    'देर रात तक न जागें।',
    'Give something away on purpose and keep the evening quiet.',
    'अपनी इच्छा से कुछ दान करें और शाम शांत रखें।',
  ),
  tithi_bhadra: good('A Bhadra tithi suits everyday tasks and health.', 'भद्रा तिथि है, जो रोज़ के काम और सेहत के लिए शुभ है।'),
  tithi_jaya: good('A Jaya tithi suits games and contests.', 'जया तिथि है, जो खेल और मुकाबले के लिए शुभ है।'),
  tithi_ekadashi: good(
    'On Ekadashi prayer, kindness and giving are held good.',
    'एकादशी है; प्रार्थना, भलाई और दान अच्छे माने जाते हैं।',
  ),
  nakshatra_chara: good('A moving star suits outings and changes.', 'चर नक्षत्र है, जो सैर और बदलाव के लिए शुभ है।'),
  nakshatra_ugra: hard(
    'Under a fierce star leave what needs softness.',
    'उग्र नक्षत्र है, इसलिए नरमी की बातें टालें।',
    'It suits sport and clearing away old things.',
    'खेल-कूद और पुरानी चीज़ें हटाने में यह साथ देता है।',
  ),
  nakshatra_kshipra: good(
    'A quick star suits learning and short errands.',
    'क्षिप्र नक्षत्र है, जो पढ़ाई और छोटे कामों के लिए शुभ है।',
  ),
  nakshatra_mridu: good('A gentle star suits friendship and art.', 'मृदु नक्षत्र है, जो मित्रता और कला के लिए शुभ है।'),
  nakshatra_tikshna: hard(
    'Under a sharp star leave what needs softness and trust.',
    'तीक्ष्ण नक्षत्र है, इसलिए नरमी और भरोसे के काम टालें।',
    'It suits finishing and putting away.',
    'काम पूरा करने और समेटने में यह साथ देता है।',
  ),
  saturn_rising: hard(
    'In the first part of sade sati keep sleep and mealtimes in order.',
    'साढ़ेसाती का पहला चरण है; नींद और भोजन समय पर रखें।',
    'Small kindnesses and a steady rhythm ease it.',
    'छोटी-छोटी भलाई और नियमित दिनचर्या से राहत मिलती है।',
  ),
  saturn_peak: hard(
    'In the middle of sade sati take on little at a time.',
    'साढ़ेसाती का दूसरा चरण है; एक बार में कम ही काम लें।',
    'Play outdoors and early nights ease it.',
    'खुली हवा में खेल और समय पर नींद से राहत मिलती है।',
  ),
  saturn_setting: hard(
    'In the last part of sade sati weigh words, and be patient.',
    'साढ़ेसाती का तीसरा चरण है; सोचकर बोलें और धीरज रखें।',
    'Plain speech and simple habits ease it.',
    'सीधी-सच्ची बात और सादी आदतों से राहत मिलती है।',
  ),
  saturn_kantaka: hard(
    'With Saturn in the 4th from the Moon, avoid haste at home.',
    'शनि चौथे स्थान में है; घर में जल्दबाज़ी न करें।',
    'Order at home and time with the family ease it.',
    'घर व्यवस्थित रखें और परिवार के साथ समय बिताएँ।',
  ),
  saturn_ashtama: hard(
    'With Saturn in the 8th from the Moon, avoid needless risk.',
    'शनि आठवें स्थान में है; बेवजह जोखिम से बचें।',
    'Patience and helping others ease it.',
    'धीरज और दूसरों की मदद से राहत मिलती है।',
  ),
};

const OF_LATER_YEARS: Counsels = {
  tara_sampat: good('Use the day to put papers and savings in order.', 'इस दिन कागज़ और बचत व्यवस्थित करें।'),
  tara_vipat: hard(
    'Take no risk with money, and put off large purchases.',
    'पैसे का जोखिम न उठाएँ और बड़ी खरीदारी टालें।',
    'Finish what is under way, and rest in between.',
    'चल रहे काम पूरे करें और बीच में आराम करें।',
  ),
  tara_pratyak: hard(
    'Avoid confrontation, as others pull the other way.',
    'टकराव से बचें; लोग जल्दी सहमत नहीं होंगे।',
    'Listen and keep to yourself. A gift of salt is the custom.',
    'दूसरों की सुनें और शांत रहें। परंपरा में इस दिन नमक दान किया जाता है।',
  ),
  tara_sadhaka: good('Put first what matters most to you.', 'जो आपके लिए सबसे ज़रूरी है, उसे पहले करें।'),
  tara_parama_mitra: good('Let others help, and visit those you love.', 'दूसरों की मदद लें और अपनों से मिलने जाएँ।'),
  moon_3: good('Write, call, or take a short walk.', 'चिट्ठी लिखें, फ़ोन करें या थोड़ा टहलें।'),
  moon_6: good('Settle what is pending, and look after health.', 'अधूरे काम निपटाएँ और सेहत का ध्यान रखें।'),
  moon_7: good('Meet people, who receive you well.', 'लोगों से मिलें; वे आदर से मिलेंगे।'),
  moon_10: good('Give advice, as what you say is heard.', 'सलाह दें; आपकी बात सुनी जाती है।'),
  moon_11: good('Meet friends, as joy comes from company.', 'मित्रों से मिलें; खुशी मेल-जोल से आती है।'),
  tithi_bhadra: good('A Bhadra tithi suits everyday tasks and health.', 'भद्रा तिथि है, जो रोज़ के काम और सेहत के लिए शुभ है।'),
  tithi_jaya: good(
    'A Jaya tithi suits plain talk and firm decisions.',
    'जया तिथि है, जो साफ़ बात और पक्के फ़ैसले के लिए शुभ है।',
  ),
  tithi_ekadashi: good('On Ekadashi prayer and giving are held good.', 'एकादशी है; जप और दान अच्छे माने जाते हैं।'),
  nakshatra_chara: good(
    'A moving star suits walks and short journeys.',
    'चर नक्षत्र है, जो टहलने और छोटी यात्रा के लिए शुभ है।',
  ),
  nakshatra_kshipra: good(
    'A quick star suits reading and short errands.',
    'क्षिप्र नक्षत्र है, जो पढ़ने और छोटे कामों के लिए शुभ है।',
  ),
  saturn_kantaka: hard(
    'With Saturn in the 4th from your Moon, avoid haste in matters of the house.',
    'शनि चौथे स्थान में है; घर के मामले में जल्दबाज़ी न करें।',
    'Repairs done in time and time with the family ease it.',
    'घर की मरम्मत समय पर कराएँ और परिवार के साथ समय बिताएँ।',
  ),
};

const BY_STAGE: Partial<Readonly<Record<LifeStage, Counsels>>> = {
  child: OF_YOUNG,
  youth: OF_YOUNG,
  elder: OF_LATER_YEARS,
  old: OF_LATER_YEARS,
};

/** Returns the advice on a part of a day for a stage of life; null where it is that for adults. */
export function stagedCounsel(id: DayCounselId, stage: LifeStage): DayCounsel | null {
  return BY_STAGE[stage]?.[id] ?? null;
}

/** Returns the advice where a planet helps or presses a day, for a stage of life; what eases it is the same at every age. */
export function planetCounsel(planet: Planet, isHelp: boolean, stage: LifeStage): DayCounsel {
  const ofAdults = PLANET_COUNSELS[planet][isHelp ? 'helps' : 'presses'];
  const staged = stagedPlanet(planet, stage);
  if (!staged) return ofAdults;
  const { en, hi } = isHelp ? staged.use : staged.care;
  return { text: both(`${en.charAt(0).toUpperCase()}${en.slice(1)}.`, `${hi}।`), ease: ofAdults.ease };
}
