// Makes the recording for the demo school's listening question. Needs espeak-ng and ffmpeg; the result is stored in
// the repository.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const spokenText = 'I am under the ground. I hold the plant in the soil, and I take in water. What am I?';
const soundPath = join(import.meta.dirname, '../src/demo/media/listening.mp3');

const speech = execFileSync('espeak-ng', ['-v', 'en-gb', '-s', '140', '--stdout', spokenText], {
  maxBuffer: 16 * 1024 * 1024,
});
const encodingArguments = ['-ac', '1', '-b:a', '40k', '-map_metadata', '-1', '-f', 'mp3'];
execFileSync('ffmpeg', ['-y', '-loglevel', 'error', '-i', 'pipe:0', ...encodingArguments, soundPath], {
  input: speech,
});
