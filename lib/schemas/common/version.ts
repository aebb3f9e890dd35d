/** Version of the engine; a test compares it with package.json. */
export const ENGINE_VERSION = '1.0.0';

/** The date of that version, as the changelog has it once it is released. */
export const ENGINE_DATE = '2026-11-28';
