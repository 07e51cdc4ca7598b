import { type ReactNode, useMemo, useState } from 'react';
import { findOwn } from '#contract/find-own.ts';
import type { ViewContext } from '#form/activity-views.ts';
import type { InkPage } from '#parts/ink/pages.ts';
import type { WorkSpace } from '#parts/ink/work/use-desk.ts';
import { createLateComponent } from '#ui/browser/late-component.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { inkAnswerMessages } from './messages.ts';
import { useAddresses } from './use-ink-layers.ts';

const InkReplay = createLateComponent(
  async () => (await import('#parts/ink/replay/ink-replay.tsx')).InkReplay,
);

type WithReplayProps = {
  label: string;
  pages: readonly InkPage[];
  layers: readonly { name: string; space: WorkSpace }[];
  context: Pick<ViewContext, 'mediaUrl' | 'spaces' | 'stoodAt' | 'nameOf'>;
  /** A drawing, with the button that shows how it came about instead. */
  children: (toggle: ReactNode) => ReactNode;
};

/** A student's drawing, or how it came about, up to the submission that is looked at. */
export function WithReplay({ label, pages, layers, context, children }: WithReplayProps) {
  const t = useMessages(inkAnswerMessages);
  const { spaces, stoodAt, nameOf } = context;
  const addresses = useAddresses(context, spaces);
  const [isReplaying, setReplaying] = useState(false);
  const replayedLayers = useMemo(
    () =>
      layers
        .filter(({ name }) => name === 'ink')
        .map((layer) => ({ ...layer, until: stoodAt && (findOwn(stoodAt, layer.name) ?? 0) })),
    [layers, stoodAt],
  );
  const toggle = (
    <Button look="soft" onClick={() => setReplaying(!isReplaying)}>
      {t(isReplaying ? 'end_replay' : 'replay')}
    </Button>
  );
  if (!isReplaying) return children(toggle);
  return (
    <div>
      {toggle}
      <InkReplay {...{ label, pages, addresses, nameOf }} layers={replayedLayers} />
    </div>
  );
}
