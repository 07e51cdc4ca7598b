import type { EditorProps } from '#form/activity-views.ts';
import { offerUndo } from '#parts/editor-parts/offer-undo.view.ts';
import { changeById } from '#parts/quiz-questions/editor-fields/change-by-id.ts';
import type { Question } from '#parts/quiz-questions/model.ts';
import type { PicturePlace } from '#parts/site-map/model.ts';
import { translate } from '#ui/i18n/use-messages.ts';
import type { Spot, Stop, Trip, TripQuestion } from '../model.ts';
import * as changes from './changes.ts';
import { createSpot, createStop } from './create-stop.ts';
import { editorMessages } from './editor-messages.ts';

export type TripChanges = ReturnType<typeof useTripChanges>;

/** The changes of the editor. What is removed can be taken back. */
export function useTripChanges(trip: Trip, onChange: EditorProps<Trip>['onChange']) {
  const changeStop = (id: string, change: (stop: Stop) => Stop) =>
    onChange((current) => changes.changeStop(current, id, change));
  const changeSpots = (stopId: string, change: (spots: Spot[]) => Spot[]) =>
    changeStop(stopId, (stop) => ({ ...stop, spots: change(stop.spots) }));
  return {
    changeTrip: onChange,
    changeFields: (changed: Partial<Trip>) => onChange((current) => ({ ...current, ...changed })),
    changeStop,
    moveStop: (from: number, to: number) => onChange((current) => changes.moveStop(current, from, to)),
    /** Returns the id of the new stop. */
    addStop(): string {
      const stop = createStop();
      onChange((current) => changes.insertStops(current, [stop]));
      return stop.id;
    },
    /** Returns the id of the copy; undefined if the stop is not there. */
    duplicateStop(id: string): string | undefined {
      const copied = changes.copyStop(trip, id);
      if (copied) onChange(() => copied.trip);
      return copied?.copy.id;
    },
    removeStop(stop: Stop, name: string): void {
      const index = trip.stops.indexOf(stop);
      const questions = changes.listQuestionsOf(trip, stop.id);
      onChange((current) => changes.removeStop(current, stop.id));
      offerUndo(translate(editorMessages, 'stop_removed', { name }), () =>
        onChange((current) => changes.restoreStop(current, stop, questions, index)),
      );
    },
    /** Returns the id of the new information point. */
    addSpot(stopId: string, at: PicturePlace | undefined): string {
      const spot = createSpot(at);
      changeSpots(stopId, (spots) => [...spots, spot]);
      return spot.id;
    },
    changeSpot: (stopId: string, id: string, changed: Partial<Spot>) =>
      changeSpots(stopId, (spots) => changeById(spots, id, (spot) => ({ ...spot, ...changed }))),
    removeSpot(stopId: string, spot: Spot, name: string): void {
      changeSpots(stopId, (spots) => spots.filter(({ id }) => id !== spot.id));
      offerUndo(translate(editorMessages, 'spot_removed', { name }), () =>
        changeSpots(stopId, (spots) => [...spots, spot]),
      );
    },
    changeQuestionsOf: (stopId: string, change: (own: readonly TripQuestion[]) => readonly Question[]) =>
      onChange((current) => changes.changeQuestionsOf(current, stopId, change)),
    addQuestion: (stopId: string, question: Question, at: PicturePlace | undefined) =>
      onChange((current) =>
        changes.changeQuestionsOf(current, stopId, (own) => [...own, { ...question, ...(at && { at }) }]),
      ),
    moveQuestion: (id: string, stopId: string) =>
      onChange((current) => changes.moveQuestion(current, id, stopId)),
    labelQuestion: (id: string, labels: TripQuestion['labels']) =>
      onChange((current) => ({
        ...current,
        questions: changeById(current.questions, id, (question) => ({ ...question, labels })),
      })),
    placePart: (stopId: string, id: string, at: PicturePlace | undefined) =>
      onChange((current) => changes.placePart(current, stopId, id, at)),
  };
}
