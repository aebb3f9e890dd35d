/** With what advice begins at an age for which a matter means something of its own, in Hindi. */
import type { LifeMatter } from '../../../../astro/judgement/prediction/areaPrediction.ts';
import type { CounselWords } from '../../../facts/prediction/matterCounsel.ts';

type Openings = Readonly<Partial<Record<LifeMatter, string>>>;

/** To the parents. */
const CHILD: Openings = {
  marriage: 'विवाह अभी बहुत दूर है; अभी बच्चा मित्रता और घर के उदाहरण से सीखता है।',
  bond: 'विवाह अभी बहुत दूर है; अभी बच्चा मित्रता और घर के उदाहरण से सीखता है।',
  career: 'काम अभी बहुत दूर है; देखें कि बच्चा बिना कहे क्या खुशी से करता है।',
  wealth: 'धन अभी दूर की बात है; बच्चा परिवार की बचत और दान से सीखता है।',
  children: 'बचपन में पाँचवाँ भाव खेल, आनंद और सृजन का है।',
  property: 'बच्चे के लिए इसका अर्थ घर है: घर की शांति और उसका अपना एक कोना।',
  spiritual: 'बच्चे के लिए इसका अर्थ घर के संस्कार और छोटे रीति-रिवाज हैं।',
  travel: 'बच्चे के लिए इसका अर्थ परिवार के साथ यात्राएँ हैं।',
};

const YOUTH: Openings = {
  marriage: 'विवाह आगे की बात है; अभी मित्रता और आदर का अभ्यास करें।',
  bond: 'विवाह आगे की बात है; अभी मित्रता और आदर का अभ्यास करें।',
  career: 'काम आगे की बात है; अभी यह जानें कि मन किस काम में लगता है।',
  wealth: 'धन आगे की बात है; छोटी बचत और साफ़ हिसाब सही शुरुआत है।',
  children: 'परिवार आगे की बात है; अभी पाँचवाँ भाव पढ़ाई और सृजन का है।',
  property: 'अपना घर आगे की बात है; जो जगह मिली है, उसे सँवारें।',
};

const ELDER: Openings = {
  marriage: 'इस आयु में इसका अर्थ साथ और पुराने मित्र हैं।',
  career: 'आपका अनुभव अब सलाह देने और काम सौंपने में सबसे मूल्यवान है।',
  wealth: 'अब बात है जो है उसे सँभालने की और सोचकर देने की।',
  children: 'यहाँ बड़े बच्चों, नाती-पोतों और शिष्यों से संबंध की बात है।',
  education: 'सीखना अब आनंद के लिए है और दूसरों को सिखाने के लिए।',
  property: 'घर अब सुविधा के लिए है और आगे सौंपने के लिए।',
  travel: 'यात्रा किसी के साथ और बिना हड़बड़ी के सबसे अच्छी रहती है।',
};

const OLD: Openings = {
  marriage: 'अब इसका अर्थ साथ और पुराने मित्र हैं।',
  bond: 'लंबे जीवन का साथ छोटी-छोटी भली बातों पर टिका है।',
  career: 'जीवन का काम पूरा हुआ; उससे मिला आदर बना रहता है।',
  wealth: 'जो है, उसे अब केवल व्यवस्थित रखना है।',
  health: 'सेहत का अर्थ अब आराम, गर्माहट और नियमित देखभाल है।',
  children: 'यहाँ बच्चों और नाती-पोतों से संबंध की बात है।',
  education: 'सीखना अब आनंद के लिए है: कहानियाँ, पाठ और पुराने गीत।',
  property: 'अब संपत्ति से बड़ी बात सुरक्षित और शांत घर है।',
  spiritual: 'अब भक्ति और शांति सबसे पहले हैं।',
  travel: 'इस आयु में छोटी भेंट या किसी के साथ तीर्थ अच्छा है।',
};

const WIDOWED_OLD = 'अब इसका अर्थ अपनों का साथ और दांपत्य की मधुर यादें हैं।';

/** By what came before. */
const SECOND = {
  widowed: 'वियोग के बाद यह पहले साथ की बात है; नए रिश्ते का अपना समय होता है।',
  divorced: 'दूसरा विवाह यहाँ एक नई शुरुआत की तरह देखा जाता है।',
};
const PARTED = 'अलग रहते हुए पहले वह निपटाएँ जो बाकी है, फिर कुछ नया करें।';

/** Returns with what the advice begins; null where it begins with what leads the matter. */
export function openingHi(view: Omit<CounselWords['counsel'], 'side' | 'leads' | 'slows'>): string | null {
  const { isWidowed, matter, stage, subject, theme } = view;
  if (subject === 'parted_marriage') return PARTED;
  if (subject === 'second_marriage') return isWidowed ? SECOND.widowed : SECOND.divorced;
  if (stage === 'child') return CHILD[matter] ?? null;
  if (theme === 'youth') return YOUTH[matter] ?? null;
  if (theme === 'elder') return ELDER[matter] ?? null;
  if (theme === 'old') return isWidowed && matter === 'marriage' ? WIDOWED_OLD : (OLD[matter] ?? null);
  return null;
}
