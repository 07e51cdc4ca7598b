import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { uploadTus } from '#tests/support/clients/tus.ts';
import { type Send, signInWithToken } from './furnish.ts';

/** Lets students of 4A answer with photos, by the same calls as their devices. */

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

type PhotoWork = {
  origin: string;
  courseware_id: number;
  question_id: string;
  other: Record<string, unknown>;
};

async function submitPhoto({ send, token }: Student, number: number, work: PhotoWork): Promise<number> {
  const { origin, courseware_id, question_id, other } = work;
  const { id } = await send('POST /play/start', { courseware_id });
  const metadata = { filename: 'leaf.jpg', kind: 'picture', attempt_id: String(id), question_id };
  const { data } = await uploadTus({ origin, token }, metadata, await paintPhoto(number));
  if (!data) throw new Error('The photo was refused');
  const otherAnswers = Object.entries(other).map(([other_id, response]) => ({
    question_id: other_id,
    response,
    seq: 1,
  }));
  const answer = { question_id, response: { text: `${number} + ${number}` }, seq: 1 };
  const attachments = [{ question_id, file_id: data.file.id, action: 'add' as const }];
  await send('POST /play/save', { attempt_id: id, answers: [answer, ...otherAnswers], attachments });
  await send('POST /play/submit', { attempt_id: id });
  return id;
}

/**
 * Every student submits a photo and a text for the question, and `otherResponses`. Returns the attempts' ids in the order
 * of the students.
 */
export async function handInPhotos(students: readonly Student[], work: PhotoWork): Promise<number[]> {
  const attempts: number[] = [];
  for (let from = 0; from < students.length; from += concurrentCalls) {
    const studentBatch = students.slice(from, from + concurrentCalls);
    const submissions = studentBatch.map((student, index) => submitPhoto(student, from + index + 1, work));
    attempts.push(...(await Promise.all(submissions)));
  }
  return attempts;
}
