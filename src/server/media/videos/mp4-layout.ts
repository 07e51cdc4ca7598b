import { open } from 'node:fs/promises';

/**
 * Whether an MP4 can be played while it is loading: its index ('moov') comes before the data ('mdat'), in one piece
 * (ISO/IEC 14496-12, 4.2 and 8).
 */
export async function playsWhileLoading(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    let hasIndex = false;
    for (let offset = 0; ; ) {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, offset);
      if (bytesRead < 8) return false;
      const type = buffer.toString('latin1', 4, 8);
      if (type === 'mdat' || type === 'moof') return type === 'mdat' && hasIndex;
      hasIndex ||= type === 'moov';
      const shortSize = buffer.readUInt32BE(0);
      const size = shortSize === 1 && bytesRead === 16 ? Number(buffer.readBigUInt64BE(8)) : shortSize;
      if (size < 8) return false;
      offset += size;
    }
  } finally {
    await file.close();
  }
}
