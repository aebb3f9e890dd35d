/** The user of the engine hands in what it knows of places; takes the place of functions/_shell/placeData.ts. */
export {};
