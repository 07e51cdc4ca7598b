import { clear, createStore } from 'idb-keyval';
import { expect, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { videoquiz } from '#activities/videoquiz/activity.ts';
import { Editor } from '#activities/videoquiz/editor/editor.tsx';
import { createEmptyVideoQuiz, type VideoQuiz } from '#activities/videoquiz/model.ts';
import { samples } from '#activities/videoquiz/samples.ts';
import type { StoredFile } from '#form/activity-type.ts';
import { showEditor } from '#tests/browser/show-editor.tsx';
import { unsentQueue } from '#ui/unsent/unsent-queue.ts';

/** The editor on the demo school's own short video: 12 seconds. */

export const media = '/src/demo/media/rain/rain.mp4';
const known = samples.conversionResults?.['samples/rain.mp4']?.video;
const conversionResults = known
  ? {
      [media]: {
        video: {
          ...known,
          video: { ...known.video, url: media },
          strip: { ...known.strip, url: '/src/demo/media/rain/rain-3.jpg' },
          poster: { ...known.poster, url: '/src/demo/media/rain/rain-2.jpg' },
        },
      },
    }
  : {};
let shownDraft: () => VideoQuiz;
/** The draft as it is now. */
export const latest = () => shownDraft();
export const uploadFile = vi.fn<(file: File) => Promise<StoredFile>>();

export async function showVideoEditor(questions: VideoQuiz['questions'] = []) {
  await page.viewport(1366, 768);
  const content: VideoQuiz = {
    ...createEmptyVideoQuiz(),
    video: { media, name: 'rain.mp4', bytes: 1 },
    questions,
  };
  const shown = await showEditor({ model: videoquiz, Editor, content, conversionResults, uploadFile });
  shownDraft = shown.draft;
  await expect.poll(() => video().readyState).toBeGreaterThan(0);
  return shown.screen;
}

export const video = () => document.querySelector('video') as HTMLVideoElement;
export const seek = async (seconds: number) => {
  video().currentTime = seconds;
  await expect.poll(() => video().seeking).toBe(false);
};
/** Somebody is signed in, for whom typed text is kept; nothing is at first. Returns what begins the next session. */
export async function signInForTyping(): Promise<() => Promise<void>> {
  await clear(createStore('unsent', 'entries'));
  let signOut = () => {};
  const signIn = async () => {
    signOut();
    signOut = unsentQueue.start({ person: 1, kinds: {} });
    await unsentQueue.whenRead();
  };
  await signIn();
  onTestFinished(() => signOut());
  return signIn;
}
