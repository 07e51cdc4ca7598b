import type { StoredFile } from '#form/activity-type.ts';
import type { FileUpload, TraceAndFiles } from '#form/activity-views.ts';
import { Attachments } from '#parts/attachments/attachments.tsx';
import { FileList } from '#parts/attachments/file-list.tsx';
import { useFileUploads } from '#parts/attachments/use-file-uploads.ts';
import { AnswerInk } from '#parts/file-ink/answer-ink.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { useTraceAndFiles } from '../answer-parts/use-trace-and-files.ts';
import { hasAnswer } from '../has-answer.ts';
import styles from './evidence.module.css';
import { evidenceMessages } from './evidence-messages.ts';
import type { PublicFiles } from './schema.ts';

type EvidenceProps = {
  question: { id: string; files: PublicFiles };
  response: unknown;
  files: readonly StoredFile[];
  showsResponseOnly: boolean | undefined;
  locked: boolean;
  mediaUrl: (url: string) => string;
};

/** The files that belong to a choice, below it. */
export function Evidence(props: EvidenceProps) {
  const { files, locked } = props;
  const traceAndFiles = useTraceAndFiles();
  if (locked || !traceAndFiles) return props.showsResponseOnly ? null : <GivenEvidence {...props} />;
  return (
    <div className={styles.evidence}>
      <Attachments
        questionId={props.question.id}
        kinds={props.question.files.kinds}
        max={props.question.files.max}
        {...{ files, traceAndFiles }}
        mediaUrl={props.mediaUrl}
      />
      <MissingNote {...props} uploads={traceAndFiles.uploads} />
      <AnswerInk files={files} />
    </div>
  );
}

function GivenEvidence({ response, files, mediaUrl }: EvidenceProps) {
  const t = useMessages(evidenceMessages);
  if (files.length === 0)
    return hasAnswer({ response }) ? <p className={styles.none}>{t('none_given')}</p> : null;
  return (
    <div className={styles.evidence}>
      <FileList files={files} mediaUrl={mediaUrl} />
      <AnswerInk files={files} />
    </div>
  );
}

type MissingNoteProps = Pick<EvidenceProps, 'question' | 'response' | 'files'> &
  Pick<TraceAndFiles, 'uploads'>;

/** What a started answer lacks. A file on its way is there. */
function MissingNote({ question, response, files, uploads }: MissingNoteProps) {
  const t = useMessages(evidenceMessages);
  const underWay = useFileUploads(uploads, question.id).filter(isUnderWay);
  const hasFile = files.length + underWay.length > 0;
  const hasResponse = hasAnswer({ response });
  const onlyPictures = question.files.kinds.every((kind) => kind === 'picture');
  const note = hasFile ? 'response_missing' : onlyPictures ? 'picture_missing' : 'file_missing';
  return (
    <p className={styles.missing} role="status">
      {hasFile !== hasResponse && t(note)}
    </p>
  );
}

const isUnderWay = ({ state }: FileUpload): boolean => state !== 'refused' && state !== 'late';
