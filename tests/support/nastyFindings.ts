/** Bodies for the paths that take medical_data, up to 256 KiB of every kind that could hurt whoever reads them. */

const KIB = 1024;

/** Repeats a piece up to just under the most that a body may hold. */
function filled(head: string, piece: (i: number) => string, tail: string): string {
  const pieces: string[] = [];
  let bytes = head.length + tail.length + 100;
  for (let i = 0; ; i++) {
    const one = piece(i);
    bytes += Buffer.byteLength(one) + 1;
    if (bytes > 250 * KIB) break;
    pieces.push(one);
  }
  return `{"medical_data":${head}${pieces.join(',')}${tail}}`;
}

const list = (name: string, piece: (i: number) => string) =>
  filled(`{"weak_planets":["saturn"],"${name}":[`, piece, ']}');
const day = (i: number) => new Date(Date.UTC(2000, 0, 1 + 30 * i)).toISOString().slice(0, 10);
const NINE = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu'];
const RAISED = '"neecha_bhanga":{"is_raja_yoga":true}';
const LAYERS = ['foundation', 'weakness', 'indication', 'timing', 'output', 'constitution', 'dasha', 'current_dasha'];
const layered = (inner: string) =>
  `{"medical_data":{${LAYERS.map((one) => `"${one}":{${LAYERS.map((two) => `"${two}":${inner}`).join(',')}}`).join(',')}}}`;
const ids = (names: readonly string[]) =>
  names.map((name) => `{"planet":"${name}","types":["${name}"],"id":"${name}"}`).join(',');
const ODD_IDS = [
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'saturn ',
  ' saturn',
  'SATURN\\u0000',
  'ѕaturn',
  '\\u202esaturn',
  'satu\\u200brn',
  '\\ud800',
  'ｓａｔｕｒｎ',
  'saturn\\n',
  '',
  ' ',
];
const ODD_NUMBERS = [
  '1e308',
  '-1e308',
  '-0',
  '1e-308',
  '9007199254740993',
  '"NaN"',
  '"71"',
  '[71]',
  'null',
  'true',
  '0.1',
  '100',
  '101',
];
const ODD_DAYS = [
  '9999-99-99',
  '2026-02-30',
  '+275760-09-13',
  '-000001-01-01',
  '0000-00-00',
  '2026-13-01',
  '2400-12-31',
  '1600-01-01',
  '2026-11-20T99:99:99Z',
  '2026-11-20T00:00:00+99:99',
  '२०२६-११-२०',
  '2026-11-20\\u0000',
];
const spans = ODD_DAYS.flatMap((start) =>
  ODD_DAYS.map((end) => `{"start":"${start}","end":"${end}","house":8,"planet":"mars","level":1,"lord":"mars"}`),
);
const nested = (open: string, close: string) =>
  `{"medical_data":{"weak_planets":${open.repeat(29)}"saturn"${close.repeat(29)}}}`;

export const NASTY: Readonly<Record<string, string>> = {
  'lists in lists': nested('[', ']'),
  'objects in objects': nested('{"planets":', '}'),
  'a list of 100,000': filled('{"weak_planets":[', () => '1', ']}'),
  'planets without end': list('planets', (i) => `{"id":"${NINE[i % 9]}","score":${i % 101}}`),
  'raised planets without end': list('planets', (i) => `{"id":"${NINE[i % 9]}","score":${i % 101},${RAISED}}`),
  'raised planets in every layer': layered(
    `{"planets":[${Array(55).fill(`{"id":"mars","score":9,${RAISED}}`).join(',')}]}`,
  ),
  'raised nobodies in every layer': layered(
    `{"planets":[${Array(75).fill(`{${RAISED}}`).join(',')}],"weakest":["mars"]}`,
  ),
  'windows without end': list('windows', (i) => `{"start":"${day(i)}","end":"${day(i + 9)}","planets":["mars"]}`),
  'passages without end': list(
    'transits',
    (i) => `{"planet":"${NINE[i % 9]}","house":8,"start":"${day(i)}","end":"${day(i + 40)}"}`,
  ),
  'passages in passages': list(
    'transits',
    () =>
      `{"planet":"mars","passages":[${Array(50).fill('{"house":8,"start":"2026-01-01","end":"2027-01-01"}').join(',')}]}`,
  ),
  'periods without end': list(
    'periods',
    (i) => `{"level":${(i % 5) + 1},"lord":"mars","start":"1600-01-01","end":"2400-12-31"}`,
  ),
  'indications without end': list('indications', (i) => `{"id":"liver","probability":${i % 101}}`),
  'parts without end': list('body_parts', () => '{"id":"knees","body_parts":["knees","feet","liver"]}'),
  'remedies without end': list('remedies', (i) => `{"planet":"${NINE[i % 9]}","kind":"mantra","count":${i}}`),
  'keys without end': filled('{', (i) => `"k${i}":0`, ',"weak_planets":["saturn"]}'),
  'one key over and over': filled('{', () => '"weak_planets":["saturn"]', '}'),
  'a huge string': `{"medical_data":{"weak_planets":["${'a'.repeat(250 * KIB)}"],"note":"saturn"}}`,
  'a huge key': `{"medical_data":{"${'a'.repeat(250 * KIB)}":["saturn"],"weak_planets":["saturn"]}}`,
  'a huge number': `{"medical_data":{"risk_score":${'9'.repeat(250 * KIB)},"weak_planets":["saturn"]}}`,
  'odd ids': `{"medical_data":{"weak_planets":[${ids(ODD_IDS)}],"indications":[${ids(ODD_IDS)}],"body_parts":[${ids(ODD_IDS)}],"remedies":[${ids(ODD_IDS)}],"dasha":{"mahadasha":"constructor"}}}`,
  'odd numbers': `{"medical_data":{"weak_planets":[${ODD_NUMBERS.map((n, i) => `{"planet":"${NINE[i % 9]}","score":${n}}`).join(',')}],"risk_score":1e308,"indications":[${ODD_NUMBERS.map((n) => `{"id":"liver","probability":${n}}`).join(',')}],"periods":[${ODD_NUMBERS.map((n) => `{"level":${n},"lord":"mars"}`).join(',')}]}}`,
  'odd days': `{"medical_data":{"weak_planets":["mars"],"windows":[${spans.join(',')}],"transits":[${spans.join(',')}],"periods":[${spans.join(',')}],"analysis_at":"9999-99-99"}}`,
  'keys of machinery':
    '{"medical_data":{"__proto__":{"weak_planets":["mars"]},"constructor":{"prototype":{"x":1}},"toString":"x","hasOwnProperty":1,"weak_planets":["saturn"]}}',
  'machinery at the top': '{"__proto__":{"medical_data":{"weak_planets":["mars"]}}}',
  'a language of machinery':
    '{"medical_data":{"weak_planets":["saturn"]},"style":"constructor","language":"__proto__"}',
};
