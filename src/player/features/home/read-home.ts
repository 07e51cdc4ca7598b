import { serverClock } from '#player/shared/server-clock.ts';
import { call } from '#ui/api/call.ts';

/** Reads the student's activities, and the server's time. */
export async function readHome() {
  const sentAt = Date.now();
  const reply = await call('GET /play/home', {}, { quiet: true });
  serverClock.observe(reply.server_now, sentAt, Date.now());
  return reply;
}
