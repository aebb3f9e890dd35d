/** Two everyday habits for each body part, in English: whole imperatives without their full stop; no treatment. */
import type { BodyPartId } from '../../../astro/judgement/medical/tables/bodyParts.ts';

export const HABITS_EN: Readonly<Record<BodyPartId, readonly [string, string]>> = {
  head: [
    'drink enough water and cover the head at noon',
    'rest at the first sign of heaviness and wear a helmet when cycling',
  ],
  brain: [
    'do one thing at a time and end the day without screens',
    'keep fixed hours of sleep and a few quiet minutes at noon',
  ],
  face: [
    'rinse the face with cool water and protect it from glare and dust',
    'eat fresh fruit daily and keep the jaw relaxed',
  ],
  right_eye: ['rest the eyes from screens every half hour', 'read in good light and have sight tested in time'],
  left_eye: ['wash the eyes with clean water in the evening', 'wear shade in strong light and sleep enough'],
  throat: [
    'take warm drinks and gargle with salt water when the weather turns',
    'leave ice-cold drinks and speak without straining',
  ],
  teeth: [
    'clean the teeth at night too and keep dental check-ups in time',
    'keep sweets for after meals and rinse well',
  ],
  speech: ['speak slowly and give the voice some rest', 'hum or chant softly for a few minutes daily'],
  ears: ['keep headphones low and ears dry after a bath', 'cover the ears in cold wind'],
  arms: [
    'roll the shoulders loose between spells at the desk',
    'share loads between both sides and warm up before lifting',
  ],
  lungs: ['breathe deeply in fresh air and keep away from smoke', 'practise easy pranayama in the morning'],
  nerves: ['take breaks between tasks and keep evenings quiet', 'have a warm oil massage once a week'],
  chest: ['keep the chest warm and walk at an easy pace', 'sit upright and open the chest with gentle stretches'],
  mind: ['talk early with someone you trust', 'keep ten quiet minutes daily'],
  heart: ['walk daily, eat less salt and keep to fresh air', 'dine early and keep hurry out of the morning'],
  stomach: ['eat warm, fresh meals at fixed hours', 'leave the table before you are full'],
  spine: ['sit straight and stretch the back morning and evening', 'bend the knees when you lift'],
  intestines: ['add fibre and warm water, and eat slowly', 'keep supper light and early'],
  digestion: ['make lunch the main meal and chew well', 'have ginger and cumin with meals and a short walk after them'],
  kidneys: [
    'drink water through the day and go easy on salt',
    'do not put off going to the toilet and keep the lower back warm',
  ],
  lower_back: ['get up from the chair every hour', 'sleep on a firm bed and lift with care'],
  reproductive_system: ['ask a doctor freely', 'rest well and be moderate in everything'],
  lower_bowel: ['take fibre and enough water, and little chilli', 'do not sit for hours without a break'],
  hips: ['loosen the hips with slow yoga', 'walk on even ground and avoid long sitting'],
  liver: ['go easy on fried food and late suppers', 'eat greens and keep supper light'],
  fat_metabolism: [
    'move after meals and keep sweets for feast days',
    'eat only when hungry and keep sweet drinks rare',
  ],
  knees: ['take stairs slowly and strengthen the thighs', 'warm the knees with oil in cold weather'],
  joints: ['move every joint gently in the morning', 'keep warm in damp weather and stay in easy motion'],
  bones: ['get morning light and food rich in calcium', 'walk daily and mind slippery floors'],
  skin: ['drink enough, wear cotton and use mild soap', 'show lasting changes of the skin to a doctor'],
  calves: ['raise the legs in the evening and stretch the calves', 'do not stand for hours on end'],
  circulation: ['walk briskly and keep salt low', 'move the legs on long journeys'],
  blood: ['eat greens, beetroot and dates', 'add seasonal fruit to the day'],
  marrow: ['eat nourishing food and rest after effort', 'keep nuts and sesame in the daily meal'],
  muscles: [
    'warm up before exercise and stop before exhaustion',
    'rest between efforts and handle sharp things slowly',
  ],
  hormones: ['keep sleep and meals to the same hours', 'eat less sugar and get daylight early'],
  immunity: ['sleep well and eat seasonal fruit', 'build strength slowly with plain food and steady hours'],
  feet: ['wear shoes that fit and check the feet in the evening', 'soak the feet in warm water after long days'],
  lymph: ['drink evenly through the day and keep moving', 'take less salt and raise the feet at night'],
  sleep: ['be in bed before eleven and leave the phone outside', 'keep evenings dim and quiet'],
};
