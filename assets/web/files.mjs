// Files as the reader of records takes them: unpacked, and texts in UTF-8.

// Largest unpacked file, in bytes.
const LARGEST = 256 << 20;

// Encodings by what their texts look like, the strictest first.
const CANDIDATES = ["euc-jp", "shift_jis", "gb18030", "euc-kr"];

// Bytes of a file that gzip may have packed and whose text may be in an old encoding.
export async function content(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return inUtf8(bytes[0] === 0x1f && bytes[1] === 0x8b ? await unpacked(bytes) : bytes);
}

async function unpacked(bytes) {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  const parts = [];
  let size = 0;
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > LARGEST) throw new Error("it is too large");
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

// Text in UTF-8. Files that are no text, and UTF-16, stay as they are.
export function inUtf8(bytes) {
  const isMarked = (bytes[0] ^ bytes[1]) === 1 && (bytes[0] | bytes[1]) === 0xff;
  if (isMarked || bytes.includes(0)) return bytes;
  const isEscaped = bytes.some((byte, at) => byte === 0x1b && bytes[at + 1] === 0x24);
  if (!isEscaped && decoded(bytes, "utf-8") !== undefined) return bytes;
  const text = isEscaped ? decoded(bytes, "iso-2022-jp") : undefined;
  return new TextEncoder().encode(text ?? named(bytes) ?? guessed(bytes));
}

// Text of an encoding; undefined if it is none, or if there is no such encoding.
function decoded(bytes, encoding) {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

// Text by the `CA[..]` property of SGF.
function named(bytes) {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 2000));
  const encoding = /CA\[([^\]]*)\]/.exec(head)?.[1];
  return encoding && decoded(bytes, encoding);
}

// Nearly all letters of Korean texts are Hangul.
function isKorean(text) {
  const count = (letters) => text.match(letters)?.length ?? 0;
  return count(/[\uac00-\ud7a3]/g) * 10 > count(/[\u3040-\u9fff\uac00-\ud7a3]/g) * 9;
}

// Letters of Western Europe stand alone; those of East Asia take two bytes each, one after another.
function guessed(bytes) {
  const hasRuns = bytes.some((byte, at) => byte >= 0x80 && bytes[at + 1] >= 0x80);
  const texts = hasRuns ? CANDIDATES.map((it) => decoded(bytes, it)).filter((it) => it !== undefined) : [];
  // Kana of half width are a sign that the bytes are read wrongly.
  const isPlausible = (text) => !/[\uff61-\uff9f\ue000-\uf8ff]/.test(text);
  const hasKana = texts.find((text) => isPlausible(text) && /[\u3040-\u30ff]/.test(text));
  return hasKana ?? texts.find(isKorean) ?? texts.find(isPlausible) ?? new TextDecoder("windows-1252").decode(bytes);
}
