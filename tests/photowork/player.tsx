import type { PlayerProps } from '#form/activity-views.ts';
import { type PhotoResponse, type PublicPhotoWork, readWords } from './model.ts';

type Props = PlayerProps<PublicPhotoWork, PhotoResponse>;
type Task = PublicPhotoWork['tasks'][number];

function Task({ task, ...props }: Props & { task: Task }) {
  const { answers, traceAndFiles, context, mode, onAnswer } = props;
  const answer = answers[task.id];
  const files = answer?.files ?? [];
  const isOpen = mode === 'work' && !answer?.locked;
  const addPicture = (file: File | undefined) => {
    if (file) traceAndFiles.uploads.add(task.id, file, 'picture');
  };
  return (
    <fieldset disabled={!isOpen}>
      <legend>{task.text}</legend>
      {task.kind !== 'visit' && (
        <input
          aria-label={task.text}
          value={readWords(answer?.response)}
          onChange={(event) => onAnswer(task.id, { words: event.target.value })}
        />
      )}
      {task.kind === 'picture' && (
        <input
          type="file"
          aria-label={`Picture: ${task.text}`}
          onChange={(event) => addPicture(event.target.files?.[0])}
        />
      )}
      {files.map(({ id, url, name }) => (
        <img key={id} src={context.mediaUrl(url)} alt={name} />
      ))}
    </fieldset>
  );
}

export function Player(props: Props) {
  return props.content.tasks.map((task) => <Task key={task.id} task={task} {...props} />);
}
