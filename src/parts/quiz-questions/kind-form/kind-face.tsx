import type { ReactNode } from 'react';
import type { Text } from '#contract/language.ts';

/** By what a kind is known where kinds are named, in its `face.ts`: lists load it without the fields of the editor. */
export type KindFace = {
  Icon: (props: { size: number; 'aria-hidden': true }) => ReactNode;
  name: Text;
  /** Says in a few words what students do, where a kind is chosen. */
  hint: Text;
};
