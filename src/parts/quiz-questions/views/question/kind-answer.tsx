import { type ComponentProps, useState } from 'react';
import { useLoaded } from '#ui/browser/use-loaded.ts';
import type { playerOf } from '../../player-of.tsx';

type Answer = ReturnType<typeof playerOf>['Answer'];

const loadNothing = () => Promise.resolve();

/** The answer fields of a question's kind. Nothing is shown until their code is there; without network it is tried again later. */
export function KindAnswer({ Answer, ...props }: ComponentProps<Answer> & { Answer: Answer }) {
  const { load = loadNothing, isLoaded } = Answer;
  const [wasLoaded] = useState(() => isLoaded?.() ?? true);
  const isLoadedNow = useLoaded(load, !wasLoaded);
  return wasLoaded || isLoadedNow ? <Answer {...props} /> : null;
}
