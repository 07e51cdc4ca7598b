import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { uploadTus } from '#tests/support/clients/tus.ts';
import { type Send, signInWithToken } from './furnish.ts';

/** Students of 4A answer with a photo, by the same calls as their devices. */

export const classSize = 30;

/** Number of calls that run at the same time. */
const concurrentCalls = 6;

type Student = { send: Send; token: string };

/** Signs in the students of 4A; returns them in order of their class numbers. */
export async function signInClass(request: APIRequestContext): Promise<Student[]> {
  const students: Student[] = [];
  for (let number = 1; number <= classSize; number += 1) {
    const name = `student${String(number).padStart(2, '0')}@example.com`;
    students.push(await signInWithToken(request, name));
  }
  return students;
}

function paintPhoto(number: number): Promise<Buffer<ArrayBuffer>> {
  const background = { r: 60, g: 90 + number * 5, b: 70 };
  const photo = sharp({ create: { width: 640, height: 480, channels: 3, background } });
  return photo.jpeg().toBuffer();
}

type Work = { origin: string; courseware_id: number; question_id: string; other: Record<string, unknown> };

async function handIn({ send, token }: Student, number: number, work: Work): Promise<number> {
  const { origin, courseware_id, question_id, other } = work;
  const { id } = await send('POST /play/start', { courseware_id });
  const place = { filename: 'leaf.jpg', kind: 'picture', attempt_id: String(id), question_id };
  const { data } = await uploadTus({ origin, token }, place, await paintPhoto(number));
  if (!data) throw new Error('The photo was refused');
  const rest = Object.entries(other).map(([other_id, response]) => ({
    question_id: other_id,
    response,
    seq: 1,
  }));
  const answer = { question_id, response: { text: `${number} + ${number}` }, files: [data.file.id], seq: 1 };
  await send('POST /play/save', { attempt_id: id, answers: [answer, ...rest] });
  await send('POST /play/submit', { attempt_id: id });
  return id;
}

/**
 * Every student hands in a photo and a text for the question, and the `other` responses. Returns the attempts in order
 * of the students.
 */
export async function handInPhotos(students: readonly Student[], work: Work): Promise<number[]> {
  const attempts: number[] = [];
  for (let from = 0; from < students.length; from += concurrentCalls) {
    const some = students.slice(from, from + concurrentCalls);
    const handed = some.map((student, index) => handIn(student, from + index + 1, work));
    attempts.push(...(await Promise.all(handed)));
  }
  return attempts;
}
