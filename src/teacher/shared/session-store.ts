import { useSyncExternalStore } from 'react';
import type { ApiReply } from '#contract/api.ts';

/** The person who is signed in. Undefined after a reload until the navigation guard has loaded it. */

export type Userinfo = ApiReply<'GET /user/info'>['userinfo'];

let currentUserinfo: Userinfo | undefined;
const listeners = new Set<() => void>();

export function getUserinfo(): Userinfo | undefined {
  return currentUserinfo;
}

export function setUserinfo(userinfo: Userinfo | undefined): void {
  currentUserinfo = userinfo;
  for (const listener of listeners) listener();
}

export function subscribeUserinfo(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The signed-in person; undefined only outside of the shell and while logging out. */
export function useUserinfo(): Userinfo | undefined {
  return useSyncExternalStore(subscribeUserinfo, getUserinfo);
}
