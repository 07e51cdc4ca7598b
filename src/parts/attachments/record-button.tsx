import { useEffect, useRef, useState } from 'react';
import { useFormats } from '#ui/i18n/formats.ts';
import { translate, useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { attachmentMessages } from './messages.ts';

/** Formats of recordings; the first one that the browser can write is used. AAC plays on every device. */
const recordingFormats = [
  { mime: 'audio/mp4;codecs=mp4a.40.2', extension: 'm4a' },
  { mime: 'audio/webm;codecs=opus', extension: 'webm' },
  { mime: 'audio/ogg;codecs=opus', extension: 'ogg' },
  { mime: 'audio/mp4', extension: 'm4a' },
];
const recordingMaxMs = 10 * 60_000;

const findFormat = () => recordingFormats.find(({ mime }) => MediaRecorder.isTypeSupported(mime));

/** Whether the page can record here; over plain http browsers give no microphone. */
export function canRecord(): boolean {
  return typeof MediaRecorder !== 'undefined' && 'mediaDevices' in navigator && findFormat() !== undefined;
}

type RecordButtonProps = {
  isBusy: boolean;
  onRecorded: (file: File) => void;
  onProblem: (text: string) => void;
};

/** A button that records from the microphone until it is pressed again. */
export function RecordButton({ isBusy, onRecorded, onProblem }: RecordButtonProps) {
  const t = useMessages(attachmentMessages);
  const format = useFormats();
  const [startedAt, setStartedAt] = useState<number>();
  const [now, setNow] = useState(0);
  const recorder = useRef<MediaRecorder>(undefined);
  const isRecording = startedAt !== undefined;
  useEffect(() => {
    if (!isRecording) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [isRecording]);
  useEffect(() => () => stop(recorder.current), []);

  async function start(): Promise<void> {
    onProblem('');
    try {
      recorder.current = await record((file) => {
        setStartedAt(undefined);
        onRecorded(file);
      });
      setStartedAt(Date.now());
      setNow(Date.now());
    } catch {
      onProblem(t('no_microphone'));
    }
  }

  const recordedSeconds = isRecording ? Math.max(0, Math.floor((now - startedAt) / 1000)) : 0;
  return (
    <Button
      look={isRecording ? 'danger' : 'soft'}
      busy={isBusy}
      onClick={() => (isRecording ? stop(recorder.current) : void start())}
    >
      {isRecording ? t('stop_recording', { time: format.duration(recordedSeconds * 1000) }) : t('record')}
    </Button>
  );
}

function stop(recorder: MediaRecorder | undefined): void {
  if (recorder?.state === 'recording') recorder.stop();
}

/** Starts to record; `onFile` receives the recording once the recorder stops. Rejects without a microphone. */
async function record(onFile: (file: File) => void): Promise<MediaRecorder> {
  const { mime, extension } = findFormat() ?? { mime: '', extension: 'webm' };
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const recorder = new MediaRecorder(stream, { mimeType: mime, audioBitsPerSecond: 64_000 });
  const pieces: Blob[] = [];
  const startTime = new Date();
  recorder.ondataavailable = ({ data }) => pieces.push(data);
  recorder.onstop = () => {
    clearTimeout(timer);
    for (const track of stream.getTracks()) track.stop();
    const time = [startTime.getHours(), startTime.getMinutes()]
      .map((part) => String(part).padStart(2, '0'))
      .join('.');
    const name = `${translate(attachmentMessages, 'sound_name', { time })}.${extension}`;
    onFile(new File(pieces, name, { type: mime.split(';')[0] ?? mime, lastModified: startTime.getTime() }));
  };
  const timer = setTimeout(() => stop(recorder), recordingMaxMs);
  recorder.start(1_000);
  return recorder;
}
