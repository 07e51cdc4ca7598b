import { type RefObject, useState } from 'react';
import type { DraftIssue } from '#form/activity-type.ts';
import type { EditorProps } from '#form/activity-views.ts';
import { type FocusRequest, useFieldFocus } from '#parts/editor-parts/use-field-focus.ts';
import type { Trip } from '../model.ts';
import { listQuestionsOf } from './changes.ts';

export const tripParts = ['stops', 'map', 'settings'] as const;
export type TripPart = (typeof tripParts)[number];

type Path = DraftIssue['path'];
type Chosen = {
  part: TripPart;
  stopId?: string | undefined;
  /** The information point or the question that is chosen on the scene. */
  spotId?: string | undefined;
};
/** A question to be shown, which the same change may just have added. `path` starts at the question. */
type Wish = { questionId: string; path: Path };
/** `goTo` counts the questions of the stop alone. */
type QuestionGoTo = { stopId: string; goTo: NonNullable<EditorProps['goTo']> };

const mapFields: readonly unknown[] = ['map_picture', 'ground'];

export type TripChoice = ReturnType<typeof useTripChoice>;

/** What the editor shows: a part, a stop and what is chosen there. An issue that the teacher follows opens its field. */
export function useTripChoice(root: RefObject<HTMLElement | null>, trip: Trip, goTo: EditorProps['goTo']) {
  const [chosen, setChosen] = useState<Chosen>({ part: 'stops' });
  const [followed, setFollowed] = useState<EditorProps['goTo']>();
  const [focusRequest, setFocusRequest] = useState<FocusRequest | null>(null);
  const [wish, setWish] = useState<Wish>();
  const [questionGoTo, setQuestionGoTo] = useState<QuestionGoTo>();
  const stop = trip.stops.find(({ id }) => id === chosen.stopId) ?? trip.stops[0];

  function follow(path: Path): void {
    const [list, index, field, inner] = path;
    if (list === 'questions') {
      const question = trip.questions[Number(index)];
      setChosen({ ...chosen, part: 'stops' });
      if (question) setWish({ questionId: question.id, path: path.slice(2) });
      else if (stop) setQuestionGoTo({ stopId: stop.id, goTo: { path } });
      else setFocusRequest({ field: 'stops' });
      return;
    }
    const target = list === 'stops' ? trip.stops[Number(index)] : undefined;
    const part = list === 'stops' ? 'stops' : mapFields.includes(list) ? 'map' : 'settings';
    const spotId = field === 'spots' ? target?.spots[Number(inner)]?.id : undefined;
    setChosen({ part, stopId: target?.id ?? stop?.id, spotId });
    setFocusRequest({ field: path.join('.') });
  }

  if (goTo && goTo !== followed) {
    setFollowed(goTo);
    follow(goTo.path);
  }
  const wished = wish && trip.questions.find(({ id }) => id === wish.questionId);
  if (wish && wished) {
    const { id, stop_id } = wished;
    const index = listQuestionsOf(trip, stop_id).indexOf(wished);
    setWish(undefined);
    setChosen({ part: 'stops', stopId: stop_id, spotId: id });
    setQuestionGoTo({ stopId: stop_id, goTo: { path: ['questions', index, ...wish.path] } });
  }
  const focusOn = useFieldFocus(root, focusRequest, undefined);

  return {
    part: chosen.part,
    stop,
    stopIndex: stop ? trip.stops.indexOf(stop) : -1,
    spotId: chosen.spotId,
    questionGoTo: questionGoTo?.stopId === stop?.id ? questionGoTo?.goTo : undefined,
    choosePart: (part: TripPart) => setChosen({ ...chosen, part }),
    chooseStop: (stopId: string) => {
      setQuestionGoTo(undefined);
      setChosen({ part: 'stops', stopId });
    },
    chooseSpot: (spotId: string | undefined) => setChosen({ ...chosen, spotId }),
    chooseQuestion: (questionId: string) => setWish({ questionId, path: ['body'] }),
    focusOn,
  };
}
