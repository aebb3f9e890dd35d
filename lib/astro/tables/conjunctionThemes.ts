/** Themes of two planets in one sign, after Saravali 15 and Phaladeepika 18; those of the nodes are later practice. Wording ours. */
import { PLANETS, type Planet } from './planets.ts';

const THEMES: Readonly<Record<string, string>> = {
  'Sun Moon': 'purpose and feeling pull together; skilled with tools and metals, mind ruled by will',
  'Sun Mars': 'forceful energy and courage, quick to act and to anger',
  'Sun Mercury': 'clear intellect in service of authority; learning, administration, a good name for skill',
  'Sun Jupiter': 'principled, trusted by those in power, teaches or advises',
  'Sun Venus': 'talent for arts and display; comforts through others, affection tested by pride',
  'Sun Saturn': 'duty weighs on vitality; skill with metals and trades, friction between authority and labour',
  'Sun Rahu': 'ambition for standing, unusual authority; the father or the name meets sudden turns',
  'Sun Ketu': 'little attachment to status; inward light, authority lost and found again',
  'Moon Mars': 'earning drive and commerce, strong moods, courage mixed with restlessness',
  'Moon Mercury': 'charming speech, wit and poetry, a changeable mind',
  'Moon Jupiter': 'generous, respected, steady in friendship and protective of family',
  'Moon Venus': 'fond of beauty, textiles and trade; gracious and sociable',
  'Moon Saturn': 'serious mind, endurance through early weight, gains late',
  'Moon Rahu': 'restless imagination, pulled to the foreign and the new; calm has to be learned',
  'Moon Ketu': 'sensitive and intuitive, withdraws easily; needs quiet to be clear',
  'Mars Mercury': 'technical skill, debate, medicine and craft; sharp words',
  'Mars Jupiter': 'leadership with principle, learned in law or ritual, organiser of others',
  'Mars Venus': 'passion and artistry, sport or mathematics, heat in relationships',
  'Mars Saturn': 'persistent effort against resistance; engineering and metals, conflict to be channelled',
  'Mars Rahu': 'daring beyond measure, technology and risk; needs restraint',
  'Mars Ketu': 'precise, surgical energy; sudden outbursts or sudden renunciation',
  'Mercury Jupiter': 'eloquent and learned, music or counsel, reason joined to wisdom',
  'Mercury Venus': 'refined speech, music, writing and design, good company',
  'Mercury Saturn': 'methodical and careful with detail, slow to trust, good researcher',
  'Mercury Rahu': 'inventive and unconventional thinking, foreign tongues, cleverness that needs honesty',
  'Mercury Ketu': 'intuitive intellect, codes and symbols, speech that breaks off',
  'Jupiter Venus': 'two teachers: learning, wealth and a cultured partner, with differing counsels',
  'Jupiter Saturn': 'builds slowly and lastingly; respected in institutions, arts and skilled trades',
  'Jupiter Rahu': 'questions inherited belief, expands in unusual fields',
  'Jupiter Ketu': 'faith turned inward, philosophy and renunciation',
  'Venus Saturn': 'disciplined art, crafts and design; love that comes late or endures much',
  'Venus Rahu': 'attraction to the unusual and the foreign, luxury and glamour',
  'Venus Ketu': 'detachment in love, refined or otherworldly taste',
  'Saturn Rahu': 'great endurance in unusual work, pressure from systems and crowds',
  'Saturn Ketu': 'austere and solitary, skilled with old or hidden things',
};

/** Returns the theme of a pair, in either order; the nodes never meet. */
export function conjunctionTheme(a: Planet, b: Planet): string {
  const [first, second] = PLANETS.indexOf(a) < PLANETS.indexOf(b) ? [a, b] : [b, a];
  return THEMES[`${first} ${second}`]!;
}
