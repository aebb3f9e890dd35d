/** What each planet carries over from past lives, as parts of Hindi sentences (interpretive, after BPHS 3.12-13 and 32.22-24). */
import type { KarmaBody } from '../../../astro/judgement/karma/places.ts';

export interface PlanetKarmaHi {
  /** Before से: पिता या अधिकारी. */
  readonly people: string;
  /** Before a postposition: मन की शांति. */
  readonly theme: string;
  /** As what is to be done: बिना अहंकार के नेतृत्व करें. */
  readonly lesson: string;
}

export const PLANET_KARMA_HI: Readonly<Record<KarmaBody, PlanetKarmaHi>> = {
  Ascendant: { people: 'साथ रहने वालों', theme: 'जीवन की राह', lesson: 'शरीर का ध्यान रखकर नई शुरुआत करें' },
  Sun: { people: 'पिता या बड़ों', theme: 'मान-सम्मान', lesson: 'बिना अहंकार के आगे चलें' },
  Moon: { people: 'माता या पालने वालों', theme: 'मन की शांति', lesson: 'बदले की आशा बिना दूसरों को सांत्वना दें' },
  Mars: { people: 'भाइयों या साथियों', theme: 'साहस और बल', lesson: 'बल केवल रक्षा के लिए लगाएँ' },
  Mercury: { people: 'मित्रों या साझेदारों', theme: 'विद्या, वाणी और लेन-देन', lesson: 'सच बोलें और वचन निभाएँ' },
  Jupiter: { people: 'गुरुजनों', theme: 'आस्था और अच्छी सलाह', lesson: 'जो सिखाएँ उसे जीवन में भी उतारें' },
  Venus: { people: 'जीवनसाथी या स्नेह देने वालों', theme: 'प्रेम और सुख', lesson: 'बिना शर्त प्रेम करें' },
  Saturn: { people: 'सेवकों या बुज़ुर्गों', theme: 'काम और कर्तव्य', lesson: 'धैर्य से सेवा करें और हर बकाया चुकाएँ' },
  Rahu: { people: 'अनजान लोगों', theme: 'महत्त्वाकांक्षा', lesson: 'चाह कम रखें और ध्यान से देखें' },
  Ketu: { people: 'साधुओं या पीछे छूटे लोगों', theme: 'वैराग्य', lesson: 'आगे बढ़ने से पहले शुरू किया काम पूरा करें' },
};

/** The same of a child, in matters of its own age. */
export const CHILD_KARMA_HI: Readonly<Record<KarmaBody, PlanetKarmaHi>> = {
  Ascendant: { people: 'पूरे परिवार', theme: 'बढ़ने और सीखने', lesson: 'हँसी-खुशी फिर से कोशिश करना सिखाएँ' },
  Sun: { people: 'पिता या दादा', theme: 'आत्मविश्वास', lesson: 'बारी-बारी से आगे आना सिखाएँ' },
  Moon: { people: 'माता या दादी', theme: 'मन की शांति', lesson: 'मन की बात कहना सिखाएँ' },
  Mars: { people: 'भाइयों या खेल के साथियों', theme: 'साहस', lesson: 'छोटों की रक्षा करना सिखाएँ' },
  Mercury: { people: 'मित्रों', theme: 'पढ़ाई और बोलचाल', lesson: 'सच बोलना सिखाएँ' },
  Jupiter: { people: 'गुरुजनों', theme: 'अच्छे संस्कारों', lesson: 'बड़ों की बात सुनना सिखाएँ' },
  Venus: { people: 'बहनों या सहेलियों', theme: 'स्नेह और कला', lesson: 'चीज़ें बाँटना सिखाएँ' },
  Saturn: { people: 'बुज़ुर्गों या घर के सहायकों', theme: 'धैर्य', lesson: 'छोटे काम पूरे करना सिखाएँ' },
  Rahu: { people: 'नए लोगों', theme: 'जिज्ञासा', lesson: 'माँगने से पहले ध्यान से देखना सिखाएँ' },
  Ketu: { people: 'पूर्वजों', theme: 'शांत खेल', lesson: 'शुरू किया काम पूरा करना सिखाएँ' },
};
