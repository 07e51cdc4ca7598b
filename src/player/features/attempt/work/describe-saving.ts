import type { SessionState } from '#player/features/attempt/session/attempt-session.ts';

/** How far the answers are, by the name of the words that tell it; `none`: nothing has been answered. */
type Saving = 'none' | 'saved' | 'saving' | 'waiting' | 'kept_to_send' | 'kept';

/** No network and a server that can take nothing are told apart: a student can look for the network only. */
export function describeSaving(state: Pick<SessionState, 'answers' | 'unsent' | 'status'>): Saving {
  if (state.unsent === 0) {
    return Object.values(state.answers).some(({ save }) => save === 'saved') ? 'saved' : 'none';
  }
  switch (state.status) {
    case 'idle':
    case 'sending':
      return 'saving';
    case 'server_away':
      return 'kept_to_send';
    case 'refused':
      return 'kept';
    default:
      return 'waiting';
  }
}
