/** The help of the command line in Hindi; what is typed stays in Latin letters. */
import type { CommandName } from '../options.ts';

type Texts = Readonly<Record<CommandName | 'help', string>>;

export const USAGE_HI: Texts = {
  chart: 'vedic chart DATE TIME PLACE [options]',
  day: 'vedic day DATE TIME PLACE [--on DATE] [options]',
  match: 'vedic match DATE TIME PLACE DATE TIME PLACE [options]',
  panchang: 'vedic panchang [DATE] PLACE [options]',
  help: 'vedic COMMAND ...',
};

const WRITING = `DATE   तारीख, जैसे 1990-06-15 या 1990/6/15
TIME   समय, जैसे 14:30, 14:30:00 या "2:30 pm"
PLACE  शहर, जैसे दिल्ली, delhi या "hyderabad, pk"; या 28.6139,77.2090`;

const COMMON = `--lang en|hi             भाषा; टर्मिनल हिंदी में हो तो हिंदी अपने आप
--json                   सेवा का पूरा उत्तर, हर उत्तर एक पंक्ति में
--detail LEVEL           कितना: brief, standard या full
--ayanamsa NAME          अयनांश: lahiri (न लिखने पर), raman, krishnamurti, true_chitra, ...
--timezone ZONE          जैसे Asia/Kolkata या +05:30; न लिखने पर स्थान का`;

const CODES = `0  उत्तर मिला
1  भीतर कोई गड़बड़ी हुई
2  कुछ गलत लिखा गया; हर पंक्ति बताती है कि क्या लिखें
3  स्थान नहीं मिला, या इस नाम के कई स्थान हैं`;

const body = (about: string, usage: string, options: string, example: string) =>
  `${about}\n\nऐसे लिखें\n  ${usage}\n\n${indented(WRITING)}\n\nविकल्प\n${indented(`${options}${COMMON}`)}\n\nउदाहरण\n${indented(example)}\n`;

function indented(text: string): string {
  return text.replace(/^/gm, '  ');
}

export const HELP_HI: Texts = {
  help: `टर्मिनल में ज्योतिष: कुंडली, आज का दिन, गुण मिलान और पंचांग।

ऐसे लिखें
  ${USAGE_HI.chart}
  ${USAGE_HI.day}
  ${USAGE_HI.match}
  ${USAGE_HI.panchang}
  vedic help [COMMAND]
  vedic --version

${indented(WRITING)}

विकल्प
${indented(COMMON)}

निकास कोड
${indented(CODES)}

उदाहरण
  vedic chart 1990-06-15 14:30 दिल्ली --lang hi
  vedic day 1990-06-15 14:30 दिल्ली --on 2026-12-01 --lang hi
  vedic match 1990-06-15 14:30 दिल्ली 1992-02-03 08:00 मुंबई --lang hi
  vedic panchang पुणे --lang hi
`,
  chart: body(
    'जन्म कुंडली: चित्र, ग्रह और चल रही दशा।',
    USAGE_HI.chart,
    `--style south|north      कुंडली का ढंग: दक्षिण या उत्तर भारतीय; न लिखने पर दक्षिण
--on DATE                किस दिन की दशा दिखाएँ; न लिखने पर आज की
`,
    'vedic chart 1990-06-15 14:30 दिल्ली --style north --lang hi',
  ),
  day: body(
    'आपका दिन कैसा रहेगा।',
    USAGE_HI.day,
    `--on DATE                कौन-सा दिन; न लिखने पर आज
--at PLACE               दिन कहाँ बीतेगा; न लिखने पर जन्म स्थान
`,
    'vedic day 1990-06-15 14:30 दिल्ली --on 2026-12-01 --at london --lang hi',
  ),
  match: body(
    'दो जन्मों के आठ कूट: पहले वर, फिर वधू।',
    USAGE_HI.match,
    '',
    'vedic match 1990-06-15 14:30 दिल्ली 1992-02-03 08:00 मुंबई --lang hi',
  ),
  panchang: body(
    'किसी स्थान पर किसी दिन का पंचांग; तारीख न लिखने पर आज का।',
    USAGE_HI.panchang,
    '',
    'vedic panchang 2026-11-08 वाराणसी --lang hi',
  ),
};
