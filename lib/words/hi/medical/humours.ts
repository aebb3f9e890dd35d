/** Humours and elements in everyday Hindi: how they show, what to watch for, what suits them. */
import type {
  ElementId,
  ExcessId,
  ExerciseId,
  FoodId,
  Humour,
  RhythmId,
} from '../../../astro/judgement/medical/tables/humours.ts';

/** Each stands before मिलता है. */
export const ELEMENT_GIFTS_HI: Readonly<Record<ElementId, string>> = {
  fire: 'गरमाहट, भूख और जोश',
  water: 'भावना, तरावट और स्वस्थ होने का बल',
  earth: 'ठोसपन, धैर्य और सहनशक्ति',
  air: 'गति, फुर्ती और चंचल मन',
  ether: 'खुलापन, आशा और बड़ी दृष्टि',
};

/** What adds an element that is scarce, before से. */
export const ELEMENT_ADDS_HI: Readonly<Record<ElementId, string>> = {
  fire: 'सुबह की धूप, गरम मसालों और हिम्मत के काम',
  water: 'पानी के पास बैठने, पर्याप्त पानी पीने और मन की बात कहने',
  earth: 'नंगे पाँव घास पर चलने, हाथ के काम और समय पर भोजन',
  air: 'प्राणायाम, खुली खिड़की और हल्की बातचीत',
  ether: 'मौन, खुले आसमान और भजन',
};

export const NATURES_HI: Readonly<Record<Humour, string>> = {
  vata: 'शरीर हल्का, चाल तेज़ और मन फुर्तीला; भूख और नींद बदलती रहती हैं।',
  pitta: 'शरीर मध्यम और गरम, भूख तेज़ और बुद्धि पैनी।',
  kapha: 'शरीर चौड़ा और मज़बूत, बल टिकाऊ, मन शांत और नींद गहरी।',
};

export const SEASONS_HI: Readonly<Record<Humour, string>> = {
  vata: 'साल के ठंडे, सूखे और तेज़ हवा वाले महीनों में अधिक सँभलें।',
  pitta: 'साल के गरम महीनों में अधिक सँभलें।',
  kapha: 'सर्दी के अंत और नमी वाले महीनों में अधिक सँभलें।',
};

export const HEADLINES_HI: Readonly<Record<Humour, string>> = {
  vata: 'गरमाहट और तय दिनचर्या ठीक रहती है',
  pitta: 'ठंडी तासीर का खाना और विराम ठीक रहते हैं',
  kapha: 'चलना-फिरना और हल्का खाना ठीक रहता है',
};

export const EXCESSES_HI: Readonly<Record<ExcessId, string>> = {
  dryness: 'रूखापन',
  cracking_joints: 'जोड़ों का चटकना',
  bloating: 'पेट फूलना',
  light_sleep: 'हल्की नींद',
  worry: 'चिंता',
  acidity: 'अम्लता',
  inflamed_skin: 'त्वचा पर लाली',
  heat: 'गरमी',
  impatience: 'अधीरता',
  skipped_meals: 'भूखे रहने पर चिड़चिड़ापन',
  weight: 'वज़न',
  mucus: 'बलगम और सर्दी',
  swelling: 'सूजन',
  slow_digestion: 'धीमा पाचन',
  heaviness: 'मन का भारीपन',
};

