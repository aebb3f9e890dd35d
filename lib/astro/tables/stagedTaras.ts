/**
 * What a tara suits, and what is left under it, before work and marriage begin (custom and courtesy, not a rule of a
 * text). Later it is told by the table of taras.
 */
import { both, type Bilingual } from '../bilingual.ts';
import type { LifeStage } from '../stage.ts';
import { BEGINNINGS, type TaraId, type TaraRow } from './taras.ts';

type TaraActs = Pick<TaraRow, 'goodFor' | 'avoid'>;

const JOURNEYS = both('journeys', 'यात्रा');
const TIRING = both('what is new and tiring', 'नए और थकाने वाले काम');
const EVERY_BEGINNING = both('beginnings of every kind', 'हर तरह की शुरुआत');
const FRIENDSHIP = both('friendship and company', 'मित्रता और मेल-जोल');

const acts = (goodFor: readonly Bilingual[], avoid: readonly Bilingual[] = []): TaraActs => ({ goodFor, avoid });

const OF_YOUNG: Readonly<Record<TaraId, TaraActs>> = {
  janma: acts(
    [both('prayer and rest', 'पूजा-पाठ और आराम'), both('study and routine', 'पढ़ाई और रोज़ के काम')],
    [JOURNEYS, both('quarrels', 'झगड़े')],
  ),
  sampat: acts([both('learning something useful', 'पढ़ाई और काम की बातें'), EVERY_BEGINNING]),
  vipat: acts(
    [both('putting things in order', 'साफ़-सफ़ाई'), both('finishing what is under way', 'चल रहे काम')],
    [BEGINNINGS, JOURNEYS, TIRING],
  ),
  kshema: acts([both('family and home', 'परिवार और घर'), both('health and rest', 'सेहत और आराम')]),
  pratyak: acts(
    [both('listening and preparing', 'तैयारी और सलाह'), both('quiet play', 'शांत खेल')],
    [both('quarrels', 'झगड़े'), BEGINNINGS],
  ),
  sadhaka: acts([both('lessons and examinations', 'पाठ और परीक्षा'), EVERY_BEGINNING]),
  naidhana: acts(
    [both('rest and quiet play', 'आराम और शांत खेल'), both('finishing what is under way', 'चल रहे काम')],
    [BEGINNINGS, JOURNEYS, TIRING],
  ),
  mitra: acts([FRIENDSHIP, both('learning', 'सीखने के काम')]),
  parama_mitra: acts([FRIENDSHIP, both('outings', 'सैर'), EVERY_BEGINNING]),
};

/** Returns what a tara suits, and what is left under it, at a stage of life. */
export function taraActs(tara: TaraActs & Pick<TaraRow, 'id'>, stage: LifeStage): TaraActs {
  return stage === 'child' || stage === 'youth' ? OF_YOUNG[tara.id] : tara;
}
