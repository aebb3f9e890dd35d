/** Version of the engine; a test compares it with package.json. */
export const ENGINE_VERSION = '1.0.0';