/** Without a full stop. */
export const FOODS_HI: Readonly<Record<FoodId, string>> = {
  warm_moist: 'गरम, तर और ताज़ा खाना, जैसे सूप, चावल, थोड़े घी वाली सब्ज़ी',
  sweet_sour_salty: 'मीठा, खट्टा और नमकीन अधिक; कच्चा और ठंडा कम',
  ginger_cumin_fennel: 'भोजन में अदरक, जीरा और सौंफ; बीच में गुनगुना पानी',
  cooling_mild: 'ठंडी तासीर का खाना, जैसे अनाज, दूध, मीठे फल, खीरा, हरी सब्ज़ी',
  sweet_bitter_astringent: 'मीठा, कड़वा और कसैला अधिक; तीखा, खट्टा और नमकीन कम',
  little_chilli: 'मिर्च और तला हुआ कम; धनिया, सौंफ और पुदीना अच्छे',
  light_dry: 'हल्का, गरम और सूखा खाना, जैसे दालें, जौ, बाजरा, पकी सब्ज़ी',
  hot_bitter_astringent: 'तीखा, कड़वा और कसैला अधिक; दूध और चीनी कम',
  ginger_pepper_turmeric: 'अदरक, काली मिर्च और हल्दी; रात का खाना हल्का',
  child_warm_meals: 'थोड़े घी वाला गरम, नरम खाना, रोज़ एक ही समय पर',
  child_fruit_and_milk: 'मीठे फल, दूध और खीरा; तीखे नाश्ते कम',
  child_light_supper: 'रात का खाना हल्का, चीनी कम, बाद में गुनगुना पानी',
  child_no_rushing: 'बिना स्क्रीन आराम से खाने का समय, ज़बरदस्ती नहीं',
};

export const RHYTHMS_HI: Readonly<Record<RhythmId, string>> = {
  fixed_hours: 'भोजन और नींद रोज़ एक ही समय पर',
  early_bed: 'दस बजे से पहले बिस्तर, हफ़्ते में एक-दो बार गुनगुने तेल की मालिश',
  few_screens: 'देर शाम स्क्रीन और सफ़र कम',
  meal_at_noon: 'मुख्य भोजन दोपहर में, कोई भोजन न छूटे',
  pauses_in_shade: 'धूप से हटकर विराम, शाम तक काम पूरा',
  cool_water: 'चेहरे और पैरों पर ठंडा पानी, सोने से पहले चाँदनी या हरियाली',
  before_sunrise: 'सूर्योदय से पहले उठना, दिन में न सोना',
  something_new: 'हर हफ़्ते कुछ नया, चुस्त लोगों का साथ',
  dry_brushing: 'सूखी मालिश या गरम स्नान',
  child_bedtime: 'हर रात एक ही समय पर सोना, हफ़्ते में एक बार तेल की मालिश',
  child_quiet_evening: 'सोने से पहले स्क्रीन की जगह कहानी',
  child_shade: 'दोपहर में छाया में खेल, पानी पास में',
  child_up_early: 'सूरज के साथ उठना, सुबह थोड़ी देर पानी का खेल',
  elder_warmth: 'पैर और कमरा गरम, स्नान से पहले हल्की तेल मालिश',
  elder_cool_rooms: 'गरमी में ठंडा कमरा, दोपहर में आराम',
  elder_company: 'शाम की चाय साथ में, सोने से पहले भजन या संगीत',
};

export const EXERCISES_HI: Readonly<Record<ExerciseId, string>> = {
  slow_yoga: 'धीमे योगासन, टहलना या गुनगुने पानी में तैरना',
  strength_left: 'थोड़ी ताकत बची हो तभी रुक जाना',
  cool_of_day: 'ठंडे समय में तैरना, साइकिल या सैर',
  joy_not_victory: 'खेल आनंद के लिए, जीत के लिए नहीं',
  until_sweat: 'पसीना आने तक रोज़ तेज़ चलना, दौड़ना, नाचना या तेज़ योग',
  in_the_morning: 'इसके लिए सुबह सबसे अच्छी है',
  child_balance_games: 'झूला, संतुलन के खेल और बच्चों के धीमे आसन',
  child_water_play: 'ठंडे समय में तैरना और साइकिल चलाना',
  child_running_games: 'रोज़ दौड़ और गेंद के खेल',
  elder_short_walks: 'समतल रास्ते पर छोटी सैर, जोड़ों को धीरे चलाना',
  elder_cool_walks: 'सुबह या शाम की ठंडक में धीमी सैर',
  elder_morning_walks: 'रोज़ सुबह सैर, हर हफ़्ते थोड़ी लंबी',
};
