import { Button, Group, Paper, Title } from '@mantine/core';
import { IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import type { ClassAttempt } from '#form/activity-views.ts';
import { useCall } from '#ui/api/hooks.ts';
import type { Elements } from '#ui/elements.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import styles from './files.module.css';
import { filesMessages } from './files-messages.ts';
import { type GalleryFile, type GalleryPlace, listGalleryPlaces, mediaGroupOf } from './gallery-items.ts';
import { GalleryTile } from './gallery-tile.tsx';
import { LargeFile } from './large-file.tsx';

type FilesGalleryProps = {
  coursewareId: number;
  places: Parameters<typeof listGalleryPlaces>[0];
  questions: Parameters<typeof listGalleryPlaces>[1];
  /** In the order in which their files are shown. */
  attempts: readonly ClassAttempt[];
};

/** All photos, videos and sounds of the class, by place and question. A click shows one of them large. */
export function FilesGallery({ coursewareId, places, questions, attempts }: FilesGalleryProps) {
  const t = useMessages(filesMessages);
  const reply = useCall('GET /study/answer_files', { courseware_id: coursewareId }, { reportsInPlace: true });
  const shown = reply.data && listGalleryPlaces(places, questions, reply.data.items, attempts);
  return (
    <GalleryPaper title={t('title')} places={shown ?? []}>
      {reply.error && !shown && <LoadError error={reply.error} onRetry={() => void reply.refetch()} />}
      {!reply.error && !shown && <Skeleton lines={3} height="5rem" />}
      {shown?.length === 0 && <p className={styles.none}>{t('none')}</p>}
    </GalleryPaper>
  );
}

type GalleryPaperProps = {
  title: string;
  places: readonly GalleryPlace[];
  /** What is shown without places. */
  children?: Elements;
};

/** Files by place on one sheet, with a button that hides whose they are. */
export function GalleryPaper({ title, places, children }: GalleryPaperProps) {
  const t = useMessages(filesMessages);
  const [hidesNames, setHidesNames] = useState(false);
  return (
    <Paper component="section" p="lg" radius="lg" mb="md" aria-label={title}>
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h4">
          {title}
        </Title>
        {places.length > 0 && (
          <Button
            variant={hidesNames ? 'outline' : 'default'}
            aria-pressed={hidesNames}
            leftSection={<IconEyeOff size={18} aria-hidden="true" />}
            onClick={() => setHidesNames(!hidesNames)}
          >
            {t('hide_names')}
          </Button>
        )}
      </Group>
      {children}
      {places.length > 0 && <Places places={places} hidesNames={hidesNames} />}
    </Paper>
  );
}

/** The files of all places in one order, for the steps from one to the next. */
const listFiles = (places: readonly GalleryPlace[]): GalleryFile[] =>
  places.flatMap(({ questions }) => questions.flatMap(({ files }) => files));

/** Names files by what they are and their number, so that no name of a file tells who took it. */
function useNameFile(files: readonly GalleryFile[], hidesNames: boolean): (file: GalleryFile) => string {
  const t = useMessages(filesMessages);
  return (file) => {
    const name = t(mediaGroupOf(file) ?? 'image', {
      number: files.findIndex(({ id }) => id === file.id) + 1,
    });
    return hidesNames ? name : t('by', { file: name, name: file.by });
  };
}

function Places({ places, hidesNames }: { places: readonly GalleryPlace[]; hidesNames: boolean }) {
  const [largeId, setLargeId] = useState<number>();
  const files = listFiles(places);
  const nameFile = useNameFile(files, hidesNames);
  const largeIndex = files.findIndex(({ id }) => id === largeId);
  const large = files[largeIndex];
  return (
    <>
      {places.map(({ id, name, number, questions }) => (
        <section key={id} className={styles.place}>
          {name !== '' && <h3>{`${number} ${name}`}</h3>}
          {questions.map((question) => (
            <div key={question.id}>
              {question.title !== '' && <h4 className={styles.question}>{question.title}</h4>}
              <ul className={styles.tiles}>
                {question.files.map((file) => (
                  <GalleryTile
                    key={file.id}
                    file={file}
                    label={nameFile(file)}
                    name={hidesNames ? '' : file.by}
                    onOpen={() => setLargeId(file.id)}
                  />
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
      {large && (
        <LargeFile
          file={large}
          label={nameFile(large)}
          number={largeIndex + 1}
          count={files.length}
          onStep={(by) => setLargeId(files[largeIndex + by]?.id ?? largeId)}
          onClose={() => setLargeId(undefined)}
        />
      )}
    </>
  );
}
