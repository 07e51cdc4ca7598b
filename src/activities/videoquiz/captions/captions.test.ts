import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatVtt } from './format-vtt.ts';
import { parseVtt } from './parse-vtt.ts';
import { addCue, closeCues, moveCue } from './typed-captions.ts';

const rain = [
  { from_s: 1, to_s: 2.5, text: '雨水' },
  { from_s: 3661.25, to_s: 3663, text: 'Two\nlines' },
];
const file = [
  'WEBVTT - Rain',
  '',
  'NOTE by us',
  '',
  '1',
  '00:01.000 --> 00:02.500 align:start',
  '雨水',
  '',
  '01:01:01.250 --> 01:01:03.000',
  'Two',
  'lines',
  '',
];

describe('reading WebVTT', () => {
  it.each([
    ['as it is', file.join('\n')],
    ['with CRLF', file.join('\r\n')],
    ['with a byte order mark', `\ufeff${file.join('\n')}`],
    ['with both', `\ufeff${file.join('\r\n')}`],
    ['without an end of line at its end', file.join('\n').trimEnd()],
  ])('takes it %s', (_name, text) => {
    expect(parseVtt(text)).toEqual({ cues: rain });
  });

  it.each([
    ['no_header', 1, '1\n00:00:01,000 --> 00:00:02,000\nHi\n'],
    ['wrong_time', 3, 'WEBVTT\n\n00:00:01,000 --> 00:00:02,000\nHi\n'],
    ['wrong_time', 5, 'WEBVTT\r\n\r\n7\r\n\r\n00:61.000 --> 01:02.000\r\nHi\r\n'],
    ['wrong_time', 3, 'WEBVTT\n\n1 --> 2\nHi\n'],
    ['end_before_begin', 3, '\ufeffWEBVTT\n\n00:05.000 --> 00:04.000\nHi\n'],
    ['end_before_begin', 6, 'WEBVTT\n\n00:01.000 --> 00:02.000\nHi\n\n00:05.000 --> 00:05.000\nHo\n'],
    ['out_of_order', 6, 'WEBVTT\n\n00:09.000 --> 00:10.000\nHi\n\n00:05.000 --> 00:06.000\nHo\n'],
    ['no_cues', 3, 'WEBVTT\n\n'],
    ['no_header', 1, ''],
  ])('says %s in line %i', (message, line, text) => {
    expect(parseVtt(text)).toEqual({ fault: { message, line } });
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(
          parseVtt(`WEBVTT
${text}`),
        ).toBeTypeOf('object');
      }),
    );
  });
});

const cue = fc
  .record({
    from: fc.nat(4_000_000),
    length: fc.integer({ min: 1, max: 9_000 }),
    text: fc.string({ unit: 'grapheme' }),
  })
  .map(({ from, length, text }) => ({ from_s: from / 1000, to_s: (from + length) / 1000, text }));

it('writes what it reads again', () => {
  fc.assert(
    fc.property(fc.array(cue), (cues) => {
      const written = parseVtt(formatVtt(cues));
      const again = 'cues' in written ? written.cues : [];
      expect(parseVtt(formatVtt(again))).toEqual(written);
      const kept = cues.filter(({ text }) => text.replace(/[\r\n]/g, '').trim() !== '').length;
      expect(again).toHaveLength(kept);
    }),
  );
});

const cueAt = (from_s: number, text: string) => ({ from_s, to_s: 0, text });

describe('typed captions', () => {
  it('end with the next one, five seconds later at most, and never before they begin', () => {
    const typed = addCue(addCue(addCue([], cueAt(20, 'c')), cueAt(1, 'a')), cueAt(3, 'b'));
    expect(typed).toEqual([
      { from_s: 1, to_s: 3, text: 'a' },
      { from_s: 3, to_s: 8, text: 'b' },
      { from_s: 20, to_s: 25, text: 'c' },
    ]);
    const [, second] = typed;
    expect(second && moveCue(typed, second, 18).map(({ from_s, to_s }) => [from_s, to_s])).toEqual([
      [1, 3],
      [18, 20],
      [20, 25],
    ]);
    expect(
      closeCues([
        { from_s: 2, to_s: 1, text: '' },
        { from_s: 2, to_s: 9, text: '' },
      ])[0]?.to_s,
    ).toBe(2.5);
  });
});
