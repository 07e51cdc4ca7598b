import { useState } from 'react';
import type { ClassProps } from '#form/activity-views.ts';
import { ClassBoard as ClassFrame } from '#parts/drawing-tasks/class/class-board.tsx';
import type { View } from '#parts/panorama/scene-model.ts';
import { useSpace } from '#parts/spaces/use-space.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import type { TripPresence } from '../led/control.ts';
import type { ShownTrip } from '../model.ts';
import styles from './class.module.css';
import { classMessages } from './class-messages.ts';
import { LedScene } from './led-scene.tsx';
import { PeopleTable } from './people-table.tsx';
import { StopChoice } from './stop-choice.tsx';
import { useLead } from './use-lead.ts';

const showNothing = () => null;

/** Leads a class from stop to stop, and shows who is where. */
export function ClassView(props: ClassProps<ShownTrip>) {
  const { content, attempts, context, isProjected } = props;
  const t = useMessages(classMessages);
  const { lead, tell, tellSoon } = useLead(context.spaces);
  const { presence } = useSpace(context.spaces, 'trip', showNothing);
  const [chosenId, setChosenId] = useState(content.stops[0]?.id);
  const [view, setView] = useState<View>();
  const stopId = lead?.stop_id ?? chosenId;
  const stop = content.stops.find(({ id }) => id === stopId);
  const present = presence as ReadonlyMap<number, TripPresence>;
  function goTo(id: string): void {
    setChosenId(id);
    setView(undefined);
    if (lead) tell({ stop_id: id, view: null, point: null });
  }
  function toggle(): void {
    if (lead) tell(null);
    else if (stop) tell({ stop_id: stop.id, view: view ?? null, point: null });
  }
  return (
    <ClassFrame
      {...props}
      head={
        <div className={styles.head}>
          <Button look={lead ? 'plain' : 'solid'} onClick={toggle}>
            {t(lead ? 'let_go' : 'lead')}
          </Button>
          <p role="status">{t(lead ? 'leading' : 'free')}</p>
        </div>
      }
    >
      <StopChoice stops={content.stops} stopId={stopId} present={present} onGo={goTo} />
      <div className={styles.desk} data-projected={isProjected || undefined}>
        {stop && (
          <LedScene
            key={stop.id}
            stop={stop}
            content={content}
            context={context}
            lead={lead}
            onLook={(looked) => {
              setView(looked);
              if (lead) void tellSoon({ ...lead, view: looked });
            }}
            onPoint={(point) => lead && tell({ ...lead, point })}
          />
        )}
        {!isProjected && (
          <PeopleTable attempts={attempts} stops={content.stops} present={present} nameOf={context.nameOf} />
        )}
      </div>
    </ClassFrame>
  );
}
