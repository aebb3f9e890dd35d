/** What later practice says of Saturn in the houses around the Moon of birth. */
import { both, type Bilingual } from '../../bilingual.ts';
import type { Moorti } from '../../tables/gochara.ts';
import type { SaturnPassageKind, SaturnPhase } from '../saturn.ts';

interface SaturnPhaseRow {
  readonly name: Bilingual;
  /** Continues "it touches". */
  readonly touches: string;
  /** Continues "in the body it asks for care of". */
  readonly body: string;
  /** What the time is good for. */
  readonly gift: string;
  /** Continues "it helps to". */
  readonly counsel: string;
}

export const SATURN_PHASES: Readonly<Record<SaturnPhase, SaturnPhaseRow>> = {
  rising: {
    name: both('Rising (first phase)', 'आरोही (प्रथम चरण)'),
    touches: 'the mind, sleep, outlay and what is left behind',
    body: 'head and eyes',
    gift: 'it clears away what no longer carries',
    counsel: 'simplify, keep spending plain and sleep at regular hours',
  },
  peak: {
    name: both('Peak (second phase)', 'मध्य (द्वितीय चरण)'),
    touches: 'body, family and the picture one has of oneself',
    body: 'stomach and heart',
    gift: 'it builds a character that others can rely on',
    counsel: 'do one thing after the other, move daily and share what weighs on you',
  },
  setting: {
    name: both('Setting (third phase)', 'अवरोही (तृतीय चरण)'),
    touches: 'savings, speech and the circle of the family',
    body: 'legs and feet',
    gift: 'it puts means and words in order',
    counsel: 'save a little each month, speak gently and repay old debts',
  },
  kantaka: {
    name: both('Saturn in the 4th (kantaka, ardhashtama)', 'चतुर्थ शनि (कंटक, अर्धाष्टम)'),
    touches: 'home, mother, property and peace of mind',
    body: 'chest and heart',
    gift: 'it puts house and roots on firm ground',
    counsel: 'repair what is worn at home, avoid hasty moves and keep evenings quiet',
  },
  ashtama: {
    name: both('Saturn in the 8th (ashtama)', 'अष्टम शनि'),
    touches: 'health of long standing, shared means and sudden turns',
    body: 'digestion, joints and what has been put off',
    gift: 'it lets one get to the bottom of things',
    counsel: 'have check-ups early, keep reserves and take no needless risk',
  },
};

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
