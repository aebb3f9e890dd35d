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
    ['Go to those in authority and take the lead yourself.', 'अधिकारियों से मिलें और खुद आगे बढ़कर काम सँभालें।'],
    ['Avoid contests of pride with superiors.', 'बड़ों और अफ़सरों से अहं की होड़ न करें।'],
    ['Greet the rising Sun and keep promises to your father’s side.', 'उगते सूर्य को अर्घ्य दें और पिता का मान रखें।'],
  ),
  Moon: row(
    ['Look after home, people and what you feel.', 'घर, अपने लोगों और मन की बात को समय दें।'],
    ['Decide nothing out of a passing mood.', 'थोड़ी देर की भावना में फ़ैसला न लें।'],
    ['Drink water, rest and talk with your mother.', 'पानी पिएँ, आराम करें और माता से बात करें।'],
  ),
  Mars: row(
    ['Put your strength into one hard task.', 'अपनी ताकत किसी एक कठिन काम में लगाएँ।'],
    ['Avoid haste in traffic, anger and sharp tools.', 'गाड़ी तेज़ न चलाएँ, गुस्सा न करें और धारदार औज़ार सँभालकर बरतें।'],
    ['Exercise first and answer later.', 'पहले व्यायाम करें, जवाब बाद में दें।'],
  ),
  Mercury: row(
    ['Write, calculate, trade and learn.', 'लिखने, हिसाब, व्यापार और पढ़ाई के काम करें।'],
    ['Sign nothing unread and pass on no rumour.', 'बिना पढ़े हस्ताक्षर न करें और अफ़वाह आगे न बढ़ाएँ।'],
    ['Read everything twice.', 'हर कागज़ दो बार पढ़ें।'],
  ),
  Jupiter: row(
    ['Ask advice, teach, and plan for the long run.', 'सलाह लें, सिखाएँ और आगे की योजना बनाएँ।'],
    ['Promise and lend no more than you can spare.', 'सामर्थ्य से ज़्यादा वचन या उधार न दें।'],
    ['Respect your teachers and keep to moderation.', 'गुरुजनों का आदर करें और संयम रखें।'],
  ),
  Venus: row(
    ['Give time to those you love and to what is beautiful.', 'अपनों को और कला को समय दें।'],
    ['Avoid luxury on credit and words that hurt a partner.', 'उधार पर शौक पूरे न करें और साथी का दिल दुखाने वाली बात न कहें।'],
    ['Be courteous and keep the house clean.', 'सबसे नरमी से मिलें और घर साफ़ रखें।'],
  ),
  Saturn: row(
    ['Do the patient work that others put off.', 'धैर्य वाला वह काम करें जिसे लोग टालते हैं।'],
    ['Take no short cuts and no new loads.', 'शॉर्टकट न लें और नया बोझ न उठाएँ।'],
    ['Keep order, serve others and be on time.', 'अनुशासन रखें, सेवा करें और समय के पाबंद रहें।'],
  ),
  Rahu: row(
    ['Try the new and the foreign with open eyes.', 'नई तकनीक और दूर के संपर्क सोच-समझकर आज़माएँ।'],
    ['Avoid speculation and whatever sounds too good.', 'सट्टे और बहुत लुभावने प्रस्तावों से दूर रहें।'],
    ['Check sources and sleep enough.', 'हर बात की जाँच करें और पूरी नींद लें।'],
  ),
  Ketu: row(
    ['Study in depth, pray and simplify.', 'गहराई से पढ़ें, जप करें और सादगी से रहें।'],
    ['Break nothing off in a hurry.', 'जल्दबाज़ी में कोई संबंध या काम न छोड़ें।'],
    ['Keep silence for some minutes.', 'कुछ मिनट मौन रहें।'],
  ),
};
