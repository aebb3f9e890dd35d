/** Version of the engine; the same as in package.json, which a test holds. */
export const ENGINE_VERSION = '1.0.0';
