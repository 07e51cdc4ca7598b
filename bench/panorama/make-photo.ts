import sharp from 'sharp';

/** Writes a JPEG with as much detail as a photo: waves of all sizes below a little noise. */
export async function makePhoto(path: string, width: number, height: number): Promise<void> {
  const layer = async (share: number, sigma: number) =>
    sharp({
      create: {
        width: Math.round(width * share),
        height: Math.round(height * share),
        channels: 3,
        background: '#7090a0',
        noise: { type: 'gaussian', mean: 128, sigma },
      },
    })
      .png({ compressionLevel: 1 })
      .toBuffer();
  const fine = await sharp(await layer(0.25, 26))
    .resize(width / 2, height / 2)
    .toBuffer();
  const coarse = await sharp(await layer(0.01, 60))
    .resize(width / 2, height / 2)
    .toBuffer();
  const blended = await sharp(coarse)
    .composite([{ input: fine, blend: 'soft-light' }])
    .png()
    .toBuffer();
  await sharp(blended).resize(width, height).jpeg({ quality: 85 }).toFile(path);
}
