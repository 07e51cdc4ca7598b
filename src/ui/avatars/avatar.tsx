import { Suspense } from 'react';
import { type AvatarName, avatarNames } from '#contract/choices.ts';
import { createLazyComponent } from '#ui/browser/lazy-component.tsx';

/** The drawings load only where somebody has chosen one. */
const AvatarPicture = createLazyComponent(async () => (await import('./avatar-picture.tsx')).AvatarPicture);

export function isAvatarName(text: string): text is AvatarName {
  return (avatarNames as readonly string[]).includes(text);
}

/** The picture that a person chose; nothing without one, or until it is loaded. */
export function Avatar({ name }: { name: string }) {
  if (!isAvatarName(name)) return null;
  return (
    <Suspense fallback={null}>
      <AvatarPicture name={name} />
    </Suspense>
  );
}
