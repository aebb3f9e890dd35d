/** Disclaimers in English. */

export const DISCLAIMERS_EN = {
  indications:
    'These are classical indications to reflect on, with what relieves them. None tells an event, a date or a span of life. None is medical, legal or financial advice.',
  annual:
    'This reading names tendencies of a year to reflect on. It promises no event and says nothing about the length of life. It is no medical, legal or financial advice, and replaces no professional.',
  dosha:
    'A dosha is a point to look after, not a fate. These are classical indications with what relieves them. None tells an event or a date, or decides a marriage by itself. None takes the place of medical, legal or financial advice.',
  medical:
    'Traditional correlations between a chart and the body, to reflect on. This is no diagnosis and no medical advice. It says nothing certain about illness or the length of life. It replaces no physician: see one with any complaint, and change no treatment because of it.',
  health:
    'Classical indications of vitality to reflect on. This is no diagnosis and no medical advice. It says nothing certain about illness or the length of life, and replaces no physician.',
  children:
    'Classical indications to reflect on. They decide nothing about having children, and tell neither number nor health of any child. They replace no medical advice.',
  wealth: 'An astrological reading to reflect on. It is no financial advice and promises no sum.',
  property: 'An astrological reading to reflect on. It is no financial or legal advice.',
  abroad:
    'A chart shows inclination and season. Permits, contracts and the law of a country decide for themselves: ask those who are competent in them before you move.',
  tender_house:
    'This reading names tendencies to reflect on. It is no medical, legal or financial advice, and replaces no professional. It says nothing certain about health or the length of life.',
  dasha:
    'This reading weighs classical factors of one chart and names tendencies to reflect on. It promises nothing, and it is no medical, legal or financial advice.',
  day: 'This reading weighs classical factors of one day for one birth and names tendencies to reflect on. It promises nothing, and it is no medical, legal or financial advice.',
  shoola:
    'A traditional way to see when care of health is well placed. It tells no length of life and no illness, and takes the place of no physician.',
  longevity:
    'A traditional measure of vitality, told as a class. It is no forecast of death or illness, and no reason to fear or to omit anything. For questions of health see a physician.',
  mrityu_bhaga:
    'A traditional reading of weak points, so that they can be looked after. It tells no length of life, no illness and no loss, and takes the place of no physician.',
  karma:
    'A traditional and symbolic reading: it speaks of themes to work on, not of guilt. It settles nothing that health, law or love decide. No one’s past life is known from a chart.',
  remedies:
    'Remedies are named by tradition and done in trust. They promise nothing and take the place of no doctor or adviser. Choose one or two and do them steadily. Leave what is beyond your means: what is free counts as much.',
  fasting:
    'Nobody who is ill, pregnant, under age, of great age or on medicine should fast without a doctor’s word. Fruit, milk or a gift on the same day is held equal.',
  karma_remedies:
    'Remedies are a matter of faith and custom. Keep to what is easy on health and purse. They replace no doctor, lawyer or counsellor.',
  karma_wealth: 'A traditional reading, not financial advice.',
  karma_health: 'A traditional reading and no medical statement: for health ask a doctor.',
  karma_children: 'A traditional reading: it does not say whether or when someone becomes a parent.',
  matching:
    'This compares two charts by the rules of tradition, to reflect on. It foretells nothing, says neither yes nor no to a marriage, and decides nothing that two people decide. It is no medical or legal advice.',
  muhurta:
    'A chosen time is held to help a beginning. It promises nothing, and a time not chosen spoils nothing. No medical, legal or money matter waits for it.',
  muhurta_medical:
    'Care goes by the doctor’s date, never by a chosen time. Tradition holds that a good hour helps a beginning; it heals nothing and delays nothing.',
  muhurta_legal:
    'A chosen time is held to help a beginning and promises nothing. It is no legal or financial advice: papers, terms and deadlines come first.',
  muhurta_money:
    'A chosen time is held to help a beginning and promises no gain. It is no financial advice: price and need come first.',
  report:
    'Positions and dates are computed. What tradition reads from them is belief, and no medical, legal or financial advice.',
} as const;
