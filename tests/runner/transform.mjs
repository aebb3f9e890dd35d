/** Takes the types from TypeScript, for test files that jest itself loads. Types are checked by `npm run types`. */
import withoutTypes from 'ts-blank-space';

export default { process: (source) => ({ code: withoutTypes(source) }) };
