/** Requests with everything in them that code could get wrong. */
import fc from 'fast-check';
import type { CodeRequest } from '../../../web/code/request.ts';

/** What ends or opens something in one of the languages. */
const NASTY = [
  `O'Neil "x" $HOME \`id\` \\ \${y} {$z} #{w}`,
  `\\(name) \\#(name) \\\\##("x") """ ''' $' $& \${'$'}`,
  'आशा राव, क्षि‍',
  '😀👩‍👩‍👧 मुंबई',
  'line\nline\r\n\ttab\u0000\u001b\u007f\u2028\u2029',
  '\u202Eright to left\ufeff',
  '',
  '__proto__',
  'constructor',
  '0',
  '@file',
  '<?php ?> </script> <!-- */ //',
];

const words = fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: 'binary', maxLength: 12 }));

const numbers = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (value === 0 ? 0 : value)),
  fc.constantFrom(28.6139, -0.1, 1e21, 12_345_678_901_234_567_000, 5e-324),
);

const { value: values } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    words,
    numbers,
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(words, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
}));

const bodies = fc.oneof(
  fc.dictionary(words, values, { maxKeys: 5, noNullPrototype: true }),
  fc.array(values, { maxLength: 4 }),
);

/** A header holds what can be seen of ASCII. */
const headers = fc.record({
  'X-Name': fc.oneof(fc.constantFrom(`it's "$5" \\(x) \${y}`), fc.stringMatching(/^[!-~]([ -~]{0,10}[!-~])?$/)),
});

/** @param origin where the requests are sent to */
export function requestsTo(origin: string): fc.Arbitrary<CodeRequest> {
  return fc
    .record({ method: fc.constantFrom('POST', 'PUT', 'DELETE'), query: words, headers, body: bodies })
    .map(({ method, query, headers: given, body }) => ({
      method,
      url: `${origin}/api?q=${encodeURIComponent(query)}&it's=$x`,
      headers: { 'Content-Type': 'application/json', ...given },
      body,
    }));
}
