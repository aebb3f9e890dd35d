/** The five karmic debts of the shashtiamsha and the lesser ones (numbers and remedies of later practice; the parts BPHS 6.33-41). */
import { both, type Bilingual } from '../../../bilingual.ts';

export const REMEDY_CATEGORIES = ['immediate', 'regular', 'periodic', 'one_time', 'donations', 'mantras'] as const;
export type RemedyCategory = (typeof REMEDY_CATEGORIES)[number];

/** An act against a debt; the planet of the debt is filled in. */
export interface DebtAct {
  readonly category: RemedyCategory;
  readonly id: string;
  readonly title: Bilingual;
  readonly details: Bilingual;
  readonly when: Bilingual;
  readonly count: number | null;
}

export type DebtId = 'family' | 'violence' | 'deception' | 'toxicity' | 'mortality';

export interface KarmicDebt {
  readonly id: DebtId;
  readonly name: string;
  /** In Hindi. */
  readonly sanskrit: string;
  /** Of the shashtiamshas. */
  readonly numbers: readonly number[];
  readonly acts: readonly DebtAct[];
}

export const KARMIC_DEBTS: readonly KarmicDebt[] = [
  {
    id: 'family',
    name: 'Family debt',
    sanskrit: 'कुल ऋण',
    numbers: [8, 41, 42],
    acts: [
      act(
        'immediate',
        'support_of_elders',
        both('Support of an elder', 'किसी बुज़ुर्ग की सेवा'),
        both(
          'Visit or call an elder of the family, ask what is needed, and do it.',
          'परिवार के किसी बुज़ुर्ग से मिलें या बात करें, उनकी ज़रूरत पूछें और पूरी करें।',
        ),
        both('This week', 'इसी सप्ताह'),
      ),
      act(
        'periodic',
        'pitri_tarpan',
        both('Pitri Tarpan', 'पितृ तर्पण'),
        both(
          'Offer water with black sesame to the ancestors, facing south, with their names.',
          'दक्षिण की ओर मुख करके, नाम लेकर, पितरों को काले तिल मिला जल अर्पित करें।',
        ),
        both('On amavasya, the day of the new Moon', 'अमावस्या को'),
      ),
      act(
        'one_time',
        'gaya_shraddha',
        both('Shraddha at Gaya', 'गया में श्राद्ध'),
        both(
          'A rite for the ancestors at Gaya; where the way is too far, at any sacred river.',
          'गया में पितरों का श्राद्ध; दूर हो तो किसी भी पवित्र नदी पर।',
        ),
        both('In Pitru Paksha', 'पितृ पक्ष में'),
      ),
      act(
        'donations',
        'cow_feeding',
        both('Feeding of cows', 'गौ सेवा'),
        both('Give green fodder or jaggery with bread to a cow.', 'गाय को हरा चारा या गुड़-रोटी खिलाएँ।'),
        both('On Mondays and on amavasya', 'सोमवार और अमावस्या को'),
      ),
    ],
  },
  {
    id: 'violence',
    name: 'Debt of violence',
    sanskrit: 'हिंसा ऋण',
    numbers: [1, 34, 2],
    acts: [
      act(
        'immediate',
        'vow_of_harmlessness',
        both('A vow of harmlessness', 'अहिंसा का संकल्प'),
        both(
          'For forty days keep from hurting any living being, in food and in words too.',
          'चालीस दिन तक भोजन और बोली से भी किसी जीव को कष्ट न दें।',
        ),
        both('Begin this week', 'इसी सप्ताह शुरू करें'),
      ),
      act(
        'regular',
        'hanuman_or_durga',
        both('Hanuman Chalisa or Durga Chalisa', 'हनुमान चालीसा या दुर्गा चालीसा'),
        both('Recite whichever is nearer to your heart.', 'जो मन के पास हो, उसका पाठ करें।'),
        both('On Tuesdays and Saturdays', 'मंगलवार और शनिवार को'),
      ),
      act(
        'one_time',
        'durga_saptashati',
        both('Durga Saptashati', 'दुर्गा सप्तशती'),
        both('One full recital, by yourself or through a priest.', 'एक पूरा पाठ, खुद या पुरोहित से।'),
        both('In Navaratri', 'नवरात्रि में'),
      ),
      act(
        'donations',
        'blood_donation',
        both('Giving blood', 'रक्तदान'),
        both(
          'Give blood where age and health allow it and the doctor agrees. Otherwise care for hurt animals.',
          'आयु और सेहत ठीक हो और डॉक्टर कहें, तो रक्तदान करें। नहीं तो घायल पशुओं की सेवा करें।',
        ),
        both('On a Tuesday', 'मंगलवार को'),
      ),
    ],
  },
  {
    id: 'deception',
    name: 'Debt of deception',
    sanskrit: 'छल ऋण',
    numbers: [11],
    acts: [
      act(
        'immediate',
        'vow_of_truth',
        both('A vow of truth', 'सत्य का संकल्प'),
        both(
          'Finish one promise that is still open, and make no new one lightly.',
          'एक अधूरा वचन पूरा करें, और बिना सोचे नया वचन न दें।',
        ),
        both('This week', 'इसी सप्ताह'),
      ),
      act(
        'one_time',
        'satyanarayana',
        both('Satyanarayana Katha', 'सत्यनारायण कथा'),
        both(
          'The tale of the Lord of Truth, told at home among family and friends.',
          'घर पर परिवार और मित्रों के साथ सत्यनारायण की कथा।',
        ),
        both('On a full Moon', 'पूर्णिमा को'),
      ),
      act(
        'donations',
        'wednesday_charity',
        both('Gifts on Wednesdays', 'बुधवार का दान'),
        both(
          'Give green moong or school things to a pupil in need.',
          'किसी ज़रूरतमंद विद्यार्थी को हरी मूँग या पढ़ाई की सामग्री दें।',
        ),
        both('On Wednesdays', 'बुधवार को'),
      ),
      act(
        'mantras',
        'vishnu_mantra',
        both('Om Namo Bhagavate Vasudevaya', 'ॐ नमो भगवते वासुदेवाय'),
        both('The mantra of Vishnu, one mala of 108 a day.', 'विष्णु जी का मंत्र, हर दिन 108 की एक माला।'),
        both('In the morning', 'सुबह'),
        108,
      ),
    ],
  },
  {
    id: 'toxicity',
    name: 'Debt of poison',
    sanskrit: 'विष ऋण',
    numbers: [9, 40],
    acts: [
      act(
        'immediate',
        'fast_of_speech',
        both('A fast from gossip', 'परनिंदा का त्याग'),
        both(
          'For seven days say nothing of anyone that you would not say to them.',
          'सात दिन तक किसी के बारे में ऐसा न कहें, जो उसके सामने न कहा जाए।',
        ),
        both('Begin this week', 'इसी सप्ताह शुरू करें'),
      ),
      act(
        'regular',
        'shiva_abhishek',
        both('Shiva Abhishek', 'शिव अभिषेक'),
        both('Pour water over Shiva’s linga with “Om Namah Shivaya”.', '“ॐ नमः शिवाय” के साथ शिवलिंग पर जल चढ़ाएँ।'),
        both('On Mondays', 'सोमवार को'),
      ),
      act(
        'one_time',
        'rudrabhishek',
        both('Rudrabhishek', 'रुद्राभिषेक'),
        both(
          'The bathing of the linga while the Rudram is recited, held by a priest.',
          'पुरोहित से रुद्र-पाठ के साथ शिवलिंग का अभिषेक कराएँ।',
        ),
        both('On a Monday or on Maha Shivaratri', 'सोमवार या महाशिवरात्रि को'),
      ),
      act(
        'donations',
        'medicine_gift',
        both('A gift of medicine', 'दवा का दान'),
        both('Pay for the medicine of someone who cannot.', 'किसी ज़रूरतमंद की दवा का खर्च दें।'),
        both('On a Monday or on amavasya', 'सोमवार या अमावस्या को'),
      ),
    ],
  },
  {
    id: 'mortality',
    name: 'Debt to the suffering',
    sanskrit: 'सेवा ऋण',
    numbers: [35, 31, 15, 32, 44],
    acts: [
      act(
        'immediate',
        'visit_to_the_sick',
        both('A visit to the sick', 'रोगी से भेंट'),
        both('Visit someone who is ill, and stay a while.', 'किसी रोगी से मिलने जाएँ और कुछ समय साथ बैठें।'),
        both('This week', 'इसी सप्ताह'),
      ),
      act(
        'one_time',
        'mahamrityunjaya_japa',
        both('Mahamrityunjaya Japa with fire', 'महामृत्युंजय जप और हवन'),
        both(
          'The mantra with a fire offering, held by a priest for the peace of all who are ill.',
          'सब रोगियों की शांति के लिए पुरोहित से जप और हवन कराएँ।',
        ),
        both('On a Monday', 'सोमवार को'),
      ),
      act(
        'donations',
        'care_of_patients',
        both('Care of patients', 'रोगी सेवा'),
        both('Give time, food or money to a hospital or a hospice.', 'किसी अस्पताल या सेवाश्रम को समय, भोजन या धन दें।'),
        both('On Saturdays', 'शनिवार को'),
      ),
      act(
        'mantras',
        'mahamrityunjaya',
        both('Mahamrityunjaya', 'महामृत्युंजय मंत्र'),
        both(
          '“Om Tryambakam Yajamahe Sugandhim Pushtivardhanam Urvarukamiva Bandhanan Mrityor Mukshiya Mamritat”, 125000 times in all, through a priest or with others; at home eleven malas of 108 are enough.',
          '“ॐ त्र्यम्बकं यजामहे सुगन्धिं पुष्टिवर्धनम् उर्वारुकमिव बन्धनान् मृत्योर्मुक्षीय मामृतात्”, कुल 1,25,000 जप, पुरोहित से या मिलकर। घर पर 108 की ग्यारह मालाएँ काफ़ी हैं।',
        ),
        both('Begun on a Monday', 'सोमवार को शुरू करें'),
        125000,
      ),
    ],
  },
];

function act(
  category: RemedyCategory,
  id: string,
  title: Bilingual,
  details: Bilingual,
  when: Bilingual,
  count: number | null = null,
): DebtAct {
  return { category, id, title, details, when, count };
}

/** The other malefic parts, each with a task of its own. */
export const MINOR_DEBT_NUMBERS = [7, 10, 12, 16, 30, 33, 36, 43, 48, 51, 52, 55, 59] as const;
export type MinorDebtNumber = (typeof MINOR_DEBT_NUMBERS)[number];
