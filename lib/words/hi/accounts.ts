/** What an account call is refused with or has done, in Hindi. */
import type { AccountMessages } from '../accounts.ts';
import type { Sentences } from '../sentences.ts';

export const ACCOUNTS_HI = {
  credentials_wrong: () => 'ई-मेल पता या पासवर्ड सही नहीं है।',
  account_is_disabled: () => 'यह खाता बंद कर दिया गया है। सेवा के संचालक से बात करें।',
  account_taken: () => 'यह ई-मेल पता या यूज़रनेम पहले से किसी खाते का है। लॉग इन करें या दूसरा चुनें।',
  sign_in_ended: () => 'यह साइन-इन समाप्त हो चुका है। फिर से लॉग इन करें।',
  bearer_missing: () => 'अनुरोध के साथ Authorization: Bearer ACCESS_TOKEN हेडर भेजें।',
  bearer_malformed: () => 'हेडर को Authorization: Bearer ACCESS_TOKEN के रूप में लिखें।',
  token_not_valid: ({ use }) =>
    use === 'access'
      ? 'यह access_token मान्य नहीं है। POST /api/v1/auth/login से मिला access_token भेजें।'
      : 'यह refresh_token मान्य नहीं है। फिर से लॉग इन करें।',
  token_too_old: ({ use }) =>
    use === 'access'
      ? 'इस access_token का समय पूरा हो चुका है। POST /api/v1/auth/refresh से नया लें।'
      : 'इस refresh_token का समय पूरा हो चुका है। फिर से लॉग इन करें।',
  link_unusable: () => 'यह लिंक अपना काम कर चुका है या इसका समय पूरा हो चुका है। नया लिंक मँगाएँ।',
  tries_exceeded: () => 'कोशिशें बहुत ज़्यादा हो गई हैं। थोड़ा रुककर फिर कोशिश करें।',
  email_has_spaces: () => 'ई-मेल पते में खाली जगह या नई पंक्ति नहीं होती।',
  email_malformed: () => 'ई-मेल पता asha@example.com जैसा लिखें; @ से पहले केवल ASCII अक्षर रखें।',
  email_without_domain: () => '@ के बाद पूरा डोमेन लिखें, जैसे example.com।',
  email_too_long: ({ most }) => `ई-मेल पते में ज़्यादा-से-ज़्यादा ${most} अक्षर होते हैं।`,
  username_length: ({ least, most }) => `यूज़रनेम में ${least} से ${most} तक अक्षर रखें।`,
  username_characters: () => 'यूज़रनेम में केवल अक्षर, अंक, बिंदु, अंडरस्कोर और हाइफ़न रखें।',
  username_without_letters: () => 'यूज़रनेम में कम-से-कम एक अक्षर या अंक रखें।',
  username_marks: () => 'यूज़रनेम के एक अक्षर पर ज़्यादा-से-ज़्यादा चार मात्राएँ या चिह्न लगाएँ।',
  username_scripts: () => 'यूज़रनेम में रोमन अक्षरों के साथ सिरिलिक या ग्रीक अक्षर न मिलाएँ।',
  username_reserved: () => 'यह यूज़रनेम आरक्षित है। दूसरा चुनें।',
  person_no_text: ({ field }) => `${field} को टेक्स्ट के रूप में भेजें।`,
  person_too_long: ({ field, most }) => `${field} में ज़्यादा-से-ज़्यादा ${most} अक्षर हो सकते हैं।`,
  password_broken: () => 'पासवर्ड का एक अक्षर अधूरा है। उसे फिर से लिखें।',
  password_too_short: ({ least }) =>
    `पासवर्ड में कम-से-कम ${least} अक्षर रखें। 15 या उससे ज़्यादा अक्षर, जैसे चार शब्द, कहीं सुरक्षित हैं।`,
  password_too_long: ({ most }) => `पासवर्ड में ज़्यादा-से-ज़्यादा ${most} अक्षर रखें।`,
  password_common: () => 'यह पासवर्ड सबसे आम 10,000 पासवर्डों में है, जो सबसे पहले आज़माए जाते हैं। दूसरा चुनें।',
  password_of_service: () => 'यह पासवर्ड सेवा का ही नाम है, जो सबसे पहले आज़माया जाता है। दूसरा चुनें।',
  password_of_owner: () => 'यह पासवर्ड आपका ही ई-मेल पता या यूज़रनेम है, जो सबसे पहले आज़माया जाता है। दूसरा चुनें।',
  password_needed: () => 'ई-मेल पता बदलने के लिए current_password, यानी मौजूदा पासवर्ड, भी भेजें।',
  password_unchanged: () => 'नया पासवर्ड वही है, जो पहले था। दूसरा चुनें।',
  password_current_wrong: () => 'मौजूदा पासवर्ड सही नहीं है।',
  registered: () => 'आपका खाता बन गया है। अपना ई-मेल पता सत्यापित करने के लिए मेल में दिया गया लिंक खोलें।',
  registered_unsent: () => 'आपका खाता बन गया है। सत्यापन का मेल अभी नहीं भेजा जा सका; फिर से कोशिश की जाएगी।',
  verified: () => 'आपका ई-मेल पता सत्यापित हो गया है। पहले के साइन-इन समाप्त हो गए हैं; फिर से लॉग इन करें।',
  already_verified: () => 'आपका ई-मेल पता पहले ही सत्यापित हो चुका है।',
  logged_out: () => 'अब दोनों टोकन हटा दें: सर्वर कोई सत्र नहीं रखता।',
  password_changed: () => 'आपका पासवर्ड बदल गया है। बाकी सभी साइन-इन समाप्त हो गए हैं।',
  reset_requested: () => 'इस पते का खाता हो, तो पासवर्ड बदलने के लिंक वाला मेल भेजा जा रहा है।',
  password_reset: () => 'आपका नया पासवर्ड लागू हो गया है। अब उसी से लॉग इन करें।',
  email_changed: () => 'आपका ई-मेल पता बदल गया है। अब नए पते से लॉग इन करें।',
  verification_requested: () => 'यदि इस पते का खाता सत्यापित होना बाकी है, तो लिंक वाला मेल भेजा जा रहा है।',
  logged_out_everywhere: () => 'इस खाते के सभी साइन-इन समाप्त हो गए हैं, यह भी।',
  deleted: () => 'आपका खाता हमेशा के लिए हटा दिया गया है।',
  left_out_password: () => 'पासवर्ड का हैश',
  left_out_tokens: () => 'एक बार काम आने वाले टोकनों के हैश',
  left_out_counters: () => 'कोशिशों की गिनती, जो हैश के नाम से रखी जाती है और किसी का नाम नहीं बताती',
} satisfies Sentences<AccountMessages>;
