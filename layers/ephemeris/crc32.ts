/** CRC-32 (ISO 3309, as zlib has it), for hosts without zlib. */

const POLYNOMIAL = 0xedb88320;
const BITS_PER_BYTE = 8;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < BITS_PER_BYTE; bit++) value = value & 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1;
  return value;
});

/** Returns the CRC-32 of some bytes, an unsigned 32-bit number. */
export function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = TABLE[(value ^ byte) & 0xff]! ^ (value >>> BITS_PER_BYTE);
  return (value ^ 0xffffffff) >>> 0;
}
