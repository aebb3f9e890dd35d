/** Names of what the judgement of health finds, by id. */
import type { NeechaBhangaRajaYoga } from '../astro/judgement/medical/neechaBhangaRajaYoga.ts';
import type { IndicationSeverity } from '../astro/judgement/medical/indication.ts';
import type { ProtectionLevel, StrengthTypeId } from '../astro/judgement/medical/protection.ts';
import type { RiskLevel } from '../astro/judgement/medical/risk.ts';
import type { WeaknessSeverity } from '../astro/judgement/medical/weakness.ts';
import type { WeaknessTypeId } from '../astro/judgement/medical/weaknessTypes.ts';
import type { Named } from './names.ts';

const word = (name: string, sanskrit: string): Named => ({ name, sanskrit });

export const WEAKNESS_NAMES: Readonly<Record<WeaknessTypeId, Named>> = {
  debilitated: word('Debilitated', 'नीच'),
  combust: word('Combust', 'अस्त'),
  enemy_sign: word('In an enemy’s sign', 'शत्रु राशि में'),
  functional_malefic: word('Functional malefic', 'लग्न के लिए अशुभ'),
  dusthana_lord: word('Lord of a dusthana', 'त्रिक भाव का स्वामी'),
  dusthana_placement: word('In a dusthana', 'त्रिक भाव में'),
  no_directional_strength: word('Without directional strength', 'दिग्बल से रहित'),
  malefic_influence: word('Pressed by malefics', 'पाप ग्रहों से पीड़ित'),
  near_node: word('Held by a node', 'राहु-केतु के पास'),
  retrograde_malefic: word('Retrograde malefic', 'वक्री पाप ग्रह'),
  house_junction: word('At the junction of houses (bhava sandhi)', 'भाव संधि में'),
};

export const STRENGTH_NAMES: Readonly<Record<StrengthTypeId, Named>> = {
  dignity: word('Dignity by sign', 'राशि बल'),
  raised_fall: word('Neecha bhanga raja yoga', 'नीच भंग राजयोग'),
  directional_strength: word('Directional strength (digbala)', 'दिग्बल'),
  vargottama: word('Vargottama', 'वर्गोत्तम'),
  strong_dispositor: word('Strong dispositor', 'बली राशीश'),
  well_housed: word('Well placed by house', 'शुभ भाव में'),
  benefic_influence: word('Supported by benefics', 'शुभ ग्रहों का बल'),
  shadbala: word('Shadbala', 'षड्बल'),
};

export const WEAKNESS_SEVERITIES: Readonly<Record<WeaknessSeverity, Named>> = {
  severe: word('Severe', 'गंभीर'),
  high: word('High', 'अधिक'),
  moderate: word('Moderate', 'मध्यम'),
  low: word('Low', 'अल्प'),
};

export const SEVERITIES: Readonly<Record<IndicationSeverity, Named>> = {
  high: word('High', 'अधिक'),
  medium: word('Medium', 'मध्यम'),
  low: word('Low', 'अल्प'),
};

export const FALL_GRADES: Readonly<Record<NeechaBhangaRajaYoga['grade'], Named>> = {
  none: word('Not lifted', 'भंग नहीं'),
  neecha_bhanga: word('Neecha bhanga', 'नीच भंग'),
  ordinary: word('Neecha bhanga raja yoga, ordinary', 'नीच भंग राजयोग, सामान्य'),
  strong: word('Neecha bhanga raja yoga, strong', 'नीच भंग राजयोग, बलवान'),
  excellent: word('Neecha bhanga raja yoga, excellent', 'नीच भंग राजयोग, उत्तम'),
};

export const PROTECTION_NAMES: Readonly<Record<ProtectionLevel, Named>> = {
  full: word('Full protection', 'पूर्ण रक्षा'),
  good: word('Good protection', 'अच्छी रक्षा'),
  partial: word('Partial protection', 'आंशिक रक्षा'),
  none: word('No protection', 'रक्षा नहीं'),
};

export const RISK_LEVEL_NAMES: Readonly<Record<RiskLevel, Named>> = {
  critical: word('Most attention', 'सबसे अधिक ध्यान'),
  high: word('Much attention', 'अधिक ध्यान'),
  medium: word('Some attention', 'थोड़ा ध्यान'),
  low: word('Usual habits', 'सामान्य आदतें'),
};
