import { Tabs } from '@mantine/core';
import { useRef } from 'react';
import type { EditorProps } from '#form/activity-views.ts';
import { useIssueTexts } from '#parts/editor-parts/use-issue-texts.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { EmptyActivities } from '#ui/illustrations/empty-activities.tsx';
import { messages } from '../messages.ts';
import type { Trip } from '../model.ts';
import { sumPoints } from './changes.ts';
import styles from './editor.module.css';
import { editorMessages } from './editor-messages.ts';
import { MapPart } from './map/map-part.tsx';
import { SettingsPart } from './settings/settings-part.tsx';
import { StopDesk } from './stop-desk.tsx';
import { PhotoStops } from './stops/photo-stops.tsx';
import { StopList } from './stops/stop-list.tsx';
import { useTripChanges } from './use-trip-changes.ts';
import { type TripPart, tripParts, useTripChoice } from './use-trip-choice.ts';

/** The trip in three parts: its stops with their questions, its map, and its settings. */
export function Editor(props: EditorProps<Trip>) {
  const { content: trip, onChange, issues, uploadFile, uploads } = props;
  const t = useMessages(editorMessages);
  const root = useRef<HTMLDivElement>(null);
  const errorAt = useIssueTexts(messages, issues);
  const changes = useTripChanges(trip, onChange);
  const choice = useTripChoice(root, trip, props.goTo);
  return (
    <div ref={root}>
      <Tabs
        variant="pills"
        keepMounted={false}
        value={choice.part}
        onChange={(part) => part && choice.choosePart(part as TripPart)}
      >
        <div className={styles.top}>
          <Tabs.List aria-label={t('parts')}>
            {tripParts.map((part) => (
              <Tabs.Tab key={part} value={part}>
                {t(`part_${part}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Totals trip={trip} />
        </div>
        <Tabs.Panel value="stops">
          <StopsPart {...props} {...{ errorAt, changes, choice }} />
        </Tabs.Panel>
        <Tabs.Panel value="map">
          <MapPart {...{ trip, changes, errorAt, uploadFile, uploads }} />
        </Tabs.Panel>
        <Tabs.Panel value="settings">
          <SettingsPart
            trip={trip}
            dimensions={props.dimensions}
            errorAt={errorAt}
            onChange={changes.changeFields}
          />
        </Tabs.Panel>
      </Tabs>
    </div>
  );
}

function Totals({ trip: { stops, questions } }: { trip: Trip }) {
  const t = useMessages(editorMessages);
  const formats = useFormats();
  return (
    <p className={styles.totals}>
      {t('count_stops', { count: stops.length })}
      {' · '}
      {t('count_questions', { count: questions.length })}
      {' · '}
      <strong>{t('total_marks', { points: formats.number(sumPoints(questions)) })}</strong>
    </p>
  );
}

type StopsPartProps = EditorProps<Trip> & {
  errorAt: (field: string) => string | undefined;
  changes: ReturnType<typeof useTripChanges>;
  choice: ReturnType<typeof useTripChoice>;
};

/** The list of stops, beside the chosen one. */
function StopsPart(props: StopsPartProps) {
  const { content: trip, conversionResults, issues, uploadFile, uploads, errorAt, changes, choice } = props;
  const t = useMessages(editorMessages);
  const { stop } = choice;
  function addStop(): void {
    choice.chooseStop(changes.addStop());
    choice.focusOn(`stops.${trip.stops.length}.name`);
  }
  return (
    <div className={stop ? styles.columns : styles.empty}>
      {!stop && (
        <>
          <EmptyActivities className={styles.picture} />
          <h2 className={styles.emptyTitle}>{t('empty_title')}</h2>
          <p className={styles.note}>{t('empty_text')}</p>
        </>
      )}
      <nav className={styles.stops} aria-label={t('stops')}>
        <StopList
          {...{ trip, conversionResults, issues }}
          chosenId={stop?.id}
          error={stop ? errorAt('stops') : undefined}
          onChoose={choice.chooseStop}
          onMove={changes.moveStop}
          onAdd={addStop}
        />
        <PhotoStops {...{ trip, uploadFile, uploads }} changeTrip={changes.changeTrip} />
      </nav>
      {stop && (
        <StopDesk
          key={stop.id}
          {...{ trip, stop, choice, changes, errorAt, conversionResults, issues, uploadFile, uploads }}
          dimensions={props.dimensions}
        />
      )}
    </div>
  );
}
