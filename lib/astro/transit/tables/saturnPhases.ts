/** What later practice says of Saturn in the houses around the Moon of birth. */
import { both, type Bilingual } from '../../bilingual.ts';
import type { LifeStage } from '../../stage.ts';
import type { Moorti } from '../../tables/gochara.ts';
import type { SaturnPassageKind, SaturnPhase } from '../saturn.ts';

interface SaturnPhaseRow {
  readonly name: Bilingual;
  /** Continues "it touches", or stands after a colon. */
  readonly touches: Bilingual;
  /** Continues "in the body it asks for care of". */
  readonly body: Bilingual;
  /** What the time is good for: a sentence without its full stop. */
  readonly gift: Bilingual;
  /** A sentence without its full stop. */
  readonly counsel: Bilingual;
}

/** Names, and what adults are told; what is told at another age: `saturnPhaseRow`. */
export const SATURN_PHASES: Readonly<Record<SaturnPhase, SaturnPhaseRow>> = {
  rising: {
    name: both('Rising (first phase)', 'पहला चरण (आरोही)'),
    touches: both('the mind, sleep, outlay and what is left behind', 'मन, नींद, खर्च और पीछे छूटती बातें'),
    body: both('head and eyes', 'सिर और आँखें'),
    gift: both('this time clears away what is no longer of use', 'जो अब काम का नहीं रहा, वह इस समय छूट जाता है'),
    counsel: both('simplify, keep spending plain and sleep at regular hours', 'जीवन सरल रखें, खर्च सादा रखें और समय पर सोएँ'),
  },
  peak: {
    name: both('Peak (second phase)', 'दूसरा चरण (मध्य)'),
    touches: both('body, family and your picture of yourself', 'शरीर, परिवार और अपने बारे में सोच'),
    body: both('stomach and heart', 'पेट और हृदय'),
    gift: both(
      'this time builds a character that others can rely on',
      'इस समय ऐसा स्वभाव बनता है जिस पर दूसरे भरोसा करते हैं',
    ),
    counsel: both(
      'do one thing after the other, move daily and share what weighs on you',
      'एक समय में एक काम करें, रोज़ चलें-फिरें और मन की बात किसी से कहें',
    ),
  },
  setting: {
    name: both('Setting (third phase)', 'तीसरा चरण (अवरोही)'),
    touches: both('savings, speech and the circle of the family', 'बचत, वाणी और परिवार के लोग'),
    body: both('legs and feet', 'टाँगें और पैर'),
    gift: both('this time puts money and words in order', 'पैसे और बोलचाल में इस समय अनुशासन आता है'),
    counsel: both(
      'save a little each month, speak gently and repay old debts',
      'हर महीने थोड़ा बचाएँ, नरमी से बोलें और पुराने कर्ज़ चुकाएँ',
    ),
  },
  kantaka: {
    name: both('Saturn in the 4th (kantaka, ardhashtama)', 'चतुर्थ शनि (कंटक, अर्धाष्टम)'),
    touches: both('home, mother, property and peace of mind', 'घर, माता, संपत्ति और मन का सुख'),
    body: both('chest and heart', 'छाती और हृदय'),
    gift: both('this time puts house and roots on firm ground', 'घर और जड़ें इस समय पक्की होती हैं'),
    counsel: both(
      'repair what is worn at home, avoid hasty moves and keep evenings quiet',
      'घर की मरम्मत कराएँ, जल्दबाज़ी में जगह न बदलें और शाम शांत रखें',
    ),
  },
  ashtama: {
    name: both('Saturn in the 8th (ashtama)', 'अष्टम शनि'),
    touches: both('health of long standing, shared means and sudden turns', 'पुरानी तकलीफ़ें, साझा धन और अचानक बदलाव'),
    body: both('digestion, joints and what has been put off', 'पाचन, जोड़ और टाली हुई जाँच'),
    gift: both('this time lets you get to the bottom of things', 'इस समय बात की तह तक पहुँचना आसान होता है'),
    counsel: both(
      'have check-ups early, keep reserves and take no needless risk',
      'जाँच समय पर कराएँ, कुछ बचत रखें और बेवजह जोखिम न लें',
    ),
  },
};

type StagedRow = Pick<SaturnPhaseRow, 'touches' | 'gift' | 'counsel'>;

/** Said of a child to the parents, and to a youth (custom and courtesy, not a rule of a text). */
const OF_YOUNG: Readonly<Record<SaturnPhase, StagedRow>> = {
  rising: {
    touches: both('sleep, moods and daily habits', 'नींद, मन और रोज़ की आदतें'),
    gift: both('this time clears away habits that are outgrown', 'जो आदतें अब काम की नहीं, वे इस समय छूट जाती हैं'),
    counsel: both('keep the days simple and sleep at regular hours', 'दिन सरल रखें और समय पर सोएँ'),
  },
  peak: {
    touches: both('the body, the family and self-confidence', 'शरीर, परिवार और आत्मविश्वास'),
    gift: both('this time teaches patience and trust', 'इस समय धीरज और भरोसा सीखने को मिलता है'),
    counsel: both(
      'take one thing after the other, play outdoors daily and talk about worries at home',
      'एक समय में एक काम लें, रोज़ बाहर खेलें और मन की बात घर में कहें',
    ),
  },
  setting: {
    touches: both('speech, meals and the circle of the family', 'बोली, भोजन और परिवार के लोग'),
    gift: both('this time teaches gentle words and the care of things', 'मीठी बोली और चीज़ों की सँभाल इस समय आती है'),
    counsel: both(
      'speak gently, eat together and put things in their place',
      'नरमी से बोलें, साथ भोजन करें और चीज़ें जगह पर रखें',
    ),
  },
  kantaka: {
    touches: both('home, mother and peace of mind', 'घर, माता और मन का सुख'),
    gift: both('this time deepens the bond with home', 'घर से लगाव इस समय गहरा होता है'),
    counsel: both('keep evenings quiet and change little at home', 'शाम शांत रखें और घर में ज़्यादा बदलाव न करें'),
  },
  ashtama: {
    touches: both('daily rhythm and sudden turns', 'दिनचर्या और अचानक बदलाव'),
    gift: both('this time lets questions go deep', 'इस समय बात की तह तक पहुँचना आसान होता है'),
    counsel: both('keep regular hours and take no needless risk', 'समय नियमित रखें और बेवजह जोखिम न लें'),
  },
};

/** Returns what is told of a phase at a stage of life. */
export function saturnPhaseRow(phase: SaturnPhase, stage: LifeStage): SaturnPhaseRow {
  const isYoung = stage === 'child' || stage === 'youth';
  return isYoung ? { ...SATURN_PHASES[phase], ...OF_YOUNG[phase] } : SATURN_PHASES[phase];
}

export const SATURN_PASSAGES: Readonly<Record<SaturnPassageKind, Bilingual>> = {
  sade_sati: both('Sade sati', 'साढ़ेसाती'),
  kantaka: both('Dhaiya of the 4th', 'चतुर्थ ढैया'),
  ashtama: both('Dhaiya of the 8th', 'अष्टम ढैया'),
};

/** How people read the feet of Saturn in sade sati, which differs from moorti nirnaya. */
export const POPULAR_PAYA: Readonly<Record<Moorti, 'troubling' | 'best' | 'good' | 'bad'>> = {
  swarna: 'troubling',
  rajata: 'best',
  tamra: 'good',
  loha: 'bad',
};
