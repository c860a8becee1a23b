import { Problem } from '../../server/errors.ts';

/** Pixels on a side. */
const SIZE = 256;
/** A small file can unfold to an image that fills the memory; cameras stay below this. */
const MOST_PIXELS = 50_000_000;

/** What a file is by its first bytes, whatever its name or type says. */
const signatures: [string, RegExp][] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF[\s\S]{4}WEBP/],
];

/**
 * Makes the small square that others see: re-encoded from the pixels alone, so that nothing else that was in the file
 * (a place, a script, a second file) is in it.
 * @returns WebP
 * @throws {Problem} invalid, with what to do
 */
export async function avatarImage(file: Uint8Array): Promise<Buffer> {
  const start = Buffer.from(file.subarray(0, 16)).toString('latin1');
  const format = signatures.find(([, signature]) => signature.test(start))?.[0];
  if (!format) throw refused('This is not a JPEG, PNG, WebP or GIF image. Please choose another file.');
  const { default: sharp } = await import('sharp');
  try {
    const image = sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 });
    const found = await image.metadata();
    if (found.format !== format) throw new Error('not what it starts as');
    return await image
      .timeout({ seconds: 10 })
      .autoOrient()
      .resize(SIZE, SIZE, { fit: 'cover', position: 'attention' })
      .webp({ quality: 80 })
      .toBuffer();
  } catch {
    throw refused('This image could not be read, or it is too large. Please choose another one.');
  }
}

const refused = (message: string) =>
  new Problem('invalid', { detail: message, errors: [{ path: 'avatar', message }] });
