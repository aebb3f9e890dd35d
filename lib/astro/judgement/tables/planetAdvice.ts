/** What to do where a planet helps a day, and what to leave where it burdens it, in two languages (interpretive). */
import { both } from '../../bilingual.ts';
import type { Planet } from '../../tables/planets.ts';
import type { DayCounsel } from './dayAdvice.ts';

interface PlanetCounsel {
  readonly helps: DayCounsel;
  readonly presses: DayCounsel;
}

const row = (
  helps: readonly [en: string, hi: string],
  leave: readonly [en: string, hi: string],
  ease: readonly [en: string, hi: string],
): PlanetCounsel => ({
  helps: { text: both(...helps), ease: null },
  presses: { text: both(...leave), ease: both(...ease) },
});

export const PLANET_COUNSELS: Readonly<Record<Planet, PlanetCounsel>> = {
  Sun: row(
    ['Go to those in authority, and take the lead yourself.', 'अधिकारियों से मिलें और स्वयं नेतृत्व करें।'],
    ['Leave contests of pride with superiors.', 'वरिष्ठों से मान-सम्मान की खींचतान न करें।'],
    ['Greet the rising Sun and keep promises to the father’s side.', 'उगते सूर्य को अर्घ्य दें और पिता का मान रखें।'],
  ),
  Moon: row(
    ['Look after home, people and what you feel.', 'घर, अपने लोगों और मन की बात को समय दें।'],
    ['Decide nothing out of a passing mood.', 'क्षणिक भावना में आकर निर्णय न लें।'],
    ['Water, rest and talk with the mother help.', 'जल, विश्राम और माता से बातचीत सहायक रहती है।'],
  ),
  Mars: row(
    ['Put your strength into one hard task.', 'अपनी शक्ति किसी एक कठिन काम में लगाएँ।'],
    ['Leave haste in traffic, anger and sharp tools.', 'वाहन में जल्दबाज़ी, क्रोध और धारदार औज़ारों में असावधानी से बचें।'],
    ['Move the body first, answer later.', 'पहले व्यायाम करें, उत्तर बाद में दें।'],
  ),
  Mercury: row(
    ['Write, calculate, trade and learn.', 'लिखने, हिसाब, व्यापार और पढ़ाई के काम करें।'],
    ['Sign nothing unread and pass on no rumour.', 'बिना पढ़े हस्ताक्षर न करें और अफ़वाह आगे न बढ़ाएँ।'],
    ['Read everything twice.', 'हर कागज़ दो बार पढ़ें।'],
  ),
  Jupiter: row(
    ['Ask advice, teach, and plan for the long run.', 'सलाह लें, सिखाएँ और दूरगामी योजना बनाएँ।'],
    ['Promise and lend no more than you can spare.', 'सामर्थ्य से अधिक वचन या उधार न दें।'],
    ['Respect to teachers and moderation help.', 'गुरुजनों का आदर और संयम सहायक रहते हैं।'],
  ),
  Venus: row(
    ['Give time to those you love and to what is beautiful.', 'प्रियजनों और कला-सौंदर्य के काम को समय दें।'],
    ['Leave luxury on credit and words that hurt a partner.', 'उधार के सुख-साधन और साथी को दुख देने वाले वचन टालें।'],
    ['Courtesy and a clean house help.', 'शिष्टता और घर की स्वच्छता सहायक रहती हैं।'],
  ),
  Saturn: row(
    ['Do the patient work that others put off.', 'धैर्य वाला वह काम करें जिसे लोग टालते हैं।'],
    ['Take no short cuts and no new burdens.', 'छोटा रास्ता न अपनाएँ और नया भार न लें।'],
    ['Order, service and keeping time help.', 'अनुशासन, सेवा और समय-पालन सहायक रहते हैं।'],
  ),
  Rahu: row(
    ['Try the new and the foreign with open eyes.', 'नई तकनीक और दूर के संपर्क सोच-समझकर आज़माएँ।'],
    ['Leave speculation and whatever sounds too good.', 'सट्टे और बहुत लुभावने प्रस्तावों से दूर रहें।'],
    ['Check sources and sleep enough.', 'स्रोत जाँच लें और पूरी नींद लें।'],
  ),
  Ketu: row(
    ['Study in depth, pray and simplify.', 'गहरा अध्ययन, जप और सादगी अपनाएँ।'],
    ['Break nothing off in a hurry.', 'जल्दबाज़ी में कोई संबंध या काम न छोड़ें।'],
    ['Silence for some minutes helps.', 'कुछ मिनट का मौन सहायक रहता है।'],
  ),
};
