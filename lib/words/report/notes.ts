/** Warnings about clock and place by code, worded for a reader of the report. */
export const WARNING_NOTES: Readonly<Record<string, readonly [english: string, hindi: string]>> = {
  nonexistent_local_time: [
    'The clock of the place was set forward over the time given; the time that it showed then is used.',
    'दिए गए समय पर स्थान की घड़ी आगे बढ़ाई गई थी; घड़ी का बढ़ा हुआ समय लिया गया है।',
  ],
  dst_overlap: [
    'The clock of the place showed this time twice, as it was set back; the first is used.',
    'घड़ी पीछे किए जाने से यह समय दो बार आया; पहला समय लिया गया है।',
  ],
  local_mean_time: [
    'The place kept no standard time yet; the local mean time of its longitude is used.',
    'उस समय स्थान पर मानक समय लागू नहीं था; स्थानीय मध्यम समय लिया गया है।',
  ],
  city_time_in_use: [
    'Many clocks of the city showed its own city time then; standard time is used.',
    'उस समय नगर की अनेक घड़ियाँ नगर का अपना समय बताती थीं; मानक समय लिया गया है।',
  ],
  city_time_ended: [
    'The own time of the city had ended by then; standard time is used.',
    'उस समय तक नगर का अपना समय समाप्त हो चुका था; मानक समय लिया गया है।',
  ],
  coast_time_in_use: [
    'The clock of the coast of China is used; inland places did not all keep it before 1949.',
    'चीन के तट की घड़ी ली गई है; 1949 से पहले भीतरी इलाकों में यह हर जगह नहीं चलती थी।',
  ],
  coordinates_look_swapped: [
    'Latitude and longitude look exchanged. Check the place.',
    'लगता है कि अक्षांश और देशांतर आपस में बदल गए हैं। स्थान जाँच लें।',
  ],
  zone_history_differs: [
    'Programs differ about the clock that this place kept then; some show another hour.',
    'उस समय की घड़ी के विषय में गणना-कार्यक्रमों में मतभेद है; कुछ दूसरा समय दिखाते हैं।',
  ],
  timezone_ambiguous: [
    'Two clocks are in use at this place; the one named above is taken.',
    'इस स्थान पर दो घड़ियाँ चलती हैं; ऊपर लिखी घड़ी ली गई है।',
  ],
  timezone_far_from_place: [
    'The time zone lies far from the longitude of the place. Check both.',
    'समय क्षेत्र स्थान के देशांतर से बहुत दूर है। दोनों की जाँच करें।',
  ],
  null_island: [
    'Latitude 0, longitude 0 lies in the open sea. Check the place.',
    'अक्षांश 0, देशांतर 0 खुले समुद्र में है। स्थान की जाँच करें।',
  ],
  polar_latitude: [
    'At a pole the ascendant and the houses have no fixed meaning.',
    'ध्रुव पर लग्न और भावों का निश्चित अर्थ नहीं होता।',
  ],
  house_system_unavailable: [
    'The houses asked for do not exist so near a pole; whole signs are used.',
    'ध्रुव के इतने निकट यह भाव-पद्धति संभव नहीं; राशि को ही भाव माना गया है।',
  ],
};
